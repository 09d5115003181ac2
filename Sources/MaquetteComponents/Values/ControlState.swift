/// What is happening to a control.
public enum ControlState: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case normal
  /// A finger or the pointer is down on it.
  case pressed
  /// It does not react.
  case disabled
  /// The keyboard or the remote would act on it.
  case focused
  /// The pointer is over it.
  case hovered

  public static var synonyms: [String: ControlState] { ["highlighted": .pressed] }
}
