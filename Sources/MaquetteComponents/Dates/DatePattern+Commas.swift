import MaquetteLocale

extension DatePattern {
  /// The pattern without the commas between its fields, as system controls have it that show weekday, month and day:
  /// "Tue Jan 9".
  var withoutCommas: DatePattern {
    (try? DatePattern(text.filter { !",،、".contains($0) })) ?? self
  }
}
