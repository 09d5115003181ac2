import MaquetteCore
import MaquettePainting

/// What happened to a baseline's files that no run did: merges that were not ended, editors, version
/// control that took a picture for a text. Each is named, with what mends it.
struct BaselineDamage {
  private let text: String?
  private let png: [UInt8]
  private let picturePath: String
  private let textPath: String

  /// - Parameters:
  ///   - kept: the baseline as it was read.
  ///   - picturePath: how messages name the picture.
  ///   - textPath: how messages name the text beside it.
  init(_ kept: Baseline, picturePath: String, textPath: String) {
    text = kept.text
    png = kept.png
    self.picturePath = picturePath
    self.textPath = textPath
  }

  // MARK: The picture

  /// What is wrong with the picture, which is decoded for that; empty when it can be shown.
  var pictureProblems: [Diagnostic] {
    let (message, hint) = pictureProblem
    return message.map { [Diagnostic(.error, $0, file: picturePath, hint: hint)] } ?? []
  }

  private var pictureProblem: (message: String?, hint: String) {
    let again = GitCommand.takeAgain(picturePath)
    if png.isEmpty { return ("the file is empty", again) }
    if png.starts(with: Array("version https://git-lfs".utf8)) {
      return ("this is a pointer of Git LFS and not the picture", "run 'git lfs pull'")
    }
    if png.starts(with: Array("<<<<<<< ".utf8)) {
      return ("a merge took the picture for a text and left a conflict in it", Self.afterMerge)
    }
    if Self.converted.contains(where: png.starts) {
      return (
        "the ends of its lines were converted, as if the picture were a text",
        "'maquette snapshot record --gitattributes' tells Git that it is a binary file; then "
          + GitCommand.takeAgain(picturePath)
      )
    }
    if png.starts(with: Array("\u{FFFD}PNG".utf8)) {
      return ("a program read and wrote the picture as a text, which destroyed it", again)
    }
    do {
      _ = try PNGDecoder.decode(png)
      return (nil, "")
    } catch let error as DiagnosticError {
      return (error.diagnostics.first?.message ?? "the picture is damaged", again)
    } catch {
      return ("\(error)", again)
    }
  }

  /// How PNG files begin after Git, or a transfer as text, converted the ends of lines.
  private static let converted: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A],
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
  ]

  // MARK: The text

  private static let afterMerge = "merge the specs, then accept what is drawn from them"

  /// What is wrong with the text beside it; empty for one that a run may have written, and for one
  /// that only its reader finds fault with.
  var textProblems: [Diagnostic] {
    guard let text else { return [] }
    let again = GitCommand.takeAgain(textPath)
    guard !text.isEmpty else {
      return [Diagnostic(.error, "the file is empty", file: textPath, hint: again)]
    }
    if let conflict = MergeConflict(in: text) {
      return [
        Diagnostic(
          .error, conflict.message, file: textPath,
          location: SourceLocation(line: conflict.line, column: 1), hint: Self.afterMerge)
      ]
    }
    if text.unicodeScalars.first == "\u{FFFD}" {
      return [
        Diagnostic(
          .error, "the file is not text in UTF-8", file: textPath,
          location: SourceLocation(line: 1, column: 1), hint: again)
      ]
    }
    if text.unicodeScalars.first == "\u{FEFF}" {
      return [
        Diagnostic(
          .error, "an editor put a byte order mark before the text", file: textPath,
          location: SourceLocation(line: 1, column: 1), hint: again)
      ]
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    func problem(_ message: String, at line: Int) -> [Diagnostic] {
      [
        Diagnostic(
          .error, message + "; an editor or a merge did that", file: textPath,
          location: SourceLocation(line: line, column: 1), hint: again)
      ]
    }
    // A text that ends as texts do has nothing behind its last line feed.
    guard lines.last?.isEmpty == true else {
      return problem("the line feed at the end is missing", at: lines.count)
    }
    let empty = lines.dropLast().indices.filter { lines[$0].isEmpty }
    guard let first = empty.first else { return [] }
    let isAtEnd = lines[first...].allSatisfy(\.isEmpty)
    let count = empty.count == 1 ? "is a line feed" : "are \(empty.count) line feeds"
    return problem("there \(count) too many\(isAtEnd ? " at the end" : "")", at: first + 1)
  }
}

/// A merge that was not ended, in a text.
struct MergeConflict {
  /// The line that the first one begins in, from 1.
  let line: Int
  private let sides: [String]

  /// The first conflict; `nil` without one.
  init?(in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.firstIndex(where: { MergeConflict.side(of: $0, after: "<") != nil })
        ?? lines.firstIndex(where: {
          MergeConflict.isMark($0, "=") || MergeConflict.isMark($0, ">")
        })
    else { return nil }
    line = start + 1
    let end = lines[start...].first { MergeConflict.side(of: $0, after: ">") != nil }
    sides = [
      MergeConflict.side(of: lines[start], after: "<"),
      end.flatMap {
        MergeConflict.side(of: $0, after: ">")
      },
    ].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// What happened, in a sentence without a full stop.
  var message: String {
    let who =
      sides.count == 2
      ? " between \(sides.map { "'\(SpecNode.excerpt($0))'" }.joined(separator: " and "))" : ""
    return "here is a merge conflict\(who): both sides changed this baseline"
  }

  private static func isMark(_ line: Substring, _ mark: Character) -> Bool {
    side(of: line, after: mark) != nil
  }

  /// What stands behind seven marks at the start of a line; `nil` without them.
  private static func side(of line: Substring, after mark: Character) -> String? {
    let marks = line.prefix { $0 == mark }
    guard marks.count == 7 else { return nil }
    let rest = line.dropFirst(7)
    guard rest.isEmpty || rest.hasPrefix(" ") else { return nil }
    return String(rest.drop { $0 == " " })
  }
}

/// Commands of Git that messages name.
enum GitCommand {
  /// What brings back a file as it was committed.
  static func takeAgain(_ path: String) -> String {
    "take the file from version control again with 'git checkout -- \(AcceptCommand.quoted(path))'"
  }
}
