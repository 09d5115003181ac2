import BuiltProgram
import ArgumentParser
import Foundation
import Maquette
import Testing

@testable import MaquetteCLI

@Suite("Manual page, completions and examples")
struct InstalledFileTests {
  private static let mandoc = URL(fileURLWithPath: "/usr/bin/mandoc")
  private static let hasMandoc = FileManager.default.fileExists(atPath: mandoc.path)

  /// Every command with the words that call it.
  private static func commands(
    below type: any ParsableCommand.Type = MaquetteCommand.self, path: [String] = []
  ) -> [(path: [String], type: any ParsableCommand.Type)] {
    type.configuration.subcommands.flatMap { inner in
      let name = path + [inner.configuration.commandName ?? ""]
      return [(name, inner)] + commands(below: inner, path: name)
    }
  }

  /// The lines of a help text that call the program.
  private static func examples(_ type: any ParsableCommand.Type) -> [String] {
    type.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  maquette ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("The help of every command has an example that calls it")
  func examplesAreThere() {
    let commands = Self.commands()
    #expect(commands.count > 20)
    for command in commands {
      let call = "maquette " + command.path.joined(separator: " ")
      #expect(Self.examples(command.type).contains { $0.hasPrefix(call) }, "\(call)")
    }
  }

  @Test("Every example of the help is understood")
  func examplesParse() throws {
    let workspace = try Workspace()
    let commands = Self.commands()
    for type in [MaquetteCommand.self] + commands.map(\.type) {
      for example in Self.examples(type) {
        // The shell knows best what words are; what the shell does with the output is none of them.
        let words = example.dropFirst("maquette ".count).replacing(#/ [<>|] .*/#, with: "")
        let outcome = try workspace.shell("set -f; printf '%s\\n' \(words)")
        let arguments = outcome.text.components(separatedBy: "\n").dropLast()
        #expect(outcome.status == 0 && !arguments.isEmpty, "\(example): \(outcome.errors)")
        // The command itself is asked: all of them together take a second to make in a debug build.
        let command = commands.filter { arguments.starts(with: $0.path) }
          .max { $0.path.count < $1.path.count }
        #expect(throws: Never.self, "\(example)") {
          guard let command else { return _ = try MaquetteCommand.parseAsRoot(Array(arguments)) }
          _ = try command.type.parse(Array(arguments.dropFirst(command.path.count)))
        }
      }
    }
  }

  @Test("The manual has a line for every command, whose page has the options and examples")
  func manual() throws {
    let root = try HelpDump.own().command
    let text = ManualPage(root).text
    #expect(text.hasPrefix(".Dd \(MaquetteVersion.date)\n"))
    for command in root.shownCommands {
      #expect(text.contains("\n.It Cm \(command.commandName)\n"))
      #expect(text.contains("\n.Xr maquette-\(command.commandName) 1"))
    }
    #expect(!text.contains("\n.It Cm manual\n") && !text.contains("\n.It Fl "))
    let pages = ManualPage.all(of: root)
    #expect(pages.allSatisfy { $0.page.text.hasPrefix(".Dd \(MaquetteVersion.date)\n") })
    let fmt = try #require(pages.first { $0.file == "maquette-fmt.1" }).page.text
    #expect(fmt.contains("\nmaquette fmt \\- < signin.yaml\n"))
    for part in ["ENVIRONMENT", "FILES", "EXIT STATUS"] {
      #expect(text.contains("\n.Sh \(part)\n"))
    }
    #expect(text.contains("\n.It 73\nA file cannot be written.\n"))
    // Defaults of limits are others in a program that is released.
    let workspace = try Workspace()
    let printed = try Maquette.run(["manual"], in: workspace.folder, program: BuiltProgram.own)
    #expect(printed.text == text)
  }

  @Test("Every command has a page of its own, with what is true of it alone")
  func pages() throws {
    let workspace = try Workspace()
    let run = try workspace.run("manual", "-o", "man1")
    #expect(run.status == 0, "\(run.errors)")
    let shown = Self.commands().filter { $0.type.configuration.shouldDisplay }
    #expect(run.lines.count == shown.count + 1)
    for command in shown {
      let page = try workspace.text("man1/maquette-\(command.path.joined(separator: "-")).1")
      for part in [
        "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
        "SEE ALSO",
      ] {
        #expect(page.contains("\n.Sh \(part)\n"), "\(command.path): \(part)")
      }
      let call = command.path.joined(separator: " ").replacing("-", with: "\\-")
      #expect(page.contains("\nmaquette \(call)"), "\(command.path)")
    }
    let check = try workspace.text("man1/maquette-check.1")
    #expect(check.contains(".It 1\nWarnings with \\-\\-strict.\n"))
    #expect(!check.contains("Exit codes:"))
    let verify = try workspace.text("man1/maquette-snapshot-verify.1")
    #expect(verify.contains(".It Pa Snapshots\n") && verify.contains(".It Ev NO_COLOR\n"))
    #expect(verify.contains(".It Ev GITHUB_STEP_SUMMARY\n"))
    let explain = try workspace.text("man1/maquette-explain.1")
    #expect(!explain.contains("MAQUETTE_CACHE") && !explain.contains("GITHUB_STEP_SUMMARY"))
    #expect(explain.contains("\n.Sh FILES\nThis command opens only the files that you name.\n"))
  }

  @Test(
    "A page lists the exit codes that its command can end with, and files that it reads or writes",
    arguments: [
      ("label", [0, 64, 65, 66, 70, 71, 73], "/usr/share/fonts"),
      ("init", [0, 64, 70, 71, 73], "screen.yaml"),
      ("export", [0, 64, 65, 66, 70, 71, 73], "maquette.yaml"),
      ("board", [0, 64, 65, 66, 70, 71, 73], "maquette.yaml"),
      ("fonts", [0, 64, 66, 70, 71, 73], "../share/maquette/fonts"),
      ("fmt", [0, 1, 64, 65, 66, 70, 71, 73], ""), ("check", [0, 1, 64, 65, 66, 70, 71, 73], ""),
      ("audit", [0, 1, 64, 65, 66, 70, 71, 73], ""), ("lsp", [0, 1, 64, 65, 66, 70, 71, 73], ""),
      ("snapshot merge", [0, 1, 64, 66, 70, 71, 73], ""), ("explain", [0, 64, 70, 71, 73], ""),
      ("snapshot", [0, 1, 64, 65, 66, 70, 71, 73], ""),
      ("render", [0, 64, 65, 66, 70, 71, 73], ""),
      ("md", [0, 1, 64, 65, 66, 70, 71, 73], "~/.cache/maquette"),
      ("snapshot list", [0, 64, 65, 66, 70, 71, 73], "Snapshots"),
    ])
  func exitCodes(command: String, codes: [Int], file: String) throws {
    let root = try HelpDump.own().command
    let name = "maquette-\(command.replacing(" ", with: "-")).1"
    let page = try #require(ManualPage.all(of: root).first { $0.file == name }).page.text
    let status = try #require(page.components(separatedBy: "\n.Sh EXIT STATUS\n").last)
    let found = status.components(separatedBy: "\n.Sh ")[0].split(separator: "\n")
      .filter { $0.hasPrefix(".It ") }.compactMap { Int($0.dropFirst(4)) }
    #expect(found == codes)
    #expect(file.isEmpty || page.contains(".It Pa \(file)\n"))
  }

  @Test("Every command that is shown says itself with which codes it can end")
  func exits() {
    for command in Self.commands() where command.type.configuration.shouldDisplay {
      #expect(command.type is any TellsExits.Type, "\(command.path)")
    }
    #expect(AuditCommand.configuration.discussion.hasSuffix(AuditCommand.exits.sentence))
  }

  @Test("Examples and lists of manual pages fit on a terminal of 80 columns")
  func narrow() throws {
    for (file, page) in try ManualPage.all(of: HelpDump.own().command) {
      for display in page.text.components(separatedBy: "\n.Bd -literal").dropFirst() {
        let lines = display.components(separatedBy: "\n.Ed\n")[0].split(separator: "\n").dropFirst()
        for line in lines {
          let shown = line.replacing("\\-", with: "-").replacing("\\&", with: "")
            .replacing(#/\\\([a-z]{2}/#, with: "^")
          #expect(shown.count <= Table.literalWidth, "\(file): \(shown)")
        }
      }
    }
  }

  @Test("A page has the groups of help: a command's own options first, and the environment last")
  func order() throws {
    let root = try HelpDump.own().command
    let page = try #require(ManualPage.all(of: root).first { $0.file == "maquette-render.1" })
    let titles = page.page.text.split(separator: "\n").filter { $0.hasPrefix(".Ss ") }
    #expect(
      titles.map { $0.dropFirst(4).uppercased() } == [
        "ARGUMENTS", "OPTIONS", "SHARING", "LIMITS", "BUILDS", "PICTURE", "FILE", "ENVIRONMENT",
      ])
    let sharing = try #require(page.page.text.components(separatedBy: "\n.Ss Sharing\n").last)
    #expect(sharing.hasPrefix(".Bl -tag -width Ds\n.It Fl -shard Ar shard\n"))
    let names = [
      "specs", "output", "quiet", "version", "shard", "format", "overlay", "dark", "platform",
      "tint",
    ]
    let places = names.map { name in
      page.page.text.range(
        of: "\n.It \(name == "specs" ? "Ar " : "Fl -")\(name)\\b", options: .regularExpression)?
        .lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test("A file that is no manual page is not replaced by one")
  func foreignPage() throws {
    let workspace = try Workspace(["man1/maquette.1": "mine\n"])
    let run = try workspace.run("manual", "-o", "man1")
    #expect(run.status == 73)
    #expect(try workspace.text("man1/maquette.1") == "mine\n")
  }

  @Test(
    "mandoc has nothing to say about the manual",
    .enabled(if: hasMandoc, "mandoc is not installed; make test installs it"))
  func lint() throws {
    let workspace = try Workspace()
    let pages = try ManualPage.all(of: HelpDump.own().command)
    for (file, page) in pages { try workspace.write(file, page.text) }
    // Whether other pages are installed is no matter of these.
    let lint = try Maquette.run(
      ["-Tlint", "-Wstyle"] + pages.map(\.file), in: workspace.folder, program: Self.mandoc)
    let said = lint.text.split(separator: "\n").filter { !$0.contains("unknown manual") }
    #expect(said.isEmpty, "\(said.prefix(20).joined(separator: "\n"))")
    func shown(_ name: String) throws -> String {
      try workspace.shell("mandoc -Tutf8 -Owidth=100 \(name) | sed 's/.\\x08//g'").text
    }
    #expect(try shown("maquette.1").split(separator: "\n").count < 120)
    let page = try shown("maquette-fmt.1")
    #expect(page.contains("maquette fmt [options] [specs ...]"))
    #expect(page.contains("--check"))
    // Without a locale of its own, man warns of each character beyond ASCII.
    let man = try workspace.shell(
      "command -v man > /dev/null || exit 0; LC_ALL=C.UTF-8 man --warnings -l maquette.1 > /dev/null"
    )
    #expect(man.status == 0 && man.errors.isEmpty, "\(man.errors)")
  }
}
