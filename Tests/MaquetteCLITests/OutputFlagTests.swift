import Testing

@Suite("-o and --format")
struct OutputFlagTests {
  private func workspace() throws -> Workspace { try Workspace(["a.yaml": "Label: A"]) }

  @Test("A name with a picture's ending is a file, taken as it stands")
  func file() throws {
    for name in ["x.png", "new/deep/x.svg", "x.pdf", "X.PNG", "x~dark@3x.png"] {
      let workspace = try workspace()
      let outcome = try workspace.run("render", "a.yaml", "-o", name, "--appearance", "dark")
      #expect(outcome.text == name + "\n")
      #expect(workspace.files.sorted() == ["a.yaml", name].sorted())
    }
  }

  @Test("Another name is a folder, which is made, with a slash and without")
  func folder() throws {
    for name in ["out", "out/", "out/deep", "./out", "build.v2"] {
      let outcome = try workspace().run("render", "a.yaml", "-o", name)
      #expect(outcome.text == (name.hasSuffix("/") ? name : name + "/") + "a@2x.png\n")
    }
  }

  @Test("A name that ends in a picture's ending and a slash is a folder")
  func slash() throws {
    #expect(try workspace().run("render", "a.yaml", "-o", "x.png/").lines == ["x.png/a@2x.png"])
  }

  @Test("- is standard output: the picture and nothing else")
  func standardOutput() throws {
    let workspace = try workspace()
    let png = try workspace.run("render", "a.yaml", "-o", "-")
    #expect(PNGFile(png.output) != nil)
    let svg = try workspace.run("render", "a.yaml", "-o", "-", "--format", "svg")
    #expect(svg.text.hasPrefix("<svg "))
    #expect(svg.text.hasSuffix("</svg>\n"))
    let pdf = try workspace.run("render", "a.yaml", "-o", "-", "--format", "pdf")
    #expect(pdf.output.starts(with: Array("%PDF-".utf8)))
    #expect(workspace.files == ["a.yaml"])
  }

  @Test("- is standard input; its pictures are called stdin")
  func standardInput() throws {
    let workspace = try Workspace()
    let piped = try workspace.run("render", "-", "-o", "-", stdin: "Label: A")
    #expect(piped.output == (try self.workspace().run("render", "a.yaml", "-o", "-").output))
    #expect(
      try workspace.run("render", "-", "-o", "out", stdin: "Label: A").lines == [
        "out/stdin@2x.png"
      ])
    let bad = try workspace.run("render", "-", "-o", "-", stdin: "Lable: A")
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("stdin:1:1: error: unknown component 'Lable'\n1 | Lable: A\n"))
  }

  @Test("--format takes several, each a file")
  func formats() throws {
    let workspace = try workspace()
    let outcome = try workspace.run("render", "a.yaml", "--format", "png,svg,PDF")
    #expect(outcome.lines == ["a@2x.png", "a.svg", "a.pdf"])
    #expect(workspace.files == ["a.pdf", "a.svg", "a.yaml", "a@2x.png"])
  }

  @Test("-q prints no names")
  func quiet() throws {
    let outcome = try workspace().run("render", "a.yaml", "-q")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
  }

  @Test("The same file named twice is drawn once")
  func twice() throws {
    let workspace = try Workspace(["sub/a.yaml": "Label: A"])
    try workspace.link("link", to: "sub")
    let outcome = try workspace.run(
      "render", "sub/a.yaml", "./sub/a.yaml", "sub/../sub/a.yaml", "link/a.yaml",
      workspace.path("sub/a.yaml"))
    #expect(outcome.lines == ["sub/a@2x.png"])
  }

  @Test("An old picture is replaced; a link stays, the file behind it is replaced")
  func replacing() throws {
    let workspace = try workspace()
    try workspace.write("old.png", "old")
    try workspace.write("real/target.png", "old")
    try workspace.link("link.png", to: "real/target.png")
    for name in ["old.png", "link.png"] {
      #expect(try workspace.run("render", "a.yaml", "-o", name).status == 0)
    }
    #expect(PNGFile(try workspace.bytes("old.png")) != nil)
    #expect(PNGFile(try workspace.bytes("real/target.png")) != nil)
    #expect(try workspace.shell("test -h link.png").status == 0)
  }

  @Test("A flag wins over the spec, and a variant over a flag")
  func precedence() throws {
    let workspace = try Workspace(["a.yaml": "appearance: dark\nscale: 3\nLabel: A"])
    #expect(try workspace.run("render", "a.yaml").lines == ["a~dark@3x.png"])
    #expect(
      try workspace.run("render", "a.yaml", "--appearance", "light", "--scale", "1").lines == [
        "a.png"
      ])
    #expect(
      try workspace.run("render", "a.yaml", "--appearance", "light", "--variants", "dark+2x").lines
        == ["a~dark@2x.png"])
  }
}
