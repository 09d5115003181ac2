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
  ///
  /// - Parameter codes: what it says about its exit codes itself.
  static func closing(
    of command: HelpDump.Command, _ path: [String], _ codes: [(code: String, meaning: String)]
  ) -> String {
    let names = Set(
      ([command] + command.shownCommands).flatMap(\.arguments).flatMap { $0.names ?? [] }
        .map(\.name))
    func has(_ topic: Topic) -> Bool {
      if topic.commands.contains(path.first ?? "") { return true }
      guard let option = topic.option else { return topic == .messages }
      return names.contains(option)
    }
    let status =
      codes.isEmpty
      ? CommandExit.meanings(of: path).map { (String($0.code), $0.meaning) } : codes
    return section(
      "ENVIRONMENT",
      variables.filter { has($0.topic) }.map { (".It Ev \($0.name)", $0.meaning) })
      + section("FILES", files.filter { has($0.topic) }.map { (".It Pa \($0.name)", $0.meaning) })
      + section(
        "EXIT STATUS", status.map { (".It \($0.0)", Escape.roff($0.1)) })
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

/// The parts of a command's help: what it does, what may be typed, and how it ends.
struct Discussion {
  private(set) var description = ""
  private(set) var examples = ""
  private(set) var codes: [(code: String, meaning: String)] = []

  init(_ text: String) {
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "Examples:" || line == "Example:" {
        isExample = true
      } else if isExample, line.hasPrefix("  ") {
        examples += line + "\n"
      } else {
        isExample = false
        add(String(line))
      }
    }
  }

  private mutating func add(_ line: String) {
    guard let start = line.firstRange(of: "Exit codes: ") else {
      description += line + "\n"
      return
    }
    description += line[..<start.lowerBound] + "\n"
    let list = line[start.upperBound...]
    // A comma before a number ends what the last one means.
    codes = list.split(separator: #/, (?=\d)/#).map { entry in
      let words = entry.split(separator: " ", maxSplits: 1)
      let meaning = String(words.last ?? "")
      let sentence = meaning.prefix(1).uppercased() + meaning.dropFirst()
      return (String(words.first ?? ""), sentence.hasSuffix(".") ? sentence : sentence + ".")
    }
  }
}
