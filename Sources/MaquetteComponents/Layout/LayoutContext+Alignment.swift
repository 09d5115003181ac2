import MaquetteCore

extension LayoutContext {
  /// The frame of something with a size in a larger frame, whole pixels from its leading edge.
  func align(_ size: Size, in frame: Rect, _ alignment: Alignment) -> Rect {
    let free = Size(width: frame.width - size.width, height: frame.height - size.height)
    // The distance is rounded and not the place, so that right-to-left is an exact mirror.
    let before = rounded(free.width * alignment.horizontal)
    let x = direction == .rightToLeft ? frame.maxX - before - size.width : frame.minX + before
    return Rect(
      origin: Point(x: x, y: rounded(frame.minY + free.height * alignment.vertical)),
      size: size)
  }
}
