extension Character {
  /// Whether it is a letter of a script that has spaces between words, at which lines break.
  package var isSpacedLetter: Bool {
    guard isLetter, let scalar = unicodeScalars.first?.value else { return false }
    // Before Thai; Georgian; Latin and Greek with marks.
    return scalar < 0x0E00 || (0x10A0...0x10FF).contains(scalar)
      || (0x1E00...0x1FFF).contains(scalar)
  }
}
