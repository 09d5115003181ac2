import MaquetteCore

extension PickerLayout {
  /// An open menu whose options stand beside one another as symbols.
  func paletteElement() -> any LayoutElement {
    guard !picker.options.isEmpty, let menu = MenuLook(context: context),
      var look = context.look(PaletteLook.self, component: "palette")
    else { return EmptyElement() }
    if let tint = picker.tint { look.tint = context.color(tint, key: "tint") }
    return grouped(PaletteElement(self, look: look, menu: menu))
  }
}

/// Lays the options of a palette out in rows on the ground of a menu.
final class PaletteElement: LayoutElement {
  private let layout: PickerLayout
  private let look: PaletteLook
  private let menu: MenuLook
  private let cells: [Cell]

  /// An option: a symbol, a component or a text.
  private struct Cell {
    var option: PickerOption
    var symbol: SymbolDrawing?
    var icon: (any LayoutElement)?
    var text: TextBlock?
    var size: Size
  }

  init(_ layout: PickerLayout, look: PaletteLook, menu: MenuLook) {
    self.layout = layout
    self.look = look
    self.menu = menu
    let font = look.font.resolved()
    cells = layout.picker.options.enumerated().map { index, option in
      PaletteElement.cell(option, at: index, font: font, look: look, context: menu.context)
    }
  }

  private static func cell(
    _ option: PickerOption, at index: Int, font: ResolvedFont?, look: PaletteLook,
    context: LayoutContext
  ) -> Cell {
    var cell = Cell(option: option, size: .zero)
    if let icon = option.icon {
      let element = context.entering("Option", at: index).element(for: icon, at: 0, axis: nil)
      cell.icon = element
      cell.size = element.size(for: .ideal)
    } else if !option.systemImage.isEmpty, let font {
      cell.symbol = context.symbolDrawing(
        option.systemImage, font: font, scale: look.scale, key: "options")
      cell.size = cell.symbol?.bounds.size ?? .zero
    } else if let font {
      cell.text = context.textBlock(
        option.title, resolved: font, maxLines: 1, alignment: .center, key: "options",
        name: "the title of an option")
      cell.size = cell.text?.layout(width: nil).size ?? .zero
    }
    return cell
  }

  private var padding: Double { look.padding }

  /// The extent of one cell: that of the widest option, at least the theme's.
  private var cellSize: Size {
    let room = 2 * look.cellPadding
    return Size(
      width: max(look.minWidth, (cells.map(\.size.width).max() ?? 0) + room),
      height: max(look.minHeight, (cells.map(\.size.height).max() ?? 0) + room))
  }

  /// How many stand in a row, and how wide each of them is.
  private func columns(in width: Double?) -> (count: Int, width: Double) {
    let least = cellSize.width
    let own = 2 * padding + least * Double(cells.count)
    let ideal = menu.width ?? own
    let room = max(least, min(max(own, ideal), width ?? .infinity) - 2 * padding)
    let count = max(1, min(cells.count, Int((room + 0.001) / least)))
    // A menu of iOS has a width of its own, which its options share.
    return (count, menu.width == nil ? least : room / Double(count))
  }

  func size(for proposal: ProposedSize) -> Size {
    let columns = columns(in: proposal.width)
    let rows = (cells.count + columns.count - 1) / max(1, columns.count)
    return Size(
      width: Double(columns.count) * columns.width + 2 * padding,
      height: Double(rows) * cellSize.height + 2 * padding)
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? cellSize.width + 2 * padding : size(for: .ideal).height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let context = layout.context
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let columns = columns(in: frame.width)
    let surface = Surface(menu.theme, context: menu.context)
    let children = cells.indices.map { index in
      let column = index % columns.count
      let row = index / columns.count
      let rect = Rect(
        x: padding + Double(column) * columns.width,
        y: padding + Double(row) * cellSize.height, width: columns.width,
        height: cellSize.height)
      return node(at: index, in: place(rect))
    }
    return [
      context.containerNode(
        "Picker", frame: frame, items: surface.items(in: frame), children: children)
    ]
  }

  private func node(at index: Int, in frame: Rect) -> SceneNode {
    let context = layout.context
    let cell = cells[index]
    let isChosen = index == layout.selectedIndex
    let isEnabled = cell.option.isEnabled && layout.picker.state != .disabled
    let wanted = !isEnabled ? look.disabled : isChosen ? look.selected : look.symbol
    let color =
      isEnabled && isChosen
      ? context.legible(wanted, on: [look.highlight]) : wanted
    let centre = frame.centre
    var items = isChosen ? highlight(in: frame, isRing: cell.icon != nil) : []
    var children: [SceneNode] = []
    if let symbol = cell.symbol {
      items += symbol.items(
        at: Point(x: centre.x - symbol.bounds.midX, y: centre.y - symbol.bounds.midY),
        color: color)
    } else if let text = cell.text {
      let layout = text.layout(width: frame.width)
      let corner = Point(
        x: centre.x - layout.size.width / 2, y: centre.y - layout.size.height / 2)
      items += TextBlock.items(of: layout, at: corner, color: color)
    } else if let icon = cell.icon {
      children = icon.place(in: context.align(cell.size, in: frame, .center)).map(\.silenced)
    }
    var traits: [Accessibility.Trait] = [.button]
    if isChosen { traits.append(.selected) }
    if !isEnabled { traits.append(.notEnabled) }
    return SceneNode(
      path: "\(context.path)/Option[\(index)]", component: "Option", frame: frame,
      hitTarget: isEnabled ? frame : nil,
      text: cell.text?.layout(width: frame.width).shownText,
      accessibility: Accessibility(
        role: .button, label: cell.option.accessibilityLabel, traits: traits),
      source: context.source, items: items, children: children)
  }

  /// What shows which one is chosen: a ground behind symbols, a ring around coloured pictures.
  private func highlight(in frame: Rect, isRing: Bool) -> [DrawItem] {
    let inset = look.highlightInset
    let side = min(frame.width, frame.height) - 2 * inset
    let widest = cells.map(\.size.width).max() ?? 0
    let width = max(side, min(frame.width - 2 * inset, widest + 2 * look.cellPadding))
    let rect = Rect(
      x: frame.midX - width / 2, y: frame.midY - side / 2, width: width, height: side)
    let radius = look.highlightRadius
    guard isRing else {
      let shape = Shape.roundedRect(rect, radius: radius, curve: .continuous)
      return [.fill(shape, .color(look.highlight))]
        + look.contrastOutline(of: rect, radius: radius, in: layout.context)
    }
    return [
      DrawItem.outline(
        of: rect, radius: radius, width: look.ringWidth, color: look.selected)
    ]
  }
}
