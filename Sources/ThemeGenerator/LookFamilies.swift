import MaquetteCore

/// The names of looks, and of which controls they are.
enum LookFamilies {
  /// Controls by the names of their looks, where several share one because one piece of code draws
  /// them, or where the name of the control is that of something else.
  static let shared: [(name: String, controls: [String])] = [
    (
      "Bezel",
      [
        "accessoryBarActionBezel", "accessoryBarBezel", "badgeBezel", "circularBezel",
        "disclosureBezel", "pushDisclosureBezel", "toolbarBezel",
      ]
    ),
    ("CheckMark", ["checkbox", "radio"]),
    ("Dialog", ["alert", "actionSheet"]),
    ("Disclosure", ["disclosureButton", "disclosureChevron", "disclosureTriangle"]),
    ("MenuPanel", ["menu"]),
    ("WheelValues", ["wheel"]),
    ("MenuButton", ["popUpButton", "pullDownButton"]),
  ]
  /// Tables that are no looks: their keys are names of colours, looked up by what is drawn, or they
  /// are asked where nothing is laid out.
  static let plain: Set<String> = ["accent", "hitTarget", "inactiveWindow"]

  /// All looks of some controls, in the order of their names.
  static func looks(of controls: some Sequence<String>) -> [(name: String, controls: [String])] {
    let families = shared.flatMap(\.controls)
    let single = controls.filter { !families.contains($0) && !plain.contains($0) }.map {
      (name: $0.capitalizedFirst, controls: [$0])
    }
    return (shared + single).sorted { $0.name < $1.name }
  }
}
