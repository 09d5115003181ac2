import MaquetteCore

/// Turns rectangles in reading direction, from a frame's top leading corner, into the picture's.
struct ReadingFrame {
  let frame: Rect
  let direction: LayoutDirection

  func callAsFunction(_ rect: Rect) -> Rect {
    let x = direction == .rightToLeft ? frame.maxX - rect.maxX : frame.minX + rect.minX
    return Rect(x: x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
  }

  func callAsFunction(x: Double, y: Double) -> Point {
    Point(x: direction == .rightToLeft ? frame.maxX - x : frame.minX + x, y: frame.minY + y)
  }
}
