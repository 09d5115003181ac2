import Maquette

/// How well a text is told from what is behind it.
struct Contrast {
  /// By WCAG 2.2, from 1 to 21.
  let ratio: Double
  /// By APCA, from about -108 to 106.
  let lightness: Double
  /// What is behind it.
  let ground: Color
  /// The text's colour where it stands.
  let color: Color
  /// Whether WCAG 2.2 calls the text large.
  let isLarge: Bool
  /// Whether the text is black or white, and not a fainter level of them.
  let isBlackOrWhite: Bool
  /// The share of a lightness contrast that APCA's simple table wants of the size.
  let leastLightness: Double
  /// The node that painted the ground; `nil` for the canvas.
  let painter: SceneNode?

  /// The least contrast along the texts of a node; `nil` where it has none, where something covers
  /// it, or where it stands on what is not known. Of a gradient the part behind the text counts.
  ///
  /// - Parameter isMeant: which colours of texts count.
  init?(
    of node: SceneNode, in picture: LintPicture,
    where isMeant: @escaping (Color) -> Bool = { _ in true }
  ) {
    guard let style = node.style, let number = picture.number(of: node) else { return nil }
    let grounds = picture.grounds
    var worst: (ratio: Double, ground: Color, color: Color, painter: Int?)?
    var paint = Color.clear
    let texts = grounds.texts(ofNode: number).lazy.filter {
      isMeant($0.color) && !grounds.isCovered($0)
    }
    for text in texts.prefix(12) {
      for ground in grounds.grounds(of: text) {
        let color = text.color.over(ground.color)
        let ratio = color.contrast(with: ground.color)
        if worst.map({ ratio < $0.ratio }) ?? true {
          worst = (ratio, ground.color, color, ground.painter)
          paint = text.color
        }
      }
    }
    guard let worst else { return nil }
    (ratio, ground, color) = (worst.ratio, worst.ground, worst.color)
    painter = worst.painter.flatMap {
      picture.nodes.indices.contains($0) ? picture.nodes[$0] : nil
    }
    isBlackOrWhite =
      paint.alpha > 0.8 && [paint.green, paint.blue].allSatisfy { $0 == paint.red }
      && [0, 255].contains(paint.red)
    lightness = color.lightnessContrast(on: ground)
    // WCAG 2.2, 1.4.3: 18 points, or 14 bold, of CSS, which are 24 and 18.7 pixels.
    isLarge = style.size >= 24 || style.size >= 18.66 && style.weight >= .bold
    // APCA in a Nutshell, use cases: 75 for columns of text, 60 for larger or bold text, 45 for
    // headlines.
    let isBold = style.weight >= .bold
    leastLightness =
      style.size >= 36 || style.size >= 24 && isBold
      ? 45 : style.size >= 24 || style.size >= 16 && isBold ? 60 : 75
  }

  /// What WCAG 2.2 asks for at the text's size and weight, level AA.
  var least: Double { isLarge ? 3 : 4.5 }

  /// `'Total' in #AAAAAA on #FFFFFF has a contrast of 2.32 : 1 (APCA Lc 44.8); …`
  func message(about text: String) -> String {
    let number = { (value: Double) in NumberFormat.short(value, digits: 2) }
    return "'\(text)' in \(color.hex) on \(ground.hex) has a contrast of \(number(ratio)) : 1, "
      + "APCA Lc \(NumberFormat.short(abs(lightness), digits: 0)); WCAG 2.2 AA asks for "
      + "\(number(least)) : 1, APCA for Lc \(NumberFormat.short(leastLightness))"
  }
}
