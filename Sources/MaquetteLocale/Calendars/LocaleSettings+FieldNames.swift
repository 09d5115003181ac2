extension LocaleSettings {
  /// What the locale calls parts of dates and times, as titles: `Day`, `Minute`. From CLDR.
  public func names(of fields: [DateColumn.Field]) -> [String] {
    let names = ICU.names(of: fields, locale: icu) ?? fields.map(\.rawValue)
    // CLDR writes them as they stand within a sentence.
    return names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
