import MaquetteCore

/// Where a screen's search field is, under SwiftUI's names.
public enum SearchFieldPlacement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Where the system puts it: below the title, or since iOS 26 in the bar at the bottom of a phone's screen without tabs.
  case automatic
  /// Below the title.
  case navigationBarDrawer
}
