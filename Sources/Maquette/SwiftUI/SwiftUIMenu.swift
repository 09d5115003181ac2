import MaquetteComponents
import MaquetteCore

extension Menu: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    export.menu(self, keys)
  }
}

extension PullDownButton: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    export.menu(self, keys)
  }
}

extension PopUpButton: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("selection", "items", "label")
    var missed = SwiftView("")
    var number = -1
    let items = self.items.items
    let rows = self.items.elements.map { element in
      export.options(of: element, &number, &missed, at: keys.place(of: "items"))
    }.flatMap { $0 }
    // What is chosen need not be among the items: then it is the closed button's title.
    let chosen = selection.isEmpty ? 0 : items.firstIndex { $0.title == selection } ?? -1
    var view = SwiftView(
      "Picker(\(SwiftLiteral.title(self.label)), selection: .constant(\(chosen)))", children: rows)
    view.comments = missed.comments
    if chosen < 0 {
      export.miss(
        "'selection: \(SpecNode.excerpt(selection))' is not one of the items",
        at: keys.place(of: "selection"), in: &view)
    }
    view.modifiers.append(".pickerStyle(.menu)")
    if self.label.isEmpty { view.modifiers.append(".labelsHidden()") }
    export.addButtonStyle(self.style, keys, to: &view)
    keys.add("size", "tint", "state", to: &view)
    return view
  }
}

extension SwiftUIComponents {
  fileprivate func menu(_ menu: some TitledMenuOpener, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "symbol", "items")
    var missed = SwiftView("")
    let rows = menu.items.elements.map { row(of: $0, &missed, at: keys.place(of: "items")) }
    let head: SwiftView
    if menu.title.isEmpty, !menu.symbol.isEmpty {
      head = SwiftView("Menu", blocks: [("", rows), ("label", [SwiftLiteral.symbol(menu.symbol)])])
    } else {
      let symbol =
        menu.symbol.isEmpty ? [] : ["systemImage: \(SwiftLiteral.string(menu.symbol))"]
      head = SwiftView(call: "Menu", [SwiftLiteral.title(menu.title)] + symbol, children: rows)
    }
    var view = head
    view.comments = missed.comments
    keys.add(".labelStyle(.{labelStyle?})", ".menuIndicator(.{indicator?})", to: &view)
    addMenuStyle(menu.style, keys, to: &view)
    keys.add("size", "tint", "state", to: &view)
    return view
  }

  fileprivate func addButtonStyle(
    _ style: ButtonStyle?, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    var menu = SwiftView("")
    addMenuStyle(style, keys, to: &menu)
    view.modifiers += menu.modifiers.filter { !$0.hasPrefix(".menuStyle") }
  }

  /// The elements of a menu.
  func rows(
    of content: MenuContent, at location: SourceLocation?, in view: inout SwiftView
  ) -> [SwiftView] {
    content.elements.map { row(of: $0, &view, at: location) }
  }

  /// An element of a menu.
  fileprivate func row(
    of element: MenuElement, _ missed: inout SwiftView, at location: SourceLocation?
  ) -> SwiftView {
    switch element {
    case .divider: return SwiftView("Divider()")
    case .item(let item): return row(of: item, &missed, at: location)
    case .section(let section):
      var rows: [SwiftView] = []
      for item in section.items { rows.append(row(of: item, &missed, at: location)) }
      return SwiftView(
        call: "Section", section.title.isEmpty ? [] : [SwiftLiteral.title(section.title)],
        children: rows)
    }
  }

  private func miss(
    _ name: String, of item: MenuItem, at location: SourceLocation?, in missed: inout SwiftView
  ) {
    miss(
      "'\(name)' of the item \(SpecNode.excerpt(item.title)) is not exported to SwiftUI",
      at: location, in: &missed)
  }

  private func row(
    of item: MenuItem, _ missed: inout SwiftView, at location: SourceLocation?
  ) -> SwiftView {
    for (name, isThere) in [
      ("isHighlighted", item.isHighlighted), ("isExpanded", item.isExpanded),
      ("state: mixed", item.state == .mixed),
    ] where isThere {
      miss(name, of: item, at: location, in: &missed)
    }
    var view = head(of: item, &missed, at: location)
    if let shortcut = item.shortcut {
      if let text = SwiftUIComponents.text(of: shortcut) {
        view.modifiers.append(text)
      } else {
        miss(
          "'shortcut: \(shortcut.text)' is not exported to SwiftUI", at: location, in: &missed)
      }
    }
    if !item.isEnabled { view.modifiers.append(".disabled(true)") }
    return view
  }

  private func head(
    of item: MenuItem, _ missed: inout SwiftView, at location: SourceLocation?
  ) -> SwiftView {
    let symbol = item.symbol.isEmpty ? [] : ["systemImage: \(SwiftLiteral.string(item.symbol))"]
    let words = [SwiftLiteral.title(item.title)] + symbol
    if !item.submenu.isEmpty {
      var rows: [SwiftView] = []
      for element in item.submenu.elements {
        rows.append(row(of: element, &missed, at: location))
      }
      return SwiftView(call: "Menu", words, children: rows)
    }
    let texts = [SwiftLiteral.text(item.title), SwiftLiteral.text(item.subtitle)]
    let icon = item.symbol.isEmpty ? [] : [SwiftLiteral.symbol(item.symbol)]
    if item.state == .on {
      let words = words + ["isOn: .constant(true)"]
      return item.subtitle.isEmpty
        ? SwiftView("Toggle(\(words.joined(separator: ", ")))")
        : SwiftView("Toggle(isOn: .constant(true))", children: texts + icon)
    }
    let role = item.role == .destructive ? ["role: .destructive"] : []
    if item.subtitle.isEmpty {
      return SwiftView("Button(\((words + role).joined(separator: ", "))) {}")
    }
    return SwiftView(
      SwiftView.call("Button", role), blocks: [("", []), ("label", texts + icon)])
  }

  /// The options of a choice, numbered from the first.
  fileprivate func options(
    of element: MenuElement, _ number: inout Int, _ missed: inout SwiftView,
    at location: SourceLocation?
  ) -> [SwiftView] {
    switch element {
    case .divider: return [SwiftView("Divider()")]
    case .item(let item): return [option(item, &number, &missed, at: location)]
    case .section(let section):
      var rows: [SwiftView] = []
      for item in section.items { rows.append(option(item, &number, &missed, at: location)) }
      return [
        SwiftView(
          call: "Section", section.title.isEmpty ? [] : [SwiftLiteral.title(section.title)],
          children: rows)
      ]
    }
  }

  private func option(
    _ item: MenuItem, _ number: inout Int, _ missed: inout SwiftView, at location: SourceLocation?
  ) -> SwiftView {
    number += 1
    for (name, isThere) in [
      ("subtitle", !item.subtitle.isEmpty), ("role", item.role != .normal),
      ("shortcut", item.shortcut != nil), ("isEnabled", !item.isEnabled),
      ("isHighlighted", item.isHighlighted), ("submenu", !item.submenu.isEmpty),
      ("state", item.state != .off),
    ] where isThere {
      miss(name, of: item, at: location, in: &missed)
    }
    var view = label(item.title, symbol: item.symbol)
    view.modifiers.append(".tag(\(number))")
    return view
  }

  /// A shortcut as a modifier; `nil` for a key that SwiftUI has no name for.
  private static func text(of shortcut: KeyboardShortcut) -> String? {
    let named = [
      "↩": ".return", "⎋": ".escape", "⌫": ".delete", "⇥": ".tab", "Space": ".space",
      "↑": ".upArrow", "↓": ".downArrow", "←": ".leftArrow", "→": ".rightArrow",
    ]
    let isSingle = shortcut.key.count == 1
    guard
      let key = named[shortcut.key]
        ?? (isSingle ? SwiftLiteral.string(shortcut.key.lowercased()) : nil)
    else { return nil }
    let words = KeyboardShortcut.Modifier.allCases.filter(shortcut.modifiers.contains)
      .map { ".\($0.rawValue)" }
    return words == [".command"]
      ? ".keyboardShortcut(\(key))"
      : ".keyboardShortcut(\(key), modifiers: [\(words.joined(separator: ", "))])"
  }
}
