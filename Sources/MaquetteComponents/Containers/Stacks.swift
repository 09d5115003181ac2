import MaquetteCore

/// Components below one another.
public struct VStack: CatalogComponent {
  /// Where narrower components stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
    case leading
    case center
    case trailing
  }

  /// Space between components, in points; `nil` for the theme's.
  public var spacing: Double?
  /// Where narrower components stand; in the middle by default.
  public var alignment: Alignment
  /// The components from top to bottom.
  public var children: [AnyComponent]

  /// A stack of components.
  public init(
    alignment: Alignment = .center, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.children = children()
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("VStack")
    let alignment: StackAlignment =
      switch self.alignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      }
    return StackElement(
      axis: .vertical, spacing: spacing ?? context.theme.metrics.spacing, alignment: alignment,
      children: context.elements(for: children, axis: .vertical), component: "VStack",
      context: context)
  }

  private static let prototype = VStack {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "VStack", prototype: prototype, summary: "Components below one another.",
    childrenKey: "children",
    properties: [
      Property(
        "spacing", \.spacing, "Space between components; the theme's when not given.",
        prototype: prototype),
      Property(
        "alignment", \.alignment, "Where narrower components stand.", prototype: prototype),
      Property(
        "children", \.children, "The components from top to bottom.", aliases: ["content"],
        prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "Two labels",
        "VStack:\n  alignment: leading\n  children:\n    - Label: Wi-Fi\n"
          + "    - Label: Connected\n      color: secondary\n")
    ])
}

/// Components beside one another, in reading direction.
public struct HStack: CatalogComponent {
  /// Where lower components stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
    case top
    case center
    case bottom
    /// The first lines of text share a baseline.
    case firstTextBaseline

    /// Other words that specs may use.
    public static var synonyms: [String: Alignment] { ["firstBaseline": .firstTextBaseline] }
  }

  /// Space between components, in points; `nil` for the theme's.
  public var spacing: Double?
  /// Where lower components stand; in the middle by default.
  public var alignment: Alignment
  /// Whether the order of the components means something, so that they start at the right in a
  /// right-to-left interface; yes by default, as in SwiftUI. A gallery of pictures in no order
  /// keeps their positions (HIG, Right to left: reverse those whose order is meaningful).
  public var orderIsMeaningful = true
  /// The components in reading direction.
  public var children: [AnyComponent]

  /// A row of components.
  public init(
    alignment: Alignment = .center, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.children = children()
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("HStack")
    let placing = orderIsMeaningful ? context : context.placingFromTheLeft
    let alignment: StackAlignment =
      switch self.alignment {
      case .top: .start
      case .center: .center
      case .bottom: .end
      case .firstTextBaseline: .firstTextBaseline
      }
    return StackElement(
      axis: .horizontal, spacing: spacing ?? context.theme.metrics.spacing, alignment: alignment,
      children: context.elements(for: children, axis: .horizontal), component: "HStack",
      context: placing)
  }

  private static let prototype = HStack {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "HStack", prototype: prototype, summary: "Components beside one another.",
    childrenKey: "children",
    properties: [
      Property(
        "spacing", \.spacing, "Space between components; the theme's when not given.",
        prototype: prototype),
      Property(
        "alignment", \.alignment, "Where lower components stand.", prototype: prototype),
      Property(
        "orderIsMeaningful", \.orderIsMeaningful,
        "Whether the order reverses in right-to-left interfaces, or positions stay.",
        prototype: prototype),
      Property(
        "children", \.children, "The components in reading direction.", aliases: ["content"],
        prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "A row with a button at its end",
        "width: 320\nHStack:\n  - Label: Notifications\n  - Spacer\n  - Button: Turn On\n"
          + "    style: tinted\n    size: small\n")
    ])
}

/// Components on top of one another.
public struct ZStack: CatalogComponent {
  /// Where smaller components stand; in the middle by default.
  public var alignment: Alignment
  /// The components from back to front.
  public var children: [AnyComponent]

  /// A pile of components.
  public init(
    alignment: Alignment = .center, @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.alignment = alignment
    self.children = children()
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ZStack")
    return DepthElement(
      alignment: alignment, children: context.elements(for: children, axis: nil),
      context: context)
  }

  private static let prototype = ZStack {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "ZStack", prototype: prototype, summary: "Components on top of one another.",
    childrenKey: "children",
    properties: [
      Property(
        "alignment", \.alignment, "Where smaller components stand.", prototype: prototype),
      Property(
        "children", \.children, "The components from back to front.", aliases: ["content"],
        prototype: prototype),
    ])
}
