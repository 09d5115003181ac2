import MaquetteCore

/// A component in another reading direction than its surroundings, and maybe in another language.
package struct DirectedComponent: Component {
  /// The component.
  package var content: AnyComponent
  /// The reading direction.
  package var direction: LayoutDirection
  /// The locale; `nil` for the one around it.
  package var locale: String?

  /// What measures and draws it in an environment.
  package func makeElement(in context: LayoutContext) -> any LayoutElement {
    var inner = context
    inner.environment.explicitDirection = direction
    if let locale { inner.environment.locale = locale }
    return content.makeElement(in: inner)
  }
}

extension Component {
  /// Draws the component in a reading direction whatever that of the picture is, as SwiftUI's
  /// `environment(\.layoutDirection, …)` does; with a locale also in another language.
  public func layoutDirection(_ direction: LayoutDirection, locale: String? = nil) -> AnyComponent {
    AnyComponent(
      DirectedComponent(content: AnyComponent(self), direction: direction, locale: locale))
  }

  /// Keeps the component as it is drawn from left to right: for a control that refers to an actual
  /// direction or points to an area of the screen, such as "to the right" or buttons for alignment
  /// (HIG, Right to left). Nothing else tells such a control from others, so that somebody has to say
  /// it; by default every component follows the interface.
  public func directionIsAbsolute(_ isAbsolute: Bool = true) -> AnyComponent {
    isAbsolute ? layoutDirection(.leftToRight) : AnyComponent(self)
  }
}
