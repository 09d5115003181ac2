import MaquetteCore

/// How people pick a colour in an open panel of iOS or iPadOS, under the names that `UIColorPickerViewController` has on
/// its tabs.
public enum ColorPickerMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Among cells of many colours.
  case grid
  /// In a field in which all hues flow into one another.
  case spectrum
  /// By how much red, green and blue it has.
  case sliders
}
