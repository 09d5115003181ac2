import Foundation
import Testing

@Suite("snapshot record, killed")
struct SnapshotKilledTests {
  private let names = (10..<26).map { "s\($0)" }

  private func write(_ word: String, _ workspace: Workspace) throws {
    for name in names {
      try workspace.write("ui/\(name).yaml", "Button: \(word) \(name)\nstyle: filled\n")
    }
  }

  /// The pictures that are what the specs say, and how many there are of each status.
  private func verify(_ workspace: Workspace) throws -> (same: Set<String>, statuses: Set<String>) {
    let outcome = try workspace.run("snapshot", "verify", "ui", "--json", "-")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let results = json?["results"] as? [[String: Any]] ?? []
    #expect(results.count == names.count, "\(outcome.errors)")
    let states = results.map { ($0["id"] as? String ?? "", $0["status"] as? String ?? "") }
    return (Set(states.filter { $0.1 == "same" }.map(\.0)), Set(states.map(\.1)))
  }

  @Test("Whenever it is killed, each baseline is the old or the new one, and work goes on")
  func loop() throws {
    let workspace = try Workspace()
    try write("Old", workspace)
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    var words = ["Old", "New"]
    var middles = 0
    // Beside many other tests it is often too late.
    for round in 0..<100 where round < 10 || middles == 0 {
      let watched = "Snapshots/ui/\(names[(round * 7) % (names.count - 2)])@2x.png"
      let before = try workspace.bytes(watched)
      try write(words[1], workspace)
      let process = Maquette.process(["snapshot", "record", "ui", "-j", "2"], in: workspace.folder)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // It dies some moment after one of the pictures was replaced, each time another one.
      while process.isRunning, (try? workspace.bytes(watched)) == before { usleep(100) }
      usleep(UInt32(round * 137 % 900))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let new = try verify(workspace)
      try write(words[0], workspace)
      let old = try verify(workspace)
      #expect(new.same.union(old.same).count == names.count, "each is old or new")
      #expect(new.same.isDisjoint(with: old.same))
      #expect(new.statuses.union(old.statuses).isSubset(of: ["same", "changed"]))
      if !old.same.isEmpty { middles += 1 }
      try write(words[1], workspace)
      #expect(try workspace.run("snapshot", "record", "ui").status == 0)
      #expect(try verify(workspace).same.count == names.count)
      words.swapAt(0, 1)
    }
    #expect(middles > 0, "it was always too late")
    #expect(try workspace.run("snapshot", "clean", "ui").status == 0)
    #expect(workspace.files.filter { $0.hasPrefix("Snapshots/") }.count == 2 * names.count)
  }

  @Test("What is left over is no baseline, is recorded past, and is cleaned away in so many words")
  func leftovers() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let ended = try workspace.shell("echo $$")
    let number = try #require(ended.lines.first)
    let left = "Snapshots/ui/.maquette-\(number)-3.tmp"
    let running = "Snapshots/.maquette-\(ProcessInfo.processInfo.processIdentifier)-1.tmp"
    let mine = "Snapshots/ui/.maquette-mine.tmp"
    for name in [left, running, mine] { try workspace.write(name, "half a picture") }
    let text = try workspace.bytes("Snapshots/ui/other@2x.txt")
    try workspace.write("Snapshots/ui/.other@2x.txt.pending", text)
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
    let again = try workspace.run("snapshot", "record", "ui", "--variants", "light,dark")
    #expect(again.lines == ["4 pictures: 4 same"])
    try workspace.write("Snapshots/ui/.other@2x.txt.pending", text)
    let command = ["snapshot", "clean", "ui", "--variants", "light,dark"]
    let dry = try workspace.run(command + ["--dry-run"])
    #expect(
      dry.lines == [
        "would settle  ui/other@2x, which a killed run left incomplete",
        "would remove  \(left), which a killed run left behind",
      ], "\(dry.errors)")
    #expect(workspace.exists(left))
    let clean = try workspace.run(command)
    #expect(
      clean.lines == [
        "settled  ui/other@2x, which a killed run left incomplete",
        "removed  \(left), which a killed run left behind",
      ], "\(clean.errors)")
    #expect(!workspace.exists(left) && workspace.exists(running) && workspace.exists(mine))
    #expect(try workspace.run(command).output.isEmpty)
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }
}
