import BuiltProgram
import Foundation
import Testing

@Suite("diff of folders")
struct DiffFolderTests {
  /// Two folders: one picture is the same, one another, one is missing and one was added.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "a.yaml": "Label: One\npadding: 8", "b.yaml": "Label: Two\npadding: 8",
    ])
    #expect(
      try workspace.run("render", "a.yaml", "b.yaml", "-o", "./", "--scale", "1", "-q").status == 0)
    let (one, two) = (try workspace.bytes("a.png"), try workspace.bytes("b.png"))
    for (name, bytes) in [
      ("old/same.png", one), ("new/same.png", one), ("old/ui/other.png", one),
      ("new/ui/other.png", two), ("old/gone.png", one), ("new/日本/added\n.png", two),
    ] { try workspace.write(name, bytes) }
    try workspace.write("old/notes.txt", "no picture")
    try workspace.write("new/.hidden.png", "no picture")
    return workspace
  }

  @Test("Pictures of one name are compared, and what only one folder has is listed")
  func text() throws {
    let outcome = try workspace().run("diff", "old", "new/")
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.lines.first == "gone.png: missing, only 'old' has it")
    #expect(outcome.lines.contains("ui/other.png: different"))
    #expect(
      outcome.lines.contains("日本/added\u{FFFD}.png: added, only 'new/' has it"), "\(outcome.text)")
    #expect(outcome.lines.last == "4 pictures: 1 different, 1 missing, 1 added, 1 same")
    #expect(!outcome.text.contains("same.png") && outcome.text.isSafeForTerminals)
  }

  @Test("JSON has every name with its status, and the report of those that were compared")
  func json() throws {
    let outcome = try workspace().run("diff", "old", "new", "--json")
    #expect(outcome.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(report["same"] as? Bool == false && report["passes"] as? Bool == false)
    let files = try #require(report["files"] as? [[String: Any]])
    let statuses = files.map { "\($0["name"] ?? "") \($0["status"] ?? "")" }
    #expect(
      statuses == [
        "gone.png missing", "same.png same", "ui/other.png different", "日本/added\n.png added",
      ])
    #expect((files[2]["report"] as? [String: Any])?["differentPixels"] is Int)
    #expect(files[0]["report"] == nil)
    // The page on JSON has every field.
    let page = try String(
      contentsOf: Checkout.root.appendingPathComponent("docs/reference/json.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "## What `maquette diff --json` prints\n")
    let told = try #require(parts.last).components(separatedBy: "\n## ")[0]
    for name in names(in: report).subtracting(["x", "y", "width", "height"]) {
      #expect(told.contains("\(name)`") || told.contains("`\(name)[]"), "\(name)")
    }
  }

  /// All names of fields in a document, at any depth.
  private func names(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return Set(list.flatMap(names)) }
    guard let object = value as? [String: Any] else { return [] }
    return Set(object.keys).union(object.values.flatMap(names))
  }

  @Test("0 when all are the same or what differs may, -o has a picture of each that differs")
  func passes() throws {
    let workspace = try workspace()
    #expect(try workspace.run("diff", "old", "old").lines == ["3 pictures: 3 same"])
    try FileManager.default.removeItem(at: workspace.url("old/gone.png"))
    try FileManager.default.removeItem(at: workspace.url("new/日本"))
    let outcome = try workspace.run(
      "diff", "old", "new", "-o", "out", "--max-different-pixels", "5000")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.lines.last == "2 pictures: 1 tolerated, 1 same")
    #expect(PNGFile(try workspace.bytes("out/ui/other.png")) != nil)
    #expect(!workspace.exists("out/same.png"))
  }

  @Test("A damaged picture is named, the others are compared, 65")
  func damaged() throws {
    let workspace = try workspace()
    try workspace.write("new/same.png", "no picture")
    let outcome = try workspace.run("diff", "old", "new")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("new/same.png: error: "))
    #expect(outcome.lines.last == "4 pictures: 1 different, 1 missing, 1 added, 1 failed")
  }

  @Test(
    "64 for a folder of differences that is standard output or is compared itself",
    arguments: [
      ("-", "it must be a folder"), ("old/out", "-o is in 'old'"), ("new", "is in 'new'"),
    ])
  func usage(output: String, message: String) throws {
    try expectRefusal(64, message, in: workspace(), ["diff", "old", "new", "-o", output])
  }

  @Test("66 for folders without pictures, and for a folder and a file")
  func nothing() throws {
    let workspace = try workspace()
    try workspace.makeFolder("empty")
    try expectRefusal(66, "no pictures", in: workspace, ["diff", "empty", "empty"])
    try expectRefusal(66, "'old' is a folder", in: workspace, ["diff", "old", "a.png"])
  }
}

@Suite("diff, and verify, of what is left out and what may differ")
struct DiffToleranceTests {
  /// A clock at two times: the picture's middle differs.
  private func workspace() throws -> Workspace {
    func spec(_ time: String) -> String {
      """
      VStack:
        padding: 8
        children:
          - Label: Appointment
          - Label: "\(time)"
          - Button: {title: Leave, style: filled}

      """
    }
    let workspace = try Workspace([
      "ui/a.yaml": spec("12:34"), "b.yaml": spec("12:54"), "c.yaml": "Label: Other\n",
    ])
    let drawn = try workspace.run("render", "ui/a.yaml", "b.yaml", "c.yaml", "-o", "./", "-q")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    return workspace
  }

  @Test("Areas are in pixels, components are found in the spec that travels in the picture")
  func diff() throws {
    let workspace = try workspace()
    func status(_ flags: String...) throws -> Int32 {
      try workspace.run(["diff", "a@2x.png", "b@2x.png"] + flags).status
    }
    #expect(try status() == 1)
    #expect(try status("--ignore-component", "VStack/Label[1]") == 0)
    #expect(try status("--ignore-component", "VStack/Label[0]") == 1)
    #expect(try status("--ignore-component", "*/Button[2]", "--ignore-component", "*Label[1]") == 0)
    #expect(try status("--ignore", "0,56,400,60") == 0)
    #expect(try status("--ignore", "0,0,400,20", "--ignore", "0,120,400,60") == 1)
    #expect(try status("--max-different-pixels", "4000") == 0)
    #expect(try status("--max-different-pixels", "1") == 1)
    #expect(try status("--max-different-pixel-ratio", "0.2") == 0)
    let report = try workspace.run("diff", "a@2x.png", "b@2x.png", "--max-different-pixels", "4000")
    #expect(report.text.contains(", and 4000 pixels may"), "\(report.text)")
  }

  @Test("A baseline's components are those of the text beside it")
  func baseline() throws {
    let workspace = try workspace()
    try workspace.write("Snapshots/ui/b@2x.png", try workspace.bytes("b@2x.png"))
    let flags = ["--ignore-component", "VStack/Label[1]"]
    let outcome = try workspace.run(
      ["diff", "Snapshots/ui/a@2x.png", "Snapshots/ui/b@2x.png"] + flags)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("verify leaves out components and areas, in points, with what changed of them in the scene")
  func verify() throws {
    let workspace = try workspace()
    try workspace.write("ui/a.yaml", try workspace.bytes("b.yaml"))
    func status(_ flags: String...) throws -> Int32 {
      try workspace.run(["snapshot", "verify", "ui"] + flags).status
    }
    #expect(try status() == 1)
    #expect(try status("--ignore-component", "VStack/Label[1]") == 0)
    #expect(try status("--ignore-component", "VStack/Label[0]") == 1)
    #expect(try status("--ignore", "0,30,200,32") == 0)
    #expect(try status("--ignore", "0,0,200,20") == 1)
    #expect(try status("--max-different-pixels", "100000") == 1, "its scene says something else")
    let flags = ["--ignore-component", "VStack/Labl[1]", "--ignore-component", "*/Button[2]"]
    let misspelled = try workspace.run(["snapshot", "verify", "ui"] + flags)
    #expect(misspelled.errors.contains("warning: --ignore-component 'VStack/Labl[1]' names no"))
    #expect(!misspelled.errors.contains("Button"))
  }

  @Test(
    "64 for what is no area, no number and no path",
    arguments: [
      (["--ignore", "1,2,3"], "--ignore is '1,2,3'; it must be four numbers"),
      (["--ignore", "0,0,nan,1"], "--ignore is"), (["--ignore", "0,0,1e9,1"], "--ignore is"),
      (["--ignore", "0,0,0,9"], "--ignore is '0,0,0,9'"), (["--ignore-component", ""], "path"),
      (["--max-different-pixels=-1"], "'-1'; it must be a whole number, 0 or more"),
      (["--max-different-pixels", "x"], "'x'; it must be a whole number, 0 or more"),
      (["--max-different-pixel-ratio", "1.5"], "from 0 to 1"),
    ])
  func usage(flags: [String], message: String) throws {
    let workspace = try workspace()
    try expectRefusal(64, message, in: workspace, ["diff", "a@2x.png", "b@2x.png"] + flags)
    try expectRefusal(64, message, in: workspace, ["snapshot", "verify", "ui"] + flags)
  }

  @Test("65 for a component that neither picture has, and for pictures without spec or scene")
  func noComponent() throws {
    let workspace = try workspace()
    try expectRefusal(
      65, "names no component of either picture", "did you mean 'VStack/Label[1]'?", in: workspace,
      ["diff", "a@2x.png", "b@2x.png", "--ignore-component", "VStack/Labl[1]"])
    // Both have the same paths, which are said once.
    let paths = "use one of: VStack, VStack/Label[0], VStack/Label[1], VStack/Button[2]\n"
    try expectRefusal(
      65, "names no component of either picture", paths, in: workspace,
      ["diff", "a@2x.png", "b@2x.png", "--ignore-component", "Nope*"])
    for name in ["a", "b"] {
      #expect(
        try workspace.run(
          "render", name == "a" ? "ui/a.yaml" : "b.yaml", "-o", "\(name).png", "--no-spec", "-q"
        ).status == 0)
    }
    try expectRefusal(
      65, "neither a spec in it nor a scene beside it", in: workspace,
      ["diff", "a.png", "b.png", "--ignore-component", "VStack/Label[1]"])
  }

  @Test(
    "Identical files are the same without being decoded; a damaged one still has to be a picture")
  func identical() throws {
    let workspace = try workspace()
    let bytes = try workspace.bytes("a@2x.png")
    try workspace.write("copy.png", bytes)
    #expect(try workspace.run("diff", "a@2x.png", "copy.png").text.hasPrefix("same; "))
    try workspace.write("x.png", "nothing")
    try workspace.write("y.png", "nothing")
    try expectRefusal(65, "x.png: error: ", in: workspace, ["diff", "x.png", "y.png"])
  }
}
