extension LocaleSettings {
  /// What parts of a date or time are called, in the locale's language: `month`, `Monat`.
  package func names(of fields: [DateColumn.Field]) -> [String] {
    generator.answer(in: icu) { ICU.names(of: fields, by: $0) } ?? fields.map(\.rawValue)
  }
}
