extension LocaleSettings {
  /// What parts of dates and times are called where the name stands alone: `Day`, `Minute`. CLDR
  /// writes names as they stand within a sentence.
  public func titles(of fields: [DateColumn.Field]) -> [String] {
    names(of: fields).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
