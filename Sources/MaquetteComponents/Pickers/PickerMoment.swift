import MaquetteCore
import MaquetteLocale

/// What a date picker shows: a moment, or a time of the present day.
public enum PickerMoment: Hashable, Sendable {
  /// A moment, as ISO 8601 writes it.
  case moment(Moment)
  /// A time of the day that the environment has.
  case time(TimeOfDay)
}

extension PickerMoment: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .momentOrTime }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> PickerMoment? {
    if let text = node.scalar, let time = TimeOfDay(clock: text) { return .time(time) }
    if node.list != nil {
      reader.fail(
        "'\(reader.key)' must be one date, not a list", at: node,
        hint: "list several days below 'dates:'", id: .wrongType)
      return nil
    }
    return Moment.read(node, by: reader).map { .moment($0) }
  }

  /// As it was written.
  var text: String { specText }

  public var specText: String {
    switch self {
    case .moment(let moment): moment.description
    case .time(let time): time.clockText
    }
  }
}

/// A length of time that a countdown starts from.
public struct PickerDuration: Hashable, Sendable {
  /// The longest countdown: 23 hours, 59 minutes and 59 seconds.
  public static let longest = 86_399

  /// Seconds, from 0 to ``longest``.
  public let seconds: Int

  /// A length of time; shorter and longer ones become the shortest or longest.
  public init(seconds: Int) { self.seconds = min(max(seconds, 0), PickerDuration.longest) }
}

extension PickerDuration: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .duration(longest: longest)
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> PickerDuration? {
    guard let text = node.scalar, !text.isEmpty else {
      reader.mismatch(node, wanted: "hours and minutes such as 1:30, or seconds")
      return nil
    }
    if let time = TimeOfDay(clock: text) {
      return PickerDuration(seconds: (time.hour * 60 + time.minute) * 60 + time.second)
    }
    if let seconds = Int(text), (0...longest).contains(seconds) {
      return PickerDuration(seconds: seconds)
    }
    reader.fail(
      "'\(SpecNode.excerpt(text))' is not a duration of a countdown", at: node,
      hint: "write 0:00 to 23:59, or 0 to \(longest) seconds")
    return nil
  }

  public var specText: String { String(seconds) }
}

extension TimeOfDay {
  /// A time as `9:41`, `09:41` or `09:41:30`; `nil` for anything else.
  init?(clock text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    let numbers = parts.enumerated().compactMap { index, part -> Int? in
      guard part.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
        part.utf8.count == 2 || (index == 0 && part.utf8.count == 1), let number = Int(part),
        number < (index == 0 ? 24 : 60)
      else { return nil }
      return number
    }
    guard numbers.count == parts.count else { return nil }
    self.init(
      hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }

  var clockText: String {
    let parts = second == 0 ? [hour, minute] : [hour, minute, second]
    return parts.map { String($0).zeroPadded(to: 2) }.joined(separator: ":")
  }
}

/// Moments as specs write them.
struct MomentList: SpecValue {
  var moments: [Moment]

  static func specType(range: ClosedRange<Double>) -> SpecType { .moments }

  static func read(_ node: SpecNode, by reader: SpecReader) -> MomentList? {
    let nodes = node.list ?? (node.scalar == nil ? nil : [node])
    guard let nodes else {
      reader.mismatch(node, wanted: "a list of dates such as 2025-03-14")
      return nil
    }
    return MomentList(moments: nodes.compactMap { Moment.read($0, by: reader) })
  }

  var specText: String { "" }
}

/// Which element of a date or time is being changed, under the names of AppKit and WatchKit.
public enum DateElement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case year, month, day, hour, minute, second, dayPeriod

  public static var synonyms: [String: DateElement] { ["ampm": .dayPeriod, "amPM": .dayPeriod] }

  /// The column of the same thing.
  var field: DateColumn.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .dayPeriod: .dayPeriod
    }
  }
}
