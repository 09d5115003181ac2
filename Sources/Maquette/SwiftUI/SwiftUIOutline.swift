import MaquetteComponents

extension OutlineGroup: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("items")
    let rows = self.items.items.map { OutlineGroup.view($0, in: export) }
    return rows.count == 1 ? rows[0] : SwiftView("Group", children: rows)
  }

  private static func view(_ item: OutlineItem, in export: SwiftUIComponents) -> SwiftView {
    var label = export.label(item.title, symbol: item.systemImage)
    if !item.subtitle.isEmpty {
      label = SwiftView(
        "VStack(alignment: .leading)", children: [label, SwiftLiteral.text(item.subtitle)])
    }
    if !item.badge.isEmpty {
      label.modifiers.append(".badge(\(SwiftLiteral.title(item.badge)))")
    }
    guard let children = item.children else { return label }
    return SwiftView(
      "DisclosureGroup(isExpanded: .constant(\(item.isExpanded)))",
      blocks: [("", children.map { view($0, in: export) }), ("label", [label])])
  }
}
