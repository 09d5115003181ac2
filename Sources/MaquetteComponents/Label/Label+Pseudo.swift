extension Label {
  /// The label in a pseudolanguage: runs keep their attributes, a selection its characters.
  func pseudolocalized(in language: PseudoLanguage?) -> Label {
    guard let language else { return self }
    var copy = self
    let translated: PseudoText
    if let runs = attributedText?.runs {
      translated = PseudoText(runs.map(\.text), in: language)
      copy.attributedText = AttributedText(
        zip(runs, translated.runs).flatMap { $0.showing($1) })
    } else {
      translated = PseudoText([text], in: language)
      copy.text = translated.runs[0]
    }
    // A range that is none stays so, to be reported.
    if let range = self.selectedRange, range.lowerBound <= range.upperBound {
      copy.selectedRange = TextRange(translated.range(of: range.lowerBound..<range.upperBound))
    }
    return copy
  }
}
