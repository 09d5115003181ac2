import MaquetteCore
import MaquetteSpec

/// Keeps long rows of specs and documents away from the argument parser, whose time grows with the square
/// of their number: ten thousand took it two seconds and twenty megabytes.
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
    for argument in all {
      if ManyFiles.isSpec(argument) {
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

  private static func isSpec(_ argument: String) -> Bool {
    argument.isEmpty
      || !Paths.starts(argument, with: "-")
        && (SpecFile.hasEnding(argument) || Paths.ends(argument, in: ".md"))
  }
}
