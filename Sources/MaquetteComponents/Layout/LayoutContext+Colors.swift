import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The tint of the surroundings.
  package var tint: Color {
    if let color = settingColor("tint") { return color }
    guard let value = environment.tint else { return themeColor("tint") }
    switch value {
    case .custom(let color): return color
    case .named("tint"): return themeColor("tint")
    case .named(let name):
      if let color = named(name) { return color }
      // It is nobody's key: a flag, the project file or the top of the spec says it.
      sink.report(environment.tintProblem ?? unknownColor(name, of: "the tint is the "))
      return .clear
    }
  }

  /// The colour a user wrote, reporting a name that the theme does not know.
  ///
  /// - Parameters:
  ///   - key: The spec's key for the colour, where messages point.
  ///   - isVibrant: Whether it is the variant for the front of a material; `nil` for just there.
  package func color(_ value: ColorValue, key: String, isVibrant: Bool? = nil) -> Color {
    var context = self
    context.isOnMaterial = isVibrant ?? isOnMaterial
    return context.namedColor(value, key: key)
  }

  private func namedColor(_ value: ColorValue, key: String) -> Color {
    switch value {
    case .custom(let color): return color
    case .named("tint"): return tint
    case .named(let name):
      if let color = named(name) { return color }
      let problem = unknownColor(name)
      report(
        .error, problem.message, key: key, length: problem.length, hint: problem.hint,
        id: problem.id)
      return .clear
    }
  }

  /// The context of what stands in front of a background: on a material colours are vibrant, on
  /// what hides a material they are not.
  package func inFront(of background: ColorValue) -> LayoutContext {
    var copy = self
    if case .named(let name) = background, theme.material(named: name) != nil {
      copy.isOnMaterial = true
    } else if isOnMaterial {
      copy.isOnMaterial = isTranslucent(background)
    }
    copy.ground = known(background)?.over(backdrop)
    return copy
  }

  /// A colour that a user wrote; `nil` where the theme does not know it.
  private func known(_ value: ColorValue) -> Color? {
    switch value {
    case .custom(let color): color
    case .named("tint"): tint
    case .named(let name): named(name)
    }
  }

  /// Whether a colour that a user wrote lets something through.
  func isTranslucent(_ color: ColorValue) -> Bool {
    switch color {
    case .custom(let color): color.alpha < 1
    case .named("tint"): tint.alpha < 1
    // A name that does not exist is reported where it is drawn.
    case .named(let name): (named(name)?.alpha ?? 0) < 1
    }
  }

  private func named(_ name: String) -> Color? {
    if let color = settingColor(name) { return color }
    guard environment.accessibilityReduceTransparency else {
      return theme.color(named: name, traits: environment.colorTraits, isVibrant: isOnMaterial)
    }
    // Nothing shines through an opaque material, so colours in front of it are as anywhere.
    let color = theme.color(named: name, traits: environment.colorTraits, isVibrant: false)
    guard theme.material(named: name) != nil else { return color }
    return theme.reducedMaterial(named: name)?[environment.colorTraits] ?? color?.opaque
  }

  /// The colour of a material's ground: opaque where people reduced transparency.
  func material(_ color: Color) -> Color {
    environment.accessibilityReduceTransparency && color.alpha > 0 ? color.opaque : color
  }

  private func unknownColor(_ name: String, of what: String = "") -> Diagnostic {
    theme.unknownColor(name, of: what, hasHint: sink.wantsHints)
  }

  /// The colour a theme wrote.
  func color(_ value: ThemeColor, tint: Color) -> Color {
    let term = value.term(environment.appearance, environment.contrast)
    return term.color { $0 == "tint" ? tint : themeColor($0) }
  }

  /// The shadow a theme wrote.
  func shadow(_ value: ThemeShadow, tint: Color) -> Shadow {
    Shadow(
      color: color(value.color, tint: tint), blur: value.blur, offset: Point(x: 0, y: value.y))
  }

  /// The paint a theme wrote.
  func paint(_ value: ThemePaint, tint: Color) -> Paint {
    switch value {
    case .color(let color): paint(color, tint: tint)
    case .verticalGradient(let top, let bottom):
      .verticalGradient(top: color(top, tint: tint), bottom: color(bottom, tint: tint))
    }
  }

  private func themeColor(_ name: String) -> Color {
    if let color = named(name) { return color }
    if let color = Color(hex: name) { return color }
    report(
      .error, "theme '\(theme.name)' has no colour '\(name)'", hint: "add it under 'colors'",
      id: .unknownColor)
    return .clear
  }
}
