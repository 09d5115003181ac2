import MaquetteCore

/// An open menu: its rows below one another, and the submenu that is open.
final class MenuPanel {
  private enum Part {
    case row(MenuRow, number: Int)
    case header(TextBlock, number: Int)
    case separator
    case section
  }

  private let look: MenuLook
  private let columns: MenuRow.Columns
  private let parts: [(part: Part, frame: Rect)]
  /// The extent of the panel itself.
  let size: Size
  /// Whether it shows only as many rows as there is room for, and scrolls.
  private let isCut: Bool
  private let submenu: (panel: MenuPanel, origin: Point)?

  /// - Parameters:
  ///   - opener: the item that this is the submenu of; shown as the first row where submenus lie
  ///     over their menus.
  ///   - minWidth: the least width, where the width follows the content.
  ///   - maxWidth: what there is room for.
  ///   - maxHeight: the same of its height; rows below that are scrolled out of sight.
  ///   - opensBefore: whether submenus open at the leading edge, where they stand beside their menus.
  init(
    _ content: MenuContent, opener: MenuItem? = nil, look: MenuLook, minWidth: Double = 0,
    maxWidth: Double? = nil, maxHeight: Double? = nil, opensBefore: Bool = false
  ) {
    self.look = look
    let groups = content.groups.map { section in
      (section.title, section.items.map { MenuRow($0, look: look) })
    }
    let head = opener.flatMap { look.submenuCovers ? MenuRow($0, isHeader: true, look: look) : nil }
    let rows = groups.flatMap(\.1) + (head.map { [$0] } ?? [])
    let hasIcons = rows.contains(where: \.hasLeadingIcon)
    // Marks have a column of their own before that of symbols.
    let start =
      rows.contains(where: \.hasMark)
      ? look.markColumn.width : hasIcons ? look.theme.iconStart : nil
    let columns = MenuRow.Columns(
      start: start ?? look.theme.horizontalPadding, hasIcons: hasIcons)
    self.columns = columns
    var width = look.width ?? max(minWidth, rows.map { $0.width(columns) }.max() ?? 0)
    if let maxWidth { width = min(width, maxWidth) }

    var parts: [(part: Part, frame: Rect)] = []
    var y = look.theme.verticalPadding
    func add(_ part: Part, height: Double) {
      parts.append((part, Rect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    if let head {
      add(.row(head, number: -1), height: head.height(width: width, columns))
      add(.separator, height: look.separatorHeight)
    }
    var number = 0
    for (index, group) in groups.enumerated() {
      if index > 0 { add(.section, height: look.theme.sectionGap) }
      if let title = look.header(group.0) {
        let room = max(1, width - columns.start - look.theme.horizontalPadding)
        let text = title.layout(width: room).size.height
        add(.header(title, number: index), height: text + 2 * look.theme.headerPadding)
      }
      for (offset, row) in group.1.enumerated() {
        if offset > 0, look.separatorHeight > 0 { add(.separator, height: look.separatorHeight) }
        add(.row(row, number: number), height: row.height(width: width, columns))
        number += 1
      }
    }
    y += look.theme.verticalPadding
    self.parts = parts
    let height = min(y, max(look.rowHeight, maxHeight ?? y))
    isCut = height < y - 0.01
    size = Size(width: width, height: height)
    submenu = MenuPanel.submenu(
      of: parts, in: size, look: look, maxWidth: maxWidth, maxHeight: maxHeight,
      opensBefore: opensBefore)
  }

  private static func submenu(
    of parts: [(part: Part, frame: Rect)], in size: Size, look: MenuLook, maxWidth: Double?,
    maxHeight: Double?, opensBefore: Bool
  ) -> (panel: MenuPanel, origin: Point)? {
    for (part, frame) in parts {
      guard case .row(let row, let number) = part, number >= 0, row.item.isExpanded,
        !row.item.submenu.isEmpty
      else { continue }
      let panel = MenuPanel(
        row.item.submenu, opener: row.item, look: look, maxWidth: maxWidth, maxHeight: maxHeight,
        opensBefore: opensBefore)
      let overlap = look.theme.submenuOverlap
      let beside = opensBefore ? overlap - panel.size.width : size.width - overlap
      let x = look.submenuCovers ? 0 : beside
      var y = frame.minY - look.theme.verticalPadding
      if let maxHeight { y = min(y, max(0, maxHeight - panel.size.height)) }
      return (panel, Point(x: x, y: y))
    }
    return nil
  }

  /// All that the panel and its open submenus cover, in reading direction from the panel's corner.
  var extent: Rect {
    let own = Rect(origin: .zero, size: size)
    guard let submenu else { return own }
    let inner = submenu.panel.extent
    return own.union(
      Rect(origin: inner.origin.offset(x: submenu.origin.x, y: submenu.origin.y), size: inner.size))
  }

  /// The middle of a row, from the panel's top.
  func middle(ofRow wanted: Int) -> Double? {
    for (part, frame) in parts {
      if case .row(_, wanted) = part { return frame.midY }
    }
    return nil
  }

  /// Where titles start, from the panel's leading edge.
  var textStart: Double { columns.start + (columns.hasIcons ? look.iconColumn.width : 0) }

  /// The panel and what is open of it, from back to front.
  func nodes(at origin: Point, in place: ReadingFrame, path: String) -> [SceneNode] {
    let frame = place(Rect(origin: origin, size: size))
    let inside = ReadingFrame(frame: frame, direction: look.context.direction)
    let shape = look.surface.shape(frame)
    var node = SceneNode(
      path: path, component: "MenuItems", frame: frame,
      accessibility: Accessibility(role: .group, label: "", traits: [.modal]),
      source: look.context.source, items: look.surface.items(in: frame))
    var rows: [SceneNode] = []
    var lines: [DrawItem] = []
    for (part, rect) in parts {
      let rect = inside(rect)
      switch part {
      case .row(let row, let number):
        let isOpen = row.item.isExpanded && submenu != nil && number >= 0
        let path = number < 0 ? "\(path)/Opener" : "\(path)/MenuItem[\(number)]"
        var child = row.node(
          in: rect, columns, path: path,
          isHighlighted: row.item.isEnabled
            && (row.item.isHighlighted || (isOpen && !look.submenuCovers)) && number >= 0)
        child.items = [.group(DrawGroup(child.items, clips: [shape]))]
        rows.append(child)
      case .header(let text, let number):
        rows.append(header(text, in: rect, path: "\(path)/Header[\(number)]"))
      case .separator: lines.append(.fill(.rect(rect), .color(look.theme.separator)))
      case .section: lines.append(sectionItem(rect))
      }
    }
    if isCut {
      // The shadow lies outside of what cuts the rows.
      node.children = [
        SceneNode(
          path: "\(path)/Rows", component: "Rows", frame: frame, items: lines, clip: shape,
          children: rows)
      ]
    } else {
      node.items += lines
      node.children = rows
    }
    guard let submenu else { return [node] }
    let open =
      parts.compactMap { part -> Int? in
        if case .row(let row, let number) = part.part, row.item.isExpanded, number >= 0 {
          return number
        }
        return nil
      }.first ?? 0
    if look.submenuCovers { node = covered(node, shape: shape) }
    let corner = origin.offset(x: submenu.origin.x, y: submenu.origin.y)
    return [node]
      + submenu.panel.nodes(at: corner, in: place, path: "\(path)/MenuItem[\(open)]/items")
  }

  /// A menu behind its open submenu: smaller, dimmed, and without answer.
  private func covered(_ node: SceneNode, shape: Shape) -> SceneNode {
    var node = node
    node.children.append(
      SceneNode(
        path: "\(node.path)/Veil", component: "Veil", frame: node.frame,
        items: [.fill(shape, .color(look.theme.dim))]))
    let centre = Point(x: node.frame.midX, y: node.frame.minY)
    node.recede(Transform(scale: look.theme.coveredScale, about: centre))
    return node
  }

  /// A band between groups, or a thin line in the middle of it.
  private func sectionItem(_ rect: Rect) -> DrawItem {
    let line = look.theme.sectionLine
    guard line > 0 else { return .fill(.rect(rect), .color(look.theme.section)) }
    let inset = look.theme.sectionInset
    let bar = Rect(
      x: rect.minX + inset, y: look.context.rounded(rect.midY - line / 2),
      width: rect.width - 2 * inset, height: line)
    return .fill(.rect(bar), .color(look.theme.section))
  }

  private func header(_ text: TextBlock, in rect: Rect, path: String) -> SceneNode {
    let padding = look.theme.headerPadding
    let start = columns.start
    let room = max(1, rect.width - start - look.theme.horizontalPadding)
    let layout = text.layout(width: room)
    let place = ReadingFrame(frame: rect, direction: look.context.direction)
    let corner = place(
      Rect(x: start, y: padding, width: layout.size.width, height: layout.size.height)
    ).origin
    let color = look.theme.headerColor
    return SceneNode(
      path: path, component: "Header", frame: rect,
      baseline: layout.lines.first.map { corner.y + $0.baseline }, text: layout.shownText,
      style: look.context.style(of: layout, font: text.font, color: color),
      accessibility: Accessibility(
        role: .staticText, label: layout.shownText, traits: [.header]),
      source: look.context.source, items: TextBlock.items(of: layout, at: corner, color: color))
  }
}
