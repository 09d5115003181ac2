import MaquetteCore

extension LayoutContext {
  /// The least distance of two baselines, in points, with which letters that reach far below the upper line or above
  /// the lower one, as Arabic ones do, do not meet; 0 where a theme's distance is for such letters, as for Latin ones.
  func leastPitch(
    from upper: (text: String, font: FontValue), to lower: (text: String, font: FontValue)
  ) -> Double {
    guard [upper.text, lower.text].contains(where: hasTallLetters),
      let above = unseenLine(upper.text, in: upper.font)?.reach,
      let below = unseenLine(lower.text, in: lower.font)?.reach
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
}
