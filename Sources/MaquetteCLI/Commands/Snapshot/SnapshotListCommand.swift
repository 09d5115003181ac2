import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSnapshots

/// `maquette snapshot list`: which baselines there are and should be.
struct SnapshotListCommand: ParsableCommand, TakesSnapshotSpecs, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists baselines: recorded, missing and obsolete ones.",
    discussion: """
      Examples:
        maquette snapshot list                            # what Snapshots/ has
        maquette snapshot list ui/ --variants light,dark  # what is missing, too
        maquette snapshot list ui/ --json
      """)

  @Flag(
    name: .customLong("json"),
    help: "Print one versioned JSON document, with the receipts of the baselines.")
  var json = false

  @OptionGroup var source: SnapshotSourceOptions
  @OptionGroup(title: "Filter") var filter: SnapshotFilterOptions
  @OptionGroup var work: WorkOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let wanted = try filter.snapshotFilter()
    let rows = try reportingErrors(as: CommandExit.noInput) { try self.rows(wanted) }
    guard json else {
      try Console.output(
        lines: rows.map { row in
          // "recorded" and "obsolete" are a letter longer than "missing".
          row.state + (row.state.utf8.count < 8 ? "   " : "  ") + row.id
        })
      Console.closing(
        Console.summary(rows.map(\.state), of: ["recorded", "missing", "obsolete"], "baseline"))
      return
    }
    let list = rows.map { row in
      JSONValue.object([
        ("id", .string(row.id)), ("state", .string(row.state)),
        ("source", row.source.map(JSONValue.string) ?? .null),
        ("variant", row.variant.map(JSONValue.string) ?? .null),
        ("receipt", row.receipt?.json ?? .null),
      ])
    }
    let report = JSONValue.object([("version", .integer(1)), ("snapshots", .array(list))])
    try Console.output(document: report.prettyText)
  }

  private struct Row {
    var state: String
    var id: String
    var source: String?
    var variant: String?
    var receipt: Receipt?
  }

  private func rows(_ filter: SnapshotFilter) throws -> [Row] {
    let project = try source.project()
    let folder = project.folder
    guard !project.sources.isEmpty else {
      guard FolderListing.isFolder(folder.path) else {
        throw DiagnosticError(
          "there is no folder '\(folder.path)' here",
          hint: "run in the folder that it is in, or name it with --baselines")
      }
      return try folder.ids().filter { filter.takes($0) }.map {
        Row(state: state(of: $0, in: folder), id: $0.text, receipt: receipt(of: $0, in: folder))
      }
    }
    let plan = try project.plan(workers: work.workers())
    try plan.requireSpecs(of: project)
    if !json { plan.tellSameVariants() }
    let planned = plan.entries(taken: filter).map { entry in
      Row(
        state: state(of: entry.id, in: folder), id: entry.id.text, source: entry.source,
        variant: entry.variant, receipt: receipt(of: entry.id, in: folder))
    }
    let rest = try plan.reported(project.obsolescence).map {
      Row(state: "obsolete", id: $0.id.text, receipt: receipt(of: $0.id, in: folder))
    }
    return (planned + rest).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private func state(of id: SnapshotID, in folder: BaselineFolder) -> String {
    folder.hasPicture(id) ? "recorded" : "missing"
  }

  /// Only JSON has receipts; `nil` for a text that cannot be read, or that has none.
  private func receipt(of id: SnapshotID, in folder: BaselineFolder) -> Receipt? {
    json ? folder.receipt(of: id) : nil
  }
}

extension SnapshotPlan {
  /// - Throws: an exit, after messages, when a spec cannot be read: nobody knows its pictures then.
  ///
  /// - Parameter project: what names specs.
  func requireSpecs(of project: SnapshotProject) throws {
    for spec in brokenSpecs {
      let problems = project.placed(spec.problems, of: spec.name)
      Console.report(problems, source: spec.source, of: spec.name)
    }
    if failures.contains(.noInput) { throw CommandExit.noInput }
    if !failures.isEmpty { throw CommandExit.badSpec }
  }
}
