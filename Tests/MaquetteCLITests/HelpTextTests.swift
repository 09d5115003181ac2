import Maquette
import MaquetteComponents
import MaquetteSpec
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

  @Test(
    "A command's own options come before those that it shares with others",
    arguments: [
      ("snapshot verify", ["--record", "--tolerant", "--gallery", "-j", "--color", "--version"]),
      ("snapshot record", ["--record", "--gitattributes", "--gallery", "-j", "--color"]),
      ("snapshot list", ["--json", "--gallery", "-j"]),
      ("snapshot clean", ["--tests", "--yes", "--other-variants", "--gallery", "--color"]),
      ("render", ["-o", "--quiet", "-j", "--overwrite"]), ("watch", ["--serve", "--quiet", "-j"]),
      ("md", ["--check", "--quiet", "-j"]), ("docc", ["--check", "--quiet", "-j"]),
    ])
  func ownFirst(command: String, options: [String]) throws {
    let words = command.split(separator: " ").map(String.init)
    let own = try HelpDump.own().command(named: words).arguments.filter { $0.sectionTitle == nil }
    let all: [[String]] = own.map { argument in (argument.names ?? []).map(\.name) }
    let places: [Int?] = options.map { option in
      let name = String(option.drop { $0 == "-" })
      return all.firstIndex { $0.contains(name) }
    }
    #expect(places.allSatisfy { $0 != nil }, "\(places)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(all)")
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

  @Test("lsp says which files a spec may name as the guide does")
  func languageServer() throws {
    let text = LanguageServerCommand.configuration.discussion
    #expect(
      text.contains("A spec may only name files in its own folder, below it, or in its project."))
  }

  @Test("md and pandoc say only their own half about an option that both have")
  func halves() throws {
    let markdown = try Workspace().run("md", "--help").text
    let spec = "  spec=  A spec file below the document's folder"
    #expect(markdown.contains(spec + ", or in its project.\n"))
    #expect(!markdown.contains("for pandoc"))
    let pandoc = try Workspace().run("pandoc", "--help").text
    #expect(pandoc.contains(spec + ".\n"))
    #expect(pandoc.contains("  format=  The pictures' format: png, svg or pdf.\n"))
    #expect(!pandoc.contains("for md"))
  }

  @Test("A text without sections stays as it is")
  func plain() {
    for text in ["", "\n", "0.1.0", "a\n\nb\n", "OVERVIEW: x\n\nUSAGE: y\n"] {
      #expect(HelpText.ordered(text) == text)
    }
  }

  @Test("The help of each command takes 80 columns at most")
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
      for line in help.lines { #expect(line.count <= 80, "\(line)") }
      for inner in command.shownCommands { try check(inner, path + [inner.commandName]) }
    }
    try check(HelpDump.own().command, [])
  }

  @Test("A line that is longer than a terminal is folded between words, or between two flags")
  func folded() {
    let line =
      "Usage: maquette thing [--output <output>] [--another-option <another-option>] <file>"
    #expect(
      HelpText.folded("error: \(line)\n\(line)")
        == "error: \(line)\n"
        + "Usage: maquette thing [--output <output>] [--another-option <another-option>]\n"
        + "       <file>")
    #expect(HelpText.folded("USAGE: maquette init\n") == "USAGE: maquette init\n")
    let long = String(repeating: "long-", count: 9)
    #expect(
      HelpText.folded("  --\(long)a/--no-\(long)a\n  --frame/--no-frame  Text")
        == "  --\(long)a,\n  --no-\(long)a\n  --frame, --no-frame  Text")
    #expect(
      HelpText.folded("  --frame/--no-frame      Text\n  --theme <theme>         A")
        == "  --frame, --no-frame     Text\n  --theme <theme>         A")
  }

  @Test(
    "What holds without an option is told",
    arguments: [
      ("check", "-j", "one for each processor"), ("check", "--diagnostics", "human"),
      ("lint", "--diagnostics", "human"), ("render", "--scale", "the device's, or else 2"),
      ("render", "--format", "the ending of the name of -o, or else png"),
      ("render", "--legend", "picture"), ("render", "--materials", "image"),
      ("check", "--format", "png"), ("md", "--format", "png, and svg with --dark media"),
      ("md", "--style", "github"), ("md", "--dark", "none"), ("render", "--deps-format", "make"),
      ("worker", "-j", "one for each processor"), ("render", "--color", "auto"),
      ("render", "--variants", "one picture as the spec says"), ("watch", "--port", "a free one"),
      ("watch", "-o", "beside their specs"),
      ("button", "-o", "standard output; on a terminal, -o is needed"),
      ("label", "-o", "standard output; on a terminal, -o is needed"),
      ("board", "-o", "standard output; on a terminal, -o is needed"),
    ])
  func defaults(command: String, option: String, told: String) throws {
    let dump = try HelpDump.own().command
    let found = try #require(dump.subcommands.first { $0.commandName == command })
    let name = String(option.drop { $0 == "-" })
    let argument = try #require(
      found.arguments.first { $0.names?.contains { $0.name == name } == true })
    #expect(
      argument.abstract?.hasSuffix(" (default: \(told))") == true, "\(argument.abstract ?? "")")
  }

  @Test("The help of audit says that it needs a language")
  func needed() throws {
    let audit = try HelpDump.own().command(named: ["audit"])
    let option = audit.arguments.first { $0.names?.contains { $0.name == "locales" } == true }
    #expect(option?.abstract?.hasSuffix(" At least one is needed.") == true)
  }

  @Test("Every option of the environment tells what holds without it, as the environment has it")
  func environment() throws {
    let command = try #require(try HelpDump.own().command.subcommands.first)
    func told(_ flag: String) -> String {
      command.arguments.first { $0.names?.contains { $0.name == flag } == true }?.abstract ?? ""
    }
    for trait in EnvironmentTrait.all {
      #expect(told(trait.flag).contains(" (default: "), "--\(trait.flag)")
    }
    let usual = Environment()
    for (flag, value) in [
      ("platform", usual.platform.rawValue), ("contrast", usual.contrast.rawValue),
      ("level", usual.level.rawValue), ("locale", usual.locale), ("time-zone", usual.timeZone),
      ("now", usual.now), ("legibility-weight", usual.legibilityWeight.rawValue),
      ("control-accent-color", usual.controlAccentColor.rawValue),
      ("control-active-state", usual.controlActiveState.rawValue),
    ] {
      #expect(told(flag).hasSuffix(" (default: \(value))"), "\(told(flag))")
    }
    #expect(told("appearance").contains("(default: \(usual.appearance.rawValue), "))
    #expect(told("text-size").hasSuffix("or else \(usual.textSize.rawValue))"))
  }

  @Test(
    "Commands of one component tell the defaults of its keys",
    arguments: [
      ("button", "Button", ["style", "size", "role", "state", "symbolPlacement"]),
      ("label", "Label", ["font", "color", "alignment", "numberOfLines"]),
      ("board", "Board", ["arrangement", "margins"]),
    ])
  func keys(command: String, component: String, keys: [String]) throws {
    let found = try #require(
      try HelpDump.own().command.subcommands.first { $0.commandName == command })
    let schema = try #require(Catalogue.standard.schema(named: component))
    for key in keys {
      let info = try #require(schema.properties.first { $0.allNames.contains(key) })
      let flags = ["symbolPlacement": "symbol-placement", "numberOfLines": "lines"]
      let flag = flags[key] ?? key
      let argument = found.arguments.first { $0.names?.contains { $0.name == flag } == true }
      #expect(
        argument?.abstract?.hasSuffix(" (default: \(info.defaultText))") == true, "--\(flag)")
    }
  }

  @Test("No help tells a default in another form")
  func oneForm() throws {
    func check(_ command: HelpDump.Command) {
      for text in command.arguments.compactMap(\.abstract) {
        for words in ["when not given", "When not given", "the default)", "by default"] {
          #expect(!text.contains(words), "\(command.commandName): \(text)")
        }
      }
      for inner in command.subcommands { check(inner) }
    }
    check(try HelpDump.own().command)
  }

  @Test("On a narrow terminal, lines of examples stay whole, and sentences are folded")
  func narrow() throws {
    let workspace = try Workspace()
    let narrow = try workspace.run("fmt", "--help", environment: ["COLUMNS": "40"]).text
    let wide = try workspace.run("fmt", "--help", environment: ["COLUMNS": "200"]).text
    let examples = wide.split(separator: "\n").filter { $0.hasPrefix("  maquette ") }
    #expect(examples.count == 4)
    for line in examples { #expect(narrow.contains("\n\(line)\n"), "\(line)") }
    let overview = narrow.components(separatedBy: "\n\nUSAGE: ")[0].split(separator: "\n")
    #expect(overview.allSatisfy { $0.count <= 40 || $0.hasPrefix("  ") }, "\(overview)")
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
