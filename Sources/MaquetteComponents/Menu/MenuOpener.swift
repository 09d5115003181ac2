/// The keys of every button that opens a menu.
public struct MenuKeys: KeyList {
  public let items = Key(
    MenuContent([]), "The items: titles, maps, sections and Divider.",
    aliases: ["children", "content", "options", "actions"])
  public let isPresented = Key(
    false, "Whether the menu is open; it then covers its surroundings.",
    aliases: ["isOpen", "isExpanded", "open", "expanded"])
  public let highlighted = Key<Int?>(
    nil, "The number of the item under the pointer or finger, or with focus; the first is 0.",
    aliases: ["highlightedItem"])
  public let placement = Key<MenuPlacement>(
    .automatic, "Where the open menu appears.", aliases: ["edge"])
  public let alignment = Key<MenuAlignment>(
    .leading, "Which edges of the open menu and the button line up.")
  public let style = Key<ButtonStyle?>(
    nil, "How prominent the button is; the platform decides when not given.",
    aliases: ["buttonStyle", "menuStyle"])
  public let size = Key<ButtonSize>(
    .medium, "How large the button is.", aliases: ["buttonSize", "controlSize"])
  public let state = Key<ButtonState>(.normal, "The state in which the button is drawn.")
  public let tint = Key<ColorValue?>(nil, "The tint colour.", aliases: ["tintColor"])
}

/// A list of keys with those of a button that opens a menu.
@dynamicMemberLookup
public protocol MenuOpenerKeys: KeyList {
  var menu: MenuKeys { get }
}

extension MenuOpenerKeys {
  public subscript<Value>(dynamicMember path: KeyPath<MenuKeys, Key<Value>>) -> Key<Value> {
    menu[keyPath: path]
  }

  public var state: Key<ButtonState> { menu.state }
}

/// The keys of a button with a title that opens a menu.
public struct TitledMenuKeys: MenuOpenerKeys, StateKeys {
  public let title = Key(
    "", "The button's title; leave it out for a button with only a symbol.",
    aliases: ["text", "label"])
  public let symbol = Key(
    "", "The name of a symbol before the title.",
    aliases: ["systemImage", "systemName", "image", "icon"], type: .symbol)
  public let labelStyle = Key(
    LabelStyle.automatic,
    "Whether the title, the symbol or both are shown; automatic shows both, and in bars the symbol "
      + "alone.")
  public let indicator = Key<MenuIndicator>(
    .automatic, "Whether the button shows that there is a menu.", aliases: ["menuIndicator"])
  public let menu = MenuKeys()
}

/// A button with a title that opens a menu.
public protocol TitledMenuOpener: CatalogComponent where Keys == TitledMenuKeys {}

extension Menu: StyledLabel {}
extension PullDownButton: StyledLabel {}

extension TitledMenuOpener {
  var ownLabelStyle: LabelStyle {
    get { self.labelStyle }
    set { self.labelStyle = newValue }
  }

  var hasTitle: Bool { !self.title.isEmpty }
  var hasSymbolOrIcon: Bool { !self.symbol.isEmpty }
}
