import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// Whether the window around belongs to an app that is not in front.
  var isInactive: Bool { environment.controlActiveState == .inactive }

  /// What a colour is in a window that is not in front, or with the accent colour that people chose;
  /// `nil` where neither changes it.
  func settingColor(_ name: String) -> Color? {
    guard conventions.accents || conventions.windows else { return nil }
    if isInactive, let color = theme.controls["inactiveWindow"]?.colors[name] {
      return self.color(color, tint: .clear)
    }
    let accent = environment.controlAccentColor
    guard accent != .multicolor, let looks = theme.controls["accent"],
      let chosen = looks.colors[accent.rawValue]
    else { return nil }
    // Colours that the accent itself is made of are not asked for again.
    let isAccent = name == "tint" || name == "controlAccent"
    let derived = isAccent ? nil : looks.derived(name)
    guard isAccent || derived != nil else { return nil }
    let color = self.color(chosen, tint: .clear)
    return derived.map { self.color($0, tint: color) } ?? color
  }

  /// A tint that a control was given: without its colour in a window that is not in front.
  func controlTint(_ value: ColorValue, key: String = "tint") -> Color {
    let color = color(value, key: key)
    return isInactive ? tint : color
  }
}

extension ControlTable {
  /// What the accent makes of a colour of the system; names of accents are no such colours.
  fileprivate func derived(_ name: String) -> ThemeColor? {
    ControlAccentColor(rawValue: name) == nil ? colors[name] : nil
  }
}
