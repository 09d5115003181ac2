import MaquetteCore
import MaquetteThemes

/// The colours that a row gives what stands on it, and those that it takes them from.
final class SelectionColors {
  /// The row's colour, which is the tint there.
  private let tint: ColorValue
  private let ownTint: ColorValue?
  private let ownAccent: ControlAccentColor
  /// The theme's colours that are others on the row.
  private let colors: [(name: String, onRow: ColorSet?, own: ColorSet?)]

  fileprivate init(_ color: Color, in environment: Environment) {
    tint = .custom(color)
    ownTint = environment.tint
    ownAccent = environment.controlAccentColor
    colors = SelectionColors.shares.compactMap { name, share in
      environment.theme.colors[name].map {
        (name, ColorSet([color.opacity(share)]), $0)
      }
    }
  }

  /// What texts and symbols of rows have, and how much of the row's own colour is left for it.
  private static let shares = [
    ("label", 1), ("secondaryLabel", 0.75), ("tertiaryLabel", 0.6), ("link", 1), ("text", 1),
    ("controlText", 1), ("placeholderText", 0.6),
  ]

  fileprivate func change(_ environment: inout Environment) {
    environment.tint = tint
    // The accent that people chose is in the fill.
    environment.controlAccentColor = .multicolor
    for color in colors { environment.theme.colors[color.name] = color.onRow }
  }

  /// Gives back what nothing on the row has changed since.
  fileprivate func restore(_ environment: inout Environment) {
    if environment.tint == tint { environment.tint = ownTint }
    if environment.controlAccentColor == .multicolor { environment.controlAccentColor = ownAccent }
    for color in colors where environment.theme.colors[color.name] == color.onRow {
      environment.theme.colors[color.name] = color.own
    }
  }

  /// The controls of themes that have a ground of their own: AppKit turns texts and templates white in
  /// a selected row, and leaves bezels and what stands on them as they are.
  static let grounded: Set<String> = [
    "calendar", "checkbox", "circularSlider", "clockFace", "colorPanel", "colorWell", "comboBox",
    "compactDatePicker", "contextMenu", "dateField", "datePopover", "disclosureButton",
    "gradientButton", "graphicalCalendar", "helpButton", "menu", "numberField", "popUpButton",
    "popover", "pullDownButton", "radio", "searchField", "segmentedControl", "stepper", "switch",
    "tokenField", "tooltip",
  ]
}

extension LayoutContext {
  /// The context of what stands on a row whose texts and symbols have one colour.
  func onRow(of color: Color) -> LayoutContext {
    var copy = self
    let colors = SelectionColors(color, in: environment)
    copy.rowColors = colors
    var changed = environment
    colors.change(&changed)
    copy.environment = changed
    // The row's ground hides the material that it is on.
    copy.isOnMaterial = false
    return copy
  }

  /// The context of a control with a ground of its own, where the colours of the row around do not
  /// count.
  var besideRow: LayoutContext {
    guard let rowColors = self.rowColors else { return self }
    var copy = self
    copy.rowColors = nil
    var own = environment
    rowColors.restore(&own)
    copy.environment = own
    return copy
  }

  /// The context in which the look of a control takes its colours.
  func colors(of control: String) -> LayoutContext {
    self.rowColors != nil && SelectionColors.grounded.contains(control) ? besideRow : self
  }
}
