import MaquetteCore

/// Twelve hues by ten steps of brightness, and a row of grays above.
final class ColorGrid: ColorPanelPart, LayoutElement {
  private var columns: Int { max(2, Int(look.columns)) }
  static let rows = 10.0
  private let rows = Int(ColorGrid.rows)
  /// How far a cell lies under those after it, so that nothing shines through between them in a sheet that is drawn
  /// smaller than it is.
  private let overlap = 1.0

  func size(for proposal: ProposedSize) -> Size { look.gridSize(for: proposal) }

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
        let under = place(
          Rect(
            x: Double(column) * side, y: Double(row) * side, width: side + overlap,
            height: side + overlap))
        fills.append(.fill(.rect(under), .color(color)))
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
