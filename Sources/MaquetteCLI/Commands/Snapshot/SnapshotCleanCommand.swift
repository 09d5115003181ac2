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
        maquette snapshot clean --dry-run                  # of all sets of maquette.yaml
        maquette snapshot clean ui/
        maquette snapshot clean ui/ --variants light,dark --other-variants

      Only baselines of the specs and folders that are named are looked at. Those of specs that are \
      gone are removed, and those that have another name now. Which variants there are only a \
      configuration knows: without one, baselines of variants and flags that are not named stay, \
      unless --other-variants says that there are no others. What runs that were killed left in the \
      folder is put in order, whatever is named.
      """)

  @OptionGroup var source: SnapshotSourceOptions

  @Flag(help: "Only print what would be removed.")
  var dryRun = false

  @Flag(help: "Also remove those of all variants and flags that are not named.")
  var otherVariants = false

  var specs: [String] {
    get { source.specs }
    set { source.specs = newValue }
  }

  func run() throws {
    let project = try source.project()
    let folder = project.folder
    let plan = try project.plan(workers: Host.processorCount)
    try plan.requireSpecs()
    var obsolescence = project.obsolescence
    obsolescence.includesOtherVariants = otherVariants
    try reportingErrors(as: CommandExit.noInput) {
      for id in try plan.obsolete(obsolescence) {
        if !dryRun { try folder.remove(id) }
        try Console.output(
          "\(dryRun ? "would remove" : "removed")  \(DiagnosticText.printable(id.text))\n")
      }
      try cleanUpAfterKilledRuns(in: folder)
    }
  }

  private func cleanUpAfterKilledRuns(in folder: BaselineFolder) throws {
    for id in try folder.unsettled() {
      if !dryRun { folder.settle(id) }
      try Console.output(
        "\(dryRun ? "would settle" : "settled")  \(DiagnosticText.printable(id.text)), "
          + "which a run that was killed left half written\n")
    }
    for file in try folder.leftovers() {
      if !dryRun { try folder.remove(leftover: file) }
      try Console.output(
        "\(dryRun ? "would remove" : "removed")  \(DiagnosticText.printable(file)), "
          + "left over from a run that was killed\n")
    }
  }
}
