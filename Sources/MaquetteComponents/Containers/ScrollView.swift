import MaquetteCore

/// Content that may be higher than its view; its upper part is shown.
///
/// Inside of one, watchOS buttons have their smaller corner radius.
public struct ScrollView: CatalogComponent {
  /// The components from top to bottom.
  public var children: [AnyComponent]
  /// Space between components, in points; `nil` for the theme's.
  public var spacing: Double?

  /// A scrolling view of components below one another.
  public init(spacing: Double? = nil, @ComponentBuilder children: () -> [AnyComponent]) {
    self.spacing = spacing
    self.children = children()
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("ScrollView")
    context.isScrolling = true
    let content = VStack(spacing: spacing) { children }
    let element = context.element(for: AnyComponent(content), at: 0, axis: .vertical)
    return ScrollElement(content: element, context: context)
  }

  private static let prototype = ScrollView {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "ScrollView", prototype: prototype,
    summary: "Content that may be higher than its view; its upper part is shown.",
    childrenKey: "children",
    properties: [
      Property(
        "spacing", \.spacing, "Space between components; the theme's when not given.",
        prototype: prototype),
      Property(
        "children", \.children, "The components from top to bottom.", aliases: ["content"],
        prototype: prototype),
    ])
}
