import MaquetteCore
import MaquetteSpec

/// Keeps long rows of specs, folders, documents and names of pictures away from the argument parser, whose time grows
/// with the square of their number: ten thousand took it two seconds and twenty megabytes.
struct ManyFiles {
  /// A row this short is no trouble.
  private static let least = 64
  /// Stands for a row. No argument can hold this character.
  private static let mark = "\u{0}"

  /// The arguments with each long row but its first file, which may be a flag's value, as a mark.
  let arguments: [String]
  private(set) var rows: [[String]] = []

  init(_ all: [String]) {
    var short: [String] = []
    var row: [String] = []
    var rows: [[String]] = []
    func endRow() {
      if row.count > ManyFiles.least {
        short += [row[0], ManyFiles.mark]
        rows.append(Array(row.dropFirst()))
      } else {
        short += row
      }
      row = []
    }
    let start = ManyFiles.start(in: all)
    for (place, argument) in all.enumerated() {
      // A folder or the name of a picture has no ending. What follows an option begins a row, and stays.
      let isName = place >= start && !Paths.starts(argument, with: "-")
      if isName || ManyFiles.isSpec(argument) {
        row.append(argument)
      } else {
        endRow()
        short.append(argument)
      }
    }
    endRow()
    arguments = short
    self.rows = rows
  }

  /// The files with the rows in the places of their marks.
  func expanded(_ files: [String]) -> [String] {
    var left = rows[...]
    return files.flatMap { file in
      file == ManyFiles.mark ? left.popFirst() ?? [] : [file]
    }
  }

  /// - Throws: ``DiagnosticError`` when there are more words besides than the parser takes in a second.
  func checkCount() throws(DiagnosticError) {
    guard arguments.count > Limits.arguments else { return }
    throw DiagnosticError(
      "the command line has \(arguments.count) words besides its files; at most "
        + "\(Limits.arguments) are read",
      hint: "'*' names several pictures or parts at once, and a folder all specs in it")
  }

  /// Where the words begin of a command that takes many files; behind the last one for other commands, and for so
  /// few words that they are no trouble.
  private static func start(in words: [String]) -> Int {
    guard words.count > least else { return words.count }
    var commands = MaquetteCommand.configuration.subcommands
    for (place, word) in words.prefix(2).enumerated() {
      guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
        break
      }
      if command is any TakesManyFiles.Type { return place + 1 }
      commands = command.configuration.subcommands
    }
    return words.count
  }

  private static func isSpec(_ argument: String) -> Bool {
    argument.isEmpty
      || !Paths.starts(argument, with: "-")
        && (SpecFile.hasEnding(argument) || Paths.ends(argument, in: ".md"))
  }
}
