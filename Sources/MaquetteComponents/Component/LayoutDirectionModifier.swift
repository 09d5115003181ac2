import MaquetteCore

/// A component in another reading direction than its surroundings, and maybe in another language.
struct DirectedComponent: Component {
  var content: AnyComponent
  var direction: LayoutDirection
  var locale: String?

  func makeElement(in context: LayoutContext) -> any LayoutElement {
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
}
