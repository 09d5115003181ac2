import MaquetteCore

extension ThemeReader {
  /// The names of a colour's eight columns, in their order.
  static let columnNames = [
    "light", "dark", "lightIncreasedContrast", "darkIncreasedContrast", "elevatedLight",
    "elevatedDark", "elevatedLightIncreasedContrast", "elevatedDarkIncreasedContrast",
  ]

  static let mostColors = 1000

  /// Reads a table of colours: `#RRGGBB`, a list of 1, 2, 4 or 8 columns, a map of some columns, or the name of
  /// another colour of the theme.
  func readColors(
    _ node: SpecNode, _ key: String, into theme: inout Theme,
    at table: ColorTable
  ) {
    values.log?.add(.anyKeys, node)
    guard let entries = node.map else {
      values.noMap(node, "'\(key)'")
      return
    }
    // Looking for what somebody may have meant costs time with every colour.
    guard entries.count <= ThemeReader.mostColors else {
      values.fail(
        "there are \(entries.count) colours; the limit is \(ThemeReader.mostColors)", at: node,
        hint: "remove some", id: .tooMuch)
      return
    }
    var aliases: [(key: String, node: SpecNode)] = []
    for entry in entries {
      let value = entry.value
      values.log?.add(.colorName, value)
      values.log?.add(.list(ColorSet.columnCounts), value)
      values.log?.add(.keys(ThemeReader.columnNames), value)
      if let list = value.list {
        set(list, of: value, as: entry.key, in: &theme[table])
      } else if value.map != nil {
        setColumns(value, as: entry.key, in: &theme[table])
      } else if let text = value.scalar, !text.isEmpty, !text.hasPrefix("#"),
        Theme.plainColors[text] == nil
      {
        aliases.append((entry.key, value))
      } else if let color = color(value, entry.key) {
        theme[table][entry.key] = ColorSet(repeating: color)
      }
    }
    resolve(aliases, in: &theme, at: table)
  }

  private func set(
    _ list: [SpecNode], of node: SpecNode, as key: String, in sets: inout [String: ColorSet]
  ) {
    let colors = list.compactMap { color($0, key) }
    guard colors.count == list.count else { return }
    guard let set = ColorSet(colors) else {
      values.fail(
        "'\(key)' has \(list.count) columns", at: node,
        hint: "use 1, 2 (light, dark), 4 (with increased contrast) or 8 (with elevated)")
      return
    }
    sets[key] = set
  }

  private func setColumns(
    _ node: SpecNode, as key: String, in sets: inout [String: ColorSet]
  ) {
    let names = ThemeReader.columnNames
    let base = sets[key]
    var columns = base?.columns ?? Array(repeating: .clear, count: 8)
    var given: Set<Int> = []
    values.eachEntry(
      of: node, "the colour '\(key)'", keys: names, required: base == nil ? ["light", "dark"] : []
    ) { name, value in
      if let index = names.firstIndex(of: name), let color = color(value, name) {
        columns[index] = color
        given.insert(index)
      }
    }
    for index in names.indices where !given.contains(index) {
      // A new colour's increased contrast is its standard one, and what was the same on base and
      // elevated surfaces stays so.
      if base == nil, index & 2 != 0 { columns[index] = columns[index & ~2] }
      if index >= 4, base.map({ $0.columns[index] == $0.columns[index - 4] }) ?? true {
        columns[index] = columns[index - 4]
      }
    }
    sets[key] = ColorSet(columns)
  }

  /// Other names of colours, which may be names of names.
  private func resolve(
    _ aliases: [(key: String, node: SpecNode)], in theme: inout Theme,
    at table: ColorTable
  ) {
    let targets = Dictionary(
      aliases.map { ($0.key, $0.node.scalar ?? "") }, uniquingKeysWith: { _, last in last })
    for (key, node) in aliases {
      var name = node.scalar ?? ""
      var steps = 0
      while let next = targets[name], steps <= aliases.count { (name, steps) = (next, steps + 1) }
      if steps > aliases.count {
        values.fail(
          "the colour '\(key)' is defined by itself", at: node,
          hint: "write \"#RRGGBB\", or the name of another colour")
      } else if let set = theme[table][name] ?? theme.colors[name] {
        theme[table][key] = set
      } else {
        values.fail(
          "unknown colour '\(SpecNode.excerpt(name))'", at: node,
          hint: Suggestion.nearest(to: name, in: theme.colors.keys.sorted()).map {
            "did you mean '\($0)'?"
          } ?? "write \"#RRGGBB\", or a colour that is defined under 'colors'", id: .unknownColor)
      }
    }
  }

  func color(_ node: SpecNode, _ key: String) -> Color? {
    values.log?.add(.color, node)
    if let text = node.scalar, let color = Color(hex: text) ?? Theme.plainColors[text] {
      return color
    }
    let isEmpty = node.scalar?.isEmpty == true
    values.mismatch(
      node, key, wanted: "a colour",
      hint: isEmpty
        ? "quote it: \"#FF3B30\"; without quotes '#' starts a comment"
        : "write \"#RRGGBB\" or \"#RRGGBBAA\"")
    return nil
  }
}
