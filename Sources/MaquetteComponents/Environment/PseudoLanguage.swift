/// A language that nobody speaks, which shows early what a translation will do to an interface:
/// Xcode's pseudolanguages. What a calendar, a clock and a relative date write by themselves stays as
/// it is: the system fits it into its place, and no translator sees it.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Latin text that runs from right to left, in a right-to-left interface: shows what is not
  /// mirrored. Numbers keep the order of their digits.
  case rightToLeft = "rtl"
  /// Text in brackets that is a third to twice as long again, with accents: shows what is cut and
  /// what is no text of the interface at all.
  case long
}
