/// A button that opens a menu of commands that belong to it, as UIKit and AppKit have it.
///
/// An open menu lies over what is around: below or above its button, where there is room for it.
public struct PullDownButton: TitledMenuOpener, StatefulComponent, FreelySizedComponent {
  /// Its name.
  public static let names = ["PullDownButton"]
  public static let keys = Menu.keys
  public var values = KeyedValues()

  /// A pull-down button; everything that is not given has its default.
  public init(
    _ title: String, symbol: String = "", isPresented: Bool = false, highlighted: Int? = nil,
    @MenuBuilder items: () -> [MenuElement] = { [] }
  ) {
    values =
      Menu(title, symbol: symbol, isPresented: isPresented, highlighted: highlighted, items: items)
      .values
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PullDownButton")
    guard context.look(MenuButtonLook.self, .pullDownButton, component: "pull-down button") != nil
    else {
      return EmptyElement()
    }
    var menu = Menu("")
    menu.values = values
    return menu.element("PullDownButton", named: "pull-down button", in: context)
  }

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    PullDownButton(""),
    summary: "Opens a menu of commands that belong to it; it is drawn closed or open.",
    titleKey: "title", childrenKey: "items",
    examples: [
      ComponentExample(
        "Open on macOS",
        "platform: macos\nPullDownButton: Actions\nisPresented: true\nhighlighted: 1\n"
          + "padding: 24\nitems: [Share, Rename, Move to Trash]\n")
    ])
}
