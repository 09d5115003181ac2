extension LocaleSettings {
  /// The word for a unit beside a number of them, without the number: `hour` for 1, `hours` for 2.
  ///
  /// Languages that say some numbers in the word itself, as Arabic says two hours, have that word.
  public func unit(of part: DurationPart, style: DurationStyle) -> String {
    let text = text(of: [part], style: style)
    let rest = text.replacing(number(part.count), with: "")
    return String(
      rest.drop(while: LocaleSettings.isBlank).reversed().drop(while: LocaleSettings.isBlank)
        .reversed())
  }

  /// Spaces of all widths, and marks of direction.
  private static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace
      || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
