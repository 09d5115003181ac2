import MaquetteCore

extension ButtonContent {
  /// The parts as drawing items.
  func items(of arrangement: Arrangement, at origin: Point, color: Color, paint: ButtonPaint)
    -> [DrawItem]
  {
    var items: [DrawItem] = []
    if let centre = arrangement.symbolCentre, let ornament = arrangement.ornament {
      // Bounds are relative to the grid's middle, centres are those of the ink.
      let middle = Point(
        x: origin.x + centre.x - ornament.bounds.midX,
        y: origin.y + centre.y - ornament.bounds.midY)
      items += ornament.items(at: middle, color: color, isFaded: (paint.look.opacity ?? 1) < 1)
    }
    if let (layout, place) = arrangement.title {
      let corner = origin.offset(x: place.x, y: place.y)
      items += TextBlock.items(of: layout, at: corner, color: color)
      if paint.isUnderlined, let font {
        items += TextBlock.underlines(of: layout, at: corner, font: font, color: color)
      }
    }
    if let (layout, place) = arrangement.subtitle {
      items += TextBlock.items(
        of: layout, at: origin.offset(x: place.x, y: place.y), color: paint.subtitleColor)
    }
    return items
  }

  /// What reports say about the title, and whether it or the subtitle is cut.
  func style(of arrangement: Arrangement, color: Color, background: Color?) -> NodeStyle? {
    guard let title else { return nil }
    var style = context.style(
      of: arrangement.title?.layout ?? title.layout(width: nil), font: title.font, color: color,
      background: background)
    if arrangement.subtitle?.layout.isTruncated ?? false { style.isTruncated = true }
    return style
  }
}
