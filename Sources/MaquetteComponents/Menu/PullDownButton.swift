import MaquetteCore

/// A button that opens a menu of commands that belong to it, as UIKit and AppKit have it.
///
/// An open menu lies over what is around: below or above its button, where there is room for it.
public struct PullDownButton: TitledMenuOpener {
  /// The same as the menu that it opens has them.
  private var menu: Menu

  /// The button's title; empty for a button with only a symbol.
  public var title: String {
    get { menu.title }
    set { menu.title = newValue }
  }
  /// The name of a symbol before the title; empty for none.
  public var symbol: String {
    get { menu.symbol }
    set { menu.symbol = newValue }
  }
  /// What can be chosen.
  public var items: MenuContent {
    get { menu.items }
    set { menu.items = newValue }
  }
  /// Whether the menu is open.
  public var isPresented: Bool {
    get { menu.isPresented }
    set { menu.isPresented = newValue }
  }
  /// The number of the item that pointer, finger or focus is on; `nil` for none.
  public var highlighted: Int? {
    get { menu.highlighted }
    set { menu.highlighted = newValue }
  }
  /// Where the open menu stands.
  public var placement: MenuPlacement {
    get { menu.placement }
    set { menu.placement = newValue }
  }
  /// Which edge of the open menu lines up with the button's.
  public var alignment: MenuAlignment {
    get { menu.alignment }
    set { menu.alignment = newValue }
  }
  /// Whether the button shows that there is a menu.
  public var indicator: MenuIndicator {
    get { menu.indicator }
    set { menu.indicator = newValue }
  }
  /// How much the button stands out; `nil` for what the platform does: plain, or a bezel on macOS.
  public var style: ButtonStyle? {
    get { menu.style }
    set { menu.style = newValue }
  }
  /// How large the button is.
  public var size: ButtonSize {
    get { menu.size }
    set { menu.size = newValue }
  }
  /// What is happening to the button.
  public var state: ButtonState {
    get { menu.state }
    set { menu.state = newValue }
  }
  /// The colour that stands for the tint; `nil` for that of the surroundings.
  public var tint: ColorValue? {
    get { menu.tint }
    set { menu.tint = newValue }
  }

  /// A pull-down button; everything that is not given has its default.
  public init(
    _ title: String, symbol: String = "", isPresented: Bool = false, highlighted: Int? = nil,
    @MenuBuilder items: () -> [MenuElement] = { [] }
  ) {
    menu = Menu(
      title, symbol: symbol, isPresented: isPresented, highlighted: highlighted, items: items)
  }

  /// What measures and draws it in an environment; tvOS and watchOS have none: that is an error.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PullDownButton")
    guard context.look(MenuButtonLook.self, .pullDownButton, component: "pull-down button") != nil
    else {
      return EmptyElement()
    }
    return menu.element("PullDownButton", named: "pull-down button", in: context)
  }

  private static let prototype = PullDownButton("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "PullDownButton", prototype: prototype,
    summary: "Opens a menu of commands that belong to it; closed or with its menu.",
    titleKey: "title", childrenKey: "items",
    properties: titledProperties(prototype),
    examples: [
      ComponentExample(
        "Open on macOS",
        "platform: macos\nPullDownButton: Actions\nisPresented: true\nhighlighted: 1\n"
          + "padding: 24\nitems: [Share, Rename, Move to Trash]\n")
    ])
}
