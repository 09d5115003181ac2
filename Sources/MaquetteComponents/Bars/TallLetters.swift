import MaquetteCore

extension LayoutContext {
  /// The least distance of two baselines, in points, with which letters that reach far below the upper line or above
  /// the lower one, as Arabic ones do, do not meet; 0 where a theme's distance is for such letters, as for Latin ones.
  func leastPitch(
    from upper: (text: String, font: FontValue), to lower: (text: String, font: FontValue)
  ) -> Double {
    guard [upper.text, lower.text].contains(where: hasTallLetters),
      let above = quiet.reach(of: upper.text, in: upper.font),
      let below = quiet.reach(of: lower.text, in: lower.font)
    else { return 0 }
    // Estimated: one point stays free.
    return above.down + below.up + 1
  }

  /// Whether letters are of no script that themes are made for: Latin, Greek and Cyrillic.
  private func hasTallLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.value >= 0x590 && $0.properties.isAlphabetic && !ScriptBalance.isLatin($0)
    }
  }

  /// How far the letters of a line reach above and below its baseline, in points; `nil` where nobody knows.
  private func reach(of text: String, in font: FontValue) -> (up: Double, down: Double)? {
    guard let font = font.resolved(in: environment),
      let block = textBlock(
        text, resolved: font, maxLines: 1, alignment: .left, key: "subtitle", name: "the subtitle"),
      let baseline = block.layout(width: nil).lines.first?.baseline, let ink = block.ink
    else { return nil }
    return (baseline - ink.lowerBound, ink.upperBound - baseline)
  }
}
