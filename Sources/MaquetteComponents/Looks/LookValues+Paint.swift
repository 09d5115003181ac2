import MaquetteCore

extension LookValues {
  /// What a colour of a look paints with: a material where the theme names one.
  func paint(_ key: String) -> Paint {
    switch themeColor(key).map({ context.paint($0, tint: tint) }) {
    case .material(let material)?: .material(material)
    case .edged(let color, let rim)?: .edged(color, rim: rim)
    default: .color(context.material(optionalColor(key) ?? .clear))
    }
  }
}
