import MaquetteCore
import MaquetteThemes

/// The gray that is the tint behind alerts and sheets, and the tint that it has taken the place of.
final class DimmedTint {
  let gray: ColorValue
  let tint: ColorValue?

  init(gray: ColorValue, tint: ColorValue?) {
    self.gray = gray
    self.tint = tint
  }
}

extension LayoutContext {
  /// The context of what is behind an alert or a sheet: the tint is gray there, as UIKit's
  /// `tintAdjustmentMode.dimmed` makes it. Themes without such a gray keep it.
  var withDimmedTint: LayoutContext {
    guard dimmedTint == nil,
      let color = theme.color(named: "dimmedTint", traits: environment.colorTraits)
    else { return self }
    // A tint that does not exist is told where it is drawn.
    if case .named(let name)? = environment.tint,
      theme.color(named: name, traits: environment.colorTraits) == nil
    {
      return self
    }
    var copy = self
    let gray = ColorValue.custom(color)
    copy.dimmedTint = DimmedTint(gray: gray, tint: environment.tint)
    copy.environment.tint = gray
    return copy
  }

  /// The context of what keeps its tint behind alerts and sheets, as prominent glass does.
  var withoutDimmedTint: LayoutContext {
    guard let dimmedTint else { return self }
    var copy = self
    copy.dimmedTint = nil
    if environment.tint == dimmedTint.gray { copy.environment.tint = dimmedTint.tint }
    return copy
  }

  /// Takes what a part of the contents says about its surroundings; a tint is dimmed as the one around is.
  mutating func apply(_ patch: SubtreeEnvironment) {
    patch.apply(to: &environment)
    guard let tint = patch.tint, let around = dimmedTint else { return }
    dimmedTint = DimmedTint(gray: around.gray, tint: tint)
    environment.tint = around.gray
  }
}
