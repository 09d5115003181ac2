import MaquetteCore

extension LayoutContext {
  /// The ring around what has the keyboard's focus; none on platforms that show focus otherwise, and
  /// in a window of macOS that does not take what people type.
  func focusRing(around frame: Rect, radius: Double) -> [DrawItem] {
    guard environment.controlActiveState == .key, let look = FocusRingLook(self)
    else { return [] }
    let width = look.width
    let reach = look.gap + width / 2
    let shape = Shape.roundedRect(
      frame.inset(by: -reach), radius: radius + reach, curve: .circular)
    return [.stroke(shape, width: width, look.color)]
  }

  /// How much larger body text is than at the device's default text size.
  var textScale: Double {
    let own = FontValue.body.resolved(in: environment)?.size ?? 1
    let usual =
      FontValue.body.resolved(in: environment, adjustsForContentSizeCategory: false)?.size ?? 1
    return usual > 0 ? own / usual : 1
  }

  /// A frame from distances in reading direction, within another one.
  func mirrored(_ rect: Rect, in frame: Rect) -> Rect {
    let x = direction == .rightToLeft ? frame.maxX - rect.maxX : frame.minX + rect.minX
    return Rect(origin: Point(x: x, y: frame.minY + rect.minY), size: rect.size)
  }
}

extension SceneNode {
  /// The node and all inside of it with an opacity and a scale about one point.
  func transformed(opacity: Double, scale: Double, about centre: Point) -> SceneNode {
    guard opacity < 1 || scale != 1 else { return self }
    var copy = self
    let transform = scale == 1 ? Transform.identity : Transform(scale: scale, about: centre)
    if scale != 1 { copy.effects = effects?.transformed(by: transform) }
    if !items.isEmpty {
      copy.items = [.group(DrawGroup(items, opacity: opacity, transform: transform))]
    }
    copy.children = children.map { $0.transformed(opacity: opacity, scale: scale, about: centre) }
    return copy
  }

  /// The node without anything that assistive technology is told of it or of what is inside.
  var silenced: SceneNode {
    var copy = self
    copy.accessibility = nil
    copy.children = children.map(\.silenced)
    return copy
  }
}
