import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// Whether settings make glass opaque.
  var hasOpaqueGlass: Bool {
    environment.accessibilityReduceTransparency || environment.contrast == .increased
  }

  /// What a shape is filled with that has a material's name for its colour.
  ///
  /// It is the material itself where the theme says what it does to what is behind it, and one colour where
  /// people reduced transparency or increased contrast. Documented (WWDC25, "Meet Liquid Glass"): with reduced
  /// transparency, glass keeps its shape and its rim.
  ///
  /// - Parameters:
  ///   - name: the name of a colour or a material.
  ///   - flat: the colour that it has where nothing is blurred.
  func paint(ofMaterial name: String, flat: Color) -> Paint {
    let effect = theme.effect(named: name)?[isDark: environment.appearance == .dark]
    guard environment.contrast != .increased, let effect else { return .color(material(flat)) }
    if environment.accessibilityReduceTransparency {
      return effect.rim.map { .edged(material(flat), rim: $0) } ?? .color(material(flat))
    }
    return .material(Material(name, effect, flat: flat, ground: systemBackground))
  }

  /// What a theme's colour paints with, which may be a material.
  func paint(_ value: ThemeColor, tint: Color) -> Paint {
    let flat = color(value, tint: tint)
    let term = value.term(environment.appearance, environment.contrast)
    guard term.isPlain, theme.material(named: term.name) != nil else { return .color(flat) }
    return paint(ofMaterial: term.name, flat: flat)
  }

  /// What fills an outline with what a user asks for. Glass has its rim, and the shadow of a glass button; with
  /// increased contrast it has that button's line. Documented (WWDC25, "Meet Liquid Glass"): it is then black or white
  /// with a contrasting border.
  ///
  /// - Parameters:
  ///   - paint: what the value paints with in the outline.
  ///   - value: what the user wrote.
  func items(filling shape: Shape, with paint: Paint, of value: PaintValue) -> [DrawItem] {
    var items = paint.items(in: shape)
    guard case .color(.named(let name)) = value, theme.effect(named: name)?.light.rim != nil,
      let glass = theme.buttons.styles[name] ?? theme.buttons.styles["glass"]
    else { return items }
    // Glass shows what is behind it and not its own shadow.
    if let shadow = glass.normal.shadow {
      items.append(.shadow(shape, self.shadow(shadow, tint: tint)))
    }
    if environment.contrast == .increased, let border = glass.increasedContrast.border {
      items.append(
        .innerLine(of: shape, width: border.width, color: color(border.color, tint: tint)))
    }
    return items.filter(\.leavesMark)
  }

  /// What a user's background is painted with.
  func paint(_ value: ColorValue, key: String) -> Paint {
    let color = color(value, key: key)
    guard case .named(let name) = value, theme.material(named: name) != nil else {
      return .color(color)
    }
    return paint(ofMaterial: name, flat: color)
  }
}
