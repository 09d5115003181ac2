extension LocaleSettings {
  /// The word for a unit beside a number of them, without the number: `hour` for 1, `hours` for 2.
  ///
  /// Where a language says a number in the word itself, as Arabic and Hebrew say two hours, the word
  /// is that of other numbers: beside a number the other would say it twice.
  package func unit(of part: DurationPart, style: DurationStyle) -> String {
    let number = number(part.count)
    let text = text(of: [part], style: style)
    guard part.count == 1 || part.count == LocaleSettings.general || text.contains(number) else {
      return unit(of: DurationPart(part.unit, LocaleSettings.general), style: style)
    }
    let rest = text.replacing(number, with: "")
    guard let first = rest.firstIndex(where: { !LocaleSettings.isBlank($0) }),
      let last = rest.lastIndex(where: { !LocaleSettings.isBlank($0) })
    else { return "" }
    return String(rest[first...last])
  }

  /// A number whose plural form in CLDR is the general one of every language with duals.
  private static let general = 100

  /// Spaces of all widths, and marks of direction.
  private static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace
      || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
