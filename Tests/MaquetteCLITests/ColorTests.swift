import Testing

@testable import MaquetteCLI

@Suite("Colours of messages")
struct ColorTests {
  private static let spec = "Label: 東京\nfont: hedline\n"

  private func errors(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    try Workspace(["a.yaml": Self.spec]).run(arguments, environment: environment).errors
  }

  @Test("There are none in a file, and none more than asked for")
  func never() throws {
    let plain = try errors(["check", "a.yaml"])
    #expect(plain.contains("a.yaml:2:7: error: ") && plain.isSafeForTerminals)
    #expect(try errors(["check", "a.yaml", "--color", "never"]) == plain)
    #expect(try errors(["check", "a.yaml", "--color", "auto"]) == plain)
    let coloured = try errors(["check", "a.yaml", "--color=always"])
    #expect(coloured.contains("\u{1B}[1ma.yaml:2:7: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(coloured.contains("\u{1B}[1;32m^~~~~~~\u{1B}[0m did you mean 'headline'?"))
    // The words are the same.
    let bare = coloured.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "")
    #expect(bare == plain)
  }

  @Test("What a spec says colours nothing")
  func hostile() throws {
    let workspace = try Workspace(["a.yaml": "\"Bu\\e[31mton\": x\n"])
    let outcome = try workspace.run("check", "a.yaml", "--color", "always")
    #expect(!outcome.errors.contains("\u{1B}[31m"))
  }

  @Test(
    "On a terminal they are there, unless NO_COLOR, TERM or a flag says otherwise",
    arguments: [
      ("", "TERM=xterm", true), ("", "TERM=xterm NO_COLOR=1", false),
      ("", "TERM=xterm NO_COLOR=", true), ("", "TERM=dumb", false),
      ("--color never", "TERM=xterm", false), ("--color always", "TERM=dumb NO_COLOR=1", true),
    ])
  func terminal(flag: String, environment: String, expected: Bool) throws {
    let workspace = try Workspace(["a.yaml": Self.spec])
    let outcome = try workspace.shell(
      "command -v script > /dev/null || { echo absent; exit 0; }; "
        + "env -u NO_COLOR \(environment) "
        + "script -qec \"'$MAQUETTE' check a.yaml \(flag)\" /dev/null")
    guard outcome.text != "absent\n" else { return }
    #expect(outcome.text.contains("error:"))
    #expect(outcome.text.contains("\u{1B}[1;31m") == expected, "\(outcome.text.debugDescription)")
  }

  @Test("Every command takes the flag, and 'label' has a colour of its own under that name")
  func everywhere() throws {
    func check(_ command: HelpDump.Command, _ path: String) {
      for inner in command.shownCommands { check(inner, "\(path) \(inner.commandName)") }
      guard command.shownCommands.isEmpty else { return }
      let flag = command.arguments.first { $0.names?.contains { $0.name == "color" } == true }
      #expect(flag != nil, "\(path)")
      let isOfMessages = flag?.abstract?.hasPrefix("Colours in messages") == true
      #expect(isOfMessages == (command.commandName != "label"), "\(path)")
    }
    check(try HelpDump.own().command, "maquette")
    let workspace = try Workspace()
    let outcome = try workspace.run("themes", "a.yaml", "--color", "always")
    #expect(outcome.errors.contains("\u{1B}[1;31merror:\u{1B}[0m"), "\(outcome.errors)")
  }

  @Test("Another word than the three is refused")
  func refused() throws {
    try expectRefusal(
      64, "--color", in: Workspace(["a.yaml": Self.spec]), ["check", "--color", "x"])
  }
}
