import ArgumentParser

/// `maquette manual`: prints the manual page, for `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Prints the manual page, which 'make install' installs.",
    discussion: """
      Example:
        maquette manual > maquette.1
      """,
    shouldDisplay: false)

  func run() throws {
    try Console.output(document: ManualPage(HelpDump.own().command).text)
  }
}
