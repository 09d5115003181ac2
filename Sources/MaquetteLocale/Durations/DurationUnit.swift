/// A unit that durations are counted in.
public enum DurationUnit: String, Hashable, Sendable, CaseIterable, Comparable {
  case years
  case months
  case weeks
  case days
  case hours
  case minutes
  case seconds

  /// The order from long to short, which is that of the cases.
  public static func < (lhs: DurationUnit, rhs: DurationUnit) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int { DurationUnit.allCases.firstIndex(of: self) ?? 0 }

  /// The length of units that are always as long; 1 for the others.
  var milliseconds: Double {
    switch self {
    case .hours: 3_600_000
    case .minutes: 60_000
    case .seconds: 1000
    default: 1
    }
  }
}

/// How durations are written, as `DateComponentsFormatter.UnitsStyle` has it.
public enum DurationStyle: String, Hashable, Sendable, CaseIterable {
  /// As on a clock: `1:30:00`.
  case positional
  /// A letter or so for each unit: `1h 30m`.
  case abbreviated
  /// Short words close together: `1hr 30min`.
  case brief
  /// Short words: `1 hr, 30 min`.
  case short
  /// Words: `1 hour, 30 minutes`.
  case full
  /// Words for the numbers too: `one hour, thirty minutes`.
  case spellOut
}

/// A number of units.
package struct DurationPart: Hashable, Sendable {
  package var unit: DurationUnit
  /// How many there are.
  package var count: Int

  /// A part from its unit and number.
  package init(_ unit: DurationUnit, _ count: Int) {
    self.unit = unit
    self.count = count
  }
}
