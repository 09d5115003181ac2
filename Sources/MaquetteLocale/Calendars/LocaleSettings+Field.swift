import MaquetteCore

extension LocaleSettings {
  /// A time of day without AM or PM, as a field beside segments for them shows it: `9:41`.
  package func textWithoutDayPeriod(of time: TimeOfDay) -> String {
    let (hour, minute, separator) = clockFace
    return texts(
      of: [time],
      pattern: DatePattern(checked: hour + Escape.datePattern(separator) + minute)
    ).first ?? ""
  }

  /// What somebody has typed into such a field so far, the last digit at the end: `0:09` after a 9.
  ///
  /// - Parameter digits: up to four of the digits 0 to 9; others are passed over.
  package func clockText(typed digits: String) -> String {
    let typed = digits.utf8.filter { (0x30...0x39).contains($0) }.suffix(4)
    let all = Array(repeating: UInt8(0x30), count: max(0, 3 - typed.count)) + typed
    let text = String(decoding: all.dropLast(2), as: UTF8.self)
    let minutes = String(decoding: all.suffix(2), as: UTF8.self)
    return localized(text) + clockFace.separator + localized(minutes)
  }

  /// Western digits as the locale writes them.
  private func localized(_ digits: String) -> String {
    let zero = texts(of: [TimeOfDay(hour: 0, minute: 0)], pattern: DatePattern(checked: "H"))
    guard let first = zero.first?.unicodeScalars.first, first != "0" else { return digits }
    var text = String.UnicodeScalarView()
    for unit in digits.utf8 {
      guard let scalar = Unicode.Scalar(first.value + UInt32(unit) - 0x30) else { return digits }
      text.append(scalar)
    }
    return String(text)
  }

  private var clockFace: (hour: String, minute: String, separator: String) {
    var (hour, minute, separator) = ("H", "mm", ":")
    for column in columns(for: .time) {
      if column.field == .hour { hour = column.pattern.text }
      if column.field == .minute { (minute, separator) = (column.pattern.text, column.separator) }
    }
    return (hour, minute, separator)
  }

  /// A text in the locale's capitals: `İ` for a Turkish `i`, Greek ones without accents.
  package func uppercased(_ text: String) -> String {
    ICU.uppercased(text, locale: locale.icu) ?? text.uppercased()
  }
}
