import MaquetteCore

/// A component that is a button and opens a menu.
public protocol MenuOpener: CatalogComponent {
  /// What can be chosen.
  var items: MenuContent { get set }
  /// Whether the menu is open.
  var isPresented: Bool { get set }
  /// The number of the item that pointer, finger or focus is on; `nil` for none, or for what is
  /// chosen where the menu opens over the button.
  var highlighted: Int? { get set }
  /// Where the open menu stands.
  var placement: MenuPlacement { get set }
  /// Which edge of the open menu lines up with the button's.
  var alignment: MenuAlignment { get set }
  /// How much the button stands out; `nil` for what the platform does: plain, or a bezel on macOS.
  var style: ButtonStyle? { get set }
  /// How large the button is.
  var size: ButtonSize { get set }
  /// What is happening to the button.
  var state: ButtonState { get set }
  /// The colour that stands for the tint; `nil` for that of the surroundings.
  var tint: ColorValue? { get set }
}

/// One whose button has a title of its own.
public protocol TitledMenuOpener: MenuOpener {
  /// The button's title; empty for a button with only a symbol.
  var title: String { get set }
  /// The name of a symbol before the title; empty for none.
  var symbol: String { get set }
  /// Whether the button shows that there is a menu.
  var indicator: MenuIndicator { get set }
}

extension MenuOpener {
  /// The keys of every button that opens a menu.
  static func menuProperties(_ prototype: Self) -> [Property<Self>] {
    [
      Property(
        "items", \.items, "What can be chosen: titles, maps, sections, Divider.",
        aliases: ["children", "content", "options", "actions"], prototype: prototype),
      Property(
        "isPresented", \.isPresented, "Whether the menu is open; it then lies over what is around.",
        aliases: ["isOpen", "isExpanded", "open", "expanded"], prototype: prototype),
      Property(
        "highlighted", \.highlighted,
        "The number of the item that pointer, finger or focus is on; the first is 0.",
        aliases: ["highlightedItem"], prototype: prototype),
      Property(
        "placement", \.placement, "Where the open menu stands.", aliases: ["edge"],
        prototype: prototype),
      Property(
        "alignment", \.alignment, "Which edge of the open menu lines up with the button's.",
        prototype: prototype),
      Property(
        "style", \.style, "How much the button stands out; the platform's habit when not given.",
        aliases: ["buttonStyle", "menuStyle"], prototype: prototype),
      Property(
        "size", \.size, "How large the button is.", aliases: ["buttonSize", "controlSize"],
        prototype: prototype),
      Property("state", \.state, "What is happening to the button.", prototype: prototype),
      Property(
        "tint", \.tint, "The colour that stands for the tint.", aliases: ["tintColor"],
        prototype: prototype),
    ]
  }
}

extension TitledMenuOpener {
  /// The keys of one with a title.
  static func titledProperties(_ prototype: Self) -> [Property<Self>] {
    [
      Property(
        "title", \.title, "The button's title; leave it out for a button with only a symbol.",
        aliases: ["text", "label"], prototype: prototype),
      Property(
        "symbol", \.symbol, "The name of a symbol before the title.",
        aliases: ["systemImage", "systemName", "image", "icon"], type: .symbol,
        prototype: prototype),
      Property(
        "indicator", \.indicator, "Whether the button shows that there is a menu.",
        aliases: ["menuIndicator"], prototype: prototype),
    ] + menuProperties(prototype)
  }
}
