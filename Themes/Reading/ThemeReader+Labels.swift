import MaquetteCore

extension ThemeReader {
  static let labelKeys = [
    "disabledColor", "disabledOpacity", "selection", "expansion", "marquee", "underline",
    "strikethrough", "controlSizes", "iconSpacing", "iconScale", "listIconWidth",
    "listIconScale", "listIconHeight", "listIconSpacing", "listIconColor", "link",
  ]

  /// What the control sizes of labels are called: SwiftUI's `ControlSize`.
  static let controlSizeNames = ["mini", "small", "regular", "large"]

  mutating func readLabels(_ node: SpecNode, into labels: inout LabelTheme) {
    for (key, node) in entries(
      of: node, "'labels'", keys: ThemeReader.labelKeys, isWhole: isWhole)
    {
      switch key {
      case "disabledColor": readOptionalColor(node, key, into: &labels.disabledColor)
      case "disabledOpacity":
        values.set(&labels.disabledOpacity, values.number(node, key, 0...1))
      case "selection": readSelection(node, into: &labels.selection)
      case "expansion": readExpansion(node, into: &labels.expansion)
      case "marquee": readMarquee(node, into: &labels.marquee)
      case "underline": readLine(node, key, into: &labels.underline)
      case "strikethrough": readLine(node, key, into: &labels.strikethrough)
      case "controlSizes": readControlSizes(node, into: &labels.controlSizes)
      case "iconSpacing": values.set(&labels.iconSpacing, values.number(node, key, 0...1000))
      case "iconScale": values.set(&labels.iconScale, values.number(node, key, 0.1...10))
      case "listIconWidth":
        values.set(&labels.listIconWidth, values.number(node, key, 0...1000))
      case "listIconScale":
        values.set(&labels.listIconScale, values.number(node, key, 0.1...10))
      case "listIconHeight":
        values.set(&labels.listIconHeight, values.number(node, key, 0...1000))
      case "listIconSpacing":
        values.set(&labels.listIconSpacing, values.number(node, key, 0...1000))
      case "listIconColor": readOptionalColor(node, key, into: &labels.listIconColor)
      case "link": readLink(node, into: &labels.link)
      default: break
      }
    }
  }

  /// A colour, or `none` for the one that is there anyway.
  private mutating func readOptionalColor(
    _ node: SpecNode, _ key: String, into color: inout ThemeColor?
  ) {
    if values.isNone(node) {
      color = nil
    } else if let value = themeColor(node, key) {
      color = value
    }
  }

  private mutating func readSelection(
    _ node: SpecNode, into selection: inout LabelTheme.Selection?
  ) {
    guard !values.isNone(node) else {
      selection = nil
      return
    }
    let keys = ["background", "foreground", "handleColor", "handleWidth", "handleDiameter"]
    var result = selection ?? LabelTheme.Selection(background: ThemeColor("clear"))
    for (key, node) in entries(of: node, "'selection'", keys: keys, isWhole: selection == nil) {
      switch key {
      case "background": values.set(&result.background, themeColor(node, key))
      case "foreground": readOptionalColor(node, key, into: &result.foreground)
      case "handleColor": values.set(&result.handleColor, themeColor(node, key))
      case "handleWidth": values.set(&result.handleWidth, values.number(node, key, 0...100))
      default: values.set(&result.handleDiameter, values.number(node, key, 0...100))
      }
    }
    selection = result
  }

  private mutating func readExpansion(
    _ node: SpecNode, into expansion: inout LabelTheme.Expansion?
  ) {
    guard !values.isNone(node) else {
      expansion = nil
      return
    }
    let keys = ["background", "foreground", "border", "cornerRadius", "padding", "shadow"]
    var result =
      expansion
      ?? LabelTheme.Expansion(
        background: ThemeColor("clear"), foreground: ThemeColor("label"), cornerRadius: 0,
        padding: .zero)
    for (key, node) in entries(of: node, "'expansion'", keys: keys, isWhole: expansion == nil) {
      switch key {
      case "background": values.set(&result.background, themeColor(node, key))
      case "foreground": values.set(&result.foreground, themeColor(node, key))
      case "border":
        if values.isNone(node) {
          result.border = nil
        } else {
          readBorder(node, into: &result.border)
        }
      case "cornerRadius":
        values.set(&result.cornerRadius, values.number(node, key, 0...Limits.radius))
      case "padding": values.set(&result.padding, insets(node, key))
      default:
        if values.isNone(node) {
          result.shadow = nil
        } else {
          readShadow(node, into: &result.shadow)
        }
      }
    }
    expansion = result
  }

  private func readMarquee(_ node: SpecNode, into marquee: inout LabelTheme.Marquee?) {
    guard !values.isNone(node) else {
      marquee = nil
      return
    }
    var result = marquee ?? LabelTheme.Marquee(gap: 0, fadeWidth: 0)
    for (key, node) in entries(
      of: node, "'marquee'", keys: ["gap", "fadeWidth"], isWhole: marquee == nil)
    {
      switch key {
      case "gap": values.set(&result.gap, values.number(node, key, 0...10_000))
      default: values.set(&result.fadeWidth, values.number(node, key, 0...10_000))
      }
    }
    marquee = result
  }

  private func readLine(_ node: SpecNode, _ what: String, into line: inout LabelTheme.Line) {
    let keys = ["thickness", "offset"]
    for (key, node) in entries(of: node, "'\(what)'", keys: keys, isWhole: isWhole) {
      switch key {
      case "thickness": values.set(&line.thickness, values.number(node, key, 0.001...1))
      default: values.set(&line.offset, values.number(node, key, -2...2))
      }
    }
  }

  private func readControlSizes(_ node: SpecNode, into sizes: inout [String: ThemeFont]) {
    guard !values.isNone(node) else {
      sizes = [:]
      return
    }
    let names = ThemeReader.controlSizeNames
    for (name, node) in entries(
      of: node, "'controlSizes'", keys: names, isWhole: sizes.isEmpty)
    {
      if let font = font(node, name) { sizes[name] = font }
    }
  }

  private mutating func readLink(_ node: SpecNode, into link: inout LabelTheme.Link) {
    for (key, node) in entries(
      of: node, "'link'", keys: ["color", "underline"], isWhole: isWhole)
    {
      switch key {
      case "color": values.set(&link.color, themeColor(node, key))
      default: values.set(&link.underline, values.bool(node, key))
      }
    }
  }

  /// One number for all edges, or `[vertical, horizontal]`.
  private func insets(_ node: SpecNode, _ key: String) -> EdgeInsets? {
    guard node.list != nil else {
      return values.number(node, key, 0...1000).map(EdgeInsets.init(all:))
    }
    return values.numbers(node, key, count: 2, 0...1000).map {
      EdgeInsets(vertical: $0[0], horizontal: $0[1])
    }
  }
}
