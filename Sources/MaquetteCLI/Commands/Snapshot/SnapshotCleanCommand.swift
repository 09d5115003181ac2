import ArgumentParser
import Maquette
import MaquetteSnapshots
import MaquetteSpec

/// `maquette snapshot clean`: removes what nothing draws any more.
struct SnapshotCleanCommand: ParsableCommand, TakesSnapshotSpecs, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Removes baselines that nothing draws any more.",
    discussion: """
      Examples:
        maquette snapshot clean --dry-run           # all sets of maquette.yaml
        maquette snapshot clean ui/
        maquette snapshot clean ui/ --variants light,dark --other-variants --yes
        maquette snapshot clean --tests Tests/App   # tests that are gone

      The command looks only at baselines of the specs and folders that you name. It removes those of \
      specs that are gone or renamed. Only a project file says which variants there are. Without \
      one, baselines of variants and flags that you don't name stay; --other-variants removes them, \
      too.

      A baseline is removed only when 'record' wrote its picture, scene and receipt together, and \
      nothing has changed them; other files are listed and left alone. On a terminal, the command \
      asks before it removes anything; elsewhere, it needs --yes. It also tidies up what killed runs \
      have left in the folder.
      """)

  @Option(
    name: .customLong("tests"),
    help: "A folder of tests: remove baselines whose test file or function is gone. Repeatable.",
    completion: .directory)
  var tests: [String] = []

  @Flag(name: .customLong("dry-run"), help: "Only print what would be removed.")
  var dryRun = false

  @Flag(name: [.customLong("yes"), .customShort("y")], help: "Remove without asking.")
  var yes = false

  @Flag(
    name: .customLong("other-variants"),
    help: "Also remove baselines of variants and flags that you don't name.")
  var otherVariants = false

  @OptionGroup var source: SnapshotSourceOptions
  @OptionGroup var colors: ColorOptions

  func run() throws {
    var obsolete = try reportingErrors(as: CommandExit.noInput) { try ofTests() }
    let isOfTestsAlone = !tests.isEmpty && source.specs.isEmpty && !source.gallery
    guard !isOfTestsAlone else { return try remove(obsolete) }
    let project = try source.project()
    let folder = project.folder
    let plan = try project.plan(workers: Host.processorCount)
    try plan.requireSpecs(of: project)
    var rule = project.obsolescence
    rule.includesOtherVariants = otherVariants
    try reportingErrors(as: CommandExit.noInput) {
      for (id, reason) in try plan.strange(rule) {
        Console.error("note: '\(id.text)' is left alone: \(reason)")
      }
      obsolete += try plan.obsolete(rule).map { id in
        Obsolete(name: id.text) { try folder.remove(id) }
      }
      try settle(folder)
    }
    try remove(obsolete)
  }

  /// A baseline that nothing draws any more.
  private struct Obsolete {
    var name: String
    var remove: () throws -> Void
  }

  /// The baselines of tests that are gone.
  private func ofTests() throws -> [Obsolete] {
    guard !tests.isEmpty else { return [] }
    do {
      let named = source.baselines.map { BaselineFolder($0) }
      return try TestBaselines(suites: tests).leftovers(alsoIn: named).compactMap { leftover in
        let name = "\(leftover.folder.path)/\(leftover.id)"
        if let reason = leftover.strangeness {
          Console.error("note: '\(name)' is left alone: \(reason)")
          return nil
        }
        return Obsolete(name: "\(name), of the test \(leftover.test)", remove: leftover.remove)
      }
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
  }

  /// Removes baselines, or tells which would be.
  private func remove(_ obsolete: [Obsolete]) throws {
    let mayRemove = mayRemove(obsolete.map(\.name))
    for baseline in obsolete {
      if mayRemove { try reportingErrors { try baseline.remove() } }
      try Console.output(lines: ["\(mayRemove ? "removed" : "would remove")  \(baseline.name)"])
    }
    if obsolete.isEmpty {
      Console.closing("no baseline to remove")
    } else if mayRemove || dryRun {
      let baselines = Console.counted(obsolete.count, "baseline")
      Console.closing("\(baselines) \(mayRemove ? "removed" : "would be removed")")
    }
    guard !mayRemove, !dryRun, !obsolete.isEmpty else { return }
    throw Console.misuse(
      "nothing was removed; add --yes to remove what is listed, or --dry-run to only list")
  }

  /// Whether what is obsolete may be removed: by a flag, or by whoever sits at the terminal.
  private func mayRemove(_ names: [String]) -> Bool {
    guard !dryRun, !names.isEmpty else { return false }
    guard !yes else { return true }
    guard Host.canAsk else { return false }
    for name in names { Console.error("  \(name)") }
    return Host.asks("Remove \(names.count == 1 ? "this" : "these \(names.count)")? [y/N] ")
  }

  /// Ends what runs that were killed began. Only what they wrote is touched; nothing is lost by it.
  private func settle(_ folder: BaselineFolder) throws {
    for found in try folder.unsettled() {
      if let reason = found.strangeness {
        Console.error("note: '\(found.file)' is left alone: \(reason)")
        continue
      }
      if !dryRun { folder.settle(found.id) }
      try Console.output(lines: [
        "\(dryRun ? "would settle" : "settled")  \(found.id.text), "
          + "which a killed run left incomplete"
      ])
    }
    for file in try folder.leftovers() {
      if !dryRun { try folder.remove(leftover: file) }
      try Console.output(lines: [
        "\(dryRun ? "would remove" : "removed")  \(file), which a killed run left behind"
      ])
    }
  }
}
