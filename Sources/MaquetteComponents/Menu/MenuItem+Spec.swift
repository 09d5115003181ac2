import MaquetteCore

extension MenuItem {
  static let expandedKeys = ["isExpanded", "isPresented", "isOpen", "expanded"]

  static let specKeys = SpecKeys<MenuItem>([
    key("title", \.title, "The title.", aliases: ["text", "label"]),
    key("subtitle", \.subtitle, "A smaller line below the title."),
    key(
      "symbol", \.symbol, "The name of a symbol beside the title.",
      aliases: ["systemImage", "systemName", "image", "icon"], type: .symbol),
    key("role", \.role, "The role: what choosing the item means."),
    key("state", \.state, "Whether it has a checkmark, a dash or nothing before it."),
    flag("isOn", "Whether it has a checkmark.", target: "state", aliases: ["isSelected"]) {
      $0.state = $1 ? .on : .off
    },
    shortcut,
    flag(
      "isEnabled", "Whether it can be chosen.", target: "isEnabled", aliases: ["enabled"]
    ) { $0.isEnabled = $1 },
    flag(
      "disabled", "Whether it cannot be chosen.", target: "isEnabled", aliases: ["isDisabled"]
    ) { $0.isEnabled = !$1 },
    flag(
      "isHighlighted", "Whether the pointer, a finger or the focus is on the item.",
      target: "isHighlighted",
      aliases: ["highlighted", "isFocused"]
    ) { $0.isHighlighted = $1 },
    key(
      "tag", \.tag, "A name that 'selection' can use when two titles are equal.",
      aliases: ["id"]),
    // The type would name these keys again, without end.
    key(
      "items", \.submenu, "The submenu's items.", aliases: ["children", "content", "submenu"],
      type: .menuItems([])),
    flag(
      "isExpanded", "Whether the submenu is open.", target: "isExpanded",
      aliases: expandedKeys.filter { $0 != "isExpanded" }
    ) { $0.isExpanded = $1 },
  ])

  /// What is known of the keys.
  package static var infos: [PropertyInfo] { specKeys.keys.map(\.info) }

  private static func key<Value: SpecValue>(
    _ name: String, _ path: WritableKeyPath<MenuItem, Value> & Sendable, _ summary: String,
    aliases: [String] = [], type: SpecType? = nil
  ) -> SpecKey<MenuItem> {
    SpecKey(
      PropertyInfo(
        name: name, aliases: aliases, summary: summary,
        type: type ?? Value.specType(range: 0...10_000))
    ) { root, node, reader in
      if let value = Value.read(node, by: reader) { root[keyPath: path] = value }
    }
  }

  private static func flag(
    _ name: String, _ summary: String, target: String, aliases: [String],
    set: @escaping @Sendable (inout MenuItem, Bool) -> Void
  ) -> SpecKey<MenuItem> {
    SpecKey(
      PropertyInfo(name: name, aliases: aliases, summary: summary, type: .boolean), target: target
    ) { root, node, reader in
      if let value = Bool.read(node, by: reader) { set(&root, value) }
    }
  }

  private static let shortcut = SpecKey<MenuItem>(
    PropertyInfo(
      name: "shortcut", aliases: ["keyboardShortcut", "keyEquivalent"],
      summary: "The keyboard shortcut, such as ⇧⌘N or shift+command+N; macOS shows it.", type: .text
    )
  ) { root, node, reader in
    if let value = KeyboardShortcut.read(node, by: reader) { root.shortcut = value }
  }
}
