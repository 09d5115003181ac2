/// Whether something is shown, under SwiftUI's names.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// As the surroundings have it.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}

/// How much a badge stands out, under SwiftUI's names.
public enum BadgeProminence: String, Hashable, Sendable, CaseIterable {
  /// A text in a faint colour.
  case decreased
  /// A text in the secondary colour.
  case standard
  /// A text on red.
  case increased
}
