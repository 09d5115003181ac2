import MaquetteCore

extension SwiftUIComponents {
  /// Views that hold others; `nil` for any other component.
  func container(_ node: ExportedNode) -> SwiftView? {
    switch node.name {
    case "VStack", "HStack", "ZStack":
      let alignment = node.text("alignment").flatMap { $0 == "center" ? nil : "alignment: .\($0)" }
      let spacing = node.number("spacing").map { "spacing: \($0)" }
      return block(node.name, [alignment, spacing], node)
    case "Grid": return grid(node)
    case "ScrollView": return block("ScrollView", [], node)
    case "List":
      var view = block("List", [], node)
      let styles = ["insetGrouped", "grouped", "plain", "sidebar"]
      if let style = node.word("style", Dictionary(uniqueKeysWithValues: styles.map { ($0, $0) })) {
        view.modifiers.append(".listStyle(.\(style))")
      }
      return view
    case "Section": return section(node)
    case "DisclosureGroup":
      let title = node.text("title") ?? ""
      let isExpanded = node.flag("isExpanded") ?? false
      return block(
        "DisclosureGroup",
        [SwiftLiteral.title(title), isExpanded ? "isExpanded: .constant(true)" : nil], node)
    case "Screen": return screen(node)
    case "Spacer": return SwiftView("Spacer()")
    case "Divider": return SwiftView("Divider()")
    default: return nil
    }
  }

  private func block(_ name: String, _ arguments: [String?], _ node: ExportedNode) -> SwiftView {
    let words = arguments.compactMap { $0 }.joined(separator: ", ")
    let content = children(node.take("children") ?? node.take("content"))
    return SwiftView(words.isEmpty ? name : "\(name)(\(words))", children: content)
  }

  private func section(_ node: ExportedNode) -> SwiftView {
    let (header, footer) = (node.text("header"), node.text("footer"))
    let rows = children(node.take("children"))
    guard let footer else {
      return SwiftView(
        header.map { "Section(\(SwiftLiteral.title($0)))" } ?? "Section", children: rows)
    }
    var view = SwiftView("Section", children: rows)
    view.lines.removeLast()
    if let header {
      view.lines += ["} header: {", "  Text(\(SwiftLiteral.verbatim(header)))"]
    }
    view.lines += ["} footer: {", "  Text(\(SwiftLiteral.verbatim(footer)))", "}"]
    return view
  }

  private func grid(_ node: ExportedNode) -> SwiftView {
    let columns = max(1, node.text("columns").flatMap(Int.init) ?? 2)
    let horizontal = node.number("spacing")
    let vertical = node.number("verticalSpacing") ?? horizontal
    let alignment = node.text("alignment").flatMap { $0 == "center" ? nil : "alignment: .\($0)" }
    let cells = children(node.take("children"))
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      SwiftView("GridRow", children: Array(cells[start..<min(start + columns, cells.count)]))
    }
    let words = [
      alignment, horizontal.map { "horizontalSpacing: \($0)" },
      vertical.map { "verticalSpacing: \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
    return SwiftView(words.isEmpty ? "Grid" : "Grid(\(words))", children: rows)
  }

  private func screen(_ node: ExportedNode) -> SwiftView {
    let title = node.text("title")
    let content = children(node.take("children") ?? node.take("content"))
    var inner = content.count == 1 ? content[0] : SwiftView("VStack", children: content)
    guard let title else { return inner }
    inner.modifiers.append(".navigationTitle(\(SwiftLiteral.title(title)))")
    return SwiftView("NavigationStack", children: [inner])
  }
}
