import MaquetteCore

extension ControlLook {
  /// A number that may be another one at a control size: `smallHeight` instead of `height`.
  func number(_ key: String, at size: ControlSize) -> Double {
    optionalNumber(ControlLook.key(key, at: size)) ?? number(key)
  }

  /// A font that may be another one at a control size.
  func font(_ key: String, at size: ControlSize, weight: FontWeight? = nil) -> ResolvedFont? {
    let own = ControlLook.key(key, at: size)
    return font(hasFont(own) ? own : key, weight: weight)
  }

  private static func key(_ key: String, at size: ControlSize) -> String {
    guard size != .regular, let first = key.first else { return key }
    return size.rawValue + first.uppercased() + key.dropFirst()
  }

  /// Whether a switch of the look, 0 or 1, is on.
  func isSet(_ key: String) -> Bool { (optionalNumber(key) ?? 0) != 0 }

  /// What is behind a shape: its shadows, from back to front.
  func shadowItems(_ key: String, of shape: Shape) -> [DrawItem] {
    shadows(key).reversed().map { .shadow(shape, $0) }
  }

  /// The outline that increased contrast adds, on the inside of a shape; fainter when disabled.
  func contrastOutline(
    of frame: Rect, radius: Double, isDisabled: Bool = false, in context: LayoutContext
  ) -> [DrawItem] {
    guard context.environment.contrast == .increased, let color = optionalColor("contrastBorder")
    else { return [] }
    let width = optionalNumber("contrastBorderWidth") ?? 1
    let shown = isDisabled ? color.opacity(0.4) : color
    return [ControlLook.outline(of: frame, radius: radius, width: width, color: shown)]
  }

  /// A line on the inside of a rounded rectangle's edge.
  static func outline(of frame: Rect, radius: Double, width: Double, color: Color) -> DrawItem {
    let shape = Shape.roundedRect(
      frame.inset(by: width / 2), radius: max(0, radius - width / 2), curve: .circular)
    return .stroke(shape, width: width, color)
  }
}

extension LayoutContext {
  /// The ring around what has the keyboard's focus; none on platforms that show focus otherwise, and
  /// in a window of macOS that does not take what people type.
  func focusRing(around frame: Rect, radius: Double) -> [DrawItem] {
    guard environment.controlActiveState == .key, let look = ControlLook("focusRing", context: self)
    else { return [] }
    let (width, gap) = (look.number("width"), look.number("gap"))
    let reach = gap + width / 2
    let shape = Shape.roundedRect(
      frame.inset(by: -reach), radius: radius + reach, curve: .circular)
    return [.stroke(shape, width: width, look.color("color"))]
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
    if !items.isEmpty {
      let transform = scale == 1 ? Transform.identity : Transform(scale: scale, about: centre)
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
