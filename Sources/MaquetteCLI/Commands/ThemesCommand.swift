import ArgumentParser
import Maquette
import MaquetteSpec

/// `maquette themes`: tells what themes and colours there are.
struct ThemesCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "Lists the themes, or the colours and text styles of one.",
    discussion: """
      Examples:
        maquette themes
        maquette themes ios
        maquette themes --devices
        maquette themes macos --devices
        maquette themes --json > themes.json
      """)

  @Argument(help: "A theme's name or a theme file.", completion: .themes)
  var name: String?

  @Flag(
    name: .customLong("devices"),
    help: "List the devices. With a theme, list only those of its platform.")
  var devices = false

  @Flag(name: .customLong("json"), help: "Print the themes or devices as JSON, for programs.")
  var json = false

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let theme = try name.map(read)
    if devices {
      try list(Device.all.filter { theme == nil || $0.platform == theme?.platform })
    } else if json {
      let themes = theme.map { [$0] } ?? Reference.themes
      try JSONListing.print([("themes", .array(themes.map(Reference.theme)))])
    } else if let theme {
      try Console.output(ThemePage(theme).text)
    } else {
      let rows = Reference.themes.map { theme in
        [
          theme.name, ThemesCommand.system(theme.platform, theme.osVersion),
          "\(theme.colors.count) colours", "\(theme.typography.styles.count) text styles",
        ]
      }
      try Console.output(Table.text(rows))
    }
  }

  private func read(_ name: String) throws -> Theme {
    do {
      return try reportingErrors { try ThemeReference.theme(named: name, belowFolder: nil) }
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }

  private func list(_ devices: [Device]) throws {
    guard !json else {
      return try JSONListing.print([("devices", .array(devices.map(Reference.device)))])
    }
    let rows = devices.map { device in
      [
        device.name, ThemesCommand.system(device.platform, device.osVersion),
        "\(NumberFormat.short(device.size.width)) × \(NumberFormat.short(device.size.height))",
        "@\(NumberFormat.short(device.scale))x",
      ]
    }
    try Console.output(Table.text(rows))
  }

  /// The platform, with the version where there is one.
  private static func system(_ platform: Platform, _ version: Int?) -> String {
    platform.displayName + (version.map { " \($0)" } ?? "")
  }
}
