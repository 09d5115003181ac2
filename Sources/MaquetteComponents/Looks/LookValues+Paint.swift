import MaquetteCore

extension LookValues {
  /// What a colour of a look paints with: a material where the theme names one.
  func paint(_ key: String) -> Paint {
    let color = themeColor(key)
    guard case .material(let material)? = color.map({ context.paint($0, tint: tint) }) else {
      return .color(context.material(optionalColor(key) ?? .clear))
    }
    return .material(material)
  }
}
