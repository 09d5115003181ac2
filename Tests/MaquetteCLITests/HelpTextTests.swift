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
