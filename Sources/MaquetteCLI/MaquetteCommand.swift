import ArgumentParser
import Maquette

/// `maquette`: pictures of Apple-platform components from a command line.
@main
struct MaquetteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maquette",
    abstract: "Draws Apple-platform interface components, without a Mac.",
    discussion: """
      Examples:
        maquette button "Add to Cart" --style filled --symbol cart -o add.png
        maquette render signin.yaml --variants light,dark,rtl
        maquette gallery -o build/gallery

      Exit codes: 0 done, 1 findings, 64 usage, 65 bad spec, 66 no such input, 70 a bug, \
      73 cannot write.
      """,
    version: Versions.text,
    subcommands: [
      RenderCommand.self, ButtonCommand.self, LabelCommand.self, GalleryCommand.self,
      InspectCommand.self, ComponentsCommand.self, ThemesCommand.self, FontsCommand.self,
      SchemaCommand.self,
    ])

  static func main() {
    Host.prepare()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Prints what there is to say about an error and ends the process.
  ///
  /// The parser would quote arguments as they are, escapes for the terminal among them.
  private static func end(with error: any Error) -> Never {
    let message = fullMessage(for: error)
    var code = exitCode(for: error)
    if code.isSuccess {
      do { try Console.output(message + "\n") } catch { code = CommandExit.cannotWrite }
    } else if !(error is ExitCode) {
      let prefix = "Error: "
      Console.error(
        message.hasPrefix(prefix) ? "error: " + message.dropFirst(prefix.count) : message)
      if code == .failure { code = CommandExit.bug }
    }
    exit(withError: code)
  }
}
