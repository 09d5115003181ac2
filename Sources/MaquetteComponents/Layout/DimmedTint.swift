import MaquetteCore
import MaquetteThemes

/// The gray that is the tint behind alerts, sheets and popovers, and the tint that it has taken the place of.
final class DimmedTint {
  let gray: ColorValue
  let tint: ColorValue?
  /// Whether what makes it gray is opened by something that it is the tint of, and stands among that.
  let isAnchored: Bool

  init(gray: ColorValue, tint: ColorValue?, isAnchored: Bool) {
    self.gray = gray
    self.tint = tint
    self.isAnchored = isAnchored
  }
}

extension LayoutContext {
  /// The gray of a tint that is dimmed; `nil` in themes that keep the tint.
  private var dimmedGray: Color? {
    theme.color(named: "dimmedTint", traits: environment.colorTraits)
  }

  /// Whether the theme has a gray for a tint that is dimmed.
  var hasDimmedTint: Bool { dimmedGray != nil }

  /// The context of what is behind an alert, a sheet or a popover: the tint is gray there, as UIKit's
  /// `tintAdjustmentMode.dimmed` makes it. Themes without such a gray keep it.
  ///
  /// - Parameter isAnchored: whether what makes it gray is opened by a part of that, beside its anchor.
  func withDimmedTint(isAnchored: Bool = false) -> LayoutContext {
    guard self.dimmedTint == nil, let color = dimmedGray else { return self }
    // A tint that does not exist is told where it is drawn.
    if case .named(let name)? = environment.tint,
      theme.color(named: name, traits: environment.colorTraits) == nil
    {
      return self
    }
    var copy = self
    let gray = ColorValue.custom(color)
    copy.dimmedTint = DimmedTint(gray: gray, tint: environment.tint, isAnchored: isAnchored)
    copy.environment.tint = gray
    return copy
  }

  /// The context of what keeps its tint behind alerts and sheets, as prominent glass does.
  var withoutDimmedTint: LayoutContext {
    guard let dimmedTint = self.dimmedTint else { return self }
    var copy = self
    copy.dimmedTint = nil
    if environment.tint == dimmedTint.gray { copy.environment.tint = dimmedTint.tint }
    return copy
  }

  /// The context of what is opened beside an anchor: it keeps its tint, unless an alert or a sheet lies over both.
  var withTintOfOpened: LayoutContext {
    self.dimmedTint?.isAnchored == true ? withoutDimmedTint : self
  }

  /// Takes what a part of the contents says about its surroundings; a tint is dimmed as the one around is.
  mutating func apply(_ patch: SubtreeEnvironment) {
    patch.apply(to: &environment)
    if patch.appearance != nil, self.appearanceAround != nil { self.appearanceAround = nil }
    guard let tint = patch.tint, let around = self.dimmedTint else { return }
    self.dimmedTint = DimmedTint(gray: around.gray, tint: tint, isAnchored: around.isAnchored)
    environment.tint = around.gray
  }
}
