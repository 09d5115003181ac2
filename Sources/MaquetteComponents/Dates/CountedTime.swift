import MaquetteCore
import MaquetteLocale

/// What lies between the present of a picture and a moment.
struct CountedTime {
  var settings: LocaleSettings
  /// What lies between them, in whole units, largest first.
  var parts: [DurationPart]
  /// Whether the moment is still to come.
  var isFuture: Bool
}

extension LayoutContext {
  /// Counts the time to or since a moment; `nil` after having reported what is wrong.
  func countedTime(
    to target: Moment?, in units: [DurationUnit], locale: LocaleIdentifier?
  ) -> CountedTime? {
    guard let target else {
      report(
        .error, "'target' is missing: the date and time to count to or from",
        hint: "add it, for example 'target: 2007-01-09T09:42:30Z'", id: .missingKey)
      return nil
    }
    guard let present = presentTime(LocaleOverrides(locale: locale)) else { return nil }
    let instant = target.instant(in: present.settings.timeZone)
    return CountedTime(
      settings: present.settings,
      parts: present.settings.parts(from: present.now, to: instant, in: units),
      isFuture: instant > present.now)
  }
}
