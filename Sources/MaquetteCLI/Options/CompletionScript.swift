/// The scripts with which shells complete command lines.
enum CompletionScript {
  /// A command, and those in it, that `help` may be about.
  typealias Command = (name: String, inner: [String])

  /// A script with what the argument parser leaves out: the commands that `help` may be about, and values
  /// behind the `=` of an option, which fish knows by itself. Another text stays as it is.
  static func completed(_ text: String, with commands: [Command]) -> String {
    let help: Command = (name: "help", inner: commands.map { $0.name })
    // What may follow which word.
    let rows = [help] + commands.filter { !$0.inner.isEmpty }
    if text.contains("\ncomplete -o filenames -F _maquette maquette") {
      let end = "__maquette_offer_flags_options -1\n}\n\ncomplete "
      let cases = rows.map {
        "    \($0.name)) COMPREPLY+=($(compgen -W '\(words($0))' -- \"${cur}\")) ;;\n"
      }.joined()
      return valuesInBash(text).replacing(
        end,
        with: "__maquette_offer_flags_options -1\n"
          + "    case \"${prev}\" in\n\(cases)    esac\n}\n\ncomplete ")
    }
    if text.contains("compdef _maquette maquette") {
      let cases = rows.map { "\($0.name)) compadd -- \(words($0)) ;; " }.joined()
      return withOpposites(valuesInZsh(text)).replacing(
        "'*:subcommands:'", with: "'*:subcommands:{case \"${words[CURRENT-1]}\" in \(cases)esac}'")
    }
    guard text.contains("\ncomplete -c 'maquette' -n ") else { return text }
    return rows.reduce(withOpposites(text)) { script, row in
      script + "\ncomplete -c 'maquette' -n '__maquette_should_offer_completions_for_positional "
        + "\"maquette help\" -ge 1; and test (commandline -opc)[-1] = \(row.name)' "
        + "-fka '\(words(row))'"
    }
  }

  /// bash takes `=` for a word of its own. What stands behind it completes as the word behind the option
  /// does.
  private static func valuesInBash(_ text: String) -> String {
    text.replacing(
      """
          local -r cur="${2}"
          local -r prev="${3}"

      """,
      with: """
            local cur="${2#=}"
            local prev="${3}"
            [[ "${prev}" = '=' && "${COMP_CWORD}" -ge 2 ]] && prev="${COMP_WORDS[COMP_CWORD - 2]}"
            local -r cur prev

        """
    ).replacing(
      """
          local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

      """,
      with: """
            local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")
            local -i place
            for place in "${!unparsed_words[@]}"; do
                [[ "${unparsed_words[place]}" = '=' ]] && unset "unparsed_words[${place}]"
            done
            [[ "${COMP_WORDS[COMP_CWORD]}" = '=' ]] && unparsed_words+=('')
            unparsed_words=("${unparsed_words[@]}")

        """)
  }

  /// What zsh and fish say of the opposite of a flag, `--no-frame`: the parser writes the words of `--frame`
  /// once more.
  private static func withOpposites(_ text: String) -> String {
    var previous: Substring = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { previous = line }
      guard line.contains("no-"),
        let found = line.firstMatch(of: #/(?:'--|-l ')no-(?<flag>[a-z-]+)(?:\[.*\]'$|' -d '.*'$)/#),
        line.replacing("no-\(found.flag)", with: found.flag) == previous
      else { return String(line) }
      let words = "The opposite of --\(found.flag)."
      let shown = line.replacing(#/(no-[a-z-]+)\[.*\]'$/#) { "\($0.output.1)[\(words)]'" }
      return String(shown.replacing(#/ -d '.*'$/#, with: " -d '\(words)'"))
    }
    return lines.joined(separator: "\n")
  }

  /// zsh is told of each option with a value that `=` may stand behind it.
  private static func valuesInZsh(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A flag has nothing behind its description.
      guard line.contains("]:") else { return String(line) }
      return String(line).replacing(#/^( +'\*?--[a-z_-]+)\[/#) { "\($0.output.1)=[" }
        .replacing(#/\{(|-[a-z],)(--[a-z_-]+)(|,-[a-z])\}'\[/#) { match in
          "{\(match.output.1)\(match.output.2)=\(match.output.3)}'["
        }
    }
    return lines.joined(separator: "\n")
  }

  private static func words(_ command: Command) -> String { command.inner.joined(separator: " ") }
}
