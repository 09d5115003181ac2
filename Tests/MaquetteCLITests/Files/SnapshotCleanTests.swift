import Foundation
import Testing

@Suite("snapshot clean") struct SnapshotCleanTests {
  private static let clean = ["snapshot", "clean", "ui", "--variants", "light,dark"]

  private func workspace() throws -> Workspace {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.removeItem(at: workspace.url("ui/other.yaml"))
    return workspace
  }

  @Test("Without a terminal nothing is removed unless --yes says so")
  func yes() throws {
    let workspace = try workspace()
    let files = workspace.files
    let asked = try workspace.run(Self.clean, stdin: Array("y\n".utf8))
    #expect(asked.status == 64 && asked.errors.contains("--yes"), "\(asked.errors)")
    #expect(asked.lines == ["would remove  ui/other@2x", "would remove  ui/other~dark@2x"])
    #expect(workspace.files == files)
    #expect(try workspace.run(Self.clean + ["--dry-run"]).status == 0)
    #expect(workspace.files == files)
    let done = try workspace.run(Self.clean + ["--yes"])
    #expect(done.status == 0)
    #expect(done.lines == ["removed  ui/other@2x", "removed  ui/other~dark@2x"])
    #expect(try workspace.run(Self.clean).status == 0, "nothing to ask about")
  }

  @Test("On a terminal it asks, and takes only yes for an answer", arguments: ["y", "n", ""])
  func terminal(answer: String) throws {
    let workspace = try workspace()
    let line = "\\\"$MAQUETTE\\\" snapshot clean ui --variants light,dark"
    let outcome = try workspace.shell(
      "printf '\(answer)\\n' | script -qec \"\(line)\" /dev/null")
    #expect(outcome.text.contains("Remove these 2? [y/N]"), "\(outcome.text) \(outcome.errors)")
    #expect(workspace.exists("Snapshots/ui/other@2x.png") == (answer != "y"))
  }

  @Test("Files that are no baselines are left alone, and named")
  func strange() throws {
    let workspace = try workspace()
    let picture = try workspace.bytes("Snapshots/ui/signin@2x.png")
    let text = try workspace.text("Snapshots/ui/signin@2x.txt")
    try workspace.write("Snapshots/ui/notes.txt", "mine\n")
    try workspace.write("Snapshots/ui/photo.png", picture)
    try workspace.write("Snapshots/ui/scene.png", picture)
    try workspace.write("Snapshots/ui/scene.txt", "scene 1 × 1 #FFFFFF ltr en\n")
    try workspace.write("Snapshots/ui/swapped.png", "no picture")
    try workspace.write("Snapshots/ui/swapped.txt", text)
    try workspace.write("Snapshots/ui/listing.txt", "# spec: x\n# png: y\nHello\n")
    try workspace.write("Snapshots/other/license.txt", "# Licence\n")
    let kept = ["notes", "photo", "scene", "swapped", "listing"]
    let before = workspace.files.filter { !$0.contains("ui/other") }
    let outcome = try workspace.run(Self.clean + ["--yes"])
    #expect(outcome.lines == ["removed  ui/other@2x", "removed  ui/other~dark@2x"])
    for name in kept {
      #expect(outcome.errors.contains("'ui/\(name)' is left alone: "), "\(outcome.errors)")
    }
    #expect(workspace.files == before)
    let verified = try SnapshotWorkspace.verify(workspace)
    #expect(verified.status == 0, "what is not a baseline is no obsolete one: \(verified.text)")
  }

  @Test(
    "Files that are only called as those of a killed run are neither moved nor removed",
    arguments: ["ui", "."])
  func pending(specs: String) throws {
    let workspace = try SnapshotWorkspace.recorded()
    let text = try workspace.text("Snapshots/ui/other@2x.txt")
    let files = [
      "Snapshots/todo.txt": "my list", "Snapshots/.todo.txt.pending": "draft",
      "Snapshots/ui/.photo.txt.pending": "another draft", "Snapshots/ui/photo.png": "x",
      "Snapshots/ui/.signin@2x.txt.pending": "mine", "Snapshots/ui/other@2x.txt": "my notes",
      "Snapshots/ui/.other@2x.txt.pending": text,
    ]
    for (name, words) in files { try workspace.write(name, words) }
    for more in [[], ["--yes"]] {
      let clean = try workspace.run(["snapshot", "clean", specs] + more)
      #expect(clean.output.isEmpty, "\(clean.text)")
      for name in files.keys where name.hasSuffix(".pending") {
        #expect(clean.errors.contains("note: '\(name)' is left alone: "), "\(clean.errors)")
      }
      for (name, words) in files { #expect(try workspace.text(name) == words, "\(name)") }
    }
  }

  @Test("What records writes over no file that is only called as one that waits")
  func pendingInTheWay() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let pending = "Snapshots/ui/.other@2x.txt.pending"
    try workspace.write(pending, "mine")
    try workspace.write("ui/other.yaml", "Label: Changed\n")
    let picture = try workspace.bytes("Snapshots/ui/other@2x.png")
    let recorded = try workspace.run("snapshot", "record", "ui", "--variants", "light,dark")
    #expect(recorded.status == 73 && recorded.errors.contains(pending), "\(recorded.errors)")
    #expect(try SnapshotWorkspace.verify(workspace).status == 1)
    let accepted = try workspace.run("snapshot", "accept", "ui/other@2x")
    #expect(accepted.status == 73 && accepted.errors.contains(pending), "\(accepted.errors)")
    #expect(try workspace.text(pending) == "mine")
    #expect(try workspace.bytes("Snapshots/ui/other@2x.png") == picture)
  }

  @Test(
    "A text that somebody edited is left alone, with its picture",
    arguments: ["# my own note\n", "# note: mine\n", "\n"])
  func edited(line: String) throws {
    let workspace = try workspace()
    let name = "Snapshots/ui/other@2x.txt"
    let text = try workspace.text(name)
    let receipt = text.split(separator: "scene ", maxSplits: 1)[0]
    for edited in [line + text, text.replacing(receipt, with: receipt + line)] {
      try workspace.write(name, edited)
      let files = workspace.files
      let clean = try workspace.run(Self.clean)
      #expect(clean.errors.contains("'ui/other@2x' is left alone: "), "\(clean.errors)")
      #expect(clean.lines == ["would remove  ui/other~dark@2x"])
      #expect(try workspace.text(name) == edited)
      #expect(workspace.files == files)
    }
    try workspace.write(name, text.replacing("\n", with: "\r\n"))
    let done = try workspace.run(Self.clean + ["--yes"])
    #expect(done.lines == ["removed  ui/other@2x", "removed  ui/other~dark@2x"], "\(done.errors)")
  }
}
