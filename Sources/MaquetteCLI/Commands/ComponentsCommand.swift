import ArgumentParser
import Maquette

/// `maquette components`: tells what components there are and what keys they take.
struct ComponentsCommand: ParsableCommand, TellsExits {
  static let exits = Exits()

  static let configuration = CommandConfiguration(
    commandName: "components",
    abstract: "Lists the components, or the keys of one.",
    discussion: """
      Examples:
        maquette components
        maquette components Button
        maquette components --json > components.json
      """)

  @Argument(help: "A component's name.", completion: .list(Catalogue.standard.names))
  var name: String?

  @Flag(
    name: .customLong("json"), help: "Print the components and their keys as JSON, for programs.")
  var json = false

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let catalogue = Catalogue.standard
    guard let name else {
      if json {
        return try JSONListing.print(ComponentListing(catalogue.schemas).lists)
      }
      let rows = catalogue.schemas.map { [$0.name, $0.summary] }
      try Console.output(Table.text(rows, wrapsLast: true))
      return
    }
    let match = catalogue.schemas.first { $0.name.lowercased() == name.lowercased() }
    guard let schema = match ?? catalogue.schema(named: name) else {
      let hint =
        Suggestion.hint(for: name, in: catalogue.names) ?? "'maquette components' lists all of them"
      throw Console.misuse("unknown component '\(name)'; \(hint)")
    }
    if json {
      try JSONListing.print(ComponentListing([schema]).lists)
    } else {
      try Console.output(ComponentPage(schema).text)
    }
  }
}
