import ArgumentParser
import Maquette
import MaquetteSpec

/// `maquette schema`: prints the JSON Schemas of what the program reads and writes.
struct SchemaCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of specs, or of another kind of file.",
    usage: "maquette schema [<options>]",
    discussion: """
      Examples:
        maquette schema > maquette.schema.json
        maquette schema --symbols icons.yaml > maquette.schema.json
        maquette schema --own-theme brand.yaml > maquette.schema.json
        maquette schema --theme > maquette-theme.schema.json
        maquette schema --configuration > maquette-configuration.schema.json
        maquette schema --inspect > inspect.schema.json

      In an editor with the YAML language server, a comment names the schema of a file:
        # yaml-language-server: $schema=maquette.schema.json
      """)

  @Flag(name: .customLong("theme"), help: "Print the schema of theme files.")
  var theme = false

  @Flag(name: .customLong("configuration"), help: "Print the schema of a project's maquette.yaml.")
  var configuration = false

  @Flag(
    name: .customLong("inspect"),
    help: "Print the schema of the output of 'maquette inspect --json'.")
  var inspect = false

  @Flag(
    name: .customLong("results"),
    help: "Print the schema of the results.json of 'maquette snapshot'.")
  var results = false

  @Flag(
    name: .customLong("receipts"),
    help: "Print the schema of the output of 'maquette snapshot list --json'.")
  var receipts = false

  @Option(name: .customLong("symbols"), help: "A file of symbols of your own.", completion: .file())
  var symbols: String?

  @Option(
    name: .customLong("own-theme"),
    help: "A theme file of your own, whose colours specs may name. Repeatable.",
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var ownTheme: [String] = []

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let names = try colorNames()
    let others: [(flag: String, isNamed: Bool, text: () -> String)] = [
      ("--theme", theme, { ThemeSchema.json.prettyText }),
      ("--configuration", configuration, { ConfigurationSchema.json(colors: names).prettyText }),
      ("--inspect", inspect, { OutputSchemas.inspect }),
      ("--results", results, { OutputSchemas.results }),
      ("--receipts", receipts, { OutputSchemas.receipts }),
    ]
    let named = others.filter(\.isNamed)
    guard named.count <= 1 else {
      let flags = named.map(\.flag)
      throw Console.misuse("\(flags[0]) and \(flags[1]) are two schemas; name one of them")
    }
    if let other = named.first {
      guard symbols == nil else {
        throw Console.misuse(
          theme
            ? "--symbols is for specs; a theme brings symbols under its own key"
            : "--symbols is for specs; leave it out")
      }
      guard ownTheme.isEmpty || configuration else {
        throw Console.misuse("--own-theme is for specs and maquette.yaml; leave it out")
      }
      return try Console.output(document: other.text())
    }
    do {
      let own = try reportingErrors(as: CommandExit.badSpec) {
        try symbols.map { try SymbolLoader.load(path: $0) } ?? SymbolSet()
      }
      let schema = SpecSchema(catalogue: .standard, symbols: own, colors: names)
      try Console.output(document: schema.json.prettyText)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }

  /// The colours of themes that a flag names.
  private func colorNames() throws -> [String] {
    do {
      return try reportingErrors(as: CommandExit.badSpec) {
        try ownTheme.flatMap { name in
          try ThemeReference.theme(named: name, belowFolder: nil).colorSpellings
        }
      }
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }
}
