import Maquette

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
