import Foundation
import Testing

@Suite("snapshot accept, with results that somebody else wrote")
struct SnapshotStrangerTests {
  private let results = "snapshot-results/results.json"
  private let baseline = "Snapshots/ui/other@2x.png"

  /// A workspace in which two pictures changed and the run has said so.
  private func changed() throws -> Workspace {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/other.yaml", "Label: Changed\n")
    #expect(try SnapshotWorkspace.verify(workspace).status == 1)
    return workspace
  }

  private func edit(_ workspace: Workspace, _ old: String, _ new: String) throws {
    let text = try workspace.text(results)
    try #require(text.contains(old), "\(text)")
    try workspace.write(results, text.replacing(old, with: new))
  }

  @Test("Another folder of baselines is only touched when the command names it")
  func folder() throws {
    let workspace = try changed()
    try workspace.write("elsewhere/ui/other@2x.png", workspace.bytes(baseline))
    try workspace.write("elsewhere/ui/other@2x.txt", workspace.bytes("Snapshots/ui/other@2x.txt"))
    let before = try workspace.bytes(baseline)
    try edit(workspace, "\"baselines\": \"Snapshots\"", "\"baselines\": \"elsewhere\"")
    let refused = try workspace.run("snapshot", "accept", "--all")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("is about the baselines in 'elsewhere', not about those in"))
    #expect(refused.errors.contains("pass --baselines elsewhere"))
    #expect(try workspace.bytes("elsewhere/ui/other@2x.png") == before)
    #expect(try workspace.bytes(baseline) == before)
    let named = try workspace.run(
      "snapshot", "accept", "ui/other@2x", "--baselines", "elsewhere")
    #expect(named.lines == ["accepted  ui/other@2x"], "\(named.errors)")
    #expect(try workspace.bytes("elsewhere/ui/other@2x.png") != before)
    #expect(try workspace.bytes(baseline) == before)
    #expect(try workspace.run("snapshot", "accept", "--all", "--baselines", "").status == 64)
  }

  @Test("The command that a run prints names a folder that is not the usual one")
  func printed() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    #expect(try workspace.run("snapshot", "record", "a.yaml", "--baselines", "kept").status == 0)
    try workspace.write("a.yaml", "Label: B\n")
    let outcome = try workspace.run("snapshot", "verify", "a.yaml", "--baselines", "kept")
    let line = try #require(outcome.lines.first { $0.contains("accept with: maquette ") })
    let command = try #require(line.split(separator: "accept with: maquette ").last)
    let accepted = try workspace.shell("\"$MAQUETTE\" \(command)")
    #expect(accepted.lines == ["accepted  a@2x"], "\(accepted.errors)")
  }

  @Test(
    "It also does when flags say another folder than the project file that 'accept' reads",
    arguments: [
      ["--config", "other.yaml"], ["--no-config", "ui", "--variants", "light"],
      ["--baselines", "Snapshots"],
    ])
  func printedForFlags(flags: [String]) throws {
    let project = "specs: ui\nvariants: [light]\n"
    for name in ["a", "صفحة", "页", "страница", "דף", "पृष्ठ"] {
      let workspace = try Workspace([
        "maquette.yaml": project + "baselines: kept\n", "other.yaml": project,
        "ui/\(name).yaml": "Label: A\n",
      ])
      #expect(try workspace.run(["snapshot", "record"] + flags).status == 0)
      #expect(!workspace.exists("kept"))
      try workspace.write("ui/\(name).yaml", "Label: B\n")
      for merge in [[], ["--shard", "1/1", "--artifacts", "shard"]] {
        var outcome = try workspace.run(["snapshot", "verify"] + flags + merge)
        #expect(outcome.status == 1, "\(outcome.errors)")
        if !merge.isEmpty { outcome = try workspace.run("snapshot", "merge-results", "shard") }
        let line = try #require(outcome.lines.first { $0.contains("accept with: maquette ") })
        let command = try #require(line.split(separator: "accept with: maquette ").last)
        let accepted = try workspace.shell("\"$MAQUETTE\" \(command)")
        #expect(accepted.lines == ["accepted  ui/\(name)@2x"], "\(accepted.errors)")
        try workspace.write("ui/\(name).yaml", "Label: C\n")
      }
    }
  }

  @Test(
    "What is said to be obsolete is removed only if it is a baseline with a scene and a receipt",
    arguments: ["ui/notes", "ui/plain"])
  func obsolete(id: String) throws {
    let workspace = try changed()
    try workspace.write("Snapshots/ui/notes.txt", "mine\n")
    try workspace.write("Snapshots/ui/plain.png", workspace.bytes(baseline))
    try workspace.write("Snapshots/ui/plain.txt", "scene 1 × 1 #FFFFFF ltr en\n")
    try edit(workspace, "\"ui/other@2x\"", "\"\(id)\"")
    try edit(workspace, "\"status\": \"changed\"", "\"status\": \"obsolete\"")
    let files = workspace.files
    let outcome = try workspace.run("snapshot", "accept", id)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("'\(id)' is not accepted: "), "\(outcome.errors)")
    #expect(workspace.files == files)
  }

  @Test("Nothing is written or removed through a link out of the folder")
  func links() throws {
    let workspace = try changed()
    try FileManager.default.moveItem(
      at: workspace.url("Snapshots/ui"), to: workspace.url("outside"))
    try workspace.link("Snapshots/ui", to: "../outside")
    let before = try workspace.bytes("outside/other@2x.png")
    let written = try workspace.run("snapshot", "accept", "ui/other@2x")
    #expect(written.status == 73)
    #expect(written.errors.contains("'Snapshots/ui' is a link"), "\(written.errors)")
    try edit(workspace, "\"status\": \"changed\"", "\"status\": \"obsolete\"")
    #expect(try workspace.run("snapshot", "accept", "ui/other@2x").status == 73)
    #expect(try workspace.bytes("outside/other@2x.png") == before)
  }

  @Test("Only pictures that the run wrote are taken: no links, no other files, none exchanged")
  func pictures() throws {
    let workspace = try changed()
    let before = try workspace.bytes(baseline)
    let actual = "snapshot-results/ui/other@2x.actual.png"
    let good = try workspace.bytes(actual)
    func refusal() throws -> String {
      let outcome = try workspace.run("snapshot", "accept", "ui/other@2x")
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(try workspace.bytes(baseline) == before)
      return outcome.errors
    }
    try workspace.write(actual, workspace.bytes("Snapshots/ui/signin@2x.png"))
    #expect(try refusal().contains("its files are not those that the run wrote"))
    try workspace.write(actual, "root:x:0:0\n")
    #expect(try refusal().contains("is not accepted: "))
    try FileManager.default.removeItem(at: workspace.url(actual))
    try workspace.write("private.png", good)
    try workspace.link(actual, to: "../../private.png")
    #expect(try refusal().contains("other@2x.actual.png' is a link, which no run writes"))
    try FileManager.default.removeItem(at: workspace.url(actual))
    try workspace.write(actual, good)
    let scene = "snapshot-results/ui/other@2x.actual.txt"
    try workspace.write(scene, workspace.text(scene).replacing("Changed", with: "Chained"))
    #expect(try refusal().contains("its files are not those that the run wrote"))
  }

  @Test("A run removes only files that are named as a run names them")
  func oldResults() throws {
    let workspace = try changed()
    try workspace.write("snapshot-results/mine.png", "mine")
    try edit(workspace, "\"ui/other@2x.diff.png\"", "\"mine.png\"")
    try workspace.write("ui/other.yaml", "Label: Other\n")
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
    #expect(try workspace.text("snapshot-results/mine.png") == "mine")
    #expect(!workspace.exists("snapshot-results/ui/other@2x.actual.png"))
  }
}
