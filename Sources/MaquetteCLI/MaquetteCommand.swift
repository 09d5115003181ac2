import ArgumentParser
import MaquetteCore
import MaquettePainting
import MaquetteSpec

/// `maquette`: pictures of Apple-platform components from a command line.
@main
struct MaquetteCommand: ParsableCommand {
  /// The program's name, which commands that are parsed by themselves say is above them: the parser
  /// then looks for no flag that writes completions.
  static let name = "maquette"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Draws Apple-platform interface components, without a Mac.",
    discussion: """
      Examples:
        maquette button "Add to Cart" --style filled --symbol cart -o add.png
        maquette render signin.yaml --variants light,dark,rtl
        maquette gallery -o build/gallery

      Exit codes: 0 done, 1 something differs or a warning with --strict, 64 wrong usage, 65 a bad \
      spec or picture, 66 no such input, 70 a bug in Maquette, 71 the system has no process or open \
      file left, 73 a file cannot be written.
      """,
    version: Versions.text, subcommands: commands.map { $0() })

  /// They are listed apart: what is asked for the program's versions takes longer than finding a command.
  /// Each is told when it is asked for, as the runtime then makes what it keeps for one command, not for all.
  private static let commands: [@Sendable () -> any ParsableCommand.Type] = [
    { RenderCommand.self }, { CheckCommand.self }, { LintCommand.self }, { AuditCommand.self },
    { ExplainCommand.self }, { InitCommand.self }, { ButtonCommand.self }, { LabelCommand.self },
    { BoardCommand.self }, { GalleryCommand.self }, { InspectCommand.self }, { DiffCommand.self },
    { SnapshotCommand.self }, { WatchCommand.self }, { MarkdownCommand.self },
    { PandocCommand.self }, { MdBookCommand.self }, { DocCCommand.self }, { ExtractCommand.self },
    { ExportCommand.self }, { FormatCommand.self }, { ComponentsCommand.self },
    { ThemesCommand.self }, { FontsCommand.self }, { SchemaCommand.self },
    { LanguageServerCommand.self }, { ReferenceCommand.self }, { ManualCommand.self },
    { WorkerCommand.self },
  ]

  static func main() {
    let words = arguments
    if words.first == PictureProcess.command {
      let needsSVG = words.last == PictureProcess.svg
      Host.end(PictureServer.run(withSVG: needsSVG, in: Host.withRoom))
    }
    Host.prepare()
    Host.withRoom {
      do { try perform(words) } catch { end(with: error) }
    }
  }

  /// Does what the words of a command line say, without the program's name.
  ///
  /// - Parameter check: hears of the command before it runs, and may throw.
  static func perform(
    _ words: [String], check: (any ParsableCommand) throws -> Void = { _ in }
  ) throws {
    if words == ["--version"] { return try Console.output(document: Versions.text + "\n") }
    let files = ManyFiles(words)
    try reportingErrors { try files.checkCount() }
    var command = try quickly(parse: files.arguments) ?? parseAsRoot(files.arguments)
    command = files.restored(command)
    try check(command)
    try command.run()
  }

  /// What the program was told. Under the name of pandoc's filter it is that command, and what
  /// pandoc tells it is the format alone.
  private static var arguments: [String] {
    let all = Host.arguments
    let given = Array(all.dropFirst())
    guard Paths.name(of: all.first ?? "") == PandocCommand.filterName else { return given }
    return [PandocCommand.configuration.commandName ?? ""] + given
  }

  /// The command that the arguments name, parsed by itself.
  ///
  /// The parser looks at every command before it parses one, which takes longer than drawing a
  /// button. What is not a plain use of one command, help and mistakes among it, is left to it.
  private static func quickly(parse arguments: [String]) -> (any ParsableCommand)? {
    var words = arguments[...]
    func isNext(_ command: any ParsableCommand.Type) -> Bool {
      command.configuration.commandName == words.first
    }
    var type: (any ParsableCommand.Type)?
    var next = commands.first { isNext($0()) }?()
    while let found = next {
      type = found
      words = words.dropFirst()
      next = found.configuration.subcommands.first(where: isNext)
    }
    return try? type?.parse(Array(words))
  }

  /// What to say to `help` of a command that there is not; the parser would show its own page.
  private static var unknownHelpHint: String? {
    let words = arguments
    guard words.first == "help", words.count > 1 else { return nil }
    let path = words.dropFirst().filter { !$0.hasPrefix("-") }
    guard path != ["help"], let (word, names) = unknownCommand(in: path, takesArguments: false)
    else { return nil }
    return unknownCommand(word, hint: Suggestion.hint(for: word, in: names))
  }

  private static func unknownCommand(_ word: String, hint: String?) -> String {
    "unknown command '\(word)'; \(hint ?? "see 'maquette --help'")"
  }

  /// The first of some words that is no command, and the commands that might stand there; `nil` where
  /// there is none.
  ///
  /// - Parameter takesArguments: whether words behind a command without commands may be anything.
  private static func unknownCommand(
    in words: [String], takesArguments: Bool
  ) -> (word: String, names: [String])? {
    var commands = configuration.subcommands
    for word in words {
      if takesArguments, commands.isEmpty { return nil }
      guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
        return (word, commands.compactMap { $0.configuration.commandName })
      }
      commands = next.configuration.subcommands
    }
    return nil
  }

  /// What to say when the first argument is no command, or what follows a command of commands is none
  /// of these: the parser would only call it unexpected.
  static func unknownCommandHint(for words: [String]) -> String? {
    if words.first == "" { return "the command is empty; see 'maquette --help'" }
    let path = words.prefix { !$0.hasPrefix("-") }
    guard path.first != "help",
      let (word, names) = unknownCommand(in: Array(path), takesArguments: true)
    else { return nil }
    let isSpec = path.first == word && SpecFile.hasEnding(word)
    let hint =
      isSpec ? "did you mean 'maquette render \(word)'?" : Suggestion.hint(for: word, in: names)
    return unknownCommand(word, hint: hint)
  }

  /// The commands that `help` may be about, each with those in it.
  private static var helpTopics: [CompletionScript.Command] {
    func names(_ command: any ParsableCommand.Type) -> [String] {
      command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        .compactMap { $0.configuration.commandName }
    }
    return names(self).map { name in
      let command = configuration.subcommands.first { $0.configuration.commandName == name }
      return (name, command.map(names) ?? [])
    }
  }

  /// Prints what there is to say about an error and ends the process.
  ///
  /// The parser would quote arguments as they are, escapes for the terminal among them.
  static func end(with error: any Error) -> Never {
    ColorChoice.use(askedForBy: arguments)
    var message = fullMessage(for: error)
    if message.hasPrefix("OVERVIEW: ") {
      message = HelpText.unbroken(message, wide: fullMessage(for: error, columns: 10_000))
    }
    message = HelpText.folded(message)
    var code = exitCode(for: error)
    if code.isSuccess {
      if let hint = unknownHelpHint {
        Console.error("error: \(hint)")
        exit(withError: CommandExit.usage)
      }
      if let word = UsageMessage.mistakenForHelp(in: arguments, HelpDump.own) {
        message = "Error: Unknown option '\(word)'"
        code = CommandExit.usage
      }
    }
    if code.isSuccess {
      let text = CompletionScript.completed(HelpText.ordered(message), with: helpTopics)
      do { try Console.output(document: text + "\n") } catch {
        code = error as? ExitCode ?? CommandExit.cannotWrite
      }
    } else if let hint = unknownCommandHint(for: arguments) {
      Console.error("error: \(hint)")
    } else if !(error is ExitCode) {
      let told = UsageMessage(message, for: arguments, in: HelpDump.own)
      Console.error(lines: told.map { "error: " + $0.text } ?? message)
      if let hint = told?.hint { Console.error("hint: \(hint)") }
      if code == .failure { code = CommandExit.bug }
    }
    exit(withError: code)
  }
}
