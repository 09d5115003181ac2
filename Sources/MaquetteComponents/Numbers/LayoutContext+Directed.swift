import MaquetteCore

extension LayoutContext {
  /// A number in the context's locale as it is drawn: that of a left-to-right language begins at its
  /// left in every interface.
  ///
  /// Digits, signs and spaces have no letter that says where they start: from right to left `-5` would be
  /// drawn as `5-`, and `40 %` as `% 40`. Right-to-left locales write marks for that.
  func directed(number text: String) -> String {
    // Points, commas and percent signs beside digits belong to them (UAX #9, rules W4 and W5).
    let isPlain = text.allSatisfy { $0.isNumber || ".,%".contains($0) }
    return isPlain ? text : marked(text)
  }

  /// A date in the context's locale as it is drawn: `2025. 3. 14.` keeps its last full stop at its
  /// end. One that begins and ends with letters or digits stays as it is.
  func directed(date text: String) -> String {
    let isBare = [text.first, text.last].contains { $0?.isPunctuation == true }
    return isBare ? marked(text) : text
  }

  /// The text with marks at its ends that say that it goes from left to right, where the interface does not
  /// and its language does.
  private func marked(_ text: String) -> String {
    guard direction == .rightToLeft,
      LocaleDirection.direction(of: environment.locale) == .leftToRight,
      !text.unicodeScalars.contains(where: \.properties.isBidiControl)
    else { return text }
    let isOpen = text.last.map { !$0.isLetter && !$0.isNumber } ?? false
    return "\u{200E}" + text + (isOpen ? "\u{200E}" : "")
  }
}
