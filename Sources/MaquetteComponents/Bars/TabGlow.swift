import MaquetteCore

extension TabBarLook {
  /// The colour of the chosen tab: what is behind the bar shines through it, as much as the theme says.
  ///
  /// - Parameter ground: what is behind the bar; `nil` where that is not known.
  func selected(over ground: Color?) -> Color {
    guard let share = selectedGlow?.alpha, share > 0, let ground,
      case .material(let glass) = pillPaint
    else { return selected }
    let gray =
      0.2126 * Double(ground.red) + 0.7152 * Double(ground.green) + 0.0722 * Double(ground.blue)
    // What the theme says is the colour over black.
    let more = glass.effect.brightness(of: gray) - glass.effect.brightness(of: 0)
    let seen = more * (1 - (selectedFill?.alpha ?? 0)) * share
    func lit(_ value: UInt8) -> UInt8 { UInt8(max(0, min(255, (Double(value) + seen).rounded()))) }
    let color = selected
    return Color(
      red: lit(color.red), green: lit(color.green), blue: lit(color.blue), alpha: color.alpha)
  }
}
