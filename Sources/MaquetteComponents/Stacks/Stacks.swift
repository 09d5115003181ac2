import MaquetteCore

/// Components below one another.
public struct VStack: CatalogComponent {
  public struct Keys: KeyList {
    public let spacing = Key<Double?>(nil, "Space between components; the theme's when not given.")
    public let alignment = Key<Alignment>(
      .center,
      "How components narrower than the widest one are aligned.")
    public let children = Key<[AnyComponent]>(
      [], "The components from top to bottom.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Where narrower components stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
    case leading
    case center
    case trailing
  }

  /// A stack of components.
  public init(
    alignment: Alignment = .center, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("VStack")
    let alignment: StackAlignment =
      switch self.alignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      }
    return StackElement(
      axis: .vertical, spacing: self.spacing ?? context.theme.metrics.spacing, alignment: alignment,
      children: context.elements(for: self.children, axis: .vertical), component: "VStack",
      context: context)
  }

  public static let names = ["VStack"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    VStack {}, summary: "Components below one another.", childrenKey: "children",
    examples: [
      ComponentExample(
        "Two labels",
        "VStack:\n  alignment: leading\n  children:\n    - Label: Wi-Fi\n"
          + "    - Label: Connected\n      color: secondary\n")
    ])
}

/// Components beside one another, in reading direction.
public struct HStack: CatalogComponent {
  public struct Keys: KeyList {
    public let spacing = Key<Double?>(nil, "Space between components; the theme's when not given.")
    public let alignment = Key<Alignment>(
      .center,
      "How components that are shorter than the tallest one are aligned.")
    public let orderIsMeaningful = Key.orderIsMeaningful()
    public let children = Key<[AnyComponent]>(
      [], "The components in reading direction.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Where lower components stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
    case top
    case center
    case bottom
    /// The first lines of text share a baseline.
    case firstTextBaseline

    public static var synonyms: [String: Alignment] { ["firstBaseline": .firstTextBaseline] }
  }

  /// A row of components.
  public init(
    alignment: Alignment = .center, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("HStack")
    let placing = self.orderIsMeaningful ? context : context.placingFromTheLeft
    let alignment: StackAlignment =
      switch self.alignment {
      case .top: .start
      case .center: .center
      case .bottom: .end
      case .firstTextBaseline: .firstTextBaseline
      }
    return StackElement(
      axis: .horizontal, spacing: self.spacing ?? context.theme.metrics.spacing,
      alignment: alignment,
      children: elements(in: context), component: "HStack", context: placing)
  }

  /// Its children's. In a row of a list that is made for a control, texts beside the control keep the
  /// room of a row of texts.
  private func elements(in context: LayoutContext) -> [any LayoutElement] {
    guard context.isListRow, let room = context.contentRoom,
      room.controls.count == self.children.count
    else { return context.elements(for: self.children, axis: .horizontal) }
    let isLevel = self.alignment == .center || self.alignment == .firstTextBaseline
    return self.children.enumerated().map { index, child in
      let isControl = isLevel && room.controls[index]
      var inner = context
      inner.contentRoom = room.inside(isControl: isControl)
      let element = inner.element(for: child, at: index, axis: .horizontal)
      return isControl
        ? element
        : PaddingElement(
          EdgeInsets(vertical: room.textRoom, horizontal: 0), content: element, context: inner)
    }
  }

  public static let names = ["HStack"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    HStack {}, summary: "Components beside one another.", childrenKey: "children",
    examples: [
      ComponentExample(
        "A row with a button at its end",
        "width: 320\nHStack:\n  - Label: Notifications\n  - Spacer\n  - Button: Turn On\n"
          + "    style: tinted\n    size: small\n")
    ])
}

/// Components on top of one another.
public struct ZStack: CatalogComponent {
  public struct Keys: KeyList {
    public let alignment = Key<Alignment>(
      .center,
      "How components smaller than the stack are aligned.")
    public let children = Key<[AnyComponent]>(
      [], "The components from back to front.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A pile of components.
  public init(
    alignment: Alignment = .center, @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.alignment = alignment
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ZStack")
    let inner = self.children.count > 1 ? context.overPlaced() : context
    return DepthElement(
      alignment: self.alignment, children: inner.elements(for: self.children, axis: nil),
      glassBackdrop: self.children.count > 1 ? inner.glassBackdrop : nil, context: context)
  }

  public static let names = ["ZStack"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ZStack {}, summary: "Components on top of one another.", childrenKey: "children",
    examples: [
      ComponentExample(
        "A mark in the corner of a card",
        "width: 320\nZStack:\n  padding: 20\n  alignment: topTrailing\n"
          + "  children:\n    - RoundedRectangle:\n        fill: systemIndigo\n"
          + "        cornerRadius: 16\n        height: 120\n    - Label: New\n"
          + "      color: white\n      padding: 12\n")
    ])
}

extension Key where Value == Bool {
  /// Whether an order has a meaning.
  static func orderIsMeaningful() -> Key {
    Key(
      true, "Whether right-to-left reverses the order; if not, each component keeps its place.")
  }
}
