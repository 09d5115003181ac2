import MaquetteCore

extension TextBlock {
  /// A line below each line of a button's title, a tenth of an em below its baseline.
  static func underlines(
    of layout: TextLayout, at corner: Point, font: ResolvedFont, color: Color
  ) -> [DrawItem] {
    let size = font.size * layout.scale
    return layout.lines.map { line in
      let bar = Rect(
        x: corner.x + line.x, y: corner.y + line.baseline + size * 0.1,
        width: line.width, height: max(1, size / 16))
      return .fill(.rect(bar), .color(color))
    }
  }
}
