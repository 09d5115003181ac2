import Maquette

extension LintRule {
  static let labelContrast = LintRule(
    "label/contrast", .warning, .labels,
    sentence: "If you adjust the style of a label, make sure its text remains legible.",
    summary: "A text has a colour of its own, or stands on one, and is hard to read there.",
    advice: "use a darker or lighter colour, or one of the label colours", looksAt: [.scene],
    wrong: "Label: Out of stock\ncolor: \"#B0B0B0\"\nbackground: \"#FFFFFF\"\npadding: 8\n",
    right: "Label: Out of stock\ncolor: \"#3A3A3A\"\nbackground: \"#FFFFFF\"\npadding: 8\n",
    fine: [
      // The system's own levels are meant to be faint.
      "Label: Optional\ncolor: secondary\n", "Label: Unavailable\ncolor: tertiary\n",
      "Label: Sale\nfont: 40 bold\ncolor: \"#D00000\"\nbackground: white\npadding: 8\n",
    ]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      guard label.isEnabled, !item.isHidden, isOwnColor(label, in: item) else { return nil }
      return picture.nodes(of: item).lazy.compactMap { node in
        Contrast(of: node).flatMap { contrast in
          contrast.isEnough
            ? nil
            : picture.issue(
              item, key: "color",
              "'\(shown(node))' has a contrast of \(contrast.text); \(contrast.wanted) are needed")
        }
      }.first
    }
  }

  /// Whether the spec brings a colour to the text or behind it that the system did not choose.
  private static func isOwnColor(_ label: Label, in item: LintItem) -> Bool {
    if case .custom = label.color { return true }
    return item.backgrounds.first.map { background in
      switch background {
      case .custom(let color): color.alpha > 0.5
      case .named(let name):
        !name.lowercased().hasSuffix("background") && !name.hasSuffix("aterial") && name != "bar"
      }
    } ?? false
  }
}

/// How well a text is told from what is behind it.
struct Contrast {
  /// By WCAG 2.2, from 1 to 21.
  let ratio: Double
  /// By APCA, from about -108 to 106.
  let lightness: Double
  /// What WCAG 2.2 asks for at the text's size and weight, level AA.
  let least: Double

  /// The contrast of a node's text; `nil` where it has none, or stands on what is not known.
  init?(of node: SceneNode) {
    guard let style = node.style, let ground = style.background, ground.alpha > 0.99 else {
      return nil
    }
    let color = style.color.over(ground)
    ratio = color.contrast(with: ground)
    lightness = color.lightnessContrast(on: ground)
    // WCAG 2.2, 1.4.3: 18 points, or 14 bold, of CSS, which are 24 and 18.7 pixels.
    let isLarge = style.size >= 24 || style.size >= 18.66 && style.weight >= .bold
    least = isLarge ? 3 : 4.5
  }

  var isEnough: Bool { ratio >= least - 0.005 }

  /// `2.17 : 1 (APCA Lc 45)`.
  var text: String {
    "\(NumberFormat.short(ratio, digits: 2)) : 1 (APCA Lc \(NumberFormat.short(lightness, digits: 0)))"
  }

  var wanted: String { "\(NumberFormat.short(least)) : 1 (WCAG 2.2 AA)" }
}
