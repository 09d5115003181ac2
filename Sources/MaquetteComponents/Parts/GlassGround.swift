import MaquetteCore
import MaquetteThemes

/// The glass that something stands on in a bar: its shadow, its body and its edge.
struct GlassGround {
  /// How high it is, and how wide at least, in points.
  let side: Double
  let look: BarButtonLook
  let context: LayoutContext

  /// `nil` on platforms without.
  init?(_ context: LayoutContext) {
    guard let look = BarButtonLook(context), let side = look.glassSide else { return nil }
    self.side = context.barItemSide ?? side
    self.look = look
    self.context = context
  }

  /// The glass in a frame, in a colour where it is prominent, and below a colour in which it lights up.
  func items(in frame: Rect, tint: Color? = nil, overlay: ThemeColor? = nil) -> [DrawItem] {
    let shape = Shape.capsule(frame)
    let light = overlay.map { context.color($0, tint: context.tint) }
    return look.glassPaint.items(in: shape, tint: tint.map(layer))
      + look.glassShadow.items(of: shape)
      + (light.map { [.fill(shape, .color($0))] } ?? [])
      + look.glassOutline(of: frame, in: context)
  }

  /// What lies over the glass of a prominent item: as much of the colour as in a prominent button.
  private func layer(of tint: Color) -> Paint {
    guard case .material = look.glassPaint,
      let fill = context.theme.buttons.prominentGlass?.normal.background
    else { return .color(tint.alpha > 0 ? tint.opaque : tint) }
    return context.paint(fill, tint: tint)
  }
}

extension LayoutContext {
  /// Whether items of bars stand on glass that settings have made opaque.
  var hasOpaqueBarGlass: Bool { hasOpaqueGlass && GlassGround(self) != nil }
}

extension BarButtonLook {
  /// The line that parts glass from what is behind it with increased contrast.
  fileprivate func glassOutline(of frame: Rect, in context: LayoutContext) -> [DrawItem] {
    guard context.environment.contrast == .increased, let color = glassContrastBorder else {
      return []
    }
    return [DrawItem.outline(of: frame, radius: frame.height / 2, width: 1, color: color)]
  }
}
