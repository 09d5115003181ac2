/// How a row of a list stands out.
public enum ListRowState: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case normal
  /// It is chosen: what it leads to is shown beside it.
  case selected
  /// A finger is on it.
  case highlighted

  public static var synonyms: [String: ListRowState] { ["pressed": .highlighted] }
}
