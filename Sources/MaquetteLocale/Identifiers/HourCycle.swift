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

  /// The letter of such hours in a date pattern (UTS 35).
  var letter: Character {
    switch self {
    case .h11: "K"
    case .h12: "h"
    case .h23: "H"
    case .h24: "k"
    }
  }
}
