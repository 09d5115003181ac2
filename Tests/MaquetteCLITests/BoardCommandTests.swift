import Testing

@Suite("board")
struct BoardCommandTests {
  private let files = [
    "a.yaml": "Button: Next\npadding: 40\n", "b.yaml": "Label: Done\npadding: 40\n",
  ]

  @Test("Files become pictures with their names above, and arrows between them")
  func board() throws {
    let workspace = try Workspace(files)
    let run = try workspace.run(
      "board", "a.yaml", "b.yaml", "--arrow", "a/Next -> b", "--title", "Flow", "-o", "flow.svg")
    #expect(run.status == 0)
    #expect(run.text == "flow.svg\n")
    let svg = try workspace.text("flow.svg")
    for text in ["Flow", ">a<", ">b<", "Next", "Done"] { #expect(svg.contains(text)) }
  }

  @Test("Files of one name in two folders are told apart by their folders")
  func twins() throws {
    let files = ["x/a.yaml": "Label: One\n", "y/a.yaml": "Label: Two\n"]
    let workspace = try Workspace(files)
    let run = try workspace.run(
      "board", "x/a.yaml", "y/a.yaml", "--arrow", "x/a -> y/a", "-o", "flow.svg")
    #expect(run.status == 0, "\(run.errors)")
    let svg = try workspace.text("flow.svg")
    for text in [">x/a<", ">y/a<"] { #expect(svg.contains(text)) }
  }

  @Test("A file that is named twice is drawn twice", arguments: ["a.yaml", "./a.yaml"])
  func twice(again: String) throws {
    let workspace = try Workspace(files.merging(["c/a.yaml": "Label: C\n"]) { one, _ in one })
    func titles(_ specs: String..., title: String) throws -> Int {
      let run = try workspace.run(["board"] + specs + ["-o", "x.svg"])
      #expect(run.status == 0, "\(run.errors)")
      return try workspace.text("x.svg").ranges(of: ">\(title)<").count
    }
    #expect(try titles("a.yaml", "b.yaml", again, title: "a") == 2)
    // A file of its name in another folder is told apart from both.
    #expect(try titles("a.yaml", "a.yaml", "c/a.yaml", title: "a") == 2)
    #expect(try titles("a.yaml", again, "c/a.yaml", title: "c/a") == 1)
    // A folder adds only what is not there yet.
    #expect(try titles("c/a.yaml", "c", title: "C") == 1)
    #expect(try titles("c", "c/a.yaml", title: "C") == 2)
  }

  @Test("Arrows name specs by titles and by files; one that names two of them is an error")
  func names() throws {
    let workspace = try Workspace(
      files.merging(["t.yaml": "title: Hello\nview: {Button: Go, padding: 40}\n"]) { one, _ in one }
    )
    for arrow in ["t/Go -> a", "Hello/Go -> a", "a -> t", "a/Next -> Hello"] {
      let run = try workspace.run("board", "t.yaml", "a.yaml", "--arrow", arrow, "-o", "-")
      #expect(run.status == 0, "\(run.errors)")
    }
    let hint = "; give each 'Artboard' a 'title' of its own\n"
    let twice = ["t.yaml", "a.yaml", "t.yaml", "a.yaml", "-o", "x.svg", "--arrow"]
    try expectRefusal(
      64, "--arrow: an arrow names 't/Go', and 2 artboards show a file called 't'" + hint,
      in: workspace, ["board"] + twice + ["t/Go -> Next"])
    try expectRefusal(
      64, "--arrow: an arrow names 'Hello', and 2 artboards have the title 'Hello'" + hint,
      in: workspace, ["board"] + twice + ["Next -> Hello"])
  }

  @Test("At a terminal, its last line says how many specs are on the canvas")
  func closing() throws {
    let workspace = try Workspace(files)
    let script = try workspace.shell(
      "command -v script > /dev/null || exit 99\n"
        + "script -qec '\"$MAQUETTE\" board a.yaml b.yaml -o flow.svg' /dev/null < /dev/null")
    // Without the program `script` there is no terminal to try it on.
    guard script.status != 99 else { return }
    #expect(script.status == 0)
    #expect(script.text == "flow.svg\r\n2 specs on one canvas\r\n")
  }

  @Test("The same picture as a spec with the same words")
  func sameAsSpec() throws {
    let spec = """
      Board:
        arrows: [a/Next -> b]
        columns: 1
        children: [Artboard: {spec: a.yaml}, Artboard: {spec: b.yaml}]
      """
    let workspace = try Workspace(files.merging(["all.yaml": spec]) { one, _ in one })
    let flags = ["--arrow", "a/Next -> b", "--columns", "1", "-o", "-"]
    let board = try workspace.run(["board", "a.yaml", "b.yaml"] + flags)
    #expect(board.status == 0)
    #expect(board.output == (try workspace.run("render", "all.yaml", "-o", "-").output))
  }

  @Test("A folder stands for its specs, files of other folders are found from anywhere")
  func folders() throws {
    let workspace = try Workspace(
      ["x/ui/a.yaml": "Label: A\n", "x/ui/b.yaml": "Label: B\n", "y/c.yaml": "Label: C\n"])
    let run = try workspace.run("board", "x/ui", "x/../y/c.yaml", "-o", "all.svg")
    #expect(run.status == 0)
    for text in [">a<", ">b<", ">c<"] { #expect(try workspace.text("all.svg").contains(text)) }
  }

  @Test("Mistakes name the flag, or the place in the file")
  func mistakes() throws {
    let workspace = try Workspace(files.merging(["c.yaml": "Label: C\nfont: huge\n"]) { a, _ in a })
    let none = try workspace.run("board", "a.yaml", "no.yaml", "-o", "x.png")
    #expect(none.status == 66)
    #expect(none.errors.contains("there is no file 'no.yaml'"))
    let arrow = try workspace.run("board", "a.yaml", "--arrow", "a/Nexd -> a", "-o", "x.png")
    #expect(arrow.status == 64)
    #expect(arrow.errors.contains("--arrow: an arrow names 'a/Nexd'"))
    try expectRefusal(
      64, "error: --arrow: 'a>b' is not an arrow; write 'Home/Sign In -> Sign In', for example\n",
      in: workspace, ["board", "a.yaml", "--arrow", "a>b", "-o", "x.png"])
    #expect(arrow.errors.contains("did you mean 'a/Next'?"))
    let inside = try workspace.run("board", "c.yaml", "-o", "x.png")
    #expect(inside.status == 65)
    #expect(inside.errors.contains("c.yaml:2:7: error:"))
    #expect(inside.errors.contains("\n2 | font: huge\n"))
    #expect(try workspace.run("board", "-", "-o", "x.png").status == 64)
    #expect(!workspace.files.contains("x.png"))
  }

  @Test("A spec is never written over")
  func noOverwriting() throws {
    let workspace = try Workspace(["a.svg": "no spec", "b.yaml": "Image: a.svg\n"])
    let run = try workspace.run("board", "b.yaml", "-o", "a.svg")
    #expect(run.status != 0)
    #expect(try workspace.text("a.svg") == "no spec")
  }
}
