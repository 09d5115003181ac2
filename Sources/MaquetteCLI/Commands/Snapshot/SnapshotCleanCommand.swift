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
        maquette snapshot clean --gallery --yes

      Only baselines of the specs and folders that are named are looked at. Name the variants that \
      'verify' is told, too: others are obsolete. Only files that belong together as 'record' wrote \
      them, picture, scene and receipt, are removed; others are listed and left alone. On a terminal \
      it asks before it removes anything; elsewhere --yes says that it may. What runs that were \
      killed left in the folder is put in order, whatever is named.
      """)

  @OptionGroup var source: SnapshotSourceOptions

  @Flag(help: "Only print what would be removed.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Remove without asking.")
  var yes = false

  var specs: [String] {
    get { source.specs }
    set { source.specs = newValue }
  }

  func run() throws {
    let plan = try source.plan(workers: Host.processorCount)
    try plan.requireSpecs()
    try reportingErrors(as: CommandExit.noInput) {
      for (id, reason) in try plan.strange() {
        Console.error("note: '\(id.text)' is left alone: \(reason)")
      }
      let obsolete = try plan.obsolete()
      let mayRemove = try mayRemove(obsolete.map(\.text))
      for id in obsolete {
        if mayRemove { try source.folder.remove(id) }
        try Console.output(
          "\(mayRemove ? "removed" : "would remove")  \(DiagnosticText.printable(id.text))\n")
      }
      try settle()
      for file in try source.folder.leftovers() {
        if !dryRun { try source.folder.remove(leftover: file) }
        try Console.output(
          "\(dryRun ? "would remove" : "removed")  \(DiagnosticText.printable(file)), "
            + "left over from a run that was killed\n")
      }
      guard !mayRemove, !dryRun, !obsolete.isEmpty else { return }
      Console.error(
        "error: nothing was removed; add --yes to remove what is listed, or --dry-run to only list")
      throw CommandExit.usage
    }
  }

  /// Whether what is obsolete may be removed: by a flag, or by whoever sits at the terminal.
  private func mayRemove(_ names: [String]) throws -> Bool {
    guard !dryRun, !names.isEmpty else { return false }
    guard !yes else { return true }
    guard Host.canAsk else { return false }
    for name in names { Console.error("  \(name)") }
    return Host.asks("Remove \(names.count == 1 ? "this" : "these \(names.count)")? [y/N] ")
  }

  /// Ends what runs that were killed began. Nothing is lost by it.
  private func settle() throws {
    for id in try source.folder.unsettled() {
      if !dryRun { source.folder.settle(id) }
      try Console.output(
        "\(dryRun ? "would settle" : "settled")  \(DiagnosticText.printable(id.text)), "
          + "which a run that was killed left half written\n")
    }
  }
}
