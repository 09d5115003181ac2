import Maquette

/// Pages of commands, one for each.
extension ManualPage {
  /// Every page, with the name of its file.
  static func all(of root: HelpDump.Command) -> [(file: String, page: ManualPage)] {
    func pages(_ command: HelpDump.Command, _ path: [String]) -> [(String, ManualPage)] {
      command.shownCommands.flatMap { inner in
        let own = path + [inner.commandName]
        return [(name(own) + ".1", ManualPage(inner, path: own, within: root))] + pages(inner, own)
      }
    }
    return [(name([]) + ".1", ManualPage(root))] + pages(root, [])
  }

  /// How `man` calls the page of a command: `maquette-snapshot-verify`.
  static func name(_ path: [String]) -> String { (["maquette"] + path).joined(separator: "-") }

  /// What is true of a command: its variables, files and exit codes.
  static func closing(of command: HelpDump.Command, _ path: [String], _ exits: Exits) -> String {
    let names = Set(
      ([command] + command.shownCommands).flatMap(\.arguments).flatMap { $0.names ?? [] }
        .map(\.name))
    func has(_ topic: Topic) -> Bool {
      if topic.commands.contains(path.first ?? "") { return true }
      guard let option = topic.option else { return topic == .messages }
      return names.contains(option)
    }
    let own = files.filter { has($0.topic) }
    return section(
      "ENVIRONMENT",
      variables.filter { has($0.topic) }.map { (".It Ev \($0.name)", $0.meaning) })
      + (own.isEmpty
        ? ".Sh FILES\nThis command opens only the files that you name.\n"
        : section("FILES", own.map { (".It Pa \($0.name)", $0.meaning) }))
      + section(
        "EXIT STATUS", exits.meanings.map { (".It \($0.code)", Escape.roff($0.meaning)) })
  }

  /// What else may be read: the commands inside, or beside.
  static func relatives(
    of command: HelpDump.Command, _ path: [String], within root: HelpDump.Command
  ) -> String {
    var pages = command.shownCommands.map { name(path + [$0.commandName]) }
    if !path.isEmpty { pages.append(name(path.dropLast())) }
    pages.sort()
    return ".Sh SEE ALSO\n"
      + pages.enumerated().map { ".Xr \($1) 1\($0 < pages.count - 1 ? " ," : "")\n" }.joined()
  }
}

/// The parts of a command's help: what it does, and what may be typed.
struct Discussion {
  private(set) var description = ""
  private(set) var examples = ""

  /// - Parameter exits: the codes of which the help tells, which have a section of their own.
  init(_ text: String, without exits: Exits) {
    var isExample = false
    let lines = text.replacing(exits.sentence, with: "")
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "Examples:" || line == "Example:" {
        isExample = true
      } else if isExample, line.hasPrefix("  ") {
        examples += line + "\n"
      } else {
        isExample = false
        description += line + "\n"
      }
    }
  }
}
