import ArgumentParser
import Maquette
import MaquetteSpec

/// `maquette worker`: works for Bazel, which starts one process for many actions.
struct WorkerCommand: ParsableCommand, TellsExits {
  static let exits = Exits(1, 65, 66)

  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Draws as a persistent worker of Bazel: one process for many actions.",
    usage: "maquette worker [<options>] [<words> ...]",
    discussion: """
      Examples:
        maquette worker --persistent_worker           # as Bazel starts it
        maquette worker --protocol json --persistent_worker
        maquette worker render signin.yaml -o build/  # one command, no Bazel
        maquette worker @signin.params                # one argument a line

      Requests come on standard input, and answers go to standard output. The arguments of a request \
      are a command and its flags: render signin.yaml -o build/. The worker works on several requests \
      at the same time, and each draws the same bytes as the command without a worker.
      """)

  @Option(
    name: .customLong("protocol"),
    help: "How requests are written: proto (Bazel's own choice) or json.",
    completion: .words(of: WorkForm.self))
  var form = WorkForm.proto.rawValue

  @Flag(
    name: .customLong("persistent_worker"), help: "Answer requests until there are no more.")
  var isPersistent = false

  @Option(
    name: .customShort("j", allowingJoined: true),
    help: ArgumentHelp(
      """
      How many requests are worked on at the same time,\
      \(FlagNumber.words(WorkOptions.allowed)).
      """, default: WorkOptions.usualWords))
  var jobs: String?

  @OptionGroup var colors: ColorOptions

  @Argument(
    parsing: .captureForPassthrough,
    help: "Without --persistent_worker: a command, or @ and the name of a file with its arguments.")
  var words: [String] = []

  func run() throws {
    guard let form = WorkForm(rawValue: form) else {
      let names = WorkForm.allCases.map(\.rawValue)
      throw reportingUsage(
        "--protocol: unknown protocol '\(form)'",
        Suggestion.hint(for: form, in: names) ?? "use proto or json")
    }
    // What comes behind the worker's own flags is passed on, and its own help is asked for so, too.
    if words == ["--help"] || words == ["-h"] { throw CleanExit.helpRequest(self) }
    guard isPersistent else {
      guard !words.contains("--persistent_worker") else {
        throw reportingUsage(
          "--persistent_worker stands before all other words",
          "write 'maquette worker --persistent_worker'")
      }
      let words = try expanded(words)
      guard !words.isEmpty else {
        throw reportingUsage("no command given", "write one, or --persistent_worker")
      }
      return try MaquetteCommand.perform(WorkerCommand.checked(words))
    }
    guard words.isEmpty else {
      throw reportingUsage(
        "a persistent worker takes its commands from requests", "leave the rest out")
    }
    let most = try WorkOptions.workers(jobs)
    WorkerCommand.prepare()
    do {
      var loop = WorkerLoop(form.messages, most: most) { words in
        do {
          try MaquetteCommand.perform(WorkerCommand.checked(words)) {
            try WorkerCommand.refusePicture(of: $0)
          }
          Host.end(0)
        } catch {
          MaquetteCommand.end(with: error)
        }
      }
      try loop.answer()
    } catch let error as DiagnosticError {
      Console.report(error.diagnostics)
      throw CommandExit.badSpec
    }
  }

  /// Does once what every picture needs, so that the copies have it: words are parsed, a font is read,
  /// a button is drawn.
  private static func prepare() {
    _ = try? RenderCommand.parse(["button.yaml"])
    _ = try? Renderer().bytes(of: Button("Ready", symbol: "checkmark", style: .filled))
  }

  /// The words, with those of a file in the place of its name, which stands last.
  private func expanded(_ words: [String]) throws -> [String] {
    guard let last = words.last, last.utf8.first == UInt8(ascii: "@"), last.utf8.count > 1 else {
      return words
    }
    let bytes: [UInt8]
    do { bytes = try FileReader.read(path: String(last.dropFirst())) } catch let error as FileError
    {
      throw Console.exit(for: error)
    }
    let lines = PathText.text(bytes).split(separator: "\n", omittingEmptySubsequences: false)
    return words.dropLast() + lines.dropLast(lines.last == "" ? 1 : 0).map(String.init)
  }

  /// Refuses a command that prints a picture: an answer holds messages.
  private static func refusePicture(of command: any ParsableCommand) throws {
    let output: String? =
      switch command {
      case let command as RenderCommand: command.output
      case let command as ButtonCommand: command.drawing.target
      case let command as LabelCommand: command.drawing.target
      case let command as BoardCommand: command.drawing.target
      default: nil
      }
    // What is no output at all is told by the command.
    guard (try? OutputTarget(output))?.batchOutput == .memory else { return }
    throw Console.misuse("a worker's answer holds messages, and no picture; name a file with -o")
  }

  /// Words that a worker may work on: none that wait for somebody, or for more requests.
  private static func checked(_ words: [String]) throws -> [String] {
    guard let name = words.first else {
      throw Console.misuse(
        "a request names no command; its 'arguments' are a command and its flags")
    }
    if let hint = MaquetteCommand.unknownCommandHint(for: words) { throw Console.misuse("\(hint)") }
    guard ["worker", "watch", "lsp"].contains(name) else { return words }
    throw Console.misuse("a worker cannot run '\(name)', which runs until somebody ends it")
  }

  private func reportingUsage(_ message: String, _ hint: String) -> ExitCode {
    Console.error("error: \(message); \(hint)")
    return CommandExit.usage
  }
}
