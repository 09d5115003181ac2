import MaquetteCore
import MaquetteThemes

/// A label and a field of a colour, which opens what picks one: SwiftUI's `ColorPicker`.
///
/// With a title, it takes all the width there is on iOS and iPadOS. What it opens is a sheet on an iPhone, a popover on
/// an iPad, and on a Mac the window of colours.
public struct ColorPicker: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    public let title = Key("", "The label.", aliases: ["label"])
    public let chosen = Key.chosenColor()
    public let supportsOpacity = Key(
      true, "Whether the panel has a slider for the opacity.", aliases: ["supportsAlpha"])
    public let labelsHidden = Key(
      false,
      "Whether the label is hidden from view; assistive technology still gets it.")
    public let isPresented = Key(false, "Whether the panel is open.", aliases: ["isOpen"])
    public let mode = Key(
      ColorPickerMode.grid, "The tab of the open panel, with which people pick a colour.",
      aliases: ["tab"])
    public let state = Key.controlState()
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
    guard
      let well = context.look(ColorWellLook.self, component: "color picker", named: "ColorPicker"),
      let look = ColorPanelLook(context.offGlass)
    else { return EmptyElement() }
    context.warnOfUnusedKeys(of: "ColorPicker")
    if !self.isPresented, !context.conventions.windows {
      context.warnUnused("mode", because: "the panel is closed")
    }
    let color = context.color(self.chosen, key: "selection")
    let element = row(color, look: well, in: context)
    guard self.isPresented else { return element }
    var inner = context.outOfBar.offGlass.withTintOfOpened
    inner.isListRow = false
    guard context.conventions.sheet != .card else {
      let sheet = ColorSheet(
        color: color, mode: self.mode, supportsOpacity: self.supportsOpacity)
      return PresentingElement(
        element, AnyComponent(sheet, provenance: context.provenance), context: inner)
    }
    return panel(color, look: look, in: inner).map {
      AnchoredPanelElement(element, panel: $0, context: context)
    } ?? element
  }

  /// The label at the leading end, and the swatch at the trailing one.
  private func row(_ color: Color, look: ColorWellLook, in context: LayoutContext)
    -> any LayoutElement
  {
    guard !self.labelsHidden, !self.title.isEmpty else {
      var well = ColorWell(self.title, selection: self.chosen)
      well.state = self.state
      return context.element(for: AnyComponent(well), at: 0, axis: .horizontal)
    }
    let isEnabled = self.state != .disabled
    return TitledControlElement(
      TitledControl(
        name: "ColorPicker", title: context.controlTitle(self.title, isEnabled: isEnabled),
        figure: ColorWellFigure(color, state: self.state, look: look, context: context),
        spacing: context.theme.lists.labelSpacing, fills: look.fillsWidth != 0, state: self.state,
        accessibility: Accessibility(
          role: .button, label: self.title, value: color.hex,
          traits: isEnabled ? [.button] : [.button, .notEnabled])),
      context: context)
  }

  /// The window of a Mac, or the popover of an iPad.
  private func panel(_ color: Color, look: ColorPanelLook, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    var inner = context
    inner.environment.level = .elevated
    inner = inner.entering("Panel")
    let window = ColorsWindow(
      color, supportsOpacity: self.supportsOpacity, look: look,
      context: inner.inFront(of: .custom(look.background)))
    if let window { return window.element() }
    guard let sheet = SheetLook(inner), let popover = PopoverLook(inner) else { return nil }
    // Other popovers are glass, and so is this one; where they are of one colour it has its own.
    var surface = Surface(popover, context: inner)
    if !surface.isMaterial { surface.color = look.background }
    inner = inner.inFront(of: .custom(surface.color))
    inner.isOverBackdrop = surface.isMaterial
    return ColorPanelElement(
      ColorPanelContents(
        color: color, mode: self.mode, supportsOpacity: self.supportsOpacity, look: look,
        sheet: sheet, context: inner), surface: surface)
  }

  public static let names = ["ColorPicker"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ColorPicker(""),
    summary:
      "A label with a swatch of a colour, which opens a panel where people choose another one.",
    titleKey: "title", dimsTint: { picker, _ in picker.isPresented },
    examples: [
      ComponentExample("In a list", "List:\n  - ColorPicker: Accent\n    selection: systemPink\n"),
      ComponentExample(
        "Open",
        "Screen:\n  - ColorPicker: Accent\n    selection: systemPink\n"
          + "    isPresented: true\n    padding: 16\n"),
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

extension Key where Value == ColorValue {
  /// The colour that is chosen.
  static func chosenColor() -> Key {
    Key(
      .named("systemBlue"), "The chosen colour.", named: "selection",
      aliases: ["selectedColor", "color"])
  }
}
