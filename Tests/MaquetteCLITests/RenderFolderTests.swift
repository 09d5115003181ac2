import Testing

@Suite("Folders of specs")
struct RenderFolderTests {
  private let button = "Button: Continue\n"

  @Test("All specs in a folder and in folders in it are drawn; themes are none")
  func all() throws {
    let workspace = try Workspace([
      "ui/a.yaml": button, "ui/deep/b.json": "{\"Label\": \"Hi\"}",
      "ui/theme.yaml": "extends: ios\n", "ui/notes.txt": "no spec",
    ])
    let outcome = try workspace.run("render", "ui", "ui/a.yaml", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines == ["out/a@2x.png", "out/deep/b@2x.png"])
  }

  @Test("Specs of one name in several folders go into folders of the same names")
  func folders() throws {
    let workspace = try Workspace([
      "ui/a.yaml": button, "ui/deep/a.yaml": button, "ui/deep/er/my a.json": "{\"Label\": \"Hi\"}",
    ])
    let all = ["out/a@2x.png", "out/deep/a@2x.png", "out/deep/er/my a@2x.png"]
    #expect(try workspace.run("render", "ui/", "-o", "out").lines == all)
    #expect(
      try workspace.run("render", ".", "-o", "all").lines
        == all.map { $0.replacing("out/", with: "all/ui/") })
    // A file that is named itself, and before its folder, goes where it always went.
    #expect(
      try workspace.run("render", "ui/deep/er/my a.json", "ui", "-o", "mixed/").lines
        == ["mixed/my a@2x.png", "mixed/a@2x.png", "mixed/deep/a@2x.png"])
  }

  @Test("A folder without a spec is an error, as a wildcard without a file is")
  func none() throws {
    try expectRefusal(
      66, "there is no spec in 'ui'", in: Workspace(["ui/notes.txt": ""]), ["render", "ui"])
  }

  @Test("Two specs of one name that would write one file are told, and nothing is written")
  func sameName() throws {
    let workspace = try Workspace(["ui/a.yaml": button, "ui/a.json": "{\"Label\": \"Hi\"}"])
    let outcome = try workspace.run("render", "ui", "-o", "out")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("'ui/a.json' and 'ui/a.yaml' would both write"))
    #expect(workspace.files == ["ui/a.json", "ui/a.yaml"])
  }
}
