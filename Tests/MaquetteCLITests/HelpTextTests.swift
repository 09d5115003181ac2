import Maquette
import Testing

@testable import MaquetteCLI

@Suite("The text of --help")
struct HelpTextTests {
  @Test("A command's own options come first, then groups, the environment last")
  func order() throws {
    let outcome = try Workspace().run("render", "--help")
    #expect(outcome.status == 0)
    let titles = outcome.lines.filter { $0.hasSuffix(":") && $0 == $0.uppercased() }
    #expect(
      titles == [
        "ARGUMENTS:", "OPTIONS:", "SHARING:", "LIMITS:", "BUILDS:", "PICTURE:", "FILE:",
        "ENVIRONMENT:",
      ])
    let places = ["-o, --output", "-h, --help", "--timeout", "--platform"].map {
      outcome.text.range(of: $0)?.lowerBound
    }
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted() && places.count == 4)
  }

  @Test("The limits of a run stand under their own title, and -j among the command's own options")
  func limits() throws {
    for command in ["verify", "record", "list"] {
      let text = try Workspace().run("snapshot", command, "--help").text
      let parts = text.components(separatedBy: "\n\n")
      let filter = try #require(parts.first { $0.hasPrefix("FILTER:") })
      #expect(!filter.contains("  -j ") && !filter.contains("--timeout"), "\(command)")
      #expect(parts.contains { $0.hasPrefix("LIMITS:") && $0.contains("--timeout") })
      #expect(parts.contains { $0.hasPrefix("OPTIONS:") && $0.contains("  -j ") })
    }
  }

  @Test("Commands of a command come behind its options, and what the parser says stays last")
  func subcommands() throws {
    let text = try Workspace().run("--help").text
    let options = try #require(text.range(of: "\nOPTIONS:"))
    let commands = try #require(text.range(of: "\nSUBCOMMANDS:"))
    #expect(options.lowerBound < commands.lowerBound)
    #expect(text.hasSuffix("  See 'maquette help <subcommand>' for detailed help.\n"))
  }

  @Test("A text without sections stays as it is")
  func plain() {
    for text in ["", "\n", "0.1.0", "a\n\nb\n", "OVERVIEW: x\n\nUSAGE: y\n"] {
      #expect(HelpText.ordered(text) == text)
    }
  }

  @Test("How a command is called takes 80 columns at most")
  func usage() throws {
    let workspace = try Workspace()
    func check(_ command: HelpDump.Command, _ path: [String]) throws {
      let help = try workspace.run(["help"] + path)
      let usage = help.text.components(separatedBy: "\n").drop { !$0.hasPrefix("USAGE:") }
        .prefix { !$0.isEmpty }
      #expect(!usage.isEmpty || path.isEmpty, "\(path)")
      if let first = usage.first {
        #expect(first.hasPrefix((["USAGE: maquette"] + path).joined(separator: " ")), "\(path)")
      }
      for line in usage { #expect(line.count <= 80, "\(line)") }
      for inner in command.shownCommands { try check(inner, path + [inner.commandName]) }
    }
    try check(HelpDump.own().command, [])
  }

  @Test("A usage line that is longer than a terminal is folded between its words")
  func folded() {
    let line =
      "Usage: maquette thing [--output <output>] [--another-option <another-option>] <file>"
    #expect(
      HelpText.folded("error: \(line)\n\(line)")
        == "error: \(line)\n"
        + "Usage: maquette thing [--output <output>] [--another-option <another-option>]\n"
        + "       <file>")
    #expect(HelpText.folded("USAGE: maquette init\n") == "USAGE: maquette init\n")
  }

  @Test(
    "What holds without an option is told",
    arguments: [
      ("check", "-j", "one for each"), ("check", "--diagnostics", "human when not"),
      ("lint", "--diagnostics", "human when not"), ("render", "--scale", "or else 2"),
      ("render", "--format", "or else png"), ("render", "--legend", "picture when not"),
      ("check", "--format", "png when not"), ("md", "--format", "png when not"),
      ("render", "--deps-format", "make when not"), ("worker", "-j", "one for each"),
    ])
  func defaults(command: String, option: String, told: String) throws {
    let dump = try HelpDump.own().command
    let found = try #require(dump.subcommands.first { $0.commandName == command })
    let name = String(option.drop { $0 == "-" })
    let argument = try #require(
      found.arguments.first { $0.names?.contains { $0.name == name } == true })
    #expect(argument.abstract?.contains(told) == true, "\(argument.abstract ?? "")")
  }

  @Test("Examples and lists in help break no line at 80 columns")
  func width() throws {
    func check(_ command: HelpDump.Command) {
      for line in (command.discussion ?? "").split(separator: "\n") where line.hasPrefix("  ") {
        #expect(line.count <= 80, "\(command.commandName): \(line)")
      }
      for inner in command.subcommands { check(inner) }
    }
    check(try HelpDump.own().command)
  }
}
