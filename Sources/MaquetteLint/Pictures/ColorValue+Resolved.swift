import Maquette

extension ColorValue {
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
