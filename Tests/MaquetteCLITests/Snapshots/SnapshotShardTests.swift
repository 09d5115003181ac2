import Foundation
import Testing

@Suite("snapshot verify in shards, and merge-results")
struct SnapshotShardTests {
  /// Verifies in shards, each with a folder of results of its own.
  private func verify(_ workspace: Workspace, shards count: Int) throws -> [String] {
    try (1...count).map { index in
      let outcome = try SnapshotWorkspace.verify(
        workspace, "--shard", "\(index)/\(count)", "--artifacts", "shard-\(index)")
      #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
      return "shard-\(index)"
    }
  }

  private func ids(_ workspace: Workspace, _ folder: String, _ status: String) throws -> [String] {
    let json =
      try JSONSerialization.jsonObject(with: Data(workspace.bytes("\(folder)/results.json")))
      as? [String: Any]
    return (json?["results"] as? [[String: Any]] ?? []).filter { $0["status"] as? String == status }
      .compactMap { $0["id"] as? String }
  }

  @Test("Obsolete baselines are told of once, whatever the number of shards", arguments: [2, 3, 7])
  func obsolete(count: Int) throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.removeItem(at: workspace.url("ui/other.yaml"))
    let shards = try verify(workspace, shards: count)
    let told = try shards.flatMap { try ids(workspace, $0, "obsolete") }
    #expect(told.sorted() == ["ui/other@2x", "ui/other~dark@2x"])
  }

  @Test("The merged report is that of one run, and one accept does it all")
  func merged() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.moveItem(
      at: workspace.url("ui/other.yaml"), to: workspace.url("ui/moved.yaml"))
    try workspace.write(
      "ui/signin.yaml", SnapshotWorkspace.spec.replacing("Continue", with: "Go on"))
    try workspace.write("ui/new.yaml", "Label: New\n")
    let whole = try SnapshotWorkspace.verify(workspace)
    #expect(whole.lines.last == "6 pictures: 2 changed, 2 without baseline, 2 renamed")
    let expected = try workspace.text("snapshot-results/results.json")
    let shards = try verify(workspace, shards: 3)
    let outcome = try workspace.run(
      ["snapshot", "merge-results"] + shards + ["--junit", "junit.xml", "--github"])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.text.contains("6 pictures: 2 changed, 2 without baseline, 2 renamed"))
    #expect(outcome.lines.filter { $0.hasPrefix("::error ") }.count == 3)
    #expect(try workspace.text("snapshot-results/results.json") == expected)
    #expect(workspace.exists("snapshot-results/ui/signin~dark@2x.comparison.png"))
    #expect(workspace.exists("snapshot-results/report.html") && workspace.exists("junit.xml"))
    let accepted = try workspace.run("snapshot", "accept", "--all")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try SnapshotWorkspace.verify(workspace).lines == ["6 pictures: 6 same"])
  }

  @Test("What one shard calls obsolete may be renamed in another: only merged results delete it")
  func renamedElsewhere() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.moveItem(at: workspace.url("ui"), to: workspace.url("screens"))
    let before = workspace.files.filter { $0.hasPrefix("Snapshots/") }
    func verify(_ flags: String...) throws -> Maquette.Outcome {
      try workspace.run(
        ["snapshot", "verify", "screens", "--variants", "light,dark", "--baselines", "Snapshots"]
          + flags)
    }
    for index in 1...3 {
      let outcome = try verify("--shard", "\(index)/3", "--artifacts", "shard-\(index)")
      #expect(!outcome.text.contains("delete the baseline with"), "\(outcome.text)")
      let obsolete = try ids(workspace, "shard-\(index)", "obsolete")
      let accepted = try workspace.run(
        ["snapshot", "accept", "--from", "shard-\(index)/results.json"] + obsolete)
      guard !obsolete.isEmpty else { continue }
      #expect(accepted.status == 1)
      #expect(accepted.errors.contains("merge the results of all shards"), "\(accepted.errors)")
    }
    #expect(workspace.files.filter { $0.hasPrefix("Snapshots/") } == before)
    let merged = try workspace.run(
      "snapshot", "merge-results", "shard-1", "shard-2", "shard-3", "--artifacts", "merged")
    #expect(!merged.text.contains("another shard"), "\(merged.text)")
    // The folder that results were merged into says as much as the file in it.
    let accepted = try workspace.run("snapshot", "accept", "--all", "--from", "merged")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try verify().status == 0)
  }

  @Test("A shard whose pictures were left behind is told, and nothing points to them")
  func withoutPictures() throws {
    let names = ["signin", "دخول", "登录", "вход", "כניסה", "लॉगिन"]
    let files = names.map { ("ui/\($0).yaml", "Label: A\nscale: 1\n") }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: files))
    let recorded = try workspace.run("snapshot", "record", "ui", "--variants", "light,dark")
    #expect(recorded.status == 0, "\(recorded.errors)")
    for name in names { try workspace.write("ui/\(name).yaml", "Label: B\nscale: 1\n") }
    let shards = try verify(workspace, shards: 2)
    try FileManager.default.removeItem(at: workspace.url("shard-2/ui"))
    let merged = try workspace.run(
      ["snapshot", "merge-results"] + shards + ["--artifacts", "all"])
    #expect(merged.status == 1)
    #expect(
      merged.errors.contains("shard-2/results.json: warning: of the files that it names, "),
      "\(merged.errors)")
    #expect(!merged.errors.contains("shard-1"), "\(merged.errors)")
    let left = try ids(workspace, "shard-2", "changed")
    #expect(!left.isEmpty && left.count < names.count * 2)
    for name in names.flatMap({ ["ui/\($0)", "ui/\($0)~dark"] }) {
      let isThere = !left.contains(name)
      let line = "see all/\(name).comparison.png"
      #expect(merged.text.contains(line) == isThere, "\(merged.text)")
      let accepts = merged.lines.contains {
        $0.hasPrefix("  accept with: ") && ($0.hasSuffix(" \(name)") || $0.hasSuffix("'\(name)'"))
      }
      #expect(accepts == isThere, "\(merged.text)")
      #expect(workspace.exists("all/\(name).actual.png") == isThere)
      let accepted = try workspace.run(
        "snapshot", "accept", name, "--from", "all/results.json")
      #expect(accepted.status == (isThere ? 0 : 1))
      #expect(accepted.errors.contains("the run kept no picture of it; verify again") == !isThere)
    }
  }

  @Test("A shard that is missing, there twice or of another run is an error that names it")
  func incomplete() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let shards = try verify(workspace, shards: 2)
    func refusal(_ results: [String]) throws -> String {
      let outcome = try workspace.run(
        ["snapshot", "merge-results", "--artifacts", "merged"] + results)
      #expect(outcome.status == 65)
      #expect(!workspace.exists("merged/results.json"))
      return outcome.errors
    }
    #expect(try refusal(["shard-1"]).contains("the results of shard 2/2 are missing"))
    #expect(
      try refusal(shards + ["shard-1"]).contains(
        "shard-1/results.json: error: it is shard 1/2, and so is 'shard-1/results.json'"))
    _ = try SnapshotWorkspace.verify(workspace, "--shard", "1/3", "--artifacts", "third")
    #expect(try refusal(shards + ["third"]).contains("third/results.json: error: it is shard 1/3"))
    _ = try workspace.run(
      "snapshot", "verify", "ui", "--baselines", "Elsewhere", "--artifacts", "other")
    #expect(try refusal(["other"] + shards).contains("is about the baselines in 'Snapshots'"))
    #expect(try workspace.run("snapshot", "merge-results", "nowhere").status == 66)
    let own = try workspace.run(
      ["snapshot", "merge-results"] + shards + ["--artifacts", "shard-1"])
    #expect(own.status == 64)
  }

  @Test("More shards than pictures is no error, as long as some have pictures")
  func emptyShard() throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n"])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    var shards: [String] = []
    for index in 1...3 {
      let outcome = try workspace.run(
        "snapshot", "verify", "ui", "--shard", "\(index)/3", "--artifacts", "s\(index)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      shards.append("s\(index)")
    }
    let merged = try workspace.run(["snapshot", "merge-results"] + shards)
    #expect(merged.lines == ["1 picture: 1 same"], "\(merged.errors)")
  }

  @Test("A second run with the same folder of results says so and touches nothing")
  func locked() throws {
    let workspace = try SnapshotWorkspace.recorded()
    // A lock as a run at work holds it.
    let file = open(workspace.path("snapshot-results"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(file) }
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    let before = try workspace.bytes("snapshot-results/results.json")
    let files = workspace.files
    for arguments in [["verify", "ui"], ["record", "ui"], ["accept", "--all"]] {
      let outcome = try workspace.run(["snapshot"] + arguments)
      #expect(outcome.status == 73, "\(arguments): \(outcome.errors)")
      #expect(
        outcome.errors.contains("another run is writing its results into 'snapshot-results'"),
        "\(arguments)")
      #expect(outcome.output.isEmpty)
    }
    #expect(try workspace.bytes("snapshot-results/results.json") == before)
    #expect(workspace.files == files)
    #expect(try workspace.run("snapshot", "verify", "ui", "--artifacts", "mine").status == 0)
    #expect(flock(file, LOCK_UN) == 0)
    #expect(try workspace.run("snapshot", "verify", "ui").status == 0)
  }
}
