import MaquetteComponents
import MaquetteCore

extension List: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("style", "children")
    var view = SwiftView("List", children: export.views(children))
    if style != .automatic { view.modifiers.append(".listStyle(.\(style.rawValue))") }
    return view
  }
}

extension Section: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("header", "footer", "children")
    let rows = export.views(children)
    guard !footer.isEmpty else {
      return SwiftView(
        call: "Section", header.isEmpty ? [] : [SwiftLiteral.title(header)], children: rows)
    }
    var blocks: [(name: String, views: [SwiftView])] = [("", rows)]
    if !header.isEmpty { blocks.append(("header", [SwiftLiteral.text(header)])) }
    blocks.append(("footer", [SwiftLiteral.text(footer)]))
    return SwiftView("Section", blocks: blocks)
  }
}

extension LabeledContent: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "content")
    let title = SwiftLiteral.title(title)
    if content.isEmpty {
      return SwiftView("LabeledContent(\(title), value: \(SwiftLiteral.string(value)))")
    }
    let texts = value.isEmpty ? [] : [SwiftLiteral.text(value)]
    return SwiftView("LabeledContent(\(title))", children: texts + export.views(content))
  }
}

extension NavigationLink: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "systemImage")
    var label = export.label(title, symbol: systemImage)
    if !value.isEmpty {
      label = SwiftView(
        "LabeledContent", blocks: [("", [SwiftLiteral.text(value)]), ("label", [label])])
    }
    if accessory == .disclosureIndicator { keys.say("accessory") }
    var view = SwiftView(
      "NavigationLink", blocks: [("", [SwiftView("EmptyView()")]), ("label", [label])])
    export.addState(state, keys, to: &view)
    return view
  }
}

extension DisclosureGroup: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "isExpanded", "children")
    if style == .automatic { keys.say("style") }
    let expanded = isExpanded ? ["isExpanded: .constant(true)"] : []
    let rows = export.views(children)
    var view: SwiftView
    if systemImage.isEmpty {
      view = SwiftView(
        call: "DisclosureGroup", [SwiftLiteral.title(title)] + expanded, children: rows)
    } else {
      let label = export.label(title, symbol: systemImage)
      view = SwiftView(
        SwiftView.call("DisclosureGroup", expanded), blocks: [("", rows), ("label", [label])])
    }
    export.addSize(controlSize, keys, to: &view)
    export.addState(state, keys, to: &view)
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
