import ArgumentParser

/// `maquette reference`: prints what the documentation's reference is made of, for `make docs`.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints everything that the program knows about itself as JSON, for 'make docs'.",
    discussion: """
      Example:
        maquette reference > reference.json
      """,
    shouldDisplay: false)

  func run() throws {
    let text = try reportingErrors(as: CommandExit.bug) { try Reference.json().prettyText }
    try Console.output(document: text)
  }
}
