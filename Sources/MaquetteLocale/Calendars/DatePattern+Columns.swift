extension DatePattern {
  /// Hours from 0 to 23, as few digits as needed.
  public static let hours = DatePattern(checked: "H")
  /// Minutes, as few digits as needed.
  public static let minutes = DatePattern(checked: "m")

  /// The pattern with the names of months as they are outside of a date: March is `březen` by itself
  /// and `března` in a date in Czech.
  public var standingAlone: DatePattern {
    guard hasMonthName else { return self }
    var isQuoted = false
    let letters = text.map { character -> Character in
      if character == "'" { isQuoted.toggle() }
      return character == "M" && !isQuoted ? "L" : character
    }
    return DatePattern(checked: String(letters))
  }

  /// Whether it has the name of a month, not only its number.
  public var hasMonthName: Bool { text.contains("MMM") || text.contains("LLL") }
}

extension LocaleSettings {
  /// The locale's own pattern for a template, ready to be used.
  package func datePattern(for template: DateTemplate) -> DatePattern {
    DatePattern(checked: pattern(for: template))
  }
}
