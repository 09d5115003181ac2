import MaquetteCore

extension ThemeReader {
  private static let effectKeys = ["blur", "lens", "light", "dark"]
  private static let sideKeys = ["curve", "chroma", "lift", "rim"]

  /// Reads `effects`: what materials do to what is behind them, by their names.
  func readEffects(_ node: SpecNode, into theme: inout Theme) {
    values.log?.add(.anyKeys, node)
    guard let entries = node.map else {
      values.noMap(node, "'effects'")
      return
    }
    for entry in entries.prefix(ThemeReader.mostColors) {
      let (name, node) = (entry.key, entry.value)
      guard checkMaterial(entry, in: theme) else { continue }
      var effect =
        theme.effects[name]
        ?? MaterialTheme(light: ThemeReader.plain, dark: ThemeReader.plain)
      values.eachEntry(of: node, "'\(name)'", keys: ThemeReader.effectKeys) { key, node in
        switch key {
        case "blur":
          if let blur = values.number(node, key, 0...Limits.blur) {
            (effect.light.blur, effect.dark.blur) = (blur, blur)
          }
        case "lens":
          if let lens = values.number(node, key, 0...100) {
            (effect.light.lens, effect.dark.lens) = (lens, lens)
          }
        case "light": readSide(node, key, into: &effect.light)
        default: readSide(node, key, into: &effect.dark)
        }
      }
      theme.effects[name] = effect
    }
  }

  /// Whether a theme has the material of an entry's name, which is told otherwise.
  @discardableResult
  func checkMaterial(_ entry: SpecNode.Entry, in theme: Theme) -> Bool {
    let name = entry.key
    // Whoever asks what a value may be asks for any name.
    guard values.log == nil, theme.materials[name] == nil else { return true }
    values.fail(
      "there is no material '\(SpecNode.excerpt(name))'", at: entry.location,
      length: name.count, hint: Suggestion.hint(for: name, in: theme.materials.keys.sorted()),
      id: .unknownColor)
    return false
  }

  private func readSide(_ node: SpecNode, _ name: String, into effect: inout MaterialEffect) {
    values.eachEntry(of: node, "'\(name)'", keys: ThemeReader.sideKeys) { key, node in
      switch key {
      case "curve":
        values.set(
          &effect.curve,
          values.numbers(node, key, count: MaterialEffect.samples, -1000...1000))
      case "chroma": values.set(&effect.chroma, values.number(node, key, 0...10))
      case "rim": if let rim = color(node, key) { effect.rim = rim }
      default: values.set(&effect.lift, values.number(node, key, 0...255))
      }
    }
  }

  /// An effect that changes nothing.
  private static let plain = MaterialEffect(blur: 0, curve: [0, 64, 128, 191, 255], chroma: 1)
}
