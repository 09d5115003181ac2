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
}
