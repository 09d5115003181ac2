import MaquetteCore

extension ThemeReader {
  static let lookKeys = [
    "tint", "foreground", "subtitleOpacity", "background", "material", "overlay", "border",
    "shadow", "opacity", "scale", "weight", "underline", "ring",
  ]

  mutating func readLook(_ node: SpecNode, _ name: String, into look: inout ButtonLook) {
    for (key, node) in entries(of: node, "'\(name)'", keys: ThemeReader.lookKeys) {
      switch key {
      case "tint": values.set(&look.tint, themeColor(node, key))
      case "foreground": values.set(&look.foreground, themeColor(node, key))
      case "subtitleOpacity": values.set(&look.subtitleOpacity, values.number(node, key, 0...1))
      case "background": values.set(&look.background, paint(node, key))
      case "material": values.set(&look.material, themeColor(node, key))
      case "overlay": values.set(&look.overlay, themeColor(node, key))
      case "border": readBorder(node, key, into: &look.border)
      case "shadow": readShadow(node, into: &look.shadow)
      case "opacity": values.set(&look.opacity, values.number(node, key, 0...1))
      case "scale": values.set(&look.scale, values.number(node, key, 0.1...4))
      case "weight": values.set(&look.weight, values.weight(node, key))
      case "underline": values.set(&look.underline, values.bool(node, key))
      case "ring": readBorder(node, key, into: &look.ring)
      default: break
      }
    }
  }

  mutating func readBorder(
    _ node: SpecNode, _ key: String = "border", into border: inout ThemeBorder?
  ) {
    guard !values.isNone(node) else {
      border = ThemeBorder(color: ThemeColor("clear"), width: 0)
      return
    }
    let keys = ["color", "width"]
    var result = border ?? ThemeBorder(color: ThemeColor("clear"), width: 0)
    for (key, node) in entries(of: node, "'\(key)'", keys: keys, isWhole: border == nil) {
      switch key {
      case "color": values.set(&result.color, themeColor(node, key))
      default: values.set(&result.width, values.number(node, key, 0...100))
      }
    }
    border = result
  }

  mutating func readShadow(_ node: SpecNode, into shadow: inout ThemeShadow?) {
    guard !values.isNone(node) else {
      shadow = ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0)
      return
    }
    let keys = ["color", "blur", "y"]
    var result = shadow ?? ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0)
    for (key, node) in entries(of: node, "'shadow'", keys: keys, isWhole: shadow == nil) {
      switch key {
      case "color": values.set(&result.color, themeColor(node, key))
      case "blur": values.set(&result.blur, values.number(node, key, 0...Limits.blur))
      default: values.set(&result.y, values.number(node, key, -1000...1000))
      }
    }
    shadow = result
  }

  /// A colour, or `top` and `bottom` of a gradient.
  private mutating func paint(_ node: SpecNode, _ key: String) -> ThemePaint? {
    let keys = ["top", "bottom"]
    values.log?.add(.keys(keys, required: keys), node)
    guard let entries = node.map else { return themeColor(node, key).map { .color($0) } }
    values.eachEntry(of: node, "'\(key)'", keys: keys, required: keys) { _, _ in }
    let colors = keys.compactMap { key in
      entries.first { $0.key == key }.flatMap { themeColor($0.value, key) }
    }
    guard colors.count == 2 else { return nil }
    return .verticalGradient(top: colors[0], bottom: colors[1])
  }

  /// One colour, a pair for light and dark, or four with those of increased contrast.
  mutating func themeColor(_ node: SpecNode, _ key: String) -> ThemeColor? {
    values.log?.add(.list([2, 4]), node)
    if let list = node.list {
      guard list.count == 2 || list.count == 4 else {
        values.fail(
          "'\(key)' has \(list.count) colours", at: node,
          hint: "write one, two (light, dark) or 4 (with increased contrast)")
        return nil
      }
      let terms = list.compactMap { term($0, key) }
      guard terms.count == list.count else { return nil }
      return ThemeColor(light: terms[0], dark: terms[1], increased: Array(terms[2...]))
    }
    return term(node, key).map { ThemeColor(light: $0, dark: $0) }
  }

  /// `name`, `name 0.5` (half as opaque), either with `+ other 0.15` (15 % of another colour).
  private mutating func term(_ node: SpecNode, _ key: String) -> ThemeColor.Term? {
    values.log?.add(.colorTerm, node)
    let text = node.scalar ?? ""
    let words = text == "none" ? ["clear"] : text.spacedWords
    var term = ThemeColor.Term(words.first ?? "")
    var rest = words.dropFirst()
    if let word = rest.first, let opacity = share(word) {
      term.opacity = opacity
      rest = rest.dropFirst()
    }
    if rest.count == 3, rest.first == "+", let amount = rest.last.flatMap(share) {
      let name = rest[rest.startIndex + 1]
      term.mix = ThemeColor.Mix(name, amount)
      refer(to: name, at: node)
      rest = []
    }
    guard rest.isEmpty, !term.name.isEmpty, text.utf8.count <= 200 else {
      values.mismatch(
        node, key, wanted: "a colour",
        hint: text.isEmpty
          ? "quote it: \"#FF3B30\"; without quotes '#' starts a comment"
          : "write a name or #RRGGBB, then an opacity from 0 to 1: 'tint 0.15'")
      return nil
    }
    refer(to: term.name, at: node)
    return term
  }

  private func share(_ word: String) -> Double? {
    ThemeValueReader.number(word).flatMap { (0...1).contains($0) ? $0 : nil }
  }
}
