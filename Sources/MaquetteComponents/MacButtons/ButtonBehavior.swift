import MaquetteCore

/// What clicking a button of macOS does.
public enum ButtonBehavior: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Starts an action.
  case push
  /// Switches something on or off.
  case toggle
  /// Opens a menu.
  case popUp

  public static var synonyms: [String: ButtonBehavior] {
    ["momentary": .push, "pushOnPushOff": .toggle, "menu": .popUp, "pop-up": .popUp]
  }
}

extension LayoutContext {
  /// Warns of a button that belongs into a view and stands in a toolbar.
  func warnOfToolbar(_ name: String, instead: String) {
    guard self.isToolbar else { return }
    report(
      .warning,
      "\(name) is in a toolbar; the Human Interface Guidelines (Buttons, macOS) say to use it "
        + "within a view, not in the window frame",
      hint: instead)
  }

  /// Warns of a state that only toggles have.
  func warnOfState(isOn: Bool, behavior: ButtonBehavior, state: ButtonState) {
    guard isOn || state == .selected, behavior != .toggle else { return }
    report(
      .warning, "only a toggle can be on, and the behavior is '\(behavior.rawValue)'",
      key: isOn ? "isOn" : "state", length: isOn ? 4 : state.rawValue.count,
      hint: "write 'behavior: toggle'")
  }

  /// What a button of macOS tells assistive technology.
  func accessibility(
    of label: String, behavior: ButtonBehavior, isOn: Bool, state: ButtonState
  ) -> Accessibility {
    var traits: [Accessibility.Trait] = [.button]
    if behavior == .toggle { traits.append(.toggleButton) }
    if isOn { traits.append(.selected) }
    if state == .disabled { traits.append(.notEnabled) }
    return Accessibility(
      role: .button, label: label, value: behavior == .toggle ? (isOn ? "on" : "off") : nil,
      traits: traits)
  }
}

extension Key where Value == ButtonBehavior {
  /// What a click does.
  static func buttonBehavior() -> Key {
    Key(.push, "What clicking it does.", aliases: ["buttonType"])
  }
}
