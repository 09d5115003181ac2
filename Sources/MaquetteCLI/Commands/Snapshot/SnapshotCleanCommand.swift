import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSnapshots
import MaquetteSpec

/// `maquette snapshot clean`: removes what nothing draws any more.
struct SnapshotCleanCommand: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Removes baselines that nothing draws any more.",
    discussion: """
      Examples:
        maquette snapshot clean ui/ --variants light,dark --dry-run
        maquette snapshot clean --gallery
        maquette snapshot clean --tests Tests/AppTests     # of tests that are gone

      Only baselines of the specs and folders that are named are looked at. Name the variants that \
      'verify' is told, too: others are obsolete. What runs that were killed left in the folder is \
      put in order, whatever is named.
      """)

  @OptionGroup var source: SnapshotSourceOptions

  @Option(
    help: "A folder of tests: baselines go whose test's file or function is gone. Repeatable.",
    completion: .directory)
  var tests: [String] = []

  @Flag(help: "Only print what would be removed.")
  var dryRun = false

  var specs: [String] {
    get { source.specs }
    set { source.specs = newValue }
  }

  func run() throws {
    if !tests.isEmpty { try cleanUpAfterTests() }
    guard tests.isEmpty || !source.specs.isEmpty || source.gallery else { return }
    let plan = try source.plan(workers: Host.processorCount)
    try plan.requireSpecs()
    try reportingErrors(as: CommandExit.noInput) {
      for id in try plan.obsolete() {
        if !dryRun { try source.folder.remove(id) }
        try Console.output(lines: ["\(dryRun ? "would remove" : "removed")  \(id.text)"])
      }
      try cleanUpAfterKilledRuns()
    }
  }

  private func cleanUpAfterTests() throws {
    try reportingErrors(as: CommandExit.noInput) {
      do {
        let named =
          source.baselines == SnapshotSourceOptions.defaultBaselines ? nil : source.folder
        for leftover in try TestBaselines(suites: tests).leftovers(alsoIn: named) {
          if !dryRun { try leftover.remove() }
          try Console.output(lines: [
            "\(dryRun ? "would remove" : "removed")  \(leftover.folder.path)/\(leftover.id), "
              + "of the test \(leftover.test)"
          ])
        }
      } catch let error as FileError {
        throw Console.exit(for: error)
      }
    }
  }

  private func cleanUpAfterKilledRuns() throws {
    for id in try source.folder.unsettled() {
      if !dryRun { source.folder.settle(id) }
      try Console.output(lines: [
        "\(dryRun ? "would settle" : "settled")  \(id.text), "
          + "which a run that was killed left half written"
      ])
    }
    for file in try source.folder.leftovers() {
      if !dryRun { try source.folder.remove(leftover: file) }
      try Console.output(lines: [
        "\(dryRun ? "would remove" : "removed")  \(file), left over from a run that was killed"
      ])
    }
  }
}
