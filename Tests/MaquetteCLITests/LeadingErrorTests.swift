import Testing

@Suite("Errors lead somewhere")
struct LeadingErrorTests {
  @Test("Two components at the top belong into a VStack")
  func two() throws {
    let workspace = try Workspace([
      "a.yaml": "Label: A\nButton: B\n", "b.yaml": "VStack:\n  - Label: A\n    Button: B\n",
    ])
    let top = try workspace.run("render", "a.yaml", "-o", "a.png")
    #expect(top.errors.contains("put both into a VStack"))
    let inner = try workspace.run("render", "b.yaml", "-o", "b.png")
    #expect(inner.errors.contains("start a new list item with '- Button:'"))
  }

  @Test(
    "What is called otherwise here, or is not there, is pointed at",
    arguments: [
      ("Tabs", "TabBar"), ("UISearchBar", "SearchField"), ("UITextView", "TextEditor"),
      ("TableView", "List"), ("FieldSet", "Section"),
      ("FormSection", "Section"),
      ("UITextField", "TextField"), ("NavigationStack", "Screen"), ("CollectionView", "Grid"),
      ("Sidebar", "List"), ("Card", "VStack"), ("UITableViewCell", "NavigationLink"),
      ("UISwitch", "Toggle"), ("UIActivityViewController", "ShareSheet"), ("MKMapView", "Map"),
    ])
  func foreign(name: String, advice: String) throws {
    let workspace = try Workspace(["a.yaml": "\(name): A\n"])
    let outcome = try workspace.run("render", "a.yaml", "-o", "a.png")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("use ") && outcome.errors.contains(advice), "\(outcome.errors)")
  }

  @Test("A spec is no Markdown document")
  func markdown() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    try expectRefusal(
      64, "did you mean 'maquette render a.yaml'?", in: workspace, ["md", "a.yaml"])
  }

  @Test(
    "A value that begins with a dash stands behind an equals sign",
    arguments: [("button", "--corner-radius"), ("label", "--lines")])
  func dashedValue(command: String, flag: String) throws {
    let outcome = try Workspace().run(command, "Go", flag, "-1", "-o", "a.png")
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("error: no value given for '\(flag)'\n"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "hint: a value that begins with a dash needs '=' before it: \(flag)=-1"))
    #expect(!outcome.errors.contains("behind '--'"), "\(outcome.errors)")
  }

  @Test(
    "What the parser of arguments finds is told as everything else is",
    arguments: [
      (["label"], "no text given; write one, for example: maquette label \"Sign in\""),
      (["extract"], "no picture given; name a PNG, SVG or PDF file, or - for standard input"),
      (["inspect"], "no spec given; name a spec file, or - for standard input"),
      (["board"], "no spec given; name spec files (YAML or JSON), or folders of them"),
      (
        ["diff", "a.png"],
        "no actual picture given; name the picture as it is, a folder of them, or - for standard input"
      ),
      (["gallery"], "-o is not given; name the folder of the gallery"),
      (
        ["render", "a.yaml", "--color=x"],
        "--color: unknown value 'x'; use one of: auto, always, never"
      ),
      (
        ["diff", "a", "b", "--metric", "pixelmatsch"],
        "--metric: unknown value 'pixelmatsch'; did you mean 'pixelmatch'?"
      ),
      (["extract", "x.png", "-o"], "no value given for '-o'"),
      (["render", "a.yaml", "-j"], "no value given for '-j'"),
      (["themes", "a", "b"], "unexpected argument 'b'"),
      (["diff", "a", "b", "c", "d"], "2 unexpected arguments: 'c', 'd'"),
      (
        ["check", "--strict=1"], "'--strict' takes no value, but '1' is given; leave the value out"
      ),
    ])
  func usage(words: [String], message: String) throws {
    let outcome = try Workspace().run(words)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("error: \(message)\nUsage: maquette \(words[0])")
        || outcome.errors.hasPrefix("error: \(message)\nHelp: "), "\(outcome.errors)")
  }

  @Test("A text that begins with a dash stands behind two", arguments: ["-5 °C", "-5", "- item"])
  func dash(text: String) throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(["label", text, "-o", "a.png"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("behind '--': maquette label -o a.png -- \"\(text)\""))
    #expect(try workspace.run(["label", "-o", "a.png", "--", text]).status == 0)
    #expect(try !workspace.run(["label", "--nosuch", "x"]).errors.contains("hint"))
  }

  @Test("A reader that has had enough is no error")
  func pipe() throws {
    let outcome = try Workspace().shell(
      "{ \"$MAQUETTE\" schema; echo \"code $?\" >&2; } | head -c 10 > /dev/null")
    #expect(outcome.errors == "code 141\n")
  }

  @Test("Help of what there is not is a mistake", arguments: [["nosuch"], ["snapshot", "nosuch"]])
  func help(words: [String]) throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(["help"] + words)
    #expect(outcome.status == 64 && outcome.text.isEmpty)
    #expect(outcome.errors.contains("unknown command 'nosuch'"))
    #expect(try workspace.run("help", "snapshot", "verify").status == 0)
    #expect(try workspace.run("help").status == 0)
  }
}
