/// How much of a date or a time a locale's own format shows, as `DateFormatter.Style` has it.
public enum DateStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing of it.
  case none
  /// Numbers: `1/9/07`, `9:41 AM`.
  case short
  /// Abbreviations: `Jan 9, 2007`, `9:41:00 AM`.
  case medium
  /// Words: `January 9, 2007`, `9:41:00 AM GMT`.
  case long
  /// Everything: `Tuesday, January 9, 2007`, `9:41:00 AM Greenwich Mean Time`.
  case full

  /// The template for as much of a time, hours as they were asked for; `nil` for nothing of it.
  var clockTemplate: DateTemplate? {
    switch self {
    case .none: nil
    case .short: .time
    case .medium: .timeWithSeconds
    case .long: DateTemplate(checked: "jmmssz")
    case .full: DateTemplate(checked: "jmmsszzzz")
    }
  }
}
