import MaquetteCore

/// A complication of a watch face: contents in the size and outline that a family has on the watch that
/// is drawn for. ClockKit's and WidgetKit's complications; only watches have them.
public struct Complication: CatalogComponent {
  /// Which outline and size; circular by default.
  public var family: ComplicationFamily
  /// The text that curves around a corner or the dial: SwiftUI's `widgetLabel`. Only the families
  /// ``ComplicationFamily/graphicCorner`` and ``ComplicationFamily/graphicBezel`` have one; empty for
  /// none.
  public var widgetLabel = ""
  /// Whether a soft ground fills the outline, as `AccessoryWidgetBackground`; `nil`, the default,
  /// where the outline is a circle.
  public var showsBackground: Bool?
  /// What stands in it, from top to bottom, and is cut off by the outline.
  public var children: [AnyComponent]

  /// A complication.
  public init(
    _ family: ComplicationFamily = .graphicCircular, widgetLabel: String = "",
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.family = family
    self.widgetLabel = widgetLabel
    self.children = children()
  }

  /// The complication with a soft ground, or without one.
  public func showsBackground(_ isShown: Bool = true) -> Complication {
    var copy = self
    copy.showsBackground = isShown
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering(Complication.componentName)
    guard
      let look = context.look(ComplicationLook.self, component: "complication")
    else { return EmptyElement() }
    if !widgetLabel.isEmpty, !family.hasCurvedLabel {
      context.warnUnused(
        "widgetLabel", because: "only graphicCorner and graphicBezel have a curved text")
    }
    let single = children.count == 1 ? children.first : nil
    let stack = VStack(alignment: family.outline == .circle ? .center : .leading, spacing: 0) {
      children
    }
    return ComplicationElement(
      self, content: context.element(for: single ?? AnyComponent(stack), at: 0, axis: .vertical),
      look: look, context: context)
  }
}
