/// The scripts with which shells complete command lines.
enum CompletionScript {
  /// A script with what the argument parser leaves out: the commands that `help` may be about. Another
  /// text stays as it is.
  static func completed(_ text: String, with commands: [String]) -> String {
    let words = commands.joined(separator: " ")
    if text.contains("\ncomplete -o filenames -F _maquette maquette") {
      let end = "__maquette_offer_flags_options -1\n}\n\ncomplete "
      let offer = "    COMPREPLY+=($(compgen -W '\(words)' -- \"${cur}\"))\n}\n\ncomplete "
      return text.replacing(end, with: "__maquette_offer_flags_options -1\n" + offer)
    }
    if text.contains("compdef _maquette maquette") {
      return text.replacing("'*:subcommands:'", with: "'*:subcommands:(\(words))'")
    }
    guard text.contains("\ncomplete -c 'maquette' -n ") else { return text }
    return text + "\ncomplete -c 'maquette' -n '__maquette_should_offer_completions_for_positional "
      + "\"maquette help\" -ge 1' -fka '\(words)'"
  }
}
