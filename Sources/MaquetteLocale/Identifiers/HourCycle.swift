/// How the hours of a day are counted, under CLDR's names.
public enum HourCycle: String, Hashable, Sendable, CaseIterable {
  /// 0 to 11, with a period of the day.
  case h11
  /// 1 to 12, with a period of the day.
  case h12
  /// 0 to 23.
  case h23
  /// 1 to 24.
  case h24
}
