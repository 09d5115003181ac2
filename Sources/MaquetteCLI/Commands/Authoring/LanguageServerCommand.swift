import ArgumentParser
import Maquette
import MaquetteLanguageServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `maquette lsp`: helps editors to write specs.
struct LanguageServerCommand: ParsableCommand, TellsExits {
  static let exits = Exits(own: [
    0: "ended by the editor", 1: "the editor disconnected",
    65: "the input does not follow the protocol",
    66: "no such font",
  ])

  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Helps editors to write specs, over the Language Server Protocol.",
    usage: "maquette lsp [<options>]",
    discussion: """
      Examples:
        maquette lsp
        maquette lsp --font-path ~/fonts

      An editor starts the command and talks to it over standard input and output. While you type, \
      the editor shows what 'maquette check' and 'maquette lint' find. It explains keys and \
      components with a picture. It completes components, keys, values, colours, symbols, devices, \
      locales and files, and goes to definitions. It shows an outline of a spec, formats it as \
      'maquette fmt' does, and offers fixes.

      A spec may only name files in its own folder, below it, or in its project. An editor may send \
      options when it starts: {"hoverPictures": false} leaves pictures out of the explanations.

      \(exits.sentence)
      """)

  @Flag(
    name: .customLong("stdio"),
    help: "Use standard input and output. This is the default; some editors ask for it.")
  var stdio = false

  @OptionGroup var limits: LimitOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    guard !Host.canAsk else {
      throw Console.misuse(
        "an editor starts 'maquette lsp' and talks to it; see the guide for editors, or "
          + "check specs here with 'maquette check'")
    }
    var settings = ServerSettings(limits: try limits.limits())
    settings.fontPaths = try fonts.fontPaths()
    settings.linter = EditorLinter()
    let server = LanguageServer(settings, writer: MessageWriter(file: STDOUT_FILENO))
    switch server.run(MessageReader(file: STDIN_FILENO)) {
    case .done: return
    // A text may still be looked at: what libraries clear away at an orderly end is in use.
    case .early:
      Console.error("error: the input has ended, and the editor has not sent 'shutdown' and 'exit'")
      Host.leave(CommandExit.different.rawValue)
    case .broken(let reason):
      Console.error("error: \(reason); 'maquette lsp' is for editors, which write such messages")
      throw CommandExit.badSpec
    case .noThread:
      Console.error("error: the system has no thread left; \(SystemHint.processes)")
      throw CommandExit.different
    }
  }
}
