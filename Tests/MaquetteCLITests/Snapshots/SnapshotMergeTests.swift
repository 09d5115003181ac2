import Foundation
import Testing

@Suite("snapshot merge, as Git calls it")
struct SnapshotMergeTests {
  /// A repository whose baselines Git merges by the program, with one commit.
  private func repository() throws -> Workspace {
    let workspace = try Workspace([
      "ui/signin.yaml": SnapshotWorkspace.spec, "ui/other.yaml": "Label: Other\n",
    ])
    let made = try workspace.run("snapshot", "record", "ui", "--gitattributes")
    #expect(made.status == 0)
    #expect(made.errors.contains("git config merge.maquette.driver 'maquette snapshot merge"))
    try workspace.write(".gitignore", "snapshot-results/\n")
    try git(
      workspace,
      """
      git init -q -b main . && git config user.email a@b && git config user.name A &&
      git config merge.maquette.driver "'$MAQUETTE' snapshot merge %O %A %B %P" &&
      git add -A && git commit -q -m one
      """)
    return workspace
  }

  private func git(
    _ workspace: Workspace, _ script: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try workspace.shell(script)
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.text)", sourceLocation: place)
  }

  private func change(_ workspace: Workspace, _ name: String, _ spec: String) throws {
    try workspace.write(name, spec)
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    try git(workspace, "git commit -q -a -m '\(name)'")
  }

  @Test("Both sides changed one picture: neither is taken, and verify says what to do")
  func conflict() throws {
    let workspace = try repository()
    let spec = SnapshotWorkspace.spec
    try git(workspace, "git checkout -q -b side")
    try change(workspace, "ui/signin.yaml", spec.replacing("Continue", with: "Go on"))
    try git(workspace, "git checkout -q main")
    try change(workspace, "ui/signin.yaml", spec.replacing("Sign in", with: "Log in"))
    let merge = try workspace.shell("git merge side")
    #expect(merge.status == 1)
    let said = merge.errors + merge.text
    #expect(said.contains("CONFLICT (baseline): both sides changed 'Snapshots/ui/signin@2x.png'"))
    #expect(said.contains("CONFLICT (baseline): both sides changed 'Snapshots/ui/signin@2x.txt'"))
    // The specs merge by lines; the picture is ours and can be looked at.
    try workspace.write(
      "ui/signin.yaml",
      spec.replacing("Continue", with: "Go on").replacing("Sign in", with: "Log in"))
    #expect(try workspace.bytes("Snapshots/ui/signin@2x.png").starts(with: [0x89, 0x50]))
    let outcome = try workspace.run("snapshot", "verify", "ui")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains(
        "Snapshots/ui/signin@2x.txt:1:1: error: here is a merge conflict between 'ours' and "
          + "'theirs'"), "\(outcome.text)")
    #expect(outcome.text.contains("2 pictures: 1 damaged, 1 same"))
    #expect(try workspace.run("snapshot", "accept", "--all").lines == ["accepted  ui/signin@2x"])
    #expect(try workspace.run("snapshot", "verify", "ui").status == 0)
    try git(workspace, "git add -A && git commit -q -m merged")
  }

  @Test("Each side changed another picture: both are merged without a word")
  func clean() throws {
    let workspace = try repository()
    try git(workspace, "git checkout -q -b side")
    try change(workspace, "ui/other.yaml", "Label: Another\n")
    try git(workspace, "git checkout -q main")
    try change(
      workspace, "ui/signin.yaml", SnapshotWorkspace.spec.replacing("Continue", with: "Go on"))
    try git(workspace, "git merge -q --no-edit side")
    #expect(try workspace.run("snapshot", "verify", "ui").status == 0)
  }

  @Test("Where receipts alone differ, or one side only recorded again, there is no conflict")
  func receipts() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let base = try workspace.text("Snapshots/ui/other@2x.txt")
    let elsewhere = base.replacing("# cairo: ", with: "# cairo: 9.")
    let changed = base.replacing("“Other”", with: "“Another”")
      .replacing("# png: ", with: "# png: 1")
    for (ours, theirs, status, merged) in [
      (base, elsewhere, Int32(0), elsewhere), (elsewhere, base, 0, elsewhere),
      (elsewhere, base.replacing("# cairo: ", with: "# cairo: 8."), 0, elsewhere),
      (elsewhere, changed, 0, changed), (changed, elsewhere, 0, changed),
      (changed, changed, 0, changed),
      (
        changed, changed.replacing("Another", with: "Third"), 1,
        "<<<<<<< ours\n\(changed)=======\n\(changed.replacing("Another", with: "Third"))"
          + ">>>>>>> theirs\n"
      ),
    ] {
      try workspace.write("base", base)
      try workspace.write("ours", ours)
      try workspace.write("theirs", theirs)
      let outcome = try workspace.run(
        "snapshot", "merge", "base", "ours", "theirs", "Snapshots/ui/other@2x.txt")
      #expect(outcome.status == status)
      #expect(try workspace.text("ours") == merged)
    }
    let missing = try workspace.run("snapshot", "merge", "base", "nowhere", "theirs", "a.png")
    #expect(missing.status == 66)
  }

  @Test(
    ".gitattributes is written though one spec fails, and the exit code stays that of the spec",
    arguments: [("Lable: Hello\n", 65), ("Label: \u{F0000}\n", 1)])
  func attributesOfFailing(spec: String, status: Int32) throws {
    let workspace = try Workspace(["ui/broken.yaml": spec, "ui/other.yaml": "Label: Other\n"])
    let record = ["snapshot", "record", "ui", "--gitattributes"]
    let failing = try workspace.run(record)
    #expect(failing.status == status, "\(failing.errors)")
    #expect(failing.errors.contains("note: wrote 'Snapshots/.gitattributes'"))
    #expect(try workspace.text("Snapshots/.gitattributes").contains("*.png -text -diff"))
    let alone = try Workspace(["ui/broken.yaml": "Lable: Hello\n"])
    #expect(try alone.run(record).status == 65)
    #expect(!alone.exists("Snapshots/.gitattributes"))
  }

  @Test("Lines of .gitattributes that are there stay and win, and nothing is added twice")
  func attributes() throws {
    let workspace = try Workspace(["ui/other.yaml": "Label: Other\n"])
    let mine = "\u{FEFF}# mine\r\n*.png filter=lfs diff=lfs merge=lfs -text\r\n*.md text\r\n"
    try workspace.write("Snapshots/.gitattributes", mine)
    let record = ["snapshot", "record", "ui", "--gitattributes"]
    #expect(try workspace.run(record).status == 0)
    let text = try workspace.text("Snapshots/.gitattributes")
    #expect(text.hasPrefix("\u{FEFF}# Baselines of 'maquette snapshot'."))
    let rest = String(String.UnicodeScalarView(mine.unicodeScalars.dropFirst()))
    #expect(text.hasSuffix("\n*.txt text eol=lf merge=maquette\n" + rest))
    #expect(!text.contains("*.png -text"))
    let again = try workspace.run(record)
    #expect(again.errors.isEmpty)
    #expect(try workspace.text("Snapshots/.gitattributes") == text)
    let fresh = try Workspace(["ui/other.yaml": "Label: Other\n"])
    #expect(try fresh.run(record).status == 0)
    let own = try fresh.text("Snapshots/.gitattributes")
    #expect(own.contains("\n*.png -text -diff merge=maquette\n*.txt text eol=lf merge=maquette\n"))
    try fresh.write("elsewhere", "")
    try FileManager.default.removeItem(at: fresh.url("Snapshots/.gitattributes"))
    try fresh.link("Snapshots/.gitattributes", to: "../elsewhere")
    #expect(try fresh.run(record).status == 73)
    #expect(try fresh.text("elsewhere").isEmpty)
  }
}
