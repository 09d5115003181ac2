import MaquetteCore

/// A moment as ISO 8601 writes it: `2007-01-09T09:41:00Z`, `2007-01-09T10:41+01:00`,
/// `2007-01-09T09:41` or `2007-01-09`. The last two are what clocks show in some time zone.
public struct Moment: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  public let text: String
  /// What its own clock shows, in milliseconds as if it were UTC.
  private let local: Double
  /// What that clock is ahead of UTC, in milliseconds; `nil` when it depends on the time zone.
  private let offset: Double?

  /// As it was written.
  public var description: String { text }

  /// Reads ISO 8601, years 0001 to 9999, in the Gregorian calendar.
  ///
  /// - Throws: what is wrong with the text.
  package init(_ text: String) throws(InputProblem) {
    var reader = MomentReader(text)
    guard text.utf8.count <= 40, reader.read() else {
      let reason = reader.reason.map { ": \($0)" } ?? ""
      let written = Moment.written(text)
      // What to write has to be a date.
      if let written {
        var other = MomentReader(written, in: text)
        if other.read(), let problem = other.problem { throw problem }
      }
      throw InputProblem(
        "'\(SpecNode.excerpt(text))' is not a date\(reason)",
        hint: written.map { "write \($0), which is year, month and day" }
          ?? "write it as ISO 8601, for example 2007-01-09T09:41:00Z")
    }
    if let problem = reader.problem { throw problem }
    self.text = text
    local = reader.milliseconds
    offset = reader.offset
  }

  /// A day with slashes or points in ISO 8601: `12/31/2007`, `31.12.2007` and `2007/12/31`; `nil` for all
  /// else. Between slashes the month comes first, unless there is no such month.
  private static func written(_ text: String) -> String? {
    guard text.utf8.count <= 10 else { return nil }
    let mark: Character = text.contains("/") ? "/" : "."
    let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3,
      let year = parts.firstIndex(where: { $0.count == 4 }), year != 1
    else { return nil }
    let pair = year == 0 ? [numbers[1], numbers[2]] : [numbers[0], numbers[1]]
    let isDayFirst = year == 2 && (mark == "." || pair[0] > 12)
    let (month, day) = isDayFirst ? (pair[1], pair[0]) : (pair[0], pair[1])
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return "\(parts[year])-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// The point in time; a moment without an offset is what clocks show in the time zone.
  public func instant(in zone: TimeZoneIdentifier) -> Instant {
    if let offset { return Instant(milliseconds: local - offset) }
    return ICU.instant(local: local, zone: zone.icu) ?? Instant(milliseconds: local)
  }
}

/// Takes ISO 8601 apart.
private struct MomentReader {
  private let text: String
  private var rest: Substring.UTF8View
  private var (year, month, day) = (1, 1, 1)
  private var time = 0.0
  private(set) var offset: Double?
  /// Which number is too small or too large; `nil` where the form is wrong.
  private(set) var reason: String?

  /// - Parameter written: the text that messages quote, where it is another one.
  init(_ text: String, in written: String? = nil) {
    self.text = written ?? text
    rest = text[...].utf8
  }

  /// Whether the text has the form of a moment.
  mutating func read() -> Bool {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2)
    else { return false }
    (self.year, self.month, self.day) = (year, month, day)
    guard isWithin(year, 1...9999, "years go from 0001 to 9999"),
      isWithin(month, 1...12, "months go from 01 to 12"),
      isWithin(day, 1...31, "days go from 01 to 31")
    else { return false }
    if rest.isEmpty { return true }
    guard take("T") || take("t") || take(" "), readTime() else { return false }
    if rest.isEmpty { return true }
    return readOffset() && rest.isEmpty
  }

  private mutating func readTime() -> Bool {
    guard let hour = number(2), take(":"), let minute = number(2),
      isWithin(hour, 0...23, "hours go from 00 to 23"),
      isWithin(minute, 0...59, "minutes go from 00 to 59")
    else { return false }
    var seconds = 0.0
    if take(":") {
      guard let second = number(2),
        isWithin(second, 0...59, "seconds go from 00 to 59; leap seconds do not count")
      else { return false }
      seconds = Double(second)
      if take(".") || take(",") {
        let digits = rest.prefix { MomentReader.isDigit($0) }
        guard (1...9).contains(digits.count) else { return false }
        var scale = 0.1
        for digit in digits {
          seconds += Double(digit - UInt8(ascii: "0")) * scale
          scale /= 10
        }
        rest = rest.dropFirst(digits.count)
      }
    }
    time = ((Double(hour) * 60 + Double(minute)) * 60 + seconds) * 1000
    time = time.rounded()
    return true
  }

  private mutating func readOffset() -> Bool {
    if take("Z") || take("z") {
      offset = 0
      return true
    }
    let sign = take("+") ? 1.0 : -1.0
    guard sign > 0 || take("-"), let hours = number(2),
      isWithin(hours, 0...18, "offsets go from -18:59 to +18:59")
    else { return false }
    var minutes = 0
    if !rest.isEmpty {
      _ = take(":")
      guard let number = number(2), number < 60 else { return false }
      minutes = number
    }
    offset = sign * Double(hours * 60 + minutes) * 60_000
    return true
  }

  /// A day that its month does not have.
  var problem: InputProblem? {
    let days = MomentReader.days(of: month, in: year)
    guard day > days else { return nil }
    return InputProblem(
      "'\(SpecNode.excerpt(text))' is not a date: that month has \(days) days",
      hint: "name a day from 1 to \(days)")
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// What the moment's own clock shows, as if it were UTC.
  var milliseconds: Double {
    // Days since 1970-01-01, counting years from March so that leap days come last.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    return Double(days) * 86_400_000 + time
  }

  /// Whether a number is one that there is; keeps the reason when it is not.
  private mutating func isWithin(_ number: Int, _ range: ClosedRange<Int>, _ reason: String)
    -> Bool
  {
    let isGood = range.contains(number)
    if !isGood { self.reason = reason }
    return isGood
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(MomentReader.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
