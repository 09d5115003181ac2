import ArgumentParser

/// A command that says with which codes it can end: its help and its manual page tell of them.
protocol TellsExits: ParsableCommand {
  /// The codes with which it can end.
  static var exits: Exits { get }
}

/// The codes with which a command can end, and what they tell.
struct Exits: Sendable {
  /// Codes of every command: it may be called wrongly, the system may have no process or open file left,
  /// and what it prints may not fit on the disk.
  private static let ofAll: Set<Int32> = [
    0, CommandExit.usage.rawValue, CommandExit.bug.rawValue, CommandExit.noSystem.rawValue,
    CommandExit.cannotWrite.rawValue,
  ]

  private let codes: Set<Int32>
  private let own: [(code: Int32, meaning: String)]

  /// - Parameters:
  ///   - codes: those that not every command can end with.
  ///   - own: what codes tell of this command in particular, as its help says it.
  init(_ codes: Int32..., own: KeyValuePairs<Int32, String> = [:]) {
    self.own = own.map { ($0.key, $0.value) }
    self.codes = Exits.ofAll.union(codes).union(own.map { $0.key })
  }

  /// What a command's help says of those that it has words for.
  var sentence: String {
    "Exit codes: " + own.map { "\($0.code) \($0.meaning)" }.joined(separator: ", ") + "."
  }

  /// All codes with what they tell, as sentences.
  var meanings: [(code: Int32, meaning: String)] {
    CommandExit.meanings.filter { codes.contains($0.code) }.map { code, usual in
      let words = own.first { $0.code == code }?.meaning
      return (code, words.map { $0.capitalizedFirst + "." } ?? usual)
    }
  }

  /// Those of the command that is called as the words of a path; the usual ones of one that says nothing.
  static func of(_ path: [String]) -> Exits {
    var command: any ParsableCommand.Type = MaquetteCommand.self
    for word in path {
      let inner = command.configuration.subcommands
      guard let next = inner.first(where: { $0.configuration.commandName == word }) else { break }
      command = next
    }
    return (command as? any TellsExits.Type)?.exits ?? Exits()
  }
}
