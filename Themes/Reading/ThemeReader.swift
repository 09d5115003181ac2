import MaquetteCore

/// Applies theme files to themes, and reports everything that is wrong with them.
///
/// A file is laid over the theme that it extends: a map changes the keys it has, anything else
/// replaces what was there. A file that extends nothing must say everything.
package struct ThemeReader {
  /// The keys of a theme file.
  package static let keys = [
    "name", "extends", "platform", "osVersion", "firstOSVersion", "lastOSVersion", "conventions",
    "colors", "materials", "reducedTransparency", "effects", "vibrant", "typography", "metrics",
    "buttons", "labels", "lists", "controls", "symbols",
  ]
  /// What a file may leave out that extends nothing.
  private static let optionalKeys = [
    "extends", "name", "osVersion", "firstOSVersion", "lastOSVersion", "conventions", "controls",
    "effects", "reducedTransparency", "symbols",
  ]

  let values: ThemeValueReader
  let isWhole: Bool
  private let isBuiltIn: Bool
  /// Whether it may bring controls, and keys of them, that what it extends has not.
  let addsControls: Bool
  /// Whether colours may be named that are not there.
  private let isTrusting: Bool
  /// Colours that looks name, looked up when all of the file is read.
  private var references: [(name: String, node: SpecNode)] = []

  /// A reader.
  ///
  /// - Parameters:
  ///   - sink: Takes what is wrong.
  ///   - isWhole: Whether the file extends nothing, so that whatever is missing is an error.
  ///   - isBuiltIn: Whether it is a built-in theme, which may bring controls that what it extends has
  ///     not, and says by itself what its platform has.
  package init(sink: DiagnosticSink, isWhole: Bool = false, isBuiltIn: Bool = false) {
    self.init(sink: sink, isWhole: isWhole, isBuiltIn: isBuiltIn, isTrusting: false)
  }

  private init(sink: DiagnosticSink, isWhole: Bool, isBuiltIn: Bool, isTrusting: Bool) {
    values = ThemeValueReader(sink: sink)
    self.isWhole = isWhole
    self.isBuiltIn = isBuiltIn
    addsControls = isWhole || isBuiltIn
    self.isTrusting = isTrusting
  }

  /// A reader of some keys of a built-in theme, whose file was checked as a whole before.
  static var trusting: ThemeReader {
    ThemeReader(sink: DiagnosticSink(), isWhole: false, isBuiltIn: true, isTrusting: true)
  }

  /// A reader that tells what each value may be.
  init(log: ThemeShapeLog) {
    values = ThemeValueReader(sink: DiagnosticSink(), log: log)
    isWhole = false
    isBuiltIn = false
    addsControls = false
    isTrusting = false
  }

  /// Has a colour looked up that a look names.
  mutating func refer(to name: String, at node: SpecNode) {
    if !isTrusting { references.append((name, node)) }
  }

  /// What a file extends, with its place; `nil` when it extends nothing.
  package static func parent(of root: SpecNode) -> SpecNode? {
    root.map?.first { $0.key == "extends" }?.value
  }

  /// The theme that a whole file describes.
  package static func theme(
    from root: SpecNode, sink: DiagnosticSink, isBuiltIn: Bool = false
  ) -> Theme {
    var theme = Theme.empty
    var reader = ThemeReader(sink: sink, isWhole: true, isBuiltIn: isBuiltIn)
    reader.apply(root, to: &theme)
    return theme
  }

  /// Lays a file over a theme.
  package mutating func apply(_ root: SpecNode, to theme: inout Theme) {
    var required =
      isWhole ? ThemeReader.keys.filter { !ThemeReader.optionalKeys.contains($0) } : []
    // A file that is only there to be extended may have brought them.
    if isWhole, !theme.materials.isEmpty { required.removeAll { $0 == "materials" } }
    let platform = theme.platform
    var (conventions, effects): (SpecNode?, SpecNode?) = (nil, nil)
    // How long a newer look stays is not known from the one that it extends.
    if root.map?.contains(where: { $0.key == "osVersion" }) == true {
      (theme.firstOSVersion, theme.lastOSVersion) = (nil, nil)
    }
    // They may name colours that come further down in the file.
    var shades: [(table: ColorTable, key: String, node: SpecNode)] = []
    values.eachEntry(of: root, "a theme", keys: ThemeReader.keys, required: required) { key, node in
      switch key {
      case "name": values.set(&theme.name, values.name(node, key))
      case "platform": values.set(&theme.platform, values.choice(node, key))
      case "osVersion":
        if let version = version(node, key) { theme.osVersion = version }
      case "firstOSVersion":
        if let version = version(node, key) { theme.firstOSVersion = version }
      case "lastOSVersion":
        if let version = version(node, key) { theme.lastOSVersion = version }
      case "conventions": conventions = node
      case "colors":
        // A colour of its own has no vibrant variant until the theme gives it one.
        for entry in node.map ?? [] { theme.vibrant[entry.key] = nil }
        readColors(node, key, into: &theme, at: .colors)
      case "effects": effects = node
      case "materials":
        // Likewise what it is where people reduced transparency.
        for entry in node.map ?? [] { theme.reduced[entry.key] = nil }
        shades.append((.materials, key, node))
      case "reducedTransparency": shades.append((.reduced, key, node))
      case "vibrant": shades.append((.vibrant, key, node))
      case "typography": readTypography(node, into: &theme.typography)
      case "metrics": readMetrics(node, into: &theme.metrics)
      case "buttons": readButtons(node, into: &theme.buttons)
      case "labels": readLabels(node, into: &theme.labels)
      case "lists": readLists(node, into: &theme.lists)
      case "controls": readControls(node, into: &theme.controls)
      case "symbols":
        let symbols = SymbolReader(values: values).symbols(from: node)
        theme.symbols = theme.symbols.overlaid(by: SymbolSet(symbols, readFrom: node))
      default: values.log?.add(.theme, node)
      }
    }
    // A user's theme for a platform has what the platform has.
    if !isBuiltIn, isWhole || theme.platform != platform {
      theme.conventions = Theme.builtIn(theme.platform).conventions
    }
    if let conventions { readConventions(conventions, into: &theme.conventions) }
    for shade in shades { readColors(shade.node, shade.key, into: &theme, at: shade.table) }
    if let effects { readEffects(effects, into: &theme) }
    for shade in shades {
      switch shade.table {
      case .vibrant: checkVibrant(shade.node, in: theme)
      case .reduced: for entry in shade.node.map ?? [] { checkMaterial(entry, in: theme) }
      case .colors, .materials: break
      }
    }
    if isWhole { reportMissing(in: theme, at: root) }
    checkReferences(in: theme)
  }

  private func version(_ node: SpecNode, _ key: String) -> Int? {
    guard let version = values.number(node, key, ThemeHead.osVersions) else { return nil }
    guard version == version.rounded() else {
      values.fail(
        "'\(key)' is \(SpecNode.excerpt(node.scalar ?? "")); it must be a whole number",
        at: node, hint: "write 26, for example, without the number after the point",
        id: .badValue)
      return nil
    }
    return Int(version)
  }

  private func readMetrics(_ node: SpecNode, into metrics: inout ThemeMetrics) {
    let keys = [
      "displayScale", "minHitTarget", "spacing", "padding", "hairline", "symbolStrokes",
    ]
    values.eachEntry(of: node, "'metrics'", keys: keys, required: isWhole ? keys : []) {
      key, node in
      switch key {
      case "displayScale": values.set(&metrics.displayScale, values.number(node, key, 1...4))
      case "minHitTarget":
        if let pair = values.numbers(node, key, count: 2, 0...1000) {
          metrics.minHitTarget = Size(width: pair[0], height: pair[1])
        }
      case "spacing": values.set(&metrics.spacing, values.number(node, key, 0...1000))
      case "padding": values.set(&metrics.padding, values.number(node, key, 0...1000))
      case "hairline": values.set(&metrics.hairline, values.number(node, key, 0.01...100))
      case "symbolStrokes":
        values.set(&metrics.symbolStrokes, values.numbers(node, key, count: 9, 0.1...50))
      default: break
      }
    }
  }

  /// What becomes vibrant must be there without a material too.
  private func checkVibrant(_ node: SpecNode, in theme: Theme) {
    for entry in (node.map ?? []).prefix(ThemeReader.mostColors)
    where theme.colors[entry.key] == nil {
      values.fail(
        "there is no colour '\(SpecNode.excerpt(entry.key))' that could become vibrant",
        at: entry.location, length: entry.key.count,
        hint: Suggestion.nearest(to: entry.key, in: theme.colors.keys.sorted()).map {
          "did you mean '\($0)'?"
        } ?? "add it under 'colors'", id: .unknownColor)
    }
  }

  private func checkReferences(in theme: Theme) {
    for (name, node) in references where !theme.knowsColor(name) {
      values.fail(
        "unknown colour '\(SpecNode.excerpt(name))'", at: node,
        hint: Suggestion.nearest(to: name, in: theme.colorNames + ["tint"]).map {
          "did you mean '\($0)'?"
        } ?? "add it under 'colors', or write #RRGGBB", id: .unknownColor)
    }
  }

  private func reportMissing(in theme: Theme, at root: SpecNode) {
    for name in Theme.requiredColors where theme.colors[name] == nil {
      values.fail(
        "the colour '\(name)' is missing", at: root.location,
        hint: "add it under 'colors', or let the theme extend a built-in one", id: .unknownColor)
    }
  }
}

extension Theme {
  /// Colours that every theme has, because components and specs count on them.
  public static let requiredColors: [String] =
    [
      "tint", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
      "link", "separator", "systemBackground", "secondarySystemBackground", "systemFill",
      "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemGray",
    ] + tintNames.map { "system" + $0 }

  private static let tintNames = [
    "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple",
    "Pink", "Brown",
  ]

  /// Where a whole theme file starts.
  static let empty = Theme(
    parts: ThemeParts(
      name: "", platform: .ios, conventions: Conventions(), colors: [:],
      typography: Typography(
        family: "", displayFamily: "", displayFrom: 0, fallbacks: [], ascent: 0, descent: 0,
        capHeight: 0, tracking: [], styles: [:]),
      metrics: ThemeMetrics(
        displayScale: 1, minHitTarget: .zero, spacing: 0, padding: 0, hairline: 1,
        symbolStrokes: Array(repeating: 0, count: 9)),
      buttons: ThemePart(
        ButtonTheme(
          cornerCurve: .circular, stretches: false, scrollingRadius: nil, symbolScale: 1,
          sizes: [:], styles: [:])),
      lists: ThemePart(.empty)))

  /// Whether a look may name a colour.
  func knowsColor(_ name: String) -> Bool {
    name == "tint" || Color(hex: name) != nil
      || color(named: name, traits: ColorTraits()) != nil
  }
}
