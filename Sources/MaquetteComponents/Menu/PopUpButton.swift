import MaquetteCore

/// A button that shows which one of several things is chosen, and opens them as a menu.
///
/// On macOS the open menu lies over the button, what is chosen over its title; elsewhere it opens
/// below or above. Either way it takes room in the picture.
public struct PopUpButton: MenuOpener {
  /// The title of the item that is chosen; empty for the one with a checkmark, or the first.
  public var selection: String
  /// What can be chosen.
  public var items: MenuContent
  /// What assistive technology calls the button; empty for what is chosen. It is not drawn.
  public var label: String
  /// Whether the menu is open.
  public var isPresented: Bool
  /// The number of the item that pointer, finger or focus is on; `nil` for none, or for what is
  /// chosen where the menu opens over the button.
  public var highlighted: Int?
  /// Where the open menu stands.
  public var placement: MenuPlacement
  /// Which edge of the open menu lines up with the button's.
  public var alignment: MenuAlignment
  /// How much the button stands out; `nil` for what the platform does: plain, or a bezel on macOS.
  public var style: ButtonStyle?
  /// How large the button is.
  public var size: ButtonSize
  /// What is happening to the button.
  public var state: ButtonState
  /// The colour that stands for the tint; `nil` for that of the surroundings.
  public var tint: ColorValue?

  /// A pop-up button; everything that is not given has its default.
  public init(
    _ selection: String = "", isPresented: Bool = false, highlighted: Int? = nil,
    @MenuBuilder items: () -> [MenuElement] = { [] }
  ) {
    self.selection = selection
    self.items = MenuContent(items())
    label = ""
    self.isPresented = isPresented
    self.highlighted = highlighted
    placement = .automatic
    alignment = .leading
    style = nil
    size = .medium
    state = .normal
    tint = nil
  }

  /// What measures and draws it in an environment; tvOS and watchOS have none: that is an error.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PopUpButton")
    guard let look = context.control("popUpButton", component: "pop-up button") else {
      return EmptyElement()
    }
    let chosen = chosenItem(in: context)
    var content = items
    content.changeItems { index, item in
      if item.state != .mixed { item.state = index == chosen ? .on : .off }
    }
    let item = chosen.map { content.items[$0] }
    let button = MenuButton(
      component: "PopUpButton", control: "popUpButton", title: item?.title ?? selection,
      symbol: item?.symbol ?? "", sign: .upDown, style: context.menuButtonStyle(style),
      size: size, state: state, tint: tint, label: label)
    let overlays = look.number("overlays") > 0 && placement == .automatic
    return context.menuElement(
      button, content: content, isPresented: isPresented,
      highlighted: highlighted ?? (overlays && isPresented ? chosen : nil),
      anchor: MenuAnchor(
        placement: placement, alignment: alignment, overlaid: overlays ? chosen : nil))
  }

  /// The number of what is chosen; `nil` in an empty menu, or after reporting that it is not there.
  private func chosenItem(in context: LayoutContext) -> Int? {
    let all = items.items
    if all.isEmpty {
      if selection.isEmpty {
        context.report(
          .warning, "the pop-up button has nothing to choose from",
          hint: "list what can be chosen below 'items:'", id: .nothingToShow)
      }
      return nil
    }
    guard !selection.isEmpty else { return all.firstIndex { $0.state == .on } ?? 0 }
    if let index = all.firstIndex(where: { $0.name == selection }) { return index }
    let names = all.map(\.name)
    context.report(
      .error, "'\(SpecNode.excerpt(selection))' is not among the items", key: "selection",
      length: selection.count, hint: Suggestion.hint(for: selection, in: names), id: .outOfRange)
    return nil
  }

  private static let prototype = PopUpButton()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "PopUpButton", prototype: prototype,
    summary: "Shows which one of several things is chosen; closed or with its menu.",
    titleKey: "selection", childrenKey: "items",
    properties: [
      Property(
        "selection", \.selection,
        "The title of what is chosen; the item with 'isOn', or the first, when not given.",
        aliases: ["title", "selectedItem", "titleOfSelectedItem"], prototype: prototype),
      Property(
        "label", \.label, "What assistive technology calls it; it is not drawn.",
        prototype: prototype),
    ] + menuProperties(prototype),
    examples: [
      ComponentExample(
        "Closed", "PopUpButton: Medium\nitems: [Small, Medium, Large]\n"),
      ComponentExample(
        "Open on macOS",
        "platform: macos\nPopUpButton: Medium\nisPresented: true\npadding: 24\n"
          + "items: [Small, Medium, Large]\n"),
    ])
}
