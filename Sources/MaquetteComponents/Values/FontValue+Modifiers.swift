import MaquetteCore
import MaquetteThemes

extension FontValue {
  /// The font slanted.
  public func italic() -> FontValue { with { $0.isItalic = true } }

  /// The font in bold.
  public func bold() -> FontValue { weight(.bold) }

  /// The font in another weight.
  public func weight(_ weight: FontWeight) -> FontValue { with { $0.weight = weight } }

  /// The font in another width.
  public func width(_ width: FontWidth) -> FontValue { with { $0.width = width } }

  /// The font in the design in which all characters have one width.
  public func monospaced() -> FontValue { with { $0.design = .monospaced } }

  /// The font with digits of one width.
  public func monospacedDigit() -> FontValue { with { $0.hasMonospacedDigits = true } }

  private func with(_ change: (inout FontValue) -> Void) -> FontValue {
    var copy = self
    change(&copy)
    return copy
  }
}
