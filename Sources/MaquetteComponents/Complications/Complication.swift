import MaquetteCore

/// A complication of a watch face: contents in the size and outline that a family has on the watch that
/// is drawn for. ClockKit's and WidgetKit's complications; only watches have them.
public struct Complication: CatalogComponent {
  public struct Keys: KeyList {
    public let family = Key<ComplicationFamily>(
      .graphicCircular, "The outline and size: graphicCircular, graphicRectangular and others.")
    public let widgetLabel = Key("", "The curved text along graphicCorner or around graphicBezel.")
    public let showsBackground = Key<Bool?>(
      nil, "Whether a soft background fills the shape; by default only in circles.",
      aliases: ["showsWidgetContainerBackground"])
    public let children = Key<[AnyComponent]>(
      [], "The components from top to bottom.", aliases: ["content", "view"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A complication.
  public init(
    _ family: ComplicationFamily = .graphicCircular, widgetLabel: String = "",
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.family = family
    self.widgetLabel = widgetLabel
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering(Complication.componentName)
    guard
      let look = context.look(ComplicationLook.self, component: "complication")
    else { return EmptyElement() }
    if !self.widgetLabel.isEmpty, !self.family.hasCurvedLabel {
      context.warnUnused(
        "widgetLabel", because: "only graphicCorner and graphicBezel have a curved text")
    }
    let single = self.children.count == 1 ? self.children.first : nil
    let stack = VStack(alignment: self.family.outline == .circle ? .center : .leading, spacing: 0) {
      self.children
    }
    var inner = context
    if self.family.outline == .circle {
      let outline = self.family.outlineSize(in: look, context: context)
      inner.contentRoom = ContentRoom(ring: outline.width)
    }
    return ComplicationElement(
      self, content: inner.element(for: single ?? AnyComponent(stack), at: 0, axis: .vertical),
      look: look, context: context)
  }
}
