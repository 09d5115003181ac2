import MaquetteCore

/// A button that shows which one of several things is chosen, and opens them as a menu.
///
/// On macOS the open menu lies over the button, what is chosen over its title; elsewhere it opens
/// below or above. Either way it lies over what is around.
public struct PopUpButton: MenuOpener {
  /// Which item is chosen: by its title, tag or number; by itself the one with a checkmark, or the
  /// first.
  public var chosen: Selection
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
    chosen = Selection(named: selection)
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

  /// The title of the item that is chosen; empty for the one with a checkmark, or the first.
  public var selection: String {
    get {
      guard case .index = chosen else { return chosen.text }
      let all = items.items
      return chosen.index(among: all).map { all[$0].name } ?? chosen.text
    }
    set { chosen = Selection(named: newValue) }
  }

  /// What measures and draws it in an environment; tvOS and watchOS have none: that is an error.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PopUpButton")
    guard let look = context.look(MenuButtonLook.self, .popUpButton, component: "pop-up button")
    else {
      return EmptyElement()
    }
    let chosen = chosenItem(in: context)
    var content = items
    content.changeItems { index, item in
      if item.state != .mixed { item.state = index == chosen ? .on : .off }
    }
    let item = chosen.map { content.items[$0] }
    let button = MenuButton(
      component: "PopUpButton", control: .popUpButton,
      title: item?.title ?? (items.items.isEmpty ? self.chosen.text : ""),
      symbol: item?.symbol ?? "", sign: .upDown, style: context.menuButtonStyle(style),
      size: size, state: state, tint: tint, label: label)
    let overlays = (look.overlays ?? 0) > 0 && placement == .automatic
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
      if chosen == .automatic {
        context.report(
          .warning, "the pop-up button has nothing to choose from",
          hint: "list what can be chosen below 'items:'", id: .nothingToShow)
      }
      return nil
    }
    switch chosen == .automatic ? .nothing : chosen.resolved(among: all) {
    case .item(let index): return index
    case .nothing:
      return chosen == .automatic ? all.firstIndex { $0.state == .on } ?? 0 : nil
    case .missing:
      chosen.reportMissing(among: all, kind: "item", key: "selection", in: context)
      return nil
    }
  }

  private static let prototype = PopUpButton()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "PopUpButton", prototype: prototype,
    summary: "Shows which one of several things is chosen; closed or with its menu.",
    titleKey: "selection", childrenKey: "items",
    properties: [
      Property(
        "selection", \.chosen,
        "What is chosen: its title, tag or number from 0, none or -1 for nothing; the item with "
          + "'isOn', or the first, when not given.",
        aliases: ["title", "selectedItem", "titleOfSelectedItem", "indexOfSelectedItem"],
        prototype: prototype),
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
