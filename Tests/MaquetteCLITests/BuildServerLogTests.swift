import Testing

/// Names come from whoever opens a pull request; a log is read by the build server.
@Suite("Logs of build servers")
struct BuildServerLogTests {
  /// A file's name that would be three lines, the second a command.
  private static let name = "x\n::error::pwned\n##[group]y"

  private func expectNoCommand(
    _ outcome: Maquette.Outcome, _ place: SourceLocation = #_sourceLocation
  ) {
    for text in [outcome.text, outcome.errors] {
      for line in text.unicodeScalars.split(separator: "\n") {
        let start = line.drop { $0.properties.isWhitespace }
        #expect(!start.starts(with: "::".unicodeScalars), "\(text)", sourceLocation: place)
        #expect(!String(line).contains("##["), "\(text)", sourceLocation: place)
      }
      #expect(text.isSafeForTerminals, sourceLocation: place)
    }
  }

  @Test(
    "No file's name becomes a command, whatever is said about it",
    arguments: [
      ["render"], ["render", "-o", "out/"], ["render", "--diagnostics", "short"], ["inspect"],
      ["check"], ["check", "--diagnostics", "short"], ["fmt", "--check"], ["fmt", "--diff"],
      ["fmt"],
      ["snapshot", "verify"], ["snapshot", "record"], ["snapshot", "list"],
      ["export", "--swiftui"], ["md"], ["diff", "a.png"], ["extract"], ["fonts", "--font-path"],
      ["themes"], ["docc"], ["init"], ["components"], ["button", "x", "-o"], ["render", "--theme"],
      [],
    ])
  func names(_ command: [String]) throws {
    let workspace = try Workspace([
      "\(Self.name).yaml": "Label: {text: a}", "::error::\(Self.name).yaml": "Lable: a",
      "::notice::z.yaml": "Label:    b", "a.yaml": "Label: a",
    ])
    // The folder has the others in it.
    for name in ["\(Self.name).yaml", "::none::", "."] {
      expectNoCommand(try workspace.run(command + [name]))
    }
  }

  @Test("What a spec says becomes no command either")
  func texts() throws {
    let hostile = #"a\n::error::pwned\u2028::error::x\r\n##[group]y"#
    let workspace = try Workspace([
      "a.yaml": "Label: \"\(hostile)\"\n\"\(hostile)\": 1",
      "b.yaml": "Label: x\ncolor: \"\(hostile)\"\ntheme: \"\(hostile).yaml\"",
      "c.yaml": "Label: \"\(hostile)\"",
      "d.yaml": "Label: x\u{2028}::error::pwned\nfont: \u{2028}::error::",
    ])
    for name in ["a.yaml", "b.yaml", "c.yaml", "d.yaml"] {
      for command in [["render"], ["inspect"], ["check", "--diagnostics", "short"]] {
        expectNoCommand(try workspace.run(command + [name]))
      }
    }
  }

  @Test("Annotations are the commands that were asked for, one line each")
  func annotations() throws {
    let workspace = try Workspace(["::error::b,c%0A.yaml": "Label: a"])
    let outcome = try workspace.run("snapshot", "verify", ".", "--github")
    let commands = outcome.text.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == 1, "\(outcome.text)")
    #expect(
      commands.first?.hasPrefix("::error file=%3A%3Aerror%3A%3Ab%2Cc%250A.yaml,") == true,
      "\(outcome.text)")
    #expect(outcome.text.isSafeForTerminals)
  }

  @Test("A file whose name has a line feed is named as it is, on one line")
  func lineFeed() throws {
    let workspace = try Workspace(["x\ny.yaml": "Label: a\nfoo: 1\n"])
    let outcome = try workspace.run("check", "--diagnostics", "github", "x\ny.yaml")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 1, "\(outcome.text)")
    #expect(lines.first?.hasPrefix("::error file=x%0Ay.yaml,line=2,") == true, "\(outcome.text)")
  }
}
