import Testing

@Suite("maquette init")
struct InitCommandTests {
  @Test("The starter has comments, nothing is wrong with it, and it can be drawn")
  func starter() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("init", "ui/a.yaml", "--schema", "../s.json").status == 0)
    let text = try workspace.text("ui/a.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=../s.json\n"))
    #expect(try workspace.run("check", "ui", "--strict", "--variants", "light,rtl").status == 0)
    #expect(try workspace.run("render", "ui/a.yaml").lines == ["ui/a@2x.png"])
  }

  @Test("A file that is there is only replaced with --force")
  func force() throws {
    let workspace = try Workspace(["screen.yaml": "mine"])
    try expectRefusal(73, "already exists; use --force", in: workspace, ["init"])
    #expect(try workspace.text("screen.yaml") == "mine")
    #expect(try workspace.run("init", "--force").status == 0)
    #expect(try workspace.text("screen.yaml") != "mine")
  }

  @Test("Only YAML has comments")
  func ending() throws {
    try expectRefusal(
      64, "must end in .yaml or .yml; name it 'a.yaml'", in: Workspace(), ["init", "a.json"])
  }
}
