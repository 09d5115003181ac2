import MaquetteCore

extension ThemeReader {
  /// More than any theme has; what is beyond would only make messages slow.
  private static let mostControls = 500

  mutating func readControls(_ node: SpecNode, into controls: inout ControlTables) {
    if let log = values.log { log.add(.keys(controls.names), node) }
    guard let entries = node.map else {
      values.noMap(node, "'controls'")
      return
    }
    let known = addsControls ? [] : controls.names
    for entry in entries.prefix(ThemeReader.mostControls) {
      guard addsControls || controls[entry.key] != nil else {
        values.fail(
          "'controls' has no key '\(SpecNode.excerpt(entry.key))'", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: known), id: .unknownKey
        )
        continue
      }
      var table = controls[entry.key]
      readControl(entry, into: &table)
      controls[entry.key] = table
    }
  }

  /// Lays what a file says about a control over what the theme extended says; `none` takes it away.
  mutating func readControl(_ entry: SpecNode.Entry, into control: inout ControlTable?) {
    var table = control ?? ControlTable()
    control = nil
    if values.isNone(entry.value) { return }
    readControl(entry.value, entry.key, into: &table)
    control = table
  }

  private mutating func readControl(
    _ node: SpecNode, _ what: String, into table: inout ControlTable
  ) {
    values.log?.add(.keys(table.names), node)
    guard let entries = node.map else {
      values.noMap(node, "'\(SpecNode.excerpt(what))'")
      return
    }
    let known = addsControls ? [] : table.names
    for entry in entries.prefix(ThemeReader.mostControls) {
      if !addsControls, !known.contains(entry.key) {
        values.fail(
          "'\(SpecNode.excerpt(what))' has no key '\(SpecNode.excerpt(entry.key))'",
          at: entry.location, length: entry.key.count,
          hint: Suggestion.hint(for: entry.key, in: known), id: .unknownKey)
        continue
      }
      readValue(entry.value, entry.key, into: &table)
    }
  }

  /// A key keeps the type that it has in the theme extended; a new one has that of its value.
  private mutating func readValue(
    _ node: SpecNode, _ key: String, into table: inout ControlTable
  ) {
    let isNumber = node.scalar.flatMap { ThemeValueReader.number($0) } != nil
    let isShadow = node.map != nil || node.list?.first?.map != nil
    if table.numbers[key] != nil || (isNumber && table.isNew(key)) {
      if let number = values.number(node, key, -10_000...10_000) { table.numbers[key] = number }
    } else if table.fonts[key] != nil || (ThemeReader.isFont(node) && table.isNew(key)) {
      if let font = font(node, key) { table.fonts[key] = font }
    } else if table.shadows[key] != nil || (isShadow && table.isNew(key)) {
      values.log?.add(.list(Array(1...8)), node)
      if values.isNone(node) {
        table.shadows[key] = []
        return
      }
      table.shadows[key] = (node.list ?? [node]).prefix(8).compactMap { node in
        var shadow: ThemeShadow?
        readShadow(node, into: &shadow)
        return shadow
      }
    } else if let color = themeColor(node, key) {
      table.colors[key] = color
    }
  }

  /// Whether a value reads as a font: `body`, `13 semibold`.
  private static func isFont(_ node: SpecNode) -> Bool {
    let words = (node.scalar ?? "").spacedWords
    guard let first = words.first else { return false }
    if words.count == 1 { return TextStyle(rawValue: first) != nil }
    return words.count == 2 && ThemeValueReader.number(first) != nil
      && FontWeight(name: words[1]) != nil
  }
}

extension ControlTable {
  fileprivate func isNew(_ key: String) -> Bool {
    numbers[key] == nil && colors[key] == nil && fonts[key] == nil && shadows[key] == nil
  }
}
