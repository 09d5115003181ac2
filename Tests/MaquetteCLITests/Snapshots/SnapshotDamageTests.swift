import Foundation
import Testing

@Suite("snapshot verify, of baselines that something else than a run wrote")
struct SnapshotDamageTests {
  private let picture = "Snapshots/ui/other@2x.png"
  private let text = "Snapshots/ui/other@2x.txt"

  /// Expects that a baseline is told of in so many words, and that accepting mends it.
  private func expectDamage(
    _ workspace: Workspace, _ words: String..., at place: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 1, sourceLocation: place)
    for word in ["ui/other@2x: its baseline is damaged (ui/other.yaml, light)"] + words {
      #expect(outcome.text.contains(word), "\(outcome.text)", sourceLocation: place)
    }
    #expect(outcome.text.contains("4 pictures: 1 damaged, 3 same"), sourceLocation: place)
    #expect(
      outcome.text.contains("replace it by what is drawn with: maquette snapshot accept --from"),
      sourceLocation: place)
    let accepted = try workspace.run("snapshot", "accept", "ui/other@2x")
    #expect(
      accepted.lines == ["accepted  ui/other@2x"], "\(accepted.errors)", sourceLocation: place)
    #expect(try SnapshotWorkspace.verify(workspace).status == 0, sourceLocation: place)
  }

  @Test("A merge conflict is told with its line and its sides, in the receipt as in the scene")
  func conflict() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let good = try workspace.text(text)
    try workspace.write(text, "<<<<<<< HEAD\n\(good)=======\n\(good)>>>>>>> feature/שלום\n")
    try expectDamage(
      workspace,
      "\(text):1:1: error: here is a merge conflict between 'HEAD' and 'feature/שלום': both sides "
        + "changed this baseline; merge the specs, then accept what is drawn from them")
    let lines = good.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let scene = try #require(lines.firstIndex { $0.hasPrefix("scene ") })
    var both = lines
    both.insert(contentsOf: ["<<<<<<< a", lines[scene], "||||||| base", "=======", "x"], at: scene)
    both.insert(">>>>>>> b", at: scene + 6)
    try workspace.write(text, both.joined(separator: "\n"))
    try expectDamage(
      workspace, "\(text):\(scene + 1):1: error: here is a merge conflict between 'a'")
  }

  @Test("Where a scene is gone and pixels differ, the scene that is gone is told, too")
  func lostScene() throws {
    for word in ["Other", "آخر", "其他", "Другой", "אחר", "अन्य"] {
      let workspace = try SnapshotWorkspace.recorded()
      try FileManager.default.removeItem(at: workspace.url(text))
      try workspace.write("ui/other.yaml", "Button: \(word) 2\n")
      let outcome = try SnapshotWorkspace.verify(workspace)
      #expect(outcome.status == 1)
      #expect(
        outcome.text.contains(
          "\(text): error: the baseline 'ui/other@2x' has a picture but no scene; take the file from "
            + "version control again"), "\(outcome.text)")
      // Of a picture with its scene nothing such is said.
      #expect(!outcome.text.contains("'ui/other~dark@2x' has"), "\(outcome.text)")
      #expect(try workspace.run("snapshot", "accept", "--all").status == 0)
      #expect(try SnapshotWorkspace.verify(workspace).status == 0)
    }
  }

  @Test(
    "A line feed more or less is told as what it is",
    arguments: [
      ("TEXT\n", "a line feed too many at the end"),
      ("TEXT\n\n\n", "3 line feeds too many at the end"),
      ("\nTEXT", "a line feed too many; an editor"), ("-", "the line feed at the end is missing"),
      ("\u{FEFF}TEXT", "an editor put a byte order mark before the text"),
      ("", "the file is empty"), ("UTF-16", "the file is not text in UTF-8"),
    ])
  func lineFeeds(form: String, words: String) throws {
    let workspace = try SnapshotWorkspace.recorded()
    let good = try workspace.text(text)
    let damaged = form == "-" ? String(good.dropLast()) : form.replacing("TEXT", with: good)
    if form == "UTF-16" {
      try workspace.write(
        text, [0xFF, 0xFE] + good.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    } else {
      try workspace.write(text, damaged)
    }
    try expectDamage(workspace, words, "take the file from version control again with")
  }

  @Test("Line ends as Windows has them are no damage")
  func windows() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write(text, workspace.text(text).replacing("\n", with: "\r\n"))
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }

  @Test("Pictures that were cut, converted, decoded or replaced by a pointer are named as such")
  func pictures() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let good = try workspace.bytes(picture)
    var flipped = good
    flipped[good.count / 2] ^= 0x55
    let cases: [([UInt8], String)] = [
      ([], "the file is empty"),
      (Array(good.prefix(good.count / 2)), "the PNG file is damaged: it ends early"),
      (flipped, "the PNG file is damaged: "),
      (
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n".utf8),
        "this is a pointer of Git LFS and not the picture; run 'git lfs pull'"
      ),
      (
        [0x89] + Array("PNG\n\u{1A}\n".utf8) + good.dropFirst(8),
        "the ends of its lines were converted"
      ),
      (
        Array(String(decoding: good, as: UTF8.self).utf8),
        "a program read and wrote the picture as a text"
      ),
      (
        Array("<<<<<<< HEAD\n".utf8) + good,
        "a merge took the picture for a text and left a conflict in it"
      ),
    ]
    for (bytes, words) in cases {
      try workspace.write(picture, bytes)
      try expectDamage(workspace, "\(picture): error: \(words)")
    }
  }

  @Test("A name with odd characters is quoted in the command that brings it back")
  func quoted() throws {
    let workspace = try Workspace(["ui/it's.yaml": "Label: A\n"])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    try workspace.write("Snapshots/ui/it's@2x.png", "")
    let outcome = try workspace.run("snapshot", "verify", "ui")
    #expect(
      outcome.text.contains("'git checkout -- 'Snapshots/ui/it'\\''s@2x.png''"), "\(outcome.text)")
  }

  @Test("A picture that was deleted while its text was left is told, with what brings it back")
  func lost() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try FileManager.default.removeItem(atPath: workspace.path(picture))
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains("\(picture): error: the picture is gone, though its text is there"),
      "\(outcome.text)")
    #expect(outcome.text.contains("git checkout -- \(picture)"), "\(outcome.text)")
  }

  @Test("Somebody's notes in the place of the text are neither replaced nor removed")
  func notes() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write(text, "what Ada said about this picture\n")
    let old = try workspace.bytes(picture)
    try workspace.write("ui/other.yaml", "Label: Changed\n")
    _ = try SnapshotWorkspace.verify(workspace)
    for command in [["accept", "ui/other@2x"], ["record", "ui", "--variants", "light,dark"]] {
      let outcome = try workspace.run(["snapshot"] + command)
      #expect(outcome.status == 73, "\(outcome.text)")
      let words = "cannot write \(text) for 'ui/other@2x': the file that is there is not a baseline"
      #expect((outcome.text + outcome.errors).contains(words), "\(outcome)")
      #expect(try workspace.text(text) == "what Ada said about this picture\n")
      #expect(try workspace.bytes(picture) == old)
    }
  }

  @Test("What is recorded again is said to have been damaged")
  func recorded() throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write(text, workspace.text(text) + "\n")
    let outcome = try workspace.run("snapshot", "record", "ui", "--variants", "light,dark")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "recorded  ui/other@2x: its baseline was damaged", "4 pictures: 1 recorded, 3 same",
      ])
  }
}
