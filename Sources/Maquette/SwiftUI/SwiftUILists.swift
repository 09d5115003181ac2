import MaquetteComponents
import MaquetteCore

extension List: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("style", "children")
    var view = SwiftView("List", children: export.views(self.children))
    if self.style != .automatic { view.modifiers.append(".listStyle(.\(self.style.rawValue))") }
    return view
  }
}

extension Section: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("header", "footer", "children")
    let rows = export.views(self.children)
    guard !self.footer.isEmpty else {
      return SwiftView(
        call: "Section", self.header.isEmpty ? [] : [SwiftLiteral.title(self.header)],
        children: rows)
    }
    var blocks: [(name: String, views: [SwiftView])] = [("", rows)]
    if !self.header.isEmpty { blocks.append(("header", [SwiftLiteral.text(self.header)])) }
    blocks.append(("footer", [SwiftLiteral.text(self.footer)]))
    return SwiftView("Section", blocks: blocks)
  }
}

extension LabeledContent: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "content")
    let title = SwiftLiteral.title(self.title)
    if self.content.isEmpty {
      return SwiftView("LabeledContent(\(title), value: \(SwiftLiteral.string(self.value)))")
    }
    let texts = self.value.isEmpty ? [] : [SwiftLiteral.text(self.value)]
    return SwiftView("LabeledContent(\(title))", children: texts + export.views(self.content))
  }
}

extension NavigationLink: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "systemImage")
    var label = export.label(self.title, symbol: self.systemImage)
    if !self.value.isEmpty {
      label = SwiftView(
        "LabeledContent", blocks: [("", [SwiftLiteral.text(self.value)]), ("label", [label])])
    }
    if self.accessory == .disclosureIndicator { keys.say("accessory") }
    var view = SwiftView(
      "NavigationLink", blocks: [("", [SwiftView("EmptyView()")]), ("label", [label])])
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension DisclosureGroup: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "isExpanded", "children")
    if self.style == .automatic { keys.say("style") }
    let expanded = self.isExpanded ? ["isExpanded: .constant(true)"] : []
    let rows = export.views(self.children)
    var view: SwiftView
    if self.systemImage.isEmpty {
      view = SwiftView(
        call: "DisclosureGroup", [SwiftLiteral.title(self.title)] + expanded, children: rows)
    } else {
      let label = export.label(self.title, symbol: self.systemImage)
      view = SwiftView(
        SwiftView.call("DisclosureGroup", expanded), blocks: [("", rows), ("label", [label])])
    }
    export.addSize(self.controlSize, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension SwiftUIComponents {
  /// A text with a symbol before it, or without.
  func label(_ title: String, symbol: String) -> SwiftView {
    if symbol.isEmpty { return SwiftLiteral.text(title) }
    if title.isEmpty { return SwiftLiteral.symbol(symbol) }
    return SwiftView(
      "Label(\(SwiftLiteral.title(title)), systemImage: \(SwiftLiteral.string(symbol)))")
  }
}
