import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The tint of the surroundings.
  public var tint: Color {
    guard let value = environment.tint else { return themeColor("tint") }
    switch value {
    case .custom(let color): return color
    case .named("tint"): return themeColor("tint")
    case .named(let name): return themeColor(name)
    }
  }

  /// The colour a user wrote, reporting a name that the theme does not know.
  public func color(_ value: ColorValue, key: String) -> Color {
    switch value {
    case .custom(let color): return color
    case .named("tint"): return tint
    case .named(let name):
      if let color = theme.color(named: name, traits: environment.colorTraits) { return color }
      report(
        .error, "unknown colour '\(SpecNode.excerpt(name))' in theme '\(theme.name)'", key: key,
        length: name.count,
        hint: Suggestion.nearest(to: name, in: theme.colorNames).map { "did you mean '\($0)'?" }
          ?? "use a name that 'maquette themes \(theme.name)' lists, or #RRGGBB")
      return .clear
    }
  }

  /// The colour a theme wrote.
  func color(_ value: ThemeColor, tint: Color) -> Color {
    let term = environment.appearance == .dark ? value.dark : value.light
    let color = term.name == "tint" ? tint : themeColor(term.name)
    return color.opacity(term.opacity)
  }

  /// The paint a theme wrote.
  func paint(_ value: ThemePaint, tint: Color) -> Paint {
    switch value {
    case .color(let color): .color(self.color(color, tint: tint))
    case .verticalGradient(let top, let bottom):
      .verticalGradient(top: color(top, tint: tint), bottom: color(bottom, tint: tint))
    }
  }

  private func themeColor(_ name: String) -> Color {
    if let color = theme.color(named: name, traits: environment.colorTraits) { return color }
    if let color = Color(hex: name) { return color }
    report(.error, "theme '\(theme.name)' has no colour '\(name)'", hint: "add it under 'colors'")
    return .clear
  }
}
