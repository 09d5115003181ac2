import ArgumentParser
import Maquette
import MaquetteSpec

/// `maquette components`: tells what components there are and what keys they take.
struct ComponentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "components",
    abstract: "Lists the components, or the keys of one.",
    discussion: """
      Examples:
        maquette components
        maquette components Button
        maquette components --json > components.json
      """)

  @Argument(
    help: "A component's name.", completion: .list(Catalogue.standard.names))
  var name: String?

  @Flag(help: "Print what is known of the components as JSON, for programs.")
  var json = false

  func run() throws {
    let catalogue = Catalogue.standard
    guard let name else {
      if json {
        let listing = ComponentListing(catalogue.schemas)
        return try Console.output(document: listing.json.prettyText)
      }
      let rows = catalogue.schemas.map { [$0.name, $0.summary] }
      try Console.output(Table.text(rows))
      return
    }
    let match = catalogue.schemas.first { $0.name.lowercased() == name.lowercased() }
    guard let schema = match ?? catalogue.schema(named: name) else {
      let hint = Suggestion.hint(for: name, in: catalogue.names).map { "; \($0)" } ?? ""
      Console.error("error: unknown component '\(name)'\(hint)")
      throw CommandExit.usage
    }
    if json {
      try Console.output(document: ComponentListing([schema]).json.prettyText)
    } else {
      try Console.output(ComponentPage(schema).text)
    }
  }
}

/// `maquette themes`: tells what themes and colours there are.
struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "Lists the themes, or the colours and text styles of one.",
    discussion: """
      Examples:
        maquette themes
        maquette themes ios
        maquette themes --devices
      """)

  @Argument(help: "A theme's name or a theme file.", completion: .words(of: Platform.self))
  var name: String?

  @Flag(help: "List the devices.")
  var devices = false

  func run() throws {
    if devices {
      let rows = Device.all.map { device in
        [
          device.name, device.platform.displayName,
          "\(NumberFormat.short(device.size.width)) × \(NumberFormat.short(device.size.height))",
          "@\(NumberFormat.short(device.scale))x",
        ]
      }
      try Console.output(Table.text(rows))
      return
    }
    guard let name else {
      let rows = Theme.builtInHeads.compactMap { Theme.named($0.name) }.map { theme in
        [
          theme.name, theme.platform.displayName + (theme.osVersion.map { " \($0)" } ?? ""),
          "\(theme.colors.count) colours",
          "\(theme.typography.styles.count) text styles",
        ]
      }
      try Console.output(Table.text(rows))
      return
    }
    do {
      let theme = try reportingErrors {
        try ThemeReference.theme(named: name, belowFolder: nil)
      }
      try Console.output(ThemePage(theme).text)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }
}

/// `maquette fonts`: tells which fonts are pinned and where they come from.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the pinned fonts, their packages and weights, and the designs there are.",
    discussion: """
      Examples:
        maquette fonts
        maquette fonts --font-path ~/fonts
      """)

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let fontPaths = try fonts.paths()
    let listing = FontListing(fontPaths: fontPaths)
    try Console.output(Table.text(listing.rows) + "\n" + Table.text(listing.designRows))
  }
}

/// `maquette schema`: prints the JSON Schema of specs or themes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of specs, themes or configurations, for editors.",
    discussion: """
      Examples:
        maquette schema > maquette.schema.json
        maquette schema --symbols icons.yaml > maquette.schema.json
        maquette schema --theme > maquette-theme.schema.json
        maquette schema --configuration > maquette-configuration.schema.json

      A comment tells an editor with the YAML language server which one is a file's:
        # yaml-language-server: $schema=maquette.schema.json
      """)

  @Flag(help: "Print the schema of theme files.")
  var theme = false

  @Flag(help: "Print the schema of a project's maquette.yaml.")
  var configuration = false

  @Option(help: "A file of symbols of your own.", completion: .file())
  var symbols: String?

  func run() throws {
    guard !theme || !configuration else {
      Console.error("error: --theme and --configuration are two schemas; name one of them")
      throw CommandExit.usage
    }
    guard !configuration else {
      guard symbols == nil else {
        Console.error("error: --symbols is for specs; leave it out")
        throw CommandExit.usage
      }
      try Console.output(document: ConfigurationSchema.json.prettyText)
      return
    }
    guard !theme else {
      guard symbols == nil else {
        Console.error("error: --symbols is for specs; a theme brings symbols under its own key")
        throw CommandExit.usage
      }
      try Console.output(document: ThemeSchema.json.prettyText)
      return
    }
    do {
      let own = try reportingErrors(as: CommandExit.badSpec) {
        try symbols.map { try SymbolLoader.load(path: $0) } ?? SymbolSet()
      }
      try Console.output(document: SpecSchema(catalogue: .standard, symbols: own).json.prettyText)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }
}
