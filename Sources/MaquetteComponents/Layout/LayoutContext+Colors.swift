import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The tint of the surroundings.
  public var tint: Color {
    guard let value = environment.tint else { return themeColor("tint") }
    switch value {
    case .custom(let color): return color
    case .named("tint"): return themeColor("tint")
    case .named(let name):
      if let color = theme.color(named: name, traits: environment.colorTraits) { return color }
      // It is nobody's key: a flag or the top of the spec says it.
      sink.report(unknownColor(name, of: "the tint is the "))
      return .clear
    }
  }

  /// The colour a user wrote, reporting a name that the theme does not know.
  public func color(_ value: ColorValue, key: String) -> Color {
    switch value {
    case .custom(let color): return color
    case .named("tint"): return tint
    case .named(let name):
      if let color = theme.color(named: name, traits: environment.colorTraits) { return color }
      let problem = unknownColor(name)
      report(.error, problem.message, key: key, length: name.count, hint: problem.hint)
      return .clear
    }
  }

  private func unknownColor(_ name: String, of what: String = "") -> Diagnostic {
    Diagnostic(
      .error, "\(what)unknown colour '\(SpecNode.excerpt(name))' in theme '\(theme.name)'",
      hint: Suggestion.nearest(to: name, in: theme.colorWords).map { "did you mean '\($0)'?" }
        ?? "use a name that 'maquette themes \(theme.name)' lists, or #RRGGBB")
  }

  /// The colour a theme wrote.
  func color(_ value: ThemeColor, tint: Color) -> Color {
    let term = environment.appearance == .dark ? value.dark : value.light
    return term.color { $0 == "tint" ? tint : themeColor($0) }
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
