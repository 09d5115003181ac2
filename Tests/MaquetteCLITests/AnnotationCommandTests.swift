import Testing

@Suite("Callouts and redlines on the command line")
struct AnnotationCommandTests {
  private let spec = """
    width: 300
    callouts:
      - {target: Continue, text: Starts the session}
      - Sign in
    view:
      - Label: Sign in
      - Button: Continue

    """

  @Test("The picture grows by labels and legend; frames that inspect tells stay as they are")
  func picture() throws {
    let workspace = try Workspace(["a.yaml": spec])
    let plain = try workspace.run("inspect", "a.yaml").output
    for (name, flags) in [
      ("callouts", ["--overlay", "callouts"]), ("redlines", ["--overlay", "redlines"]),
      ("none", ["--overlay", "callouts", "--legend", "none"]), ("plain", []),
    ] {
      let outcome = try workspace.run(["render", "a.yaml", "-o", "\(name).png"] + flags)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    func height(_ name: String) throws -> Int {
      try #require(PNGFile(try workspace.bytes("\(name).png"))).height
    }
    #expect(try height("callouts") > height("none"))
    #expect(try height("redlines") > height("plain"))
    #expect(try workspace.run("inspect", "a.yaml").output == plain)
  }

  @Test("A Markdown table stands beside the picture's file, in the spec's order")
  func markdown() throws {
    let workspace = try Workspace(["a.yaml": spec])
    let outcome = try workspace.run(
      "render", "a.yaml", "--overlay", "callouts", "--legend", "markdown", "-o", "a.png")
    #expect(outcome.lines == ["a.png", "a.md"])
    #expect(
      try workspace.text("a.md") == """
        | # | Component | Name | Note |
        |--:|---|---|---|
        | 1 | Button | Continue | Starts the session |
        | 2 | Label | Sign in |  |

        """)
    try workspace.write("b.yaml", "width: 200\nheight: 100\nButton: Go\nstyle: filled\n")
    _ = try workspace.run(
      "render", "b.yaml", "--overlay", "redlines", "--legend", "markdown", "-o", "b.png")
    #expect(try workspace.text("b.md").contains("| Component | Name | x | y | Size | Hit target |"))
  }

  @Test("--callout asks for callouts of what it names, and for nothing else")
  func filter() throws {
    let workspace = try Workspace(["a.yaml": spec])
    _ = try workspace.run(
      "render", "a.yaml", "--callout", "Label", "--legend", "markdown", "-o", "a.png")
    #expect(try workspace.text("a.md").contains("| 1 | Label | Sign in |  |\n"))
    #expect(try !workspace.text("a.md").contains("Continue"))
    #expect(
      try workspace.run(
        "button", "Hello", "--overlay", "redlines", "--legend", "markdown", "-o", "h.png"
      ).lines == ["h.png", "h.md"])
  }

  @Test("What names nothing is an error with its place, and nothing is drawn")
  func mistakes() throws {
    let wrong = spec.replacing("target: Continue", with: "target: Contine")
    let workspace = try Workspace(["a.yaml": wrong])
    let flags = ["render", "a.yaml", "--overlay", "callouts", "-o", "a.png"]
    try expectRefusal(65, "a.yaml:3:5", "did you mean 'Continue'?", in: workspace, flags)
    try expectRefusal(
      64, "error: --callout: no component of 'a.yaml' has the name 'Buton'; did you mean 'Button'?",
      in: workspace, flags + ["--callout", "Buton"])
    try expectRefusal(
      64, "--legend: unknown legend 'md'", in: workspace, flags + ["--legend", "md"])
    try expectRefusal(
      64, "no place for a Markdown table", in: workspace,
      ["render", "a.yaml", "-o", "-", "--legend", "markdown"])
    for (keys, message) in [
      ("callouts: x", "a list of callouts"), ("callouts: [{text: x}]", "which component"),
      ("callouts: [{target: x, txt: y}]", "unknown key 'txt'"),
    ] {
      let other = try Workspace(["a.yaml": "\(keys)\nButton: x\n"])
      try expectRefusal(65, message, in: other, flags)
    }
  }

  @Test("The same spec gives the same bytes, in every format")
  func determinism() throws {
    let workspace = try Workspace(["a.yaml": spec])
    for format in ["png", "svg", "pdf"] {
      let pictures = try ["1", "2"].map { name in
        let file = "\(name).\(format)"
        let outcome = try workspace.run(
          "render", "a.yaml", "--overlay", "redlines,callouts,hit-targets", "-o", file)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try workspace.bytes(file)
      }
      #expect(pictures[0] == pictures[1])
    }
  }
}
