import MaquetteCore

extension TypedTextElement {
  /// The bar that shows how much of the lines is seen, at the trailing edge.
  func indicator(
    _ typed: any TypedText, at origin: Point, in frame: Rect
  ) -> [DrawItem] {
    let share = min(1, frame.height / typed.size.height)
    let length = max(look.indicatorWidth * 4, frame.height * share)
    let passed = (frame.minY - origin.y) / max(1, typed.size.height - frame.height)
    let bar = context.mirrored(
      Rect(
        x: frame.width + look.indicatorGap, y: passed * (frame.height - length),
        width: look.indicatorWidth, height: length), in: frame)
    return [
      .fill(
        .roundedRect(bar, radius: look.indicatorWidth / 2, curve: .circular),
        .color(look.indicator))
    ]
  }
}
