import ArgumentParser
import Maquette
import MaquetteCore

/// `maquette manual`: prints the manual page, or writes one for each command, for `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Prints the manual page, or writes one for each command.",
    discussion: """
      Examples:
        maquette manual > maquette.1
        maquette manual -o man/man1
      """,
    shouldDisplay: false)

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: "Write the pages of the program and of each command into a folder.",
    completion: .directory)
  var output: String?

  func run() throws {
    let root = try HelpDump.own().command
    guard let output else { return try Console.output(document: ManualPage(root).text) }
    let folder = Paths.slashed(output)
    try reportingErrors {
      let files = RunFiles()
      for (name, page) in ManualPage.all(of: root) {
        let claim = try files.claim(derived: folder + name, in: folder) {
          $0.starts(with: ".Dd ".utf8)
        }
        try AtomicFile.write(Array(page.text.utf8), to: claim)
        try Console.output(lines: [folder + name])
      }
    }
  }
}
