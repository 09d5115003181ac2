import MaquetteCore

/// Content that may be higher than its view; its upper part is shown.
///
/// Inside of one, watchOS buttons have their smaller corner radius.
public struct ScrollView: CatalogComponent {
  /// Its keys.
  public struct Keys: KeyList {
    public let spacing = Key<Double?>(nil, "Space between components; the theme's when not given.")
    public let children = Key<[AnyComponent]>(
      [], "The components from top to bottom.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A scrolling view of components below one another.
  public init(spacing: Double? = nil, @ComponentBuilder children: () -> [AnyComponent]) {
    self.spacing = spacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("ScrollView")
    context.isScrolling = true
    let content = VStack(spacing: self.spacing) { self.children }
    let element = context.element(for: AnyComponent(content), at: 0, axis: .vertical)
    return ScrollElement(content: element, context: context)
  }

  /// Its name, and other names for it.
  public static let names = ["ScrollView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ScrollView {}, summary: "Content that may be higher than its view; its upper part is shown.",
    childrenKey: "children")
}
