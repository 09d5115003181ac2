import MaquetteLocale

extension LayoutContext {
  /// The present as a status bar shows it: hours as the locale counts them; `nil` where the
  /// environment makes no sense, which others report.
  ///
  /// - Parameter keepsDayPeriod: whether "AM" stands beside it where hours are counted to twelve.
  func shownTime(keepsDayPeriod: Bool) -> String? {
    shownMoment("jmm") { pattern in
      guard !keepsDayPeriod else { return pattern }
      return try? DatePattern(pattern.text.filter { !"abB".contains($0) }.trimmingWhitespace)
    }
  }

  /// The day as the status bar of an iPad shows it: "Tue Jan 9", without the commas of other dates.
  func shownDay() -> String? {
    shownMoment("EEEMMMd", change: \.withoutCommas)
  }

  private func shownMoment(
    _ template: String, change: (DatePattern) -> DatePattern?
  ) -> String? {
    guard let settings = try? localeSettings.get(),
      let now = try? environment.instant(in: settings.timeZone),
      let template = try? DateTemplate(template),
      let pattern = change(settings.datePattern(for: template))
    else { return nil }
    return settings.text(of: now, pattern: pattern)
  }
}

extension String {
  /// The text without white space at its ends, the narrow and unbreakable kinds among it.
  fileprivate var trimmingWhitespace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
