import Foundation
import Testing

@Suite("snapshot verify, of specs that have another name now")
struct SnapshotRenameTests {
  private func move(_ workspace: Workspace, _ from: String, _ to: String) throws {
    let target = workspace.url(to)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: workspace.url(from), to: target)
  }

  @Test("A renamed spec is named as such, is one change, and one accept moves its baselines")
  func renamed() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try move(workspace, "ui/signin.yaml", "ui/\u{5D9}.yaml")
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains(
        "ui/\u{5D9}~dark@2x: it was called 'ui/signin~dark@2x' before"))
    #expect(outcome.text.contains("2 pictures: renamed ui/signin → ui/\u{5D9} · accept with:"))
    #expect(outcome.lines.last == "4 pictures: 2 renamed, 2 same")
    let before = try workspace.bytes("Snapshots/ui/signin~dark@2x.png")
    let one = try workspace.run("snapshot", "accept", "ui/signin~dark@2x")
    #expect(one.lines == ["renamed  ui/\u{5D9}~dark@2x, was ui/signin~dark@2x"], "\(one.errors)")
    #expect(try workspace.bytes("Snapshots/ui/\u{5D9}~dark@2x.png") == before)
    #expect(!workspace.exists("Snapshots/ui/signin~dark@2x.txt"))
    let key = try #require(outcome.text.split(separator: "--cluster ").last?.prefix(8))
    let all = try workspace.run("snapshot", "accept", "--cluster", String(key))
    #expect(
      all.lines == [
        "renamed  ui/\u{5D9}@2x, was ui/signin@2x", "unchanged  ui/\u{5D9}~dark@2x",
      ], "\(all.errors)")
    #expect(try SnapshotWorkspace.verify(workspace).lines == ["4 pictures: 4 same"])
  }

  @Test("A folder that was renamed is one change")
  func folder() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try move(workspace, "ui/signin.yaml", "screens/signin.yaml")
    try move(workspace, "ui/other.yaml", "screens/other.yaml")
    let outcome = try workspace.run(
      "snapshot", "verify", "ui", "screens", "--variants", "light,dark")
    #expect(outcome.text.contains("4 pictures: renamed ui/ → screens/ · accept with:"))
    #expect(try workspace.run("snapshot", "accept", "--all").status == 0)
    let again = try workspace.run("snapshot", "verify", "screens", "--variants", "light,dark")
    #expect(again.lines == ["4 pictures: 4 same"])
  }

  @Test("What is renamed and changed is new, and what is copied is new")
  func notRenamed() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.removeItem(at: workspace.url("ui/other.yaml"))
    try workspace.write("ui/another.yaml", "Label: Another\n")
    try workspace.write("ui/copy.yaml", SnapshotWorkspace.spec)
    #expect(
      try SnapshotWorkspace.verify(workspace).lines.last
        == "8 pictures: 4 without baseline, 2 obsolete, 2 same")
  }

  @Test("Among copies of one picture each keeps the name that is most like its own")
  func copies() throws {
    let workspace = try Workspace(["ui/a-one.yaml": "Label: A\n", "ui/b-two.yaml": "Label: A\n"])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    try move(workspace, "ui/a-one.yaml", "ui/z-one.yaml")
    try move(workspace, "ui/b-two.yaml", "ui/y-two.yaml")
    let text = try workspace.run("snapshot", "verify", "ui").text
    #expect(text.contains("ui/z-one@2x: it was called 'ui/a-one@2x' before"), "\(text)")
    #expect(text.contains("ui/y-two@2x: it was called 'ui/b-two@2x' before"), "\(text)")
  }

  @Test("A baseline that changed since the run is not renamed")
  func race() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try move(workspace, "ui/other.yaml", "ui/new.yaml")
    _ = try SnapshotWorkspace.verify(workspace)
    try workspace.write(
      "Snapshots/ui/other@2x.txt", workspace.bytes("Snapshots/ui/signin@2x.txt"))
    let outcome = try workspace.run("snapshot", "accept", "ui/new@2x")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("'ui/other@2x' changed since the run"), "\(outcome.errors)")
    #expect(workspace.exists("Snapshots/ui/other@2x.png"))
    #expect(!workspace.exists("Snapshots/ui/new@2x.png"))
  }
}
