/// What a theme says about one kind of control, by names of its own: `trackWidth`, `thumb`, …
///
/// Buttons, labels and lists have types for this. Other controls have a handful of numbers each;
/// what they are called stands in the theme files, and a theme may override but not invent them.
package struct ControlTable: Hashable, Sendable {
  /// Lengths in points, and shares.
  package var numbers: [String: Double]
  /// Colours.
  package var colors: [String: ThemeColor]
  /// Fonts.
  package var fonts: [String: ThemeFont]
  /// Shadows, from front to back.
  package var shadows: [String: [ThemeShadow]]

  /// A table from its parts.
  package init(
    numbers: [String: Double] = [:], colors: [String: ThemeColor] = [:],
    fonts: [String: ThemeFont] = [:], shadows: [String: [ThemeShadow]] = [:]
  ) {
    self.numbers = numbers
    self.colors = colors
    self.fonts = fonts
    self.shadows = shadows
  }

  /// The names of everything in it, sorted.
  package var names: [String] {
    (Array(numbers.keys) + colors.keys + fonts.keys + shadows.keys).sorted()
  }
}
