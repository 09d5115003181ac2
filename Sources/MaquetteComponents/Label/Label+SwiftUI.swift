import MaquetteCore
import MaquetteThemes

extension Label {
  /// The label in another colour.
  public func foregroundStyle(_ color: ColorValue) -> Label { self.color(color) }

  /// The label with at most some lines; `nil` for as many as needed.
  public func lineLimit(_ count: Int?) -> Label { self.numberOfLines(count ?? 0) }

  /// The label with its lines elsewhere.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Label {
    self.alignment(alignment)
  }

  /// The label in another weight.
  public func fontWeight(_ weight: FontWeight) -> Label { withFont { $0.weight = weight } }

  /// The label in bold.
  public func bold() -> Label { fontWeight(.bold) }

  /// The label slanted, or not.
  public func italic(_ isActive: Bool = true) -> Label { withFont { $0.isItalic = isActive } }

  /// The label in another design of the system font; `nil` for the default one.
  public func fontDesign(_ design: FontDesign?) -> Label {
    withFont { $0.design = design ?? .default }
  }

  /// The label in another width of the system font; `nil` for the standard one.
  public func fontWidth(_ width: FontWidth?) -> Label {
    withFont { $0.width = width ?? .standard }
  }

  /// The label with digits of one width.
  public func monospacedDigit() -> Label { withFont { $0.hasMonospacedDigits = true } }

  private func withFont(_ change: (inout FontValue) -> Void) -> Label {
    var copy = self
    change(&copy.font)
    return copy
  }
}
