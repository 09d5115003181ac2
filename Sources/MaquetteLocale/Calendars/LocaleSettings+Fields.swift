extension LocaleSettings {
  /// What parts of a date or time are called, in the locale's language: `month`, `Monat`.
  package func names(of fields: [DateColumn.Field]) -> [String] {
    ICU.names(of: fields, locale: icu) ?? fields.map(\.rawValue)
  }
}
