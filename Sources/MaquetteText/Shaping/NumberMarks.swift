/// The marks between groups of digits, as far as they have been read.
///
/// No-break spaces and full stops keep digits together by themselves, but not with a plus before them.
struct NumberMarks {
  /// Whether a plus stands before the groups: then full stops and slashes may stand between them, too.
  let hasPlus: Bool
  /// Whether a hyphen stands between two groups.
  private(set) var hasHyphen = false
  private var hasSpace = false
  private var hasStop = false
  private var slashes = 0

  init(hasPlus: Bool) { self.hasPlus = hasPlus }

  /// Whether a mark may follow those before it. People write `+1.800.555.0199` and `+49 30/123456`, but
  /// full stops and spaces, or several slashes and spaces, stand between numbers of other kinds: of
  /// `+1.800.555.0199 24/7`, the last two are hours and days.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    switch mark.value {
    case 0x20:
      guard !hasStop, slashes < 2 else { return false }
      hasSpace = true
    case 0x2E:
      guard hasPlus, !hasSpace else { return false }
      hasStop = true
    case 0x2F:
      guard hasPlus, !hasSpace || slashes == 0 else { return false }
      slashes += 1
    default:
      guard NumberMarks.isHyphen(mark) else { return false }
      hasHyphen = true
    }
    return true
  }

  /// Whether a mark may stand behind brackets, or between a country's code and full stops, where it says
  /// nothing of the marks between groups.
  mutating func takeGap(_ mark: Unicode.Scalar) -> Bool {
    if NumberMarks.isHyphen(mark) { hasHyphen = true }
    return NumberMarks.isGap(mark)
  }

  /// What may stand beside brackets: spaces and hyphens.
  static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x202F: true
    default: isHyphen(scalar)
    }
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2010, 0x2011: true
    default: false
    }
  }
}
