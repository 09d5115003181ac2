import MaquetteCore
import MaquetteThemes

/// The panel of colours: ways to pick, a grid of hues, a slider for the opacity, and the colour picked.
final class ColorPanelElement: LayoutElement {
  private let color: Color
  private let look: ColorPanelLook
  private let context: LayoutContext
  private let content: any LayoutElement

  init(_ color: Color, supportsOpacity: Bool, look: ColorPanelLook, context: LayoutContext) {
    self.color = color
    self.look = look
    self.context = context
    let title = Label(context.word(.colors), font: look.title.value)
    let names = [context.word(.grid), context.word(.spectrum), context.word(.sliders)]
    let ways = SegmentedControl(names.map { Segment($0) }, selection: 0)
    let grid = GridPart(color, look: look, context: context.entering("Grid"))
    let head = context.entering("Head").elements(
      for: [AnyComponent(title), AnyComponent(ways)], axis: .vertical)
    var parts: [any LayoutElement] = head + [grid]
    if supportsOpacity {
      parts.append(ColorTrack.opacity(of: color, look: look, context: context))
    }
    parts.append(SwatchPart(color, look: look, context: context.entering("Swatches")))
    content = StackElement(
      axis: .vertical, spacing: look.spacing, alignment: .center, children: parts,
      component: "Contents", context: context)
  }

  func size(for proposal: ProposedSize) -> Size {
    let width = min(look.width, proposal.width ?? look.width)
    let inner = content.size(
      for: ProposedSize(width: max(1, width - 2 * look.padding), height: nil))
    return Size(width: width, height: context.roundedUp(inner.height + 2 * look.padding))
  }

  func place(in frame: Rect) -> [SceneNode] {
    let popover = PopoverLook(context)
    let surface = Surface(
      look.background, radius: popover?.radius ?? look.radius, border: popover?.border,
      shadows: popover?.shadow ?? [], context: context)
    let room = frame.inset(by: look.padding)
    let size = content.size(for: ProposedSize(width: room.width, height: nil))
    var node = context.containerNode(
      "ColorPanel", frame: frame, items: surface.items(in: frame),
      children: content.place(
        in: Rect(origin: room.origin, size: Size(width: room.width, height: size.height))))
    node.accessibility = Accessibility(role: .group, label: context.word(.colors), traits: [.modal])
    return [node]
  }
}

/// Twelve hues by ten steps of brightness, and a row of grays above.
private final class GridPart: LayoutElement {
  private let color: Color
  private let look: ColorPanelLook
  private let context: LayoutContext

  init(_ color: Color, look: ColorPanelLook, context: LayoutContext) {
    self.color = color
    self.look = look
    self.context = context
  }

  private var columns: Int { max(2, Int(look.columns)) }
  private let rows = 10

  func size(for proposal: ProposedSize) -> Size {
    let width = proposal.width ?? look.cell * Double(columns)
    let cell = min(look.cell, (width / Double(columns)).rounded(.down))
    return Size(width: cell * Double(columns), height: cell * Double(rows))
  }

  /// The colour of a cell: grays first, then dark to light.
  private func cell(_ row: Int, _ column: Int) -> Color {
    let across = Double(column) / Double(columns - 1)
    guard row > 0 else { return Color(hue: 0, saturation: 0, brightness: 1 - across) }
    // From blue on, as Apple's grid has it; the middle row has the pure colours.
    let hue = (Double(column) / Double(columns) + 0.52).truncatingRemainder(dividingBy: 1)
    let step = Double(row - 1) / Double(rows - 2)
    return step < 0.5
      ? Color(hue: hue, saturation: 1, brightness: 0.3 + step * 1.4)
      : Color(hue: hue, saturation: 1 - (step - 0.5) * 1.6, brightness: 1)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let side = frame.width / Double(columns)
    var fills: [DrawItem] = []
    var nearest = (distance: Double.infinity, frame: frame)
    for row in 0..<rows {
      for column in 0..<columns {
        let rect = place(
          Rect(x: Double(column) * side, y: Double(row) * side, width: side, height: side))
        let color = cell(row, column)
        fills.append(.fill(.rect(rect), .color(color)))
        let distance = color.distance(to: self.color)
        if distance < nearest.distance { nearest = (distance, rect) }
      }
    }
    let outline = Shape.roundedRect(frame, radius: look.radius, curve: .continuous)
    var node = context.containerNode(
      "Grid", frame: frame,
      items: [
        .group(DrawGroup(fills, clips: [outline])),
        .stroke(
          .roundedRect(nearest.frame.inset(by: -1), radius: 2, curve: .circular),
          width: look.marker, .white),
      ], children: [])
    node.hitTarget = frame
    node.accessibility = Accessibility(
      role: .button, label: context.word(.grid), value: color.hex, traits: [.adjustable])
    return [node]
  }
}

/// The colour that was picked, and a few to pick again.
private final class SwatchPart: LayoutElement {
  private let color: Color
  private let look: ColorPanelLook
  private let context: LayoutContext

  init(_ color: Color, look: ColorPanelLook, context: LayoutContext) {
    self.color = color
    self.look = look
    self.context = context
  }

  private var large: Double { 2 * look.swatch + look.swatchGap }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? look.cell * look.columns, height: large)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  /// Those that the panel has at first.
  private static let names = [
    "black", "systemBlue", "systemGreen", "systemYellow", "systemRed", "systemOrange",
    "systemPurple", "systemGray",
  ]

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let picked = place(Rect(x: 0, y: 0, width: large, height: large))
    var items: [DrawItem] = [
      .fill(.roundedRect(picked, radius: look.radius, curve: .continuous), .color(color))
    ]
    let start = large + 1.5 * look.swatchGap
    let pitch = look.swatch + look.swatchGap
    let perRow = max(1, min(4, Int((frame.width - start + look.swatchGap) / pitch)))
    for (index, name) in SwatchPart.names.prefix(2 * perRow).enumerated() {
      let disc = place(
        Rect(
          x: start + Double(index % perRow) * pitch, y: Double(index / perRow) * pitch,
          width: look.swatch, height: look.swatch))
      items.append(
        .fill(
          .roundedRect(disc, radius: look.swatch / 2, curve: .circular),
          .color(context.color(.named(name), key: "selection"))))
    }
    return [context.containerNode("Swatches", frame: frame, items: items, children: [])]
  }
}
