extension LocaleSettings {
  /// What parts of dates and times are called where the name stands alone above a column: `Day`,
  /// `Minutes`. Those of clocks are plurals, as a watch's own picker has them, in languages that tell
  /// them from one. CLDR writes names as they stand within a sentence.
  package func titles(of fields: [DateColumn.Field]) -> [String] {
    let plurals = fields.contains { LocaleSettings.clockUnits[$0] != nil } ? plurals : [:]
    return zip(fields, names(of: fields)).map { field, name in
      (plurals[field] ?? name).capitalizedFirst
    }
  }

  private static let clockUnits: [DateColumn.Field: DurationUnit] = [
    .hour: .hours, .minute: .minutes, .second: .seconds,
  ]

  /// The units of clocks; empty where their names are not plurals: Japanese has none, and for Arabic
  /// CLDR has the form that stands after numbers.
  private var plurals: [DateColumn.Field: String] {
    let units = LocaleSettings.clockUnits
    let names = units.compactMapValues { ICU.name(of: $0, locale: icu) }
    let arePlurals = units.allSatisfy { field, unit in
      names[field] != self.unit(of: DurationPart(unit, 1), style: .full)
    }
    return arePlurals ? names : [:]
  }
}
