import MaquetteCore

extension Component {
  /// Lays the component out in another direction or locale than what is around it, as
  /// `environment(\.layoutDirection, .rightToLeft)` does in SwiftUI.
  ///
  /// - Parameters:
  ///   - direction: the reading direction; `nil` keeps the one around it, or the locale's own where
  ///     nothing asked for one.
  ///   - locale: the locale; `nil` keeps it.
  public func environment(direction: LayoutDirection? = nil, locale: String? = nil)
    -> AnyComponent
  {
    var patch = SubtreeEnvironment()
    patch.direction = direction
    patch.locale = locale
    return environment(patch)
  }

  /// Keeps the component as it is drawn from left to right: for a control that refers to an actual
  /// direction or points to an area of the screen, such as "to the right" or buttons for alignment
  /// (HIG, Right to left). Nothing else tells such a control from others, so that somebody has to say
  /// it; by default every component follows the interface.
  public func directionIsAbsolute(_ isAbsolute: Bool = true) -> AnyComponent {
    isAbsolute ? environment(direction: .leftToRight) : AnyComponent(self)
  }
}
