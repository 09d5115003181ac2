import MaquetteCore

extension Menu {
  private static let prototype = Menu("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Menu", prototype: prototype,
    summary: "A button that opens a menu of commands, closed or with its menu.",
    titleKey: "title", childrenKey: "items",
    properties: [
      Property(
        "title", \.title, "The button's title; leave it out for a button with only a symbol.",
        aliases: ["text", "label"], prototype: prototype),
      Property(
        "symbol", \.symbol, "The name of a symbol before the title.",
        aliases: ["systemImage", "systemName", "image"], type: .symbol, prototype: prototype),
      Property(
        "items", \.items, "What can be chosen: titles, maps, sections, Divider.",
        aliases: ["children", "content"], prototype: prototype),
      Property(
        "isPresented", \.isPresented, "Whether the menu is open; it then takes room.",
        aliases: ["isOpen", "isExpanded"], prototype: prototype),
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
        "indicator", \.indicator, "Whether the button shows that there is a menu.",
        aliases: ["menuIndicator"], prototype: prototype),
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
    ],
    examples: [
      ComponentExample(
        "Commands in sections",
        "Menu: Options\nisPresented: true\npadding: 24\nitems:\n  - title: Copy\n"
          + "    symbol: doc.on.doc\n  - title: Duplicate\n    symbol: plus.square\n  - Divider\n"
          + "  - title: Delete\n    symbol: trash\n    role: destructive\n"),
      ComponentExample(
        "A submenu on macOS",
        "platform: macos\nMenu: File\nisPresented: true\npadding: 24\nitems:\n"
          + "  - title: New Window\n    shortcut: ⌘N\n  - Menu: Open Recent\n"
          + "    isExpanded: true\n    items: [Notes, Budget]\n"),
    ])
}
