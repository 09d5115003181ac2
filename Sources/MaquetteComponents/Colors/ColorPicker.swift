import MaquetteCore
import MaquetteThemes

/// A label and a field of a colour, which opens a panel of colours, or on a Mac the window of colours:
/// SwiftUI's `ColorPicker`.
public struct ColorPicker: CatalogComponent, StatefulComponent {
  /// Its keys.
  public struct Keys: StateKeys {
    public let title = Key("", "The label.", aliases: ["label"])
    public let chosen = Key<ColorValue>(
      .named("systemBlue"), "The chosen colour.", named: "selection",
      aliases: ["selectedColor", "color"])
    public let supportsOpacity = Key(
      true, "Whether the panel has a slider for the opacity.", aliases: ["supportsAlpha"])
    public let labelsHidden = Key(
      false,
      "Whether the label is hidden from view; assistive technology still gets it.")
    public let isPresented = Key(
      false, "Whether the panel is open, beside the swatch.", aliases: ["isOpen"])
    public let state = Key(ControlState.normal, "The state in which it is drawn.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A label with a field of a colour.
  public init(_ title: String, selection: ColorValue = .named("systemBlue")) {
    self.title = title
    self.chosen = selection
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ColorPicker")
    guard context.look(ColorWellLook.self, component: "color picker", named: "ColorPicker") != nil,
      let look = ColorPanelLook(context)
    else { return EmptyElement() }
    var well = ColorWell(self.title, selection: self.chosen)
    well.state = self.state
    let shown: AnyComponent =
      self.labelsHidden || self.title.isEmpty
      ? AnyComponent(well)
      : AnyComponent(
        LabeledContent(self.title) { well }, provenance: context.provenance(key: "title"))
    let element = context.element(for: shown, at: 0, axis: .horizontal)
    guard self.isPresented else { return element }
    let color = context.color(self.chosen, key: "selection")
    var inner = context
    inner.environment.level = .elevated
    inner = inner.entering("Panel").inFront(of: .custom(look.background))
    let window = ColorsWindow(
      color, supportsOpacity: self.supportsOpacity, look: look, context: inner)
    let panel: any LayoutElement =
      window?.element()
      ?? ColorPanelElement(
        color, supportsOpacity: self.supportsOpacity, look: look, context: inner)
    return AnchoredPanelElement(element, panel: panel, context: context)
  }

  /// Its name, and other names for it.
  public static let names = ["ColorPicker"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ColorPicker(""),
    summary:
      "A label with a swatch of a colour, which opens a panel where people choose another one.",
    titleKey: "title",
    examples: [
      ComponentExample("In a list", "List:\n  - ColorPicker: Accent\n    selection: systemPink\n"),
      ComponentExample(
        "Open",
        "width: 390\nheight: 600\nColorPicker: Accent\nselection: systemPink\n"
          + "isPresented: true\n"),
    ])
}

/// A control with a panel beside it, which lies over everything around.
private final class AnchoredPanelElement: WrappingElement {
  let content: any LayoutElement
  private let panel: any LayoutElement
  private let context: LayoutContext

  init(_ anchor: any LayoutElement, panel: any LayoutElement, context: LayoutContext) {
    content = anchor
    self.panel = panel
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    context.presentations.add(anchor: frame, in: context) { [self] room in
      let attachment = AnchorRoom.Attachment(
        sides: [.below, .above], gap: 8, alignment: .trailing)
      let (rect, _) = room.frame(attachment) { _, width in
        panel.size(for: ProposedSize(width: width, height: nil))
      }
      var frame = room.place(rect)
      frame.origin = Point(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
      return panel.place(in: frame)
    }
    return content.place(in: frame)
  }
}
