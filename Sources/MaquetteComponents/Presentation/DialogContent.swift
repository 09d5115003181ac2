import MaquetteCore
import MaquetteThemes

/// What alerts and confirmation dialogs say, and how it is put together on each platform.
struct DialogContent {
  var title: String
  var message: String
  /// The placeholder of a text field; empty for no field.
  var textField = ""
  /// The symbol above the title on macOS; empty for the app's icon.
  var symbol = ""
  var buttons: [AnyComponent]
  /// Whether there is a help button in the corner, on macOS.
  var showsHelp = false
  /// The check box that stops it from coming back, on macOS; `nil` for none.
  var suppression: DialogSuppression?
  /// Whether what cancels stands in the upper corner on watchOS, as in its action sheets.
  var cancelsInCorner = false

  // MARK: Texts

  /// Title and message, and the check box and the field below them; `nil` when there is none of them.
  ///
  /// - Parameters:
  ///   - loneFont: the font of a text that stands alone.
  ///   - hasField: whether the field is among them.
  func texts(
    _ look: DialogLook, colors: (title: ColorValue, message: ColorValue),
    titleWeight: FontWeight? = nil, loneFont: LookFont? = nil,
    alignment: TextAlignment = .center, hasField: Bool = true, in context: LayoutContext
  ) -> AnyComponent? {
    var parts: [AnyComponent] = []
    if !title.isEmpty {
      parts.append(
        text(
          title, "title", loneFont ?? look.title, colors.title, weight: titleWeight,
          alignment: alignment,
          in: context
        )
        .accessibility(AccessibilityPatch(traits: [.header])))
    }
    if !message.isEmpty {
      parts.append(
        text(
          message, "message", loneFont ?? look.message, colors.message, alignment: alignment,
          in: context))
    }
    if let toggle = suppression?.toggle(beside: buttons.count, in: context) {
      parts.append(toggle.padding(EdgeInsets(top: look.fieldGap)))
    }
    if hasField, let field = field(in: context) {
      parts.append(field.padding(EdgeInsets(top: look.fieldGap)))
    }
    guard !parts.isEmpty else { return nil }
    let edge: VStack.Alignment = alignment == .center ? .center : .leading
    return AnyComponent(VStack(alignment: edge, spacing: look.textGap) { parts })
  }

  /// The text field; `nil` without one.
  func field(in context: LayoutContext) -> AnyComponent? {
    guard !textField.isEmpty else { return nil }
    return AnyComponent(
      DialogField(placeholder: textField), provenance: context.provenance(key: "textField"))
  }

  private func text(
    _ text: String, _ key: String, _ font: LookFont, _ color: ColorValue,
    weight: FontWeight? = nil, alignment: TextAlignment, in context: LayoutContext
  ) -> AnyComponent {
    var font = font.value
    font.weight = weight ?? font.weight
    let label = Label(text, font: font, color: color, alignment: alignment, numberOfLines: 0)
    return AnyComponent(label, provenance: context.provenance(key: key))
  }

  // MARK: Cells

  /// Cells for some actions in their order.
  func cells(_ actions: [Action], _ look: DialogLook, in context: LayoutContext)
    -> [any LayoutElement]
  {
    let hasPrimary = actions.contains { $0.role == .primary }
    return actions.map { action in
      // What cancels is the default action as long as no other one is.
      let isEmphasized = action.role == .primary || action.role == .cancel && !hasPrimary
      let component = action.component.replacingButton { button in
        DialogAction(
          button: button, font: look.button?.value ?? .body, isEmphasized: isEmphasized,
          minHeight: look.buttonHeight ?? 0, padding: look.buttonPadding ?? 0)
      }
      return context.element(for: component, at: action.index, axis: nil)
    }
  }

  // MARK: Columns

  /// Icon, texts and a group of buttons on a surface of their own: on macOS and tvOS.
  func column(_ look: DialogLook, name: String, in context: LayoutContext)
    -> any LayoutElement
  {
    let corners = CornerContainer()
    let inner = context.inFront(of: .custom(look.background)).inside(corners)
    let padding = look.padding ?? 0
    return SurfaceElement(
      Surface(look, context: context), width: look.width,
      padding: EdgeInsets(all: padding),
      content: inner.element(for: stack(look, in: context), at: 0, axis: .vertical),
      corners: corners, component: name, context: context)
  }

  /// Icon, texts and a group of buttons, from top to bottom.
  func stack(_ look: DialogLook, in context: LayoutContext) -> AnyComponent {
    var parts: [AnyComponent] = []
    let kind = context.conventions.alert
    let isLeading = (look.isLeading ?? 0) != 0
    if kind == .window {
      let icon = AnyComponent(
        DialogIcon(symbol: symbol, size: look.icon ?? 0),
        provenance: context.provenance(key: "symbol"))
      parts.append(showsHelp ? beside(icon, HelpButton(), isLeading: isLeading) : icon)
    }
    let messageColor: ColorValue = kind == .window ? .primary : .secondary
    let alignment: TextAlignment = isLeading ? .natural : .center
    if let texts = texts(
      look, colors: (.primary, messageColor), alignment: alignment, in: context)
    {
      parts.append(texts)
    }
    let actions = adapted(context.actions(buttons), to: kind)
    if !actions.isEmpty {
      let isRow = kind == .window && actions.count == 2
      var group = ButtonGroup(
        axis: isRow ? .horizontal : .vertical, spacing: look.buttonGap ?? 0, stretch: true
      ) { actions.map { $0.changed { $0.keepsLine = true }.component } }
      group.hasEvenRow = true
      // The action stands where the default button would, even if it destroys something.
      group.rowOrder = .rowFromCancel
      parts.append(AnyComponent(group))
    }
    return AnyComponent(
      VStack(alignment: isLeading ? .leading : .center, spacing: look.gap ?? 0) { parts })
  }

  /// An icon in the middle, or at the leading edge, and a button in the trailing corner above it.
  private func beside(_ icon: AnyComponent, _ button: HelpButton, isLeading: Bool) -> AnyComponent {
    AnyComponent(
      ZStack(alignment: .topTrailing) {
        icon.frame(maxWidth: .infinity, alignment: isLeading ? .leading : .center)
        button
      })
  }

  /// Buttons as the platform's alerts have them: large in windows, where the first one that is nothing
  /// special answers to Return unless another one does; in panels with the focus on the primary one,
  /// or on what cancels.
  private func adapted(_ actions: [Action], to kind: Conventions.Alert) -> [Action] {
    var actions = actions
    switch kind {
    case .window:
      for index in actions.indices where actions[index].button.size == .medium {
        actions[index] = actions[index].changed { $0.size = .large }
      }
      if !actions.contains(where: { $0.role == .primary }),
        let first = actions.firstIndex(where: { $0.role == .normal })
      {
        actions[first] = actions[first].changed { $0.role = .primary }
      }
    case .panel:
      // What stands out gets chosen: never what destroys (HIG, Buttons: Role).
      let roles: [ButtonRole] = [.primary, .cancel, .normal, .destructive]
      let first = roles.lazy.compactMap { role in
        actions.firstIndex { $0.role == role }
      }.first
      if let first, !actions.contains(where: { $0.button.state == .focused }) {
        actions[first] = actions[first].changed { $0.state = .focused }
      }
    case .cells, .capsules, .full: break
    }
    return actions
  }
}
