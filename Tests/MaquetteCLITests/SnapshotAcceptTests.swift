import Foundation
import Testing

@Suite("snapshot accept")
struct SnapshotAcceptTests {
  @Test("A cluster accepts every picture that one change explains")
  func cluster() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write(
      "ui/signin.yaml", SnapshotWorkspace.spec.replacingOccurrences(of: "Sign in", with: "Log in"))
    _ = try SnapshotWorkspace.verify(workspace)
    let json =
      try JSONSerialization.jsonObject(
        with: Data(workspace.bytes("snapshot-results/results.json"))) as? [String: Any]
    let groups = try #require(json?["groups"] as? [[String: Any]])
    let keys = groups.compactMap { $0["key"] as? String }
    try #require(!keys.isEmpty)
    let outcome = try workspace.run(
      ["snapshot", "accept"] + keys.flatMap { ["--cluster", $0] })
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines == ["accepted  ui/signin@2x", "accepted  ui/signin~dark@2x"])
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
    let unknown = try workspace.run("snapshot", "accept", "--cluster", "nothing")
    #expect(unknown.status == 66)
  }

  @Test("Of two changes in one picture, each line has the command that takes both")
  func together() throws {
    let workspace = try Workspace(["ui/a.yaml": "VStack: [Button: One, Button: Two]\n"])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    try workspace.write("ui/a.yaml", "VStack: [Button: Eins, Button: Zwei]\n")
    let outcome = try workspace.run("snapshot", "verify", "ui")
    let commands = outcome.lines.filter { $0.contains("--cluster") }
      .compactMap { $0.split(separator: "maquette ").last }
    #expect(commands.count == 2, "\(outcome.text)")
    let words = try #require(commands.first).split(separator: " ").map(String.init)
    let one = words.dropLast(2)
    let refused = try workspace.run(Array(one))
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("approve all of them with \(words.suffix(4).joined(separator: " "))")
        || refused.errors.contains("approve all of them with --cluster \(words[words.count - 1])"),
      "\(refused.errors)")
    #expect(try workspace.run(words).lines == ["accepted  ui/a@2x"])
    let again = try workspace.run(Array(one))
    #expect(again.lines == ["unchanged  ui/a@2x"], "\(again.errors)")
    #expect(try workspace.run("snapshot", "verify", "ui").status == 0)
  }

  @Test("One is accepted, and then the rest")
  func rest() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/other.yaml", "Label: Changed\n")
    _ = try SnapshotWorkspace.verify(workspace)
    #expect(try workspace.run("snapshot", "accept", "ui/other@2x").status == 0)
    let outcome = try workspace.run("snapshot", "accept", "--all")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines == ["unchanged  ui/other@2x", "accepted  ui/other~dark@2x"])
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }

  @Test("Accepting what is not there, or too much at once, says what to do")
  func acceptProblems() throws {
    let fresh = try Workspace([:])
    #expect(try fresh.run("snapshot", "accept", "--all").status == 66, "there are no results")
    let workspace = try SnapshotWorkspace.recorded()
    _ = try SnapshotWorkspace.verify(workspace)
    let unknown = try workspace.run("snapshot", "accept", "ui/sigin@2x")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("did you mean 'ui/signin@2x'?"))
    #expect(try workspace.run("snapshot", "accept").status == 64)
    #expect(try workspace.run("snapshot", "accept", "a", "--all").status == 64)
  }

  @Test("A baseline that changed since the run is not overwritten")
  func race() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/other.yaml", "Label: Changed\n")
    _ = try SnapshotWorkspace.verify(workspace)
    try workspace.write(
      "Snapshots/ui/other@2x.png", workspace.bytes("Snapshots/ui/signin@2x.png"))
    let outcome = try workspace.run("snapshot", "accept", "ui/other@2x")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("changed since the run"))
  }

  @Test("A full disk leaves every baseline as it was, and accepting goes on when there is room")
  func fullDisk() throws {
    let workspace = try Workspace([
      "ui/signin.yaml": SnapshotWorkspace.spec, "ui/other.yaml": "Label: Other\n",
    ])
    try workspace.makeFolder("Snapshots")
    let mounted = try workspace.shell("mount -t tmpfs -o size=200k none Snapshots 2> /dev/null")
    // Only root can mount one.
    guard mounted.status == 0 else { return }
    defer { _ = try? workspace.shell("umount Snapshots") }
    let record = ["snapshot", "record", "ui", "--variants", "light,dark"]
    #expect(try workspace.run(record).status == 0)
    try workspace.write(
      "ui/signin.yaml", SnapshotWorkspace.spec.replacing("Continue", with: "Go on"))
    _ = try SnapshotWorkspace.verify(workspace)
    _ = try workspace.shell("dd if=/dev/zero of=Snapshots/fill bs=1k 2> /dev/null")
    let files = workspace.files
    let names = files.filter { $0.hasPrefix("Snapshots/ui/") }
    let before = try names.map(workspace.bytes)
    let full = try workspace.run("snapshot", "accept", "--all")
    #expect(full.status == 73)
    #expect(full.errors.contains("cannot write Snapshots/ui/signin@2x."), "\(full.errors)")
    #expect(full.errors.contains("No space left on device"))
    #expect(workspace.files == files, "nothing is left over")
    #expect(try names.map(workspace.bytes) == before)
    try FileManager.default.removeItem(at: workspace.url("Snapshots/fill"))
    let accepted = try workspace.run("snapshot", "accept", "--all")
    #expect(accepted.lines == ["accepted  ui/signin@2x", "accepted  ui/signin~dark@2x"])
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }
}
