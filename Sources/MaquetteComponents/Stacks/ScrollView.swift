import MaquetteCore

/// Content that may be larger than its view, of which a part is shown.
///
/// Inside of one, watchOS buttons have their smaller corner radius.
public struct ScrollView: CatalogComponent {
  public struct Keys: KeyList {
    public let axes = Key(
      ScrollAxes.vertical, "Along which axes it scrolls.", aliases: ["axis"])
    public let spacing = Key<Double?>(nil, "Space between components; the theme's when not given.")
    public let indicators = Key(
      ScrollIndicators.automatic, "Whether scroll indicators are shown.",
      aliases: ["scrollIndicators"])
    let contentOffset = PartKey(
      \ScrollView.offsetValue, "How far it is scrolled: [x, y], with x from the leading edge.",
      range: Limits.lengths, type: .offset(Limits.lengths))
    public let defaultScrollAnchor = Key<ScrollAnchor?>(
      nil, "The part that is shown first; the start when not given.")
    public let children = Key<[AnyComponent]>(
      [], "The components, from top to bottom or from leading to trailing.",
      aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// How far it is scrolled from its leading upper corner, in points.
  public var contentOffset = Point.zero

  /// A scrolling view of components below one another, or beside one another.
  public init(
    _ axes: ScrollAxes = .vertical, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.axes = axes
    self.spacing = spacing
    self.children = children()
  }

  /// The view scrolled to a point, from its leading upper corner.
  public func contentOffset(x: Double = 0, y: Double = 0) -> ScrollView {
    with { $0.contentOffset = Point(x: x, y: y) }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("ScrollView")
    context.isScrolling = true
    let isRow = self.axes == .horizontal
    let content: any Component =
      isRow
      ? HStack(spacing: self.spacing) { self.children }
      : VStack(spacing: self.spacing) { self.children }
    let element = context.element(
      for: AnyComponent(content), at: 0, axis: isRow ? .horizontal : .vertical)
    return ScrollElement(
      content: element, axes: self.axes, contentOffset: contentOffset,
      anchor: context.scrollAnchor(self.defaultScrollAnchor, beside: contentOffset),
      indicator: self.indicators == .visible ? ScrollIndicatorLook(context) : nil,
      context: context)
  }

  var offsetValue: OffsetValue {
    get { OffsetValue(x: contentOffset.x, y: contentOffset.y) }
    set { contentOffset = Point(x: newValue.x, y: newValue.y) }
  }

  public static let names = ["ScrollView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ScrollView {},
    summary:
      "A view that scrolls: its content may be larger, and only a part of it is shown.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "A row that continues beyond its view",
        """
        width: 300
        ScrollView:
          axes: horizontal
          indicators: visible
          contentOffset: [60, 0]
          children:
            - {Button: Today, style: tinted}
            - {Button: Tomorrow, style: tinted}
            - {Button: This Week, style: tinted}
            - {Button: Next Month, style: tinted}

        """)
    ])
}
