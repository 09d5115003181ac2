import MaquetteCore

/// A bar with round ends of which a part is filled, from its leading end in reading direction.
struct CapsuleBar {
  let fill: Color
  let track: Color
  let look: any OutlinedLook
  let context: LayoutContext

  /// What is drawn in a frame.
  ///
  /// - Parameters:
  ///   - start: where the fill begins, from 0 at the leading end to 1 at the trailing one.
  ///   - end: where it ends.
  func items(in frame: Rect, from start: Double = 0, to end: Double) -> [DrawItem] {
    let radius = frame.height / 2
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    var items: [DrawItem] = [.fill(shape, .color(track))]
    let part = Rect(
      x: frame.width * start, y: 0, width: frame.width * (end - start), height: frame.height)
    if part.width > 0 {
      let filled = Shape.roundedRect(
        context.mirrored(part, in: frame), radius: min(radius, part.width / 2), curve: .circular)
      items.append(.group(DrawGroup([.fill(filled, .color(fill))], clips: [shape])))
    }
    return items + look.contrastOutline(of: frame, radius: radius, in: context)
  }
}
