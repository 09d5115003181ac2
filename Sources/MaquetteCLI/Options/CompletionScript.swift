/// The scripts with which shells complete command lines.
enum CompletionScript {
  /// A command, and those in it, that `help` may be about.
  typealias Command = (name: String, inner: [String])

  /// A script with what the argument parser leaves out: the commands that `help` may be about. Another
  /// text stays as it is.
  static func completed(_ text: String, with commands: [Command]) -> String {
    let help: Command = (name: "help", inner: commands.map { $0.name })
    // What may follow which word.
    let rows = [help] + commands.filter { !$0.inner.isEmpty }
    if text.contains("\ncomplete -o filenames -F _maquette maquette") {
      let end = "__maquette_offer_flags_options -1\n}\n\ncomplete "
      let cases = rows.map {
        "    \($0.name)) COMPREPLY+=($(compgen -W '\(words($0))' -- \"${cur}\")) ;;\n"
      }.joined()
      return text.replacing(
        end,
        with: "__maquette_offer_flags_options -1\n"
          + "    case \"${prev}\" in\n\(cases)    esac\n}\n\ncomplete ")
    }
    if text.contains("compdef _maquette maquette") {
      let cases = rows.map { "\($0.name)) compadd -- \(words($0)) ;; " }.joined()
      return text.replacing(
        "'*:subcommands:'", with: "'*:subcommands:{case \"${words[CURRENT-1]}\" in \(cases)esac}'")
    }
    guard text.contains("\ncomplete -c 'maquette' -n ") else { return text }
    return rows.reduce(text) { script, row in
      script + "\ncomplete -c 'maquette' -n '__maquette_should_offer_completions_for_positional "
        + "\"maquette help\" -ge 1; and test (commandline -opc)[-1] = \(row.name)' "
        + "-fka '\(words(row))'"
    }
  }

  private static func words(_ command: Command) -> String { command.inner.joined(separator: " ") }
}
