import MaquetteComponents
import MaquetteCore

/// What SwiftUI presents by a modifier of another view.
protocol SwiftUIPresented: SwiftUISource, CatalogComponent {
  /// Adds it to the view that presents it.
  func present(on view: inout SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys)
}

extension SwiftUIPresented {
  /// By itself it is presented by a view that shows nothing.
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = SwiftView("Color.clear")
    present(on: &view, in: export, keys)
    return view
  }
}

extension SwiftUIComponents {
  /// Adds what a component presents over a view; nothing for any other component.
  func present(_ component: AnyComponent, on view: inout SwiftView) {
    guard let presented = component.swiftUIPresented else { return }
    let keys = ExportedKeys(of: component, presented, in: self)
    presented.present(on: &view, in: self, keys)
    tellRest(keys, in: &view)
  }
}

extension AnyComponent {
  /// What SwiftUI presents by a modifier of the view around; `nil` for anything else, and for what is
  /// presented by a view of its own.
  var swiftUIPresented: (any SwiftUIPresented)? {
    if let dialog = unmodified as? ConfirmationDialog, !dialog.anchor.isEmpty { return nil }
    return unmodified as? any SwiftUIPresented
  }
}

extension Alert: SwiftUIPresented {
  func present(on view: inout SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys) {
    keys.say("title", "message", "textField", "buttons")
    var actions = export.views(buttons)
    if !self.textField.isEmpty {
      let field = "TextField(\(SwiftLiteral.title(self.textField)), text: .constant(\"\"))"
      actions.insert(SwiftView(field), at: 0)
    }
    let note =
      self.message.isEmpty ? [] : [(name: "message", views: [SwiftLiteral.text(self.message)])]
    view.modify(
      ".alert(\(SwiftLiteral.title(self.title)), isPresented: .constant(true))",
      blocks: [("", actions)] + note)
    if !self.symbol.isEmpty {
      keys.say("symbol")
      view.modifiers.append(".dialogIcon(\(SwiftLiteral.symbol(self.symbol).lines[0]))")
    }
    keys.addSuppression(to: &view)
  }
}

extension ExportedKeys {
  /// Adds the check box that stops a dialog from coming back.
  fileprivate func addSuppression(to view: inout SwiftView) {
    let isShown: Bool = value("showsSuppressionButton") ?? false
    say("suppressionTitle", "isSuppressed")
    guard isShown else { return }
    view.modifiers.append(
      call(
        ".dialogSuppressionToggle({suppressionTitle?}, isSuppressed: .constant({isSuppressed}))"))
  }
}

extension ConfirmationDialog: SwiftUIPresented {
  /// It is presented by what opened it.
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("anchor")
    var view = self.anchor.isEmpty ? SwiftView("Color.clear") : export.stack(self.anchor)
    present(on: &view, in: export, keys)
    return view
  }

  func present(on view: inout SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys) {
    keys.say("title", "message", "buttons", "isPresented")
    var words = [SwiftLiteral.title(self.title), "isPresented: .constant(\(self.isPresented))"]
    if !self.title.isEmpty { words.append("titleVisibility: .visible") }
    let note =
      self.message.isEmpty ? [] : [(name: "message", views: [SwiftLiteral.text(self.message)])]
    view.modify(
      ".confirmationDialog(\(words.joined(separator: ", ")))",
      blocks: [("", export.views(buttons))] + note)
    keys.addSuppression(to: &view)
  }
}

extension Sheet: SwiftUIPresented {
  func present(on view: inout SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys) {
    keys.say("title", "detent", "content", "cancellationAction", "confirmationAction")
    keys.say("destructiveAction", "ignoresSafeArea")
    let hadSearch = export.hasSearch
    let (content, search) = export.apart(self.content)
    var inner = content.isEmpty ? SwiftView("Color.clear") : export.stack(content)
    export.addSearch(search, to: &inner)
    export.hasSearch = hadSearch
    if self.ignoresSafeArea { inner.modifiers.append(".ignoresSafeArea(edges: .bottom)") }
    keys.add(".navigationTitle({title?})", to: &inner)
    if !self.title.isEmpty, [.card, .form].contains(export.conventions.sheet) {
      inner.modifiers.append(".navigationBarTitleDisplayMode(.inline)")
    }
    export.addToolbar(
      [
        ("cancellationAction", [cancellationAction].compactMap { $0 }),
        ("confirmationAction", [confirmationAction].compactMap { $0 }),
        ("destructiveAction", [destructiveAction].compactMap { $0 }),
      ], to: &inner)
    var sheet = SwiftView("NavigationStack", children: [inner])
    if self.detent != .large {
      sheet.modifiers.append(".presentationDetents([\(self.detent.swiftUI)])")
    }
    keys.add(
      ".presentationDragIndicator(.{showsGrabber?|true=visible|false=hidden})",
      ".presentationBackgroundInteraction(.{backgroundInteraction?})", to: &sheet)
    view.modify(".sheet(isPresented: .constant(true))", blocks: [("", [sheet])])
  }
}

extension Sheet.Detent {
  /// SwiftUI's `PresentationDetent`.
  fileprivate var swiftUI: String {
    switch self {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let share): ".fraction(\(NumberFormat.short(share)))"
    case .height(let height): ".height(\(NumberFormat.short(height)))"
    }
  }
}

extension Popover: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("anchor", "content")
    var view = self.anchor.isEmpty ? SwiftView("Color.clear") : export.stack(self.anchor)
    var inner = self.content.isEmpty ? SwiftView("EmptyView()") : export.stack(self.content)
    if export.conventions.sheet == .card {
      inner.modifiers.append(".presentationCompactAdaptation(.popover)")
    }
    guard export.checks(".popover", at: keys.place(of: "content"), in: &view) else {
      keys.say("isPresented", "attachmentAnchor", "arrowEdge")
      return view
    }
    let point = "attachmentAnchor: .point(.{attachmentAnchor?})"
    let head = keys.call(
      ".popover(isPresented: .constant({isPresented}), \(point), arrowEdge: .{arrowEdge})")
    view.modify(head, blocks: [("", [inner])])
    return view
  }
}

extension ButtonGroup: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("axis", "spacing", "buttons")
    switch self.axis {
    case .vertical: return stack("VStack", order: .column, in: export, keys)
    case .horizontal:
      return stack("HStack", order: .row(export.conventions.rowRoles), in: export, keys)
    case .automatic:
      // In a row where there is room for it, otherwise in a column.
      return SwiftView(
        "ViewThatFits(in: .horizontal)",
        children: [
          stack("HStack", order: .row(export.conventions.rowRoles), in: export, keys),
          stack("VStack", order: .column, in: export, keys),
        ])
    }
  }

  /// The buttons in the order in which their roles place them.
  private func stack(
    _ name: String, order: RoleOrder, in export: SwiftUIComponents, _ keys: ExportedKeys
  ) -> SwiftView {
    let roles = buttons.map { $0.button?.role ?? .normal }
    let views = order.sorted(roles).map { index in
      var view = export.view(buttons[index])
      if self.stretch == true {
        keys.say("stretch")
        view.modifiers.append(".frame(maxWidth: .infinity)")
      }
      return view
    }
    let words = self.spacing.map { ["spacing: \(SwiftLiteral.number($0))"] } ?? []
    return SwiftView(call: name, words, children: views)
  }
}
