import MaquetteCore

/// Components in rows of a fixed number of columns.
public struct Grid: CatalogComponent {
  /// How many columns; 2 by default.
  public var columns: Int
  /// Space between rows and columns, in points; `nil` for the theme's.
  public var spacing: Double?
  /// Space between rows; `nil` for ``spacing``.
  public var verticalSpacing: Double?
  /// Where components stand in their cells; in the middle by default.
  public var alignment: Alignment
  /// Whether the order of the components means something, so that rows start at the right in a
  /// right-to-left interface; yes by default. A gallery of pictures in no order keeps their positions
  /// (HIG, Right to left: reverse those whose order is meaningful).
  public var orderIsMeaningful = true
  /// The components, row by row in reading direction.
  public var children: [AnyComponent]

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

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Grid")
    let spacing = spacing ?? context.theme.metrics.spacing
    let placing = orderIsMeaningful ? context : context.placingFromTheLeft
    return GridElement(
      columns: columns, horizontalSpacing: spacing,
      verticalSpacing: verticalSpacing ?? spacing, alignment: alignment,
      children: context.elements(for: children, axis: nil), context: placing)
  }

  private static let prototype = Grid {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Grid", prototype: prototype, summary: "Components in rows of a fixed number of columns.",
    childrenKey: "children",
    properties: [
      Property(
        "columns", \.columns, "How many columns.", range: 1...1000, prototype: prototype),
      Property(
        "spacing", \.spacing, "Space between rows and columns; the theme's when not given.",
        aliases: ["horizontalSpacing"], prototype: prototype),
      Property(
        "verticalSpacing", \.verticalSpacing, "Space between rows; 'spacing' when not given.",
        prototype: prototype),
      Property(
        "alignment", \.alignment, "Where components stand in their cells.",
        prototype: prototype),
      Property(
        "orderIsMeaningful", \.orderIsMeaningful,
        "Whether the order reverses in right-to-left interfaces, or positions stay.",
        prototype: prototype),
      Property(
        "children", \.children, "The components, row by row.", aliases: ["content"],
        prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "Four buttons",
        "Grid:\n  columns: 2\n  spacing: 12\n"
          + "  children: [Button: One, Button: Two, Button: Three, Button: Four]\n"
      )
    ])
}
