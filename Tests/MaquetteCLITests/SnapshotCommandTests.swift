import Foundation
import Testing

@Suite("snapshot record, verify, accept, list and clean")
struct SnapshotCommandTests {
  @Test("What was recorded passes, and nothing is written again")
  func same() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let before = try workspace.bytes("Snapshots/ui/signin~dark@2x.txt")
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let again = try workspace.run("snapshot", "record", "ui", "--variants", "light,dark")
    #expect(again.status == 0)
    #expect(try workspace.bytes("Snapshots/ui/signin~dark@2x.txt") == before)
  }

  @Test("A change is told in words, fails with 1, and is accepted by the command that is printed")
  func change() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write(
      "ui/signin.yaml", SnapshotWorkspace.spec.replacingOccurrences(of: "Continue", with: "Go on"))
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("ui/signin@2x"))
    #expect(outcome.text.contains("Continue"))
    #expect(outcome.text.contains("Go on"))
    #expect(!outcome.text.contains("ui/other@2x:"))
    for name in ["expected.png", "actual.png", "actual.txt", "diff.png", "comparison.png"] {
      #expect(workspace.exists("snapshot-results/ui/signin@2x.\(name)"), "\(name)")
    }
    #expect(workspace.exists("snapshot-results/report.html"))
    let accept = "maquette snapshot accept --from snapshot-results/results.json"
    #expect(outcome.text.contains(accept))
    let one = try workspace.run("snapshot", "accept", "ui/signin@2x")
    #expect(one.status == 0, "\(one.errors)")
    #expect(one.lines == ["accepted  ui/signin@2x"])
    #expect(try SnapshotWorkspace.verify(workspace).status == 1, "the dark one is left")
    let all = try workspace.run("snapshot", "accept", "--all")
    #expect(all.lines == ["accepted  ui/signin~dark@2x"], "\(all.errors)")
    let passed = try SnapshotWorkspace.verify(workspace)
    #expect(passed.status == 0, "\(passed.text)")
    #expect(!workspace.exists("snapshot-results/ui/signin@2x.diff.png"), "old artifacts are gone")
  }

  @Test("What is missing fails, though it is recorded, and passes the next time")
  func missing() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/new.yaml", "Label: New\n")
    #expect(try SnapshotWorkspace.verify(workspace).status == 1)
    #expect(!workspace.exists("Snapshots/ui/new@2x.png"))
    #expect(try SnapshotWorkspace.verify(workspace, "--record", "missing").status == 1)
    #expect(workspace.exists("Snapshots/ui/new@2x.png"))
    #expect(try SnapshotWorkspace.verify(workspace, "--record", "missing").status == 0)
  }

  @Test("A picture that was deleted is missing, and recorded anew")
  func deleted() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.removeItem(at: workspace.url("Snapshots/ui/other@2x.png"))
    for specs in [[], ["ui", "--variants", "light,dark"]] {
      let list = try workspace.run(["snapshot", "list"] + specs)
      #expect(list.lines.contains("missing   ui/other@2x"), "\(list.lines)")
      let json = try workspace.run(["snapshot", "list", "--json"] + specs)
      #expect(json.text.contains("\"state\": \"missing\""), "\(json.text)")
    }
    let outcome = try SnapshotWorkspace.verify(workspace, "--record", "missing")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("ui/other@2x: there "), "\(outcome.text)")
    #expect(workspace.exists("Snapshots/ui/other@2x.png"))
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }

  @Test("What nothing draws is found under a filter and a shard, listed and cleaned away")
  func obsolete() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.removeItem(at: workspace.url("ui/other.yaml"))
    for filter in [["--filter", "signin"], ["--variant", "dark"], ["--filter", "light*no"]] {
      let outcome = try workspace.run(
        ["snapshot", "verify", "ui", "--variants", "light,dark"] + filter)
      #expect(outcome.status == (filter.last == "light*no" ? 66 : 1), "\(filter)")
      if outcome.status == 1 { #expect(outcome.text.contains("ui/other@2x")) }
    }
    let list = try workspace.run("snapshot", "list", "ui", "--variants", "light,dark")
    #expect(list.lines.contains("obsolete  ui/other@2x"))
    let dry = try workspace.run("snapshot", "clean", "ui", "--variants", "light,dark", "--dry-run")
    #expect(dry.lines == ["would remove  ui/other@2x", "would remove  ui/other~dark@2x"])
    #expect(workspace.exists("Snapshots/ui/other@2x.png"))
    let clean = try workspace.run(
      "snapshot", "clean", "ui", "--variants", "light,dark", "--yes")
    #expect(clean.lines == ["removed  ui/other@2x", "removed  ui/other~dark@2x"])
    #expect(!workspace.exists("Snapshots/ui/other@2x.txt"))
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }

  @Test("Only the baselines of what is named are looked at")
  func scope() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let one = try workspace.run(
      "snapshot", "verify", "ui/signin.yaml", "--variants", "light,dark")
    #expect(one.status == 0, "\(one.text)")
    #expect(!one.text.contains("other"))
  }

  @Test("Shards share the pictures")
  func shards() throws {
    let workspace = try SnapshotWorkspace.recorded()
    var names: [String] = []
    for shard in ["1/3", "2/3", "3/3"] {
      let outcome = try SnapshotWorkspace.verify(workspace, "--shard", shard, "--json", "-")
      if outcome.status == 66 { continue }
      #expect(outcome.status == 0)
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
      names += (json?["results"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }
    #expect(
      names.sorted() == [
        "ui/other@2x", "ui/other~dark@2x", "ui/signin@2x", "ui/signin~dark@2x",
      ])
  }

  @Test("The number of workers changes no byte of the report")
  func workers() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/signin.yaml", "Label: Other text\n")
    let one = try SnapshotWorkspace.verify(workspace, "--json", "-", "-j", "1")
    let two = try SnapshotWorkspace.verify(workspace, "--json", "-", "-j2")
    #expect(one.output == two.output && !one.output.isEmpty)
  }

  @Test("Nothing to compare is no success")
  func nothing() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("empty/theme.yaml", "extends: ios\nname: brand\n")
    for (arguments, status) in [
      (["verify"], Int32(64)), (["verify", "empty"], 66), (["verify", "no.yaml"], 66),
      (["verify", "ui", "--filter", "nobody"], 66), (["verify", "ui", "--record", "some"], 64),
      (["verify", "ui", "--shard", "0/2"], 64), (["verify", "ui", "--artifacts", "Snapshots"], 64),
      (["verify", "ui", "--variants", "drak"], 64),
    ] {
      let outcome = try workspace.run(["snapshot"] + arguments)
      #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
      #expect(!outcome.errorLines.isEmpty, "\(arguments)")
    }
  }

  @Test(
    "A spec that is wrong, a font that is missing and an empty picture fail and are not recorded")
  func failClosed() throws {
    for (spec, word) in [
      ("Buton: Go\n", "unknown component"), ("Label: \u{F0000}\n", "glyph"),
      ("width: 20\nheight: 20\nVStack: []\n", "empty"),
    ] {
      let workspace = try Workspace(["a.yaml": spec])
      for command in ["record", "verify"] {
        let outcome = try workspace.run("snapshot", command, "a.yaml")
        #expect([1, 65].contains(outcome.status), "\(word): \(outcome.status)")
        #expect((outcome.text + outcome.errors).contains(word), "\(outcome.text)")
        #expect(!workspace.exists("Snapshots/a@2x.png"))
      }
    }
  }

  @Test("Two specs of one name are an error that names both")
  func collision() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n", "a.json": "{\"Label\": \"B\"}"])
    let outcome = try workspace.run("snapshot", "record", "a.yaml", "a.json")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("'a.yaml' and 'a.json' would both be the snapshot 'a@2x'"))
  }

  @Test("A baseline that is damaged, a folder or unreadable is told of, and left as it is")
  func damaged() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let good = try workspace.bytes("Snapshots/ui/signin@2x.png")
    for bytes in [Array("not a PNG".utf8), Array(good.prefix(good.count / 2)), []] {
      try workspace.write("Snapshots/ui/signin@2x.png", bytes)
      let outcome = try SnapshotWorkspace.verify(workspace)
      #expect(outcome.status == 1)
      #expect(outcome.text.contains("signin@2x.png"), "\(outcome.text)")
      #expect(try workspace.bytes("Snapshots/ui/signin@2x.png") == bytes)
    }
    try FileManager.default.removeItem(at: workspace.url("Snapshots/ui/signin@2x.png"))
    try workspace.write("Snapshots/ui/signin@2x.png/x", "")
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("is a folder"))
  }
}
