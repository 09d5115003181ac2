/// Components in rows of a fixed number of columns.
public struct Grid: CatalogComponent {
  public struct Keys: KeyList {
    public let columns = Key(2, "How many columns there are.", range: 1...1000)
    public let spacing = Key<Double?>(
      nil, "Space between rows and columns; the theme's when not given.",
      aliases: ["horizontalSpacing"])
    public let verticalSpacing = Key<Double?>(nil, "Space between rows; 'spacing' when not given.")
    public let alignment = Key<Alignment>(.center, "How components are aligned in their cells.")
    public let orderIsMeaningful = Key.orderIsMeaningful()
    public let children = Key<[AnyComponent]>(
      [], "The components, row by row.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A grid of components.
  public init(
    columns: Int = 2, alignment: Alignment = .center, spacing: Double? = nil,
    verticalSpacing: Double? = nil, @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.verticalSpacing = verticalSpacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Grid")
    let spacing = self.spacing ?? context.theme.metrics.spacing
    let placing = self.orderIsMeaningful ? context : context.placingFromTheLeft
    return GridElement(
      columns: self.columns, horizontalSpacing: spacing,
      verticalSpacing: self.verticalSpacing ?? spacing, alignment: self.alignment,
      children: context.elements(for: self.children, axis: nil), context: placing)
  }

  public static let names = ["Grid"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Grid {}, summary: "Components in rows of a fixed number of columns.", childrenKey: "children",
    examples: [
      ComponentExample(
        "Four buttons",
        "Grid:\n  columns: 2\n  spacing: 12\n"
          + "  children: [Button: One, Button: Two, Button: Three, Button: Four]\n"
      )
    ])
}
