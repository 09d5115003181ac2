import MaquetteCore

/// A component in an environment that differs from the one around it.
package struct EnvironmentModifier: Component {
  /// The component.
  package var content: AnyComponent
  /// The reading direction; `nil` for the one around it.
  package var direction: LayoutDirection?
  /// The locale; `nil` for the one around it.
  package var locale: String?

  /// What measures and draws it in an environment.
  package func makeElement(in context: LayoutContext) -> any LayoutElement {
    var inner = context
    if let locale { inner.environment.locale = locale }
    if let direction { inner.environment.explicitDirection = direction }
    return content.makeElement(in: inner)
  }
}

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
    AnyComponent(
      EnvironmentModifier(content: AnyComponent(self), direction: direction, locale: locale))
  }
}
