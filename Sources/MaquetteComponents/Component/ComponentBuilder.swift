/// Lets containers be written like SwiftUI's: components below one another, with `if` and `for`.
@resultBuilder
public enum ComponentBuilder {
  /// A single component.
  public static func buildExpression(_ component: some Component) -> [AnyComponent] {
    [AnyComponent(component)]
  }

  /// Components made elsewhere.
  public static func buildExpression(_ components: [AnyComponent]) -> [AnyComponent] {
    components
  }

  /// One after another.
  public static func buildBlock(_ parts: [AnyComponent]...) -> [AnyComponent] {
    parts.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [AnyComponent]?) -> [AnyComponent] { part ?? [] }

  /// The first branch of an `if`.
  public static func buildEither(first: [AnyComponent]) -> [AnyComponent] { first }

  /// The second branch of an `if`.
  public static func buildEither(second: [AnyComponent]) -> [AnyComponent] { second }

  /// A `for` loop.
  public static func buildArray(_ parts: [[AnyComponent]]) -> [AnyComponent] {
    parts.flatMap { $0 }
  }
}
