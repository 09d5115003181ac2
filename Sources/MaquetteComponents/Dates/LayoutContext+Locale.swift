import MaquetteCore
import MaquetteLocale

extension Environment {
  /// What decides on dates and times.
  ///
  /// - Throws: which part of the environment makes no sense.
  package func localeSettings() throws(InputProblem) -> LocaleSettings {
    var settings = LocaleSettings(
      locale: try LocaleIdentifier(locale), timeZone: try TimeZoneIdentifier(timeZone),
      hourCycle: hourCycle)
    guard let calendar else { return settings }
    settings.calendar = CalendarIdentifier.named(calendar)
    if settings.calendar == nil {
      throw InputProblem("unknown calendar '\(SpecNode.excerpt(calendar))'")
    }
    return settings
  }

  /// The moment that pictures show.
  ///
  /// - Throws: why ``now`` is no moment.
  package func instant(in zone: TimeZoneIdentifier) throws(InputProblem) -> Instant {
    try Moment(now).instant(in: zone)
  }
}

/// What a component says about dates and times in place of the environment.
struct LocaleOverrides {
  var locale: LocaleIdentifier?
  var calendar: CalendarIdentifier?
  var timeZone: TimeZoneIdentifier?
  var hourCycle: HourCycle?
}

/// The present of a picture: how it is told and when it is.
struct PresentTime {
  var settings: LocaleSettings
  var now: Instant
}

extension LayoutContext {
  /// The environment's settings and moment, under a component's own; `nil` after having reported
  /// what is wrong with them.
  func presentTime(_ overrides: LocaleOverrides) -> PresentTime? {
    do throws(InputProblem) {
      var settings = try localeSettings.get()
      if let locale = overrides.locale { settings.locale = locale }
      if let calendar = overrides.calendar { settings.calendar = calendar }
      if let timeZone = overrides.timeZone { settings.timeZone = timeZone }
      if let hourCycle = overrides.hourCycle { settings.hourCycle = hourCycle }
      if !settings.locale.hasWords {
        report(
          .warning, "there are no words for dates in the locale '\(settings.locale)'",
          key: "locale", hint: "numbers and neutral marks are drawn; name another locale",
          id: .missingWords)
      }
      // A moment without an offset is meant where the picture is, whatever a label shows.
      let now = try environment.instant(in: TimeZoneIdentifier(environment.timeZone))
      return PresentTime(settings: settings, now: now)
    } catch {
      report(.error, error.message, hint: error.hint)
      return nil
    }
  }

  /// The context of a text that the system writes and fits by itself: there is nothing in it to
  /// translate, and no pseudolanguage makes it longer.
  var formatting: LayoutContext {
    guard environment.pseudo != nil else { return self }
    var copy = self
    copy.environment.pseudo = nil
    return copy
  }

  /// The context of a text in a language of its own. The interface around it stays as it is.
  func speaking(_ locale: LocaleIdentifier?) -> LayoutContext {
    guard let locale else { return self }
    var copy = self
    copy.environment.explicitDirection = direction
    copy.environment.locale = locale.text
    return copy
  }
}
