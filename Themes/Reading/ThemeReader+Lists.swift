import MaquetteCore

extension ThemeReader {
  mutating func readLists(_ node: SpecNode, into lists: inout ListTheme) {
    for (key, node) in entries(of: node, "'lists'", keys: ListTheme.keys, isWhole: isWhole) {
      switch key {
      case "automatic":
        values.log?.add(.words(ListTheme.styleNames), node)
        if let word = node.scalar, ListTheme.styleNames.contains(word) {
          lists.automatic = word
        } else {
          values.fail(
            "'automatic' cannot be \(node.kindName)", at: node,
            hint: Suggestion.hint(for: node.scalar ?? "", in: ListTheme.styleNames),
            id: .unknownValue)
        }
      case "labelSpacing": values.set(&lists.labelSpacing, values.number(node, key, 0...1000))
      default:
        for (name, node) in entries(
          of: node, "'styles'", keys: ListTheme.styleNames, isWhole: isWhole,
          optional: ["inset"])
        {
          readStyle(node, name, into: &lists.styles)
        }
      }
    }
  }

  private mutating func readStyle(
    _ node: SpecNode, _ name: String, into styles: inout [String: ListStyleTheme]
  ) {
    let base = styles[name]
    var style = base ?? ListStyleTheme()
    let keys = ListStyleTheme.keys
    let own = ["cornerCurve", "separatorWidth", "lastSeparator"]
    values.eachEntry(of: node, "'\(name)'", keys: keys + own, required: base == nil ? keys : []) {
      key, node in
      if let length = ListStyleTheme.lengths[key] {
        values.set(&style[keyPath: length], values.number(node, key, 0...1000))
      } else if let color = ListStyleTheme.colors[key] {
        values.set(&style[keyPath: color], themeColor(node, key))
      } else if key == "separatorWidth" {
        values.set(&style.separatorWidth, values.number(node, key, 0...10))
      } else if key == "cornerCurve" {
        values.set(&style.cornerCurve, values.choice(node, key))
      } else if key == "edgeSeparators" {
        values.set(&style.edgeSeparators, values.bool(node, key))
      } else if key == "lastSeparator" {
        values.set(&style.lastSeparator, values.bool(node, key))
      } else {
        let text = key == "header" ? \ListStyleTheme.header : \ListStyleTheme.footer
        readText(node, key, isWhole: base == nil, into: &style[keyPath: text])
      }
    }
    styles[name] = style
  }

  private mutating func readText(
    _ node: SpecNode, _ what: String, isWhole: Bool, into text: inout ListTextTheme
  ) {
    let keys = ListTextTheme.keys
    for (key, node) in entries(of: node, "'\(what)'", keys: keys, isWhole: isWhole) {
      switch key {
      case "font": values.set(&text.font, font(node, key))
      case "weight":
        if values.isNone(node) {
          text.weight = nil
        } else if let weight = values.weight(node, key) {
          text.weight = weight
        }
      case "color": values.set(&text.color, themeColor(node, key))
      case "uppercase": values.set(&text.uppercase, values.bool(node, key))
      case "top": values.set(&text.top, values.number(node, key, 0...1000))
      case "bottom": values.set(&text.bottom, values.number(node, key, 0...1000))
      default: values.set(&text.horizontal, values.number(node, key, 0...1000))
      }
    }
  }
}

extension ListTheme {
  static let keys = ["automatic", "labelSpacing", "styles"]
  static let styleNames = ["insetGrouped", "grouped", "plain", "inset", "sidebar"]
  static let empty = ListTheme(automatic: "plain", labelSpacing: 0, styles: [:])
}

extension ListStyleTheme {
  static let lengths: [String: WritableKeyPath<ListStyleTheme, Double> & Sendable] = [
    "radius": \.radius, "margin": \.margin, "minRowHeight": \.minRowHeight,
    "verticalPadding": \.verticalPadding, "controlPadding": \.controlPadding,
    "leadingPadding": \.leadingPadding, "trailingPadding": \.trailingPadding,
    "rowGap": \.rowGap, "separatorTrailing": \.separatorTrailing, "listTop": \.listTop,
    "sectionTop": \.sectionTop, "sectionBottom": \.sectionBottom,
  ]

  static let colors: [String: WritableKeyPath<ListStyleTheme, ThemeColor> & Sendable] = [
    "background": \.background, "rowBackground": \.rowBackground, "separator": \.separator,
  ]

  static let keys = [
    "background", "rowBackground", "radius", "margin", "minRowHeight", "verticalPadding",
    "controlPadding", "leadingPadding", "trailingPadding", "rowGap", "separator",
    "separatorTrailing", "edgeSeparators", "listTop", "sectionTop", "sectionBottom", "header",
    "footer",
  ]
}

extension ListTextTheme {
  static let keys = ["font", "weight", "color", "uppercase", "top", "bottom", "horizontal"]

  static let zero = ListTextTheme(
    font: .style(.body), weight: nil, color: ThemeColor("clear"), uppercase: false, top: 0,
    bottom: 0, horizontal: 0)
}
