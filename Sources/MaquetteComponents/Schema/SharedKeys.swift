import MaquetteCore

// Keys that several components have. Each has one of its own: a key knows its component.

extension Key where Value == Bool {
  /// Whether a control shows its title.
  static func labelsHidden() -> Key {
    Key(false, "Whether the title is hidden from view; assistive technology still gets it.")
  }
}

extension Key where Value == ControlSize {
  /// The size of a control.
  static func controlSize() -> Key {
    Key(.regular, "How large it is, on macOS.", aliases: ["size"])
  }
}

extension Key where Value == ControlState {
  /// The state of a control.
  static func controlState() -> Key {
    Key(.normal, "The state in which it is drawn.")
  }
}

extension Key where Value == ValueRange {
  /// Where values lie.
  static func bounds() -> Key {
    Key(
      ValueRange(0, 1), "The least and the greatest value.", aliases: ["in", "bounds"],
      range: Limits.coordinates)
  }
}

extension Key where Value == String {
  /// What stands beside the minimum.
  static func minimumValueLabel() -> Key {
    Key("", "A text at the end with the minimum.", aliases: ["minLabel"])
  }

  /// What stands beside the maximum.
  static func maximumValueLabel() -> Key {
    Key("", "A text at the end with the maximum.", aliases: ["maxLabel"])
  }
}
