import ArgumentParser
import Glibc
import Maquette
import MaquetteCore
import MaquettePainting

/// Compares the pictures of two folders that have the same names.
struct FolderDiff {
  let expected: String
  let actual: String
  /// The folder for pictures of differences; `nil` for none.
  let output: String?
  let pair: DiffedPair
  let isJSON: Bool
  private let files: RunFiles

  init(
    expected: String, actual: String, output: String?, pair: DiffedPair, isJSON: Bool,
    permissions: RunFiles.Permissions
  ) {
    (self.expected, self.actual, self.output) = (expected, actual, output)
    (self.pair, self.isJSON) = (pair, isJSON)
    files = RunFiles(permissions)
  }

  /// What came of one name.
  private enum Outcome {
    case compared(DiffedPair.Result)
    /// Only the first folder has it.
    case missing
    /// Only the second folder has it.
    case added
    case failed(ExitCode)

    /// The word in reports.
    var status: String {
      switch self {
      case .compared(let result):
        result.comparison.isSame ? "same" : result.passes ? "tolerated" : "different"
      case .missing: "missing"
      case .added: "added"
      case .failed: "failed"
      }
    }

    var passes: Bool {
      if case .compared(let result) = self { result.passes } else { false }
    }
  }

  /// - Throws: an exit unless every picture is the same.
  func run() throws {
    let (old, new) = (try names(in: expected), try names(in: actual))
    files.reads(old.map { path(expected, $0.text) } + new.map { path(actual, $0.text) })
    let (oldNames, newNames) = (Set(old), Set(new))
    let all = oldNames.union(newNames).sorted()
    guard !all.isEmpty else {
      Console.error(
        "error: there are no pictures in '\(expected)' and '\(actual)'; name folders with PNG, JPEG, "
          + "WebP, BMP or TIFF files")
      throw CommandExit.noInput
    }
    var outcomes: [(name: String, outcome: Outcome)] = []
    for key in all {
      let name = key.text
      let outcome: Outcome =
        !newNames.contains(key)
        ? .missing : !oldNames.contains(key) ? .added : try compare(name)
      outcomes.append((name, outcome))
      if !isJSON, outcome.status != "same" { try Console.output(text(name, outcome)) }
    }
    let counts = ["different", "missing", "added", "failed", "tolerated", "same"].map { status in
      (status, outcomes.count { $0.outcome.status == status })
    }.filter { $0.1 > 0 }
    let passes = outcomes.allSatisfy(\.outcome.passes)
    if isJSON {
      try Console.output(
        document:
          JSONValue.object([
            ("version", .integer(1)),
            ("same", .bool(outcomes.allSatisfy { $0.outcome.status == "same" })),
            ("passes", .bool(passes)),
            ("counts", .object(counts.map { ($0.0, .integer($0.1)) })),
            ("files", .array(outcomes.map { json($0.name, $0.outcome) })),
          ]).prettyText)
    } else {
      let words = counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
      try Console.output("\(all.count) \(all.count == 1 ? "picture" : "pictures"): \(words)\n")
    }
    for case .failed(let exit) in outcomes.map(\.outcome) { throw exit }
    if !passes { throw CommandExit.different }
  }

  /// The paths of pictures in a folder and those in it.
  private func names(in folder: String) throws -> [PathKey] {
    try reportingErrors(as: CommandExit.noInput) {
      try FolderListing.files(in: folder) { name in
        let ending = Paths.ending(of: name)?.lowercased()
        return !Paths.isHidden(name) && ending.map(PictureReader.fileEndings.contains) ?? false
      }.map { PathKey($0) }
    }
  }

  private func compare(_ name: String) throws -> Outcome {
    do {
      let result = try pair.compare(
        path(expected, name), path(actual, name), drawsDifferences: output != nil)
      Console.report(result.warnings)
      if let output, let picture = result.picture, !result.comparison.isSame {
        try reportingErrors {
          let bytes = try PNGEncoder().encode(picture, scale: 1)
          let isPNG = Paths.ends(name.lowercased(), in: ".png")
          let place = path(output, isPNG ? name : name + ".png")
          try AtomicFile.write(bytes, to: files.claim(derived: place, in: output, for: name))
        }
      }
      return .compared(result)
    } catch let exit as ExitCode where exit != CommandExit.cannotWrite {
      return .failed(exit)
    }
  }

  private func path(_ folder: String, _ name: String) -> String {
    Paths.slashed(folder) + name
  }

  // MARK: Reports

  private func text(_ name: String, _ outcome: Outcome) -> String {
    let shown = ResultLine.shown(name)
    switch outcome {
    case .compared(let result):
      let lines = DiffReport(result, pair).text.split(separator: "\n").map { "  \($0)\n" }.joined()
      return "\(shown): \(outcome.status)\n\(lines)"
    case .missing: return "\(shown): missing, only '\(ResultLine.shown(expected))' has it\n"
    case .added: return "\(shown): added, only '\(ResultLine.shown(actual))' has it\n"
    case .failed: return "\(shown): could not be compared\n"
    }
  }

  private func json(_ name: String, _ outcome: Outcome) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("name", .string(name)), ("status", .string(outcome.status)),
    ]
    if case .compared(let result) = outcome {
      fields.append(("report", DiffReport(result, pair).json))
    }
    return .object(fields)
  }
}

/// Names on one line.
private enum ResultLine {
  static func shown(_ name: String) -> String {
    Escape.terminalLine(name)
  }
}
