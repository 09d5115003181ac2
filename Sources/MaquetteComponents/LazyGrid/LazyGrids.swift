import MaquetteCore

/// Components in rows of columns that share the width: SwiftUI's `LazyVGrid`.
///
/// Columns are fixed, flexible or as many as fit. What is there is drawn, nothing is lazy.
public struct LazyVGrid: CatalogComponent {
  public struct Keys: KeyList {
    public let columns = Key<GridItems>(
      2,
      "How many columns there are, or a list with each: {fixed: 80}, {flexible: {minimum: 40}}, "
        + "{adaptive: 100}.")
    public let spacing = Key<Double?>(
      nil, "Space between rows, and between columns; the theme's when not given.")
    public let alignment = Key<VStack.Alignment>(
      .center, "How the columns are aligned when they leave width unused.")
    public let children = Key<[AnyComponent]>(
      [], "The components, row by row.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A grid that grows downwards.
  public init(
    columns: GridItems = 2, alignment: VStack.Alignment = .center, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("LazyVGrid")
    let share: Double =
      switch self.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    return LazyGridElement(
      "LazyVGrid", tracks: self.columns.items, across: .horizontal,
      spacing: self.spacing ?? context.theme.metrics.spacing, share: share,
      children: context.elements(for: self.children, axis: nil), context: context)
  }

  public static let names = ["LazyVGrid"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    LazyVGrid {}, summary: "Components in rows; the columns share the width.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "As many columns as fit",
        "width: 350\nLazyVGrid:\n  columns: [{adaptive: 100}]\n  spacing: 12\n  children:\n"
          + "    - {Label: Albums, padding: 12}\n    - {Label: People, padding: 12}\n"
          + "    - {Label: Places, padding: 12}\n    - {Label: Trips, padding: 12}\n"),
      ComponentExample(
        "A fixed column and one that takes the rest",
        "width: 350\nLazyVGrid:\n  columns: [{fixed: 80}, flexible]\n"
          + "  children: [Label: Name, TextField: Anna, Label: City, TextField: Graz]\n"),
    ])
}

/// Components in columns of rows that share the height: SwiftUI's `LazyHGrid`.
public struct LazyHGrid: CatalogComponent {
  public struct Keys: KeyList {
    public let rows = Key<GridItems>(
      2,
      "How many rows there are, or a list with each: {fixed: 80}, {flexible: {minimum: 40}}, "
        + "{adaptive: 100}.")
    public let spacing = Key<Double?>(
      nil, "Space between columns, and between rows; the theme's when not given.")
    public let alignment = Key<Alignment>(
      .center, "How the rows are aligned when they leave height unused.")
    public let children = Key<[AnyComponent]>(
      [], "The components, column by column.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Where rows stand that leave some of the height.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
    case top
    case center
    case bottom
  }

  /// A grid that grows in reading direction.
  public init(
    rows: GridItems = 2, alignment: Alignment = .center, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("LazyHGrid")
    let share: Double =
      switch self.alignment {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      }
    return LazyGridElement(
      "LazyHGrid", tracks: self.rows.items, across: .vertical,
      spacing: self.spacing ?? context.theme.metrics.spacing, share: share,
      children: context.elements(for: self.children, axis: nil), context: context)
  }

  public static let names = ["LazyHGrid"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    LazyHGrid {}, summary: "Components in columns; the rows share the height.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "Two rows",
        "height: 120\nLazyHGrid:\n  rows: 2\n"
          + "  children: [Label: One, Label: Two, Label: Three, Label: Four]\n")
    ])
}
