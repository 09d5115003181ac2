import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("File, line and column, the line, a caret and a hint, and the name that 'explain' takes")
  func form() throws {
    let spec = """
      platform: ios
      width: 390
      view:
        VStack:
          spacing: 12
          padding: 20
          children:
              - Label: Sign in
                font: largeTitle
              - Label: Use the account you shop with
                color: secondary
              - Buton: Continue
                style: filled
      """
    let outcome = try Workspace(["signin.yaml": spec]).run("render", "signin.yaml")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == """
        signin.yaml:12:11: error: unknown component 'Buton'
        12 |         - Buton: Continue
           |           ^~~~~ did you mean 'Button'?
        'maquette explain' says more about unknown-component

        """)
  }

  @Test("All of them, in the order of the file")
  func all() throws {
    let spec = """
      VStack:
        - Button: A
          style: fileld
        - Lable: B
        - Label: C
          font: hedline
          colour: red
        - Button: D
          size: [1]
      """
    let outcome = try Workspace(["a.yaml": spec]).run("render", "a.yaml")
    #expect(outcome.status == 65)
    #expect(
      outcome.errorLines == [
        "a.yaml:3:12: error: unknown value 'fileld' for 'style'",
        "a.yaml:4:5: error: unknown component 'Lable'",
        "a.yaml:6:11: error: 'hedline' is not a text style, size, weight, design or width",
        "a.yaml:7:5: error: 'Label' has no key 'colour'",
        "a.yaml:9:11: error: 'size' must be one of mini, small, medium, large, extraLarge, not a list",
      ], "\(outcome.errors)")
    #expect(outcome.errors.contains("did you mean 'filled'?"))
    #expect(outcome.errors.contains("did you mean 'Label'?"))
    #expect(outcome.errors.contains("did you mean 'headline'?"))
  }

  @Test("At most fifty for a file; the rest is counted")
  func many() throws {
    let spec = "VStack:\n" + String(repeating: "- Lable: x\n", count: 70)
    let outcome = try Workspace(["a.yaml": spec]).run("render", "a.yaml")
    #expect(outcome.errorLines.count == 50)
    #expect(
      outcome.errors.hasSuffix(
        "… and 20 more\n'maquette explain' says more about unknown-component\n"))
  }

  @Test(
    "Every command names what 'explain' takes, once, after all files",
    arguments: [
      ["render", "a.yaml", "b.yaml"], ["inspect", "a.yaml"], ["snapshot", "record", "a.yaml"],
    ])
  func explained(command: [String]) throws {
    let workspace = try Workspace(["a.yaml": "Lable: A", "b.yaml": "Label: A\nwidth: x"])
    let outcome = try Maquette.run(command, in: workspace.folder)
    let names = command.count == 3 && command[0] == "render" ? ", wrong-type" : ""
    let line = "'maquette explain' says more about unknown-component\(names)"
    #expect(outcome.errors.split(separator: "\n").filter { $0.contains("explain") } == [line[...]])
  }

  @Test("JSON has places too")
  func json() throws {
    let spec = "{\n  \"Button\": \"A\",\n  \"style\": \"fileld\"\n}\n"
    let outcome = try Workspace(["a.json": spec]).run("render", "a.json")
    #expect(outcome.errors.hasPrefix("a.json:3:12: error: unknown value 'fileld' for 'style'\n"))
  }

  @Test("The caret stands below the column, whatever letters come before it")
  func caret() throws {
    let outcome = try Workspace(["a.yaml": "{Label: \"añ👍🏽字\", fnot: 3}"]).run("render", "a.yaml")
    #expect(
      outcome.errors.hasPrefix(
        """
        a.yaml:1:17: error: 'Label' has no key 'fnot'
        1 | {Label: "añ👍🏽字", fnot: 3}
          |                 ^~~~ did you mean 'font'?
        """), "\(outcome.errors)")
  }

  @Test("A flag's wrong value is told with the flag, and what was probably meant")
  func flags() throws {
    let outcome = try Workspace(["a.yaml": "Label: A"]).run(
      "render", "a.yaml", "--appearance", "drak", "--text-size", "xxlarg", "--platform", "mcos",
      "--calendar", "gregorain", "--locale", "?", "--now", "never", "--time-zone", "Europe/Prag",
      "--hour-cycle", "h32",
      "--tint", "#zz", "--scale", "9", "--device", "iPhone 15 Prof")
    #expect(outcome.status == 64)
    let expected = [
      "error: --platform: unknown value 'mcos' for 'platform'; did you mean 'macos'?",
      "error: --device: unknown device 'iPhone 15 Prof'; did you mean 'iPhone 15 Pro'?",
      "error: --appearance: unknown value 'drak' for 'appearance'; did you mean 'dark'?",
      "error: --locale: '?' is not a locale; ",
      "error: --calendar: unknown calendar 'gregorain'; did you mean 'gregorian'?",
      "error: --time-zone: unknown time zone 'Europe/Prag'; ",
      "error: --hour-cycle: unknown value 'h32' for 'hourCycle'; ",
      "error: --now: 'never' is not a date; ",
      "error: --text-size: unknown value 'xxlarg' for 'textSize'; did you mean 'xxLarge'?",
      "error: --scale: 'scale' is 9; it must be a number from 1 to 4; ",
      "error: --tint: '#zz' is not a colour; ",
    ]
    #expect(outcome.errorLines.count == expected.count, "\(outcome.errors)")
    for (line, start) in zip(outcome.errorLines, expected) { #expect(line.hasPrefix(start)) }
  }

  @Test("Flags and commands that do not exist name those that do")
  func unknownFlags() throws {
    let workspace = try Workspace()
    let flag = try workspace.run("button", "x", "--stlye", "filled")
    #expect(flag.errors.hasPrefix("error: unknown option '--stlye'; did you mean '--style'?\n"))
    for words in [["export", "a.yaml", "--uikit"], ["lsp", "--foo"], ["render", "-xyz"]] {
      let far = try workspace.run(words)
      #expect(far.status == 64)
      #expect(
        far.errors.hasPrefix("error: unknown option '\(words.last ?? "")'\n"), "\(far.errors)")
    }
    try workspace.write("-dash.yaml", "Label: A\n")
    for words in [
      ["check", "-dash.yaml"], ["render", "nope.yaml", "-xh"], ["lint", "-hx", "-q"],
    ] {
      let outcome = try workspace.run(words)
      #expect(outcome.status == 64, "\(words): \(outcome.text)")
      let word = words.first { $0.hasPrefix("-") } ?? ""
      #expect(outcome.errors.hasPrefix("error: unknown option '\(word)'\n"), "\(outcome.errors)")
      #expect(outcome.errors.contains("hint: ") == (word == "-dash.yaml"), "\(outcome.errors)")
      #expect(outcome.text.isEmpty)
    }
    let dashed = try workspace.run("check", "-dash.yaml")
    #expect(dashed.errors.contains("begins with a dash is written with its folder: ./-dash.yaml"))
    #expect(try workspace.run("check", "./-dash.yaml").status == 0)
    #expect(try workspace.run("check", "--", "-dash.yaml").status == 0)
    for words in [["render", "nope.yaml", "-qh"], ["render", "-xh", "-h"], ["check", "--help"]] {
      let outcome = try workspace.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
      #expect(outcome.text.hasPrefix("OVERVIEW: "), "\(words)")
    }
    let command = try workspace.run("rendre", "a.yaml")
    #expect(command.errors.hasPrefix("error: unknown command 'rendre'; did you mean 'render'?\n"))
    let empty = try workspace.run("")
    #expect(empty.errors.hasPrefix("error: the command is empty; see 'maquette --help'\n"))
    let inner = try workspace.run("snapshot", "verfy", "ui")
    #expect(inner.status == 64)
    #expect(inner.errors.hasPrefix("error: unknown command 'verfy'; did you mean 'verify'?\n"))
    let file = try workspace.run("signin.yaml")
    #expect(file.errors.hasPrefix("error: unknown command 'signin.yaml'; "))
    #expect(file.errors.contains("maquette render signin.yaml"))
  }

  @Test(
    "A number that is none is told with what is allowed",
    arguments: [
      ("render a.yaml -j x", "-j is 'x'; it must be a whole number from 1 to 256"),
      ("gallery -o g -j 0", "-j is '0'; it must be a whole number from 1 to 256"),
      ("worker --persistent_worker -j x", "-j is 'x'; it must be a whole number from 1 to 256"),
      ("render a.yaml --plan json --shards x", "--shards is 'x'; it must be a whole number from 1"),
      ("watch a.yaml --serve --port x", "--port is 'x'; it must be a whole number from 1 to 65535"),
      ("render a.yaml --timeout x", "--timeout is 'x'; it must be a number of seconds from 0.01"),
    ])
  func numbers(line: String, message: String) throws {
    try expectRefusal(
      64, "error: \(message)", in: Workspace(["a.yaml": "Label: A"]),
      line.split(separator: " ").map(String.init))
  }

  @Test("Who leaves the quotation marks of a title out is told to write them")
  func quotationMarks() throws {
    let workspace = try Workspace()
    for (words, hint) in [
      (
        ["button", "Hi", "There", "-o", "a.png"],
        "title of several words into quotation marks: "
          + "maquette button \"Hi There\""
      ),
      (
        ["label", "Hi", "You", "There"],
        "text of several words into quotation marks: "
          + "maquette label \"Hi You There\""
      ),
    ] {
      let outcome = try workspace.run(words)
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasSuffix("hint: put a \(hint)\n"), "\(outcome.errors)")
    }
    #expect(!(try workspace.run("inspect", "a.yaml", "b.yaml").errors.contains("hint:")))
  }
}
