import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSnapshots

/// `maquette snapshot clean`: removes what nothing draws any more.
struct SnapshotCleanCommand: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Removes baselines that nothing draws any more.",
    discussion: """
      Examples:
        maquette snapshot clean ui/ --variants light,dark --dry-run
        maquette snapshot clean --gallery

      Only baselines of the specs and folders that are named are looked at. Name the variants that \
      'verify' is told, too: others are obsolete. What runs that were killed left in the folder is \
      put in order, whatever is named.
      """)

  @OptionGroup var source: SnapshotSourceOptions

  @Flag(help: "Only print what would be removed.")
  var dryRun = false

  var specs: [String] {
    get { source.specs }
    set { source.specs = newValue }
  }

  func run() throws {
    let plan = try source.plan(workers: Host.processorCount)
    try plan.requireSpecs()
    try reportingErrors(as: CommandExit.noInput) {
      for id in try plan.obsolete() {
        if !dryRun { try source.folder.remove(id) }
        try Console.output(
          "\(dryRun ? "would remove" : "removed")  \(DiagnosticText.printable(id.text))\n")
      }
      try cleanUpAfterKilledRuns()
    }
  }

  private func cleanUpAfterKilledRuns() throws {
    for id in try source.folder.unsettled() {
      if !dryRun { source.folder.settle(id) }
      try Console.output(
        "\(dryRun ? "would settle" : "settled")  \(DiagnosticText.printable(id.text)), "
          + "which a run that was killed left half written\n")
    }
    for file in try source.folder.leftovers() {
      if !dryRun { try source.folder.remove(leftover: file) }
      try Console.output(
        "\(dryRun ? "would remove" : "removed")  \(DiagnosticText.printable(file)), "
          + "left over from a run that was killed\n")
    }
  }
}
