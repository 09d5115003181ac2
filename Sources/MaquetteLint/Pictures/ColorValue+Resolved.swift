import Maquette

extension ColorValue {
  /// The same colour by the theme's own name: of names that mean the same, rules know one.
  func named(in environment: Environment) -> ColorValue {
    guard case .named(let name) = self else { return self }
    return .named(environment.theme.ownColorName(name))
  }

  /// The colour that it is in an environment; `nil` for a name that the theme does not have.
  func resolved(in environment: Environment) -> Color? {
    switch self {
    case .custom(let color): return color
    case .named(let name):
      if name == "tint", let tint = environment.tint, tint != .tint {
        return tint.resolved(in: environment)
      }
      return environment.theme.color(named: name, traits: environment.colorTraits)
    }
  }
}

extension Color {
  /// How far its channels are apart: 0 for gray.
  var spread: Int {
    let channels = [red, green, blue].map(Int.init)
    return (channels.max() ?? 0) - (channels.min() ?? 0)
  }

  /// Whether people call it gray, black or white.
  var isGray: Bool { spread <= 24 }
}
