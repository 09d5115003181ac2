import MaquetteCore

/// Measures and draws one item of a menu.
final class MenuRow {
  /// Where texts and symbols stand in every row of a menu, in reading direction.
  struct Columns {
    /// Where symbols or titles start.
    var start: Double
    /// Whether symbols have a column before the titles.
    var hasIcons: Bool
  }

  let item: MenuItem
  private let look: MenuLook
  private let title: TextBlock?
  private let subtitle: TextBlock?
  private let shortcut: TextBlock?
  private let symbol: SymbolDrawing?
  private let mark: SymbolDrawing?
  private let chevron: SymbolDrawing?

  /// - Parameter isHeader: whether it is the first row of a submenu that lies over its menu: it
  ///   says which item has been opened.
  init(_ item: MenuItem, isHeader: Bool = false, look: MenuLook) {
    self.item = item
    self.look = look
    let context = look.context
    let start: HorizontalAlignment = context.direction == .rightToLeft ? .right : .left
    func block(
      _ text: String, _ font: ResolvedFont, lines: Int, name: String, isVerbatim: Bool = false
    ) -> TextBlock? {
      guard !text.isEmpty else { return nil }
      return context.textBlock(
        text, resolved: font, maxLines: lines, alignment: start, key: "items", name: name,
        isVerbatim: isVerbatim)
    }
    let font = isHeader ? look.theme.title.resolved(weight: .semibold) ?? look.title : look.title
    title = block(item.title, font, lines: look.maxLines, name: "the title of a menu item")
    subtitle = block(
      item.subtitle, look.subtitle, lines: look.maxLines, name: "the subtitle of a menu item")
    let showsShortcuts = look.theme.shortcuts > 0
    shortcut =
      showsShortcuts
      ? item.shortcut.flatMap {
        // Its signs have one order in every direction.
        let mark = look.context.direction == .rightToLeft ? "\u{200E}" : ""
        return block(
          mark + $0.text + mark, look.title, lines: 1, name: "a shortcut", isVerbatim: true)
      } : nil
    func drawing(_ name: String, _ font: ResolvedFont) -> SymbolDrawing? {
      context.symbolDrawing(name, font: font, scale: 1, key: "items")
    }
    // Symbols after the titles make room for large text.
    symbol =
      item.symbol.isEmpty || (look.isLarge && !look.hasLeadingIcons)
      ? nil : drawing(item.symbol, look.icon)
    let opens = !item.submenu.isEmpty
    let leadingMark: String? =
      switch item.state {
      case .on: "checkmark"
      case .mixed: "minus"
      case .off where isHeader: "chevron.down"
      case .off: opens && look.submenuCovers ? "chevron.forward" : nil
      }
    mark = leadingMark.flatMap { drawing($0, look.mark) }
    chevron = opens && !look.submenuCovers ? drawing("chevron.forward", look.mark) : nil
  }

  /// Whether something stands in the column before the titles.
  var hasMark: Bool { mark != nil }
  /// Whether a symbol stands in the column before the titles.
  var hasLeadingIcon: Bool { symbol != nil && look.hasLeadingIcons }

  private var padding: Double { look.theme.horizontalPadding }

  private func textStart(_ columns: Columns) -> Double {
    columns.start + (columns.hasIcons ? look.iconColumn.width : 0)
  }

  /// The room that text cannot have at the row's end.
  private var end: Double {
    if symbol != nil, !look.hasLeadingIcons { return look.iconColumn.width }
    var end = padding
    if let shortcut {
      end += look.theme.shortcutGap + shortcut.layout(width: nil).size.width
    } else if let chevron {
      end += look.theme.shortcutGap + chevron.bounds.width
    }
    return end
  }

  /// The width that shows all of the text.
  func width(_ columns: Columns) -> Double {
    let texts = [title, subtitle].map { $0?.layout(width: nil).size.width ?? 0 }
    return look.context.roundedUp(textStart(columns) + (texts.max() ?? 0) + end)
  }

  func height(width: Double, _ columns: Columns) -> Double {
    let text = textSize(width: width, columns).height
    return max(look.rowHeight, look.context.roundedUp(text + 2 * look.rowPadding))
  }

  private func layouts(width: Double, _ columns: Columns) -> (
    title: TextLayout?, subtitle: TextLayout?
  ) {
    let room = max(1, width - textStart(columns) - end)
    return (title?.layout(width: room), subtitle?.layout(width: room))
  }

  private func textSize(width: Double, _ columns: Columns) -> Size {
    let parts = layouts(width: width, columns)
    let gap = parts.title != nil && parts.subtitle != nil ? look.theme.subtitleGap : 0
    return Size(
      width: max(parts.title?.size.width ?? 0, parts.subtitle?.size.width ?? 0),
      height: (parts.title?.size.height ?? 0) + gap + (parts.subtitle?.size.height ?? 0))
  }

  /// The row as a node.
  func node(in frame: Rect, _ columns: Columns, path: String, isHighlighted: Bool) -> SceneNode {
    let place = ReadingFrame(frame: frame, direction: look.context.direction)
    let colors = RowColors(item, look: look, isHighlighted: isHighlighted)
    let parts = layouts(width: frame.width, columns)
    let size = textSize(width: frame.width, columns)
    var items: [DrawItem] = isHighlighted ? highlight(in: frame) : []
    var y = look.context.rounded((frame.height - size.height) / 2)
    var baseline: Double?
    func draw(_ layout: TextLayout?, _ color: Color) {
      guard let layout else { return }
      let corner = place(
        Rect(x: textStart(columns), y: y, width: layout.size.width, height: layout.size.height))
      items += TextBlock.items(of: layout, at: corner.origin, color: color)
      y += layout.size.height + look.theme.subtitleGap
    }
    if let line = (parts.title ?? parts.subtitle)?.lines.first { baseline = y + line.baseline }
    draw(parts.title, colors.title)
    draw(parts.subtitle, colors.subtitle)
    items += symbols(in: place, columns, middle: middle(parts, baseline, frame), colors)
    let shownBaseline = baseline.map { frame.minY + $0 }
    return SceneNode(
      path: path, component: "MenuItem", frame: frame, hitTarget: item.isEnabled ? frame : nil,
      baseline: shownBaseline, text: parts.title?.shownText,
      style: title.map {
        look.context.style(
          of: parts.title ?? $0.layout(width: nil), font: $0.font, color: colors.title,
          background: look.surface.color)
      },
      accessibility: accessibility, source: look.context.source, items: items)
  }

  /// Beside a single line, symbols stand in the middle of its capitals.
  private func middle(
    _ parts: (title: TextLayout?, subtitle: TextLayout?), _ baseline: Double?, _ frame: Rect
  ) -> Double {
    guard let baseline, parts.subtitle == nil, parts.title?.lines.count == 1 else {
      return frame.height / 2
    }
    return baseline - look.title.capHeight / 2
  }

  private func symbols(
    in place: ReadingFrame, _ columns: Columns, middle: Double, _ colors: RowColors
  ) -> [DrawItem] {
    var items: [DrawItem] = []
    /// Draws ink with its middle at a distance from the row's leading edge.
    func draw(_ drawing: SymbolDrawing, at x: Double, _ color: Color) {
      let point = place(x: x, y: middle)
      items += drawing.items(at: Point(x: point.x - drawing.bounds.midX, y: point.y), color: color)
    }
    let width = place.frame.width
    if let mark {
      // Our mark is wider than San Francisco's: at large sizes it must not touch the title.
      let last = look.markColumn.width - look.title.size * 0.15 - mark.bounds.width / 2
      draw(mark, at: min(look.markColumn.middle, last), colors.mark)
    }
    if let symbol {
      let middle = look.iconColumn.middle
      draw(symbol, at: look.hasLeadingIcons ? columns.start + middle : width - middle, colors.icon)
    }
    if let chevron { draw(chevron, at: width - padding - chevron.bounds.width / 2, colors.mark) }
    if let layout = shortcut?.layout(width: nil), let line = layout.lines.first {
      let title = self.title?.layout(width: nil).lines.first
      let corner = place(
        Rect(
          x: width - padding - layout.size.width,
          y: middle + look.title.capHeight / 2 - (title ?? line).baseline,
          width: layout.size.width, height: layout.size.height))
      items += TextBlock.items(of: layout, at: corner.origin, color: colors.shortcut)
    }
    return items
  }

  private func highlight(in frame: Rect) -> [DrawItem] {
    let inset = look.theme.highlightInset
    let bar = Rect(
      x: frame.minX + inset, y: frame.minY, width: frame.width - 2 * inset, height: frame.height)
    let radius = look.theme.highlightRadius
    let shape = radius > 0 ? Shape.roundedRect(bar, radius: radius, curve: .continuous) : .rect(bar)
    return [.fill(shape, .color(look.theme.highlight))]
  }

  private var accessibility: Accessibility {
    var traits: [Accessibility.Trait] = [.button]
    if item.state == .on { traits.append(.selected) }
    if !item.isEnabled { traits.append(.notEnabled) }
    let value = item.state == .mixed ? "mixed" : item.subtitle
    return Accessibility(
      role: .button, label: item.name, value: value.isEmpty ? nil : value, traits: traits)
  }
}

/// The colours of a row.
struct RowColors {
  let title: Color
  let subtitle: Color
  let mark: Color
  let icon: Color
  let shortcut: Color

  init(_ item: MenuItem, look: MenuLook, isHighlighted: Bool) {
    let theme = look.theme
    if !item.isEnabled {
      let color = theme.disabled
      (title, subtitle, mark, icon, shortcut) = (color, color, color, color, color)
    } else if isHighlighted, theme.highlightedTitle.alpha > 0 {
      let color = look.context.legible(theme.highlightedTitle, on: [theme.highlight])
      (title, subtitle, mark, icon, shortcut) = (color, color, color, color, color)
    } else {
      let own = item.role == .destructive ? theme.destructive : theme.titleColor
      title = own
      subtitle = theme.subtitleColor
      mark = theme.titleColor
      icon = own
      shortcut = theme.shortcutColor
    }
  }
}
