/// What the numbers of a text are, under UIDataDetectorTypes' names where it has them; groups of
/// digits that belong to one number keep their order in right-to-left text.
public enum DataDetector: String, Hashable, Sendable, CaseIterable {
  /// Numbers of telephones: all groups between other characters are one number.
  case phoneNumber
  /// Numbers of cards and accounts, also masked ones: all groups are one number.
  case creditCard
  /// Codes that people type: all groups are one code.
  case code
  /// Separate numbers, which follow the direction of the text.
  case list
}
