/// The accent colour that people choose in System Settings, on macOS.
public enum ControlAccentColor: String, Hashable, Sendable, CaseIterable {
  /// That of each app, or blue.
  case multicolor
  case blue
  case purple
  case pink
  case red
  case orange
  case yellow
  case green
  /// Gray, and the buttons of windows are gray too.
  case graphite
}

/// Whether a window takes what people type, under the names of SwiftUI's `ControlActiveState`.
public enum ControlActiveState: String, Hashable, Sendable, CaseIterable {
  /// The window is in front and takes it.
  case key
  /// The window belongs to the app in front, and another one takes it: no control in it has focus.
  case active
  /// Another app is in front: controls have lost the accent colour, and the window its own.
  case inactive
}
