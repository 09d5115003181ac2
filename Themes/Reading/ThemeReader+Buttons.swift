import MaquetteCore

extension ThemeReader {
  mutating func readButtons(_ node: SpecNode, into buttons: inout ButtonTheme) {
    let keys = [
      "cornerCurve", "stretches", "scrollingRadius", "symbolScale", "titleLines", "automaticStyle",
      "rowStyle", "radiusFollowsTextSize", "equalHeights", "cornerRadii", "sizes", "styles",
    ]
    var looks: [SpecNode] = []
    values.eachEntry(of: node, "'buttons'", keys: keys, required: isWhole ? keys : []) {
      key, node in
      switch key {
      case "cornerCurve": values.set(&buttons.cornerCurve, values.choice(node, key))
      case "stretches": values.set(&buttons.stretches, values.bool(node, key))
      case "scrollingRadius":
        if values.isNone(node) {
          buttons.scrollingRadius = nil
        } else if let radius = values.number(node, key, 0...Limits.radius) {
          buttons.scrollingRadius = radius
        }
      case "symbolScale": values.set(&buttons.symbolScale, values.number(node, key, 0.1...10))
      case "titleLines":
        values.set(&buttons.titleLines, values.number(node, key, 0...100).map { Int($0) })
      case "automaticStyle": values.set(&buttons.automaticStyle, styleName(node, key))
      case "rowStyle": values.set(&buttons.rowStyle, styleName(node, key))
      case "radiusFollowsTextSize":
        values.set(&buttons.radiusFollowsTextSize, values.bool(node, key))
      case "equalHeights": values.set(&buttons.equalHeights, values.bool(node, key))
      case "cornerRadii": readRadii(node, into: &buttons.cornerRadii)
      case "sizes": readSizes(node, into: &buttons.sizes)
      case "styles": looks.append(node)
      default: break
      }
    }
    for node in looks { readStyles(node, into: &buttons.styles) }
  }

  private func readRadii(_ node: SpecNode, into radii: inout [String: Double]) {
    let names = ButtonTheme.cornerNames
    values.eachEntry(of: node, "'cornerRadii'", keys: names, required: isWhole ? names : []) {
      name, node in
      if let radius = values.number(node, name, 0...Limits.radius) { radii[name] = radius }
    }
  }

  private func styleName(_ node: SpecNode, _ key: String) -> String? {
    values.log?.add(.words(ButtonTheme.styleNames), node)
    if let name = node.scalar, ButtonTheme.styleNames.contains(name) { return name }
    values.mismatch(
      node, key, wanted: "a style",
      hint: "use one of: \(ButtonTheme.styleNames.joined(separator: ", "))")
    return nil
  }

  private func readSizes(_ node: SpecNode, into sizes: inout [String: ButtonMetrics]) {
    let names = ButtonTheme.sizeNames
    let required = names.filter { $0 != "extraLarge" }
    values.eachEntry(of: node, "'sizes'", keys: names, required: isWhole ? required : []) {
      name, node in
      // An extra large one is a large one but for what is said of it.
      let base = sizes[name] ?? (name == "extraLarge" ? sizes["large"] : nil)
      var size = base ?? .zero
      let keys = ButtonMetrics.keys
      values.eachEntry(of: node, "'\(name)'", keys: keys, required: base == nil ? keys : []) {
        key, node in
        // No key paths: making one takes as long as reading twenty lengths.
        func set(_ length: inout Double) {
          values.set(&length, values.number(node, key, 0...Limits.radius))
        }
        switch key {
        case "verticalPadding": set(&size.verticalPadding)
        case "horizontalPadding": set(&size.horizontalPadding)
        case "radius": set(&size.radius)
        case "minHeight": set(&size.minHeight)
        case "minWidth": set(&size.minWidth)
        case "titlePadding": set(&size.titlePadding)
        case "imagePadding": set(&size.imagePadding)
        case "title": values.set(&size.title, font(node, key))
        default: values.set(&size.subtitle, font(node, key))
        }
      }
      sizes[name] = size
    }
  }

  /// A text style, or a size and a weight: `13 regular`.
  func font(_ node: SpecNode, _ key: String) -> ThemeFont? {
    values.log?.add(.font, node)
    if let text = node.scalar {
      if let style = TextStyle(rawValue: text) { return .style(style) }
      let words = text.spacedWords
      if words.count == 2, let size = ThemeValueReader.number(words[0]),
        Limits.fontSize.contains(size), let weight = FontWeight(name: words[1])
      {
        return .fixed(size: size, weight: weight)
      }
    }
    values.mismatch(
      node, key, wanted: "a text style, or a size and a weight",
      hint: Suggestion.nearest(
        to: node.scalar ?? "", in: TextStyle.allCases.map(\.rawValue)
      ).map { "did you mean '\($0)'?" } ?? "write 'body' or '13 semibold', for example")
    return nil
  }

  private mutating func readStyles(
    _ node: SpecNode, into styles: inout [String: ButtonStyleTheme]
  ) {
    let names = ButtonTheme.styleNames
    var found: [(String, SpecNode)] = []
    let keys = names + ButtonTheme.glassNames + ButtonTheme.bezelNames
    values.eachEntry(of: node, "'styles'", keys: keys, required: isWhole ? names : []) {
      found.append(($0, $1))
    }
    for (name, node) in found {
      var style = styles[name] ?? ButtonStyleTheme()
      for (key, node) in entries(of: node, "'\(name)'", keys: ButtonStyleTheme.keys) {
        switch key {
        case "normal": readLook(node, key, into: &style.normal)
        case "increasedContrast": readLook(node, key, into: &style.increasedContrast)
        case "roles": readLooks(node, key, names: ButtonTheme.roleNames, into: &style.roles)
        default: readLooks(node, key, names: ButtonTheme.stateNames, into: &style.states)
        }
      }
      styles[name] = style
    }
  }

  private mutating func readLooks(
    _ node: SpecNode, _ what: String, names: [String], into looks: inout [String: ButtonLook]
  ) {
    for (name, node) in entries(of: node, "'\(what)'", keys: names) {
      readLook(node, name, into: &looks[name, default: ButtonLook()])
    }
  }

  /// The entries with known keys, after reporting the others and, for a whole, missing keys.
  ///
  /// - Parameter optional: keys that may be missing in a whole, too.
  func entries(
    of node: SpecNode, _ what: String, keys: [String], isWhole: Bool = false,
    optional: Set<String> = []
  ) -> [(String, SpecNode)] {
    var found: [(String, SpecNode)] = []
    let required = isWhole ? keys.filter { !optional.contains($0) } : []
    values.eachEntry(of: node, what, keys: keys, required: required) {
      found.append(($0, $1))
    }
    return found
  }
}

extension ButtonTheme {
  static let sizeNames = ["mini", "small", "medium", "large", "extraLarge"]
  static let styleNames = ["plain", "gray", "tinted", "filled"]
  /// Styles that looks have since version 26.
  static let glassNames = ["glass", "clearGlass", "prominentGlass", "prominentClearGlass"]
  /// Looks of bezels of macOS that are no push buttons.
  static let bezelNames = ["disclosure", "accessoryBar", "accessoryBarAction", "badge"]
  static let roleNames = ["primary", "cancel", "destructive"]
  static let stateNames = [
    "buttonShapes", "buttonShapesSymbol", "bezelColor", "pressed", "hovered", "focused",
    "focusedDestructive", "pressedDestructive", "selected", "mixed", "disabled",
    "disabledSelected",
    "inactiveSelected", "springLoaded", "springLoadedEmphasized",
  ]
  static let cornerNames = ["small", "medium", "large"]
}

extension ButtonStyleTheme {
  static let keys = ["normal", "roles", "states", "increasedContrast"]
}

extension ButtonMetrics {
  static let keys = [
    "verticalPadding", "horizontalPadding", "radius", "minHeight", "minWidth", "title", "subtitle",
    "titlePadding", "imagePadding",
  ]

  static let zero = ButtonMetrics(
    verticalPadding: 0, horizontalPadding: 0, radius: 0, minHeight: 0, minWidth: 0,
    title: .style(.body), subtitle: .style(.caption), titlePadding: 0, imagePadding: 0)
}
