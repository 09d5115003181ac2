/// The size of controls and of the text beside them on macOS: AppKit's and SwiftUI's `ControlSize`.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual one.
  case regular
  /// Larger than usual.
  case large
  /// Larger still since version 26 of the systems; ``large`` in older looks, and for controls that are no larger.
  case extraLarge
}

extension ControlSize {
  /// The names under which themes say what is different at this size, from the first one to look for.
  var themeNames: [String] {
    self == .extraLarge ? [rawValue, ControlSize.large.rawValue] : [rawValue]
  }
}
