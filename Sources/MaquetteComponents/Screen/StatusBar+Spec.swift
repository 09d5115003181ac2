import MaquetteCore

extension StatusBar.BatteryState: SpecChoice {
  // The words of `simctl status_bar`.
  public static var synonyms: [String: StatusBar.BatteryState] {
    ["discharging": .unplugged, "charged": .full]
  }
}

extension StatusBar.CellularMode: SpecChoice {}

extension StatusBar.DataNetwork: SpecChoice {
  public static var synonyms: [String: StatusBar.DataNetwork] {
    [
      "hide": .none, "hidden": .none, "5g-uwb": .fiveGUltraWideband, "5g-uc": .fiveGUltraCapacity,
    ]
  }
}

extension StatusBar.Style: SpecChoice {
  public static var synonyms: [String: StatusBar.Style] {
    ["default": .automatic, "light": .lightContent, "dark": .darkContent]
  }
}

extension StatusBar: SpecValue {
  private static let shares = 0...1.0
  private static let cellular = 0...4.0
  private static let waves = 0...3.0

  private static let specKeys = SpecKeys<StatusBar>([
    SpecKey(
      PropertyInfo(
        name: "batteryLevel",
        summary: "How full the battery is: from 0 to 1, or in percent above 1, as simctl has it.",
        type: .number(0...100), defaultText: "1")
    ) { bar, node, reader in
      var reader = reader
      reader.range = 0...100
      guard let level = reader.number(node) else { return }
      bar.batteryLevel = level > 1 ? level / 100 : level
    },
    SpecKey(
      always: "batteryState", \.batteryState,
      "Whether power is connected; the battery is green and has a bolt then."),
    SpecKey(
      always: "isLowPowerModeEnabled", \.isLowPowerModeEnabled,
      "Whether the battery is yellow, as in Low Power Mode.", aliases: ["lowPowerMode"]),
    SpecKey(
      always: "batteryPercentage", \.batteryPercentage,
      "Whether a number says how full the battery is; hidden when not given.",
      aliases: ["showsBatteryPercentage"]),
    SpecKey(
      always: "cellularMode", \.cellularMode,
      "Whether a cellular network is there; four dots stand for none."),
    SpecKey(
      always: "cellularBars", \.cellularBars, "How strong the cellular signal is.", range: cellular),
    SpecKey(
      always: "dataNetwork", \.dataNetwork,
      "How data is sent: the waves of Wi-Fi, or the name of a cellular network in their place."),
    SpecKey(
      always: "wifiBars", \.wifiBars, "How strong the signal of Wi-Fi is.", range: waves),
    SpecKey(
      always: "style", \.style,
      "The colour of time and signs, for example light ones over a dark photo.",
      aliases: ["preferredStatusBarStyle"]),
  ])

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.boolean, .map(specKeys.keys.map(\.info)))
  }

  /// Reads a map, or whether there is one.
  package static func read(_ node: SpecNode, by reader: SpecReader) -> StatusBar? {
    var bar = StatusBar()
    if let isShown = node.scalar.flatMap(Bool.init(specText:)) {
      bar.isShown = isShown
      return bar
    }
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "true, false or a map such as {batteryLevel: 0.8}")
      return nil
    }
    specKeys.apply(entries, to: &bar, of: "a status bar", by: reader)
    for entry in entries {
      guard let reason = bar.reasonAgainst(entry.key) else { continue }
      reader.warn(
        "'\(entry.key)' changes nothing: \(reason)", at: entry.location, length: entry.key.count,
        hint: "leave '\(entry.key)' out", id: .unusedKey)
    }
    return bar
  }

  /// Why a key changes nothing beside the others; `nil` where it does.
  private func reasonAgainst(_ key: String) -> String? {
    switch key {
    case "wifiBars" where dataNetwork != .wifi:
      "'dataNetwork' is \(dataNetwork.rawValue), which has no waves"
    case "cellularBars" where cellularMode != .active:
      "'cellularMode' is \(cellularMode.rawValue), which has no bars"
    default: nil
    }
  }

  package var specText: String { "" }

  /// What is wrong with a value that Swift set.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    batteryLevel.problem(key: "batteryLevel", range: StatusBar.shares)
      ?? cellularBars.problem(key: "cellularBars", range: StatusBar.cellular)
      ?? wifiBars.problem(key: "wifiBars", range: StatusBar.waves)
  }
}
