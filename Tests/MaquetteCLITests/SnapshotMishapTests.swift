import Foundation
import Testing

@Suite("snapshot, when something is not as it should be")
struct SnapshotMishapTests {
  @Test("A baseline whose scene is gone fails though its pixels are the same")
  func lostScene() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.removeItem(at: workspace.url("Snapshots/ui/other@2x.txt"))
    let outcome = try SnapshotWorkspace.verify(workspace, "--tolerant")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains("Snapshots/ui/other@2x.txt: error: the baseline 'ui/other@2x' has"))
    #expect(try SnapshotWorkspace.verify(workspace, "--record", "failed").status == 1)
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }

  @Test("Results that cannot be written are told after what was found, with the reason")
  func unwritten() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/other.yaml", "Label: Another\n")
    let told = try SnapshotWorkspace.verify(workspace)
    #expect(told.status == 1)
    try workspace.write("file", "no folder\n")
    let outcome = try SnapshotWorkspace.verify(
      workspace, "--artifacts", "file/results", "--github", "--junit", "junit.xml")
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.text.contains("Label reads 'Another'"), "\(outcome.text)")
    #expect(outcome.text.contains("4 pictures: 2 changed, 2 same"), "\(outcome.text)")
    #expect(outcome.text.contains("::error "), "\(outcome.text)")
    let error = "error: cannot write file/results/results.json: Not a directory"
    #expect(outcome.errors.components(separatedBy: error).count == 2, "\(outcome.errors)")
    #expect(workspace.exists("junit.xml"))
    let json = try SnapshotWorkspace.verify(workspace, "--artifacts", "file/results", "--json", "-")
    #expect(json.status == 73)
    #expect(json.text.hasPrefix("{") && json.text.contains("\"changed\""))
    let merged = try workspace.run(
      "snapshot", "merge-results", "snapshot-results", "--artifacts", "file/all")
    #expect(merged.status == 73, "\(merged.errors)")
    #expect(merged.text.contains("4 pictures: 2 changed, 2 same"), "\(merged.text)")
  }

  @Test("A damaged scene is named with the line of its file")
  func damagedScene() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let name = "Snapshots/ui/other@2x.txt"
    let text = String(decoding: try workspace.bytes(name), as: UTF8.self)
    let line = text.split(separator: "\n").firstIndex { $0.hasPrefix("scene") } ?? 0
    try workspace.write(name, text + "nonsense\n")
    let last = text.split(separator: "\n").count + 1
    #expect(line > 10)
    #expect(try SnapshotWorkspace.verify(workspace).text.contains("\(name):\(last):1: error: "))
  }

  @Test("Recording says what was new and what changed, a line a picture, and counts it")
  func recordWords() throws {
    let workspace = try Workspace(["ui/signin.yaml": SnapshotWorkspace.spec])
    let first = try workspace.run("snapshot", "record", "ui")
    #expect(first.lines == ["recorded  ui/signin@2x: new", "1 picture: 1 recorded"])
    try workspace.write(
      "ui/signin.yaml", SnapshotWorkspace.spec.replacingOccurrences(of: "Sign in", with: "Log in"))
    let second = try workspace.run("snapshot", "record", "ui")
    #expect(second.lines.first?.hasPrefix("recorded  ui/signin@2x: Label reads 'Log in'") == true)
    #expect(second.lines.last == "1 picture: 1 recorded")
    let third = try workspace.run("snapshot", "record", "ui")
    #expect(third.lines == ["1 picture: 1 same"])
    #expect(try workspace.run("snapshot", "record", "ui", "--record", "never").status == 64)
  }

  @Test(
    "What is not there fails under a name that results can have, however its path ends",
    arguments: ["nope", "nope/", "./nope//", "nope/.", "nope/x/.."])
  func missing(path: String) throws {
    let workspace = try SnapshotWorkspace.recorded()
    let outcome = try workspace.run("snapshot", "verify", path)
    #expect(outcome.status == 66)
    #expect(outcome.text.hasPrefix("nope: could not be drawn or compared"))
    #expect(outcome.errors.contains("error: there is no file '\(path)'"))
    let accepted = try workspace.run("snapshot", "accept", "--all")
    #expect(!accepted.errors.contains("error: 'id' is"), "\(accepted.errors)")
  }

  @Test("A spec whose name no baseline can have fails in the results, and others are accepted")
  func badName() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/back\\slash.yaml", "Label: A\n")
    try workspace.write("ui/other.yaml", "Label: Another\n")
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 65)
    #expect(outcome.lines.last == "5 pictures: 1 failed, 2 changed, 2 same")
    let accepted = try workspace.run("snapshot", "accept", "ui/other*")
    #expect(accepted.status == 0, "\(accepted.errors)")
  }

  @Test("Two names that look alike are two files, and two pictures")
  func sameLook() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/\u{E9}.yaml", "Label: A\n")
    try workspace.write("ui/e\u{301}.yaml", "Label: B\n")
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.lines.last == "8 pictures: 4 without baseline, 4 same", "\(outcome.text)")
  }

  @Test("Where there is no folder of baselines, it is said what to do")
  func noFolder() throws {
    let workspace = try Workspace(["ui/signin.yaml": SnapshotWorkspace.spec])
    let outcome = try workspace.run("snapshot", "verify", "ui")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("there is no folder 'Snapshots' here; run in the folder"))
    #expect(try workspace.run("snapshot", "list").status == 66)
    let none = try workspace.run("snapshot", "verify", "ui", "--variant", "drak")
    #expect(none.status == 66)
    #expect(none.errors.contains("the variants are plain"))
  }

  @Test(
    "Errors of a spec are told once, with the line that they are in",
    arguments: ["verify", "record"])
  func toldOnce(command: String) throws {
    let workspace = try Workspace([
      "ui/a.yaml": "Label: A\n", "ui/b.yaml": "VStack:\n  - Buton: B\n",
    ])
    let outcome = try workspace.run("snapshot", command, "ui")
    #expect(outcome.status == 65)
    let all = outcome.errors + outcome.text
    #expect(all.split(separator: "unknown component").count == 2, "\(all)")
    #expect(outcome.errors.contains("ui/b.yaml:2:5: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("2 |   - Buton: B"))
    #expect(outcome.text.contains("ui/b.yaml: could not be drawn or compared"))
    #expect(try workspace.text("snapshot-results/results.json").contains("unknown component"))
  }
}
