import MaquetteCore
import MaquetteThemes

/// Writes a theme as Swift.
struct ThemeWriter {
  private let theme: Theme
  private let name: String

  init(_ theme: Theme) {
    self.theme = theme
    name = theme.platform.rawValue
  }

  /// The extension of `Theme` with the theme as a constant.
  var text: String {
    var text = "extension Theme {\n"
    text += "  /// How \(theme.platform.displayName) looks.\n"
    text += SwiftText.call(
      "public static let \(name) = Theme",
      [
        "name: \(SwiftText.literal(theme.name))", "platform: .\(name)", "colors: \(name)Colors",
        "materials: \(name)Materials", "vibrant: \(name)Vibrant",
        "typography: \(name)Typography", "metrics: \(name)Metrics", "buttons: \(name)Buttons",
        "labels: \(name)Labels", "lists: \(name)Lists", "controls: \(name)Controls",
      ], "", indent: 2)
    text += "\n" + colors("Colors", theme.colors) + "\n" + colors("Materials", theme.materials)
    text += "\n" + colors("Vibrant", theme.vibrant) + "\n" + typography + "\n" + tracking
    text += "\n" + styles + FaceWriter(theme.typography, name: name).text + "\n" + metrics
    text += "\n" + ButtonWriter(theme.buttons, name: name).text
    text += "\n" + LabelWriter(theme.labels, name: name).text
    text += "\n" + ListWriter(theme.lists, name: name).text
    text += "\n" + ControlWriter(theme.controls, name: name).text
    return text + "}\n"
  }

  private func colors(_ what: String, _ sets: [String: ColorSet]) -> String {
    let start = "  private static let \(name)\(what): [String: ColorSet] = ["
    guard !sets.isEmpty else { return start + ":]\n" }
    var text = start + "\n"
    for (key, set) in sets.sorted(by: { $0.key < $1.key }) {
      text += SwiftText.array(
        "\(SwiftText.literal(key)): ColorSet(rgba: ", columns(set).map(SwiftText.rgba), "),",
        indent: 4, group: 4)
    }
    return text + "  ]\n"
  }

  /// As few columns as say the same.
  private func columns(_ set: ColorSet) -> [Color] {
    for count in [1, 2, 4] {
      let columns = Array(set.columns.prefix(count))
      if ColorSet(columns) == set { return columns }
    }
    return set.columns
  }

  private var typography: String {
    let type = theme.typography
    let families = type.fallbacks.map { "      " + SwiftText.literal($0) + ",\n" }.joined()
    return """
        private static let \(name)Typography = Typography(
          family: \(SwiftText.literal(type.family)), displayFamily: \
      \(SwiftText.literal(type.displayFamily)), displayFrom: \(SwiftText.number(type.displayFrom)),
          displaySpacing: \(SwiftText.number(type.displaySpacing)), \
      opticalSpacing: \(name)OpticalSpacing,
          fallbacks: [
      \(families)    ],
          ascent: \(SwiftText.number(type.ascent)), descent: \(SwiftText.number(type.descent)), \
      capHeight: \(SwiftText.number(type.capHeight)), tracking: \(name)Tracking,
          styles: \(name)Styles, designs: \(name)Designs, widths: \(name)Widths,
          legibilityWeights: \(name)LegibilityWeights)

      """
  }

  private var tracking: String {
    let tables = [
      ("OpticalSpacing", theme.typography.opticalSpacing), ("Tracking", theme.typography.tracking),
    ]
    return tables.map { table, entries in
      SwiftText.array(
        "private static let \(name)\(table) = Typography.trackingTable(",
        entries.flatMap { [$0.size, $0.points] }.map(SwiftText.number), ")", indent: 2, group: 2)
    }.joined(separator: "\n")
  }

  private var styles: String {
    var text = "  private static let \(name)Styles: [TextStyle: Typography.Style] = [\n"
    for key in TextStyle.allCases {
      guard let style = theme.typography.styles[key] else { continue }
      let prefix = ".\(key.rawValue): Typography.Style("
      let weights =
        "\(SwiftText.weight(style.weight)), \(SwiftText.weight(style.emphasizedWeight)),"
      let numbers = style.sizes.flatMap { [$0.size, $0.leading] }.map(SwiftText.number)
      if numbers.count == 2 {
        text += "    \(prefix)\(weights) [\(numbers.joined(separator: ", "))]),\n"
      } else {
        text += "    \(prefix)\n      \(weights)\n"
        text += SwiftText.array("", numbers, "),", indent: 6, group: 2)
      }
    }
    return text + "  ]\n"
  }

  private var metrics: String {
    let metrics = theme.metrics
    let size = metrics.minHitTarget
    let strokes = metrics.symbolStrokes.map(SwiftText.number).joined(separator: ", ")
    return SwiftText.call(
      "private static let \(name)Metrics = ThemeMetrics",
      [
        "displayScale: \(SwiftText.number(metrics.displayScale))",
        "minHitTarget: Size(width: \(SwiftText.number(size.width)), "
          + "height: \(SwiftText.number(size.height)))",
        "spacing: \(SwiftText.number(metrics.spacing))",
        "padding: \(SwiftText.number(metrics.padding))",
        "hairline: \(SwiftText.number(metrics.hairline))", "symbolStrokes: [\(strokes)]",
      ], "", indent: 2)
  }
}
