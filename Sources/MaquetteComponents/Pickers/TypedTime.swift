import MaquetteLocale

/// What somebody has typed into the field of a time so far, digits from the left.
struct TypedTime {
  /// The digits, at most four.
  let digits: String
  /// The time that they are, with the hours as typed; `nil` while they are none yet, as `93` on the
  /// way to 9:30.
  let time: TimeOfDay?

  /// `nil` for what is no time and can become none.
  init?(_ digits: String) {
    let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isPlain, digits.utf8.count <= 4, let number = Int(digits) else { return nil }
    self.digits = digits
    let (hour, minute) = (number / 100, number % 100)
    time = hour < 24 && minute < 60 ? TimeOfDay(hour: hour, minute: minute) : nil
    guard time == nil else { return }
    // Another digit may make the last but one a minute's.
    guard digits.utf8.count < 4, number / 10 < 24, number % 10 < 6 else { return nil }
  }

  /// The time on a clock with halves of the day: 13:45 is in the afternoon whatever was chosen, 9:30
  /// is in the half that was.
  func time(isAfternoon: Bool, hasHalves: Bool) -> TimeOfDay? {
    guard let time, hasHalves, time.hour <= 12 else { return time }
    return TimeOfDay(hour: time.hour % 12 + (isAfternoon ? 12 : 0), minute: time.minute)
  }

  /// What the field shows: the digits as they come in, or the clock's hours once all are there.
  func text(in settings: LocaleSettings, time shown: TimeOfDay) -> String {
    settings.hasDayPeriods && digits.utf8.count == 4
      ? settings.textWithoutDayPeriod(of: shown) : settings.clockText(typed: digits)
  }
}
