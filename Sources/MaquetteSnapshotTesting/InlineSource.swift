import FoundationEssentials
import Maquette
import MaquetteCore
import MaquetteSpec
import Synchronization

/// Writes expected texts into the sources of tests.
///
/// Nothing but the closure behind the one call is written, and only while the file is what it was
/// when the first text went into it, with the text that the test compared with.
enum InlineSource {
  private static let files = Mutex<[String: File]>([:])

  /// A file that was written to, or will be.
  private struct File {
    /// As the compiler read it.
    let original: [UInt8]
    /// As this process left it.
    var written: [UInt8]
    /// What goes where, by places in the original.
    var edits: [Edit] = []
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// Puts a text into the closure behind a call; makes the closure where there is none.
  ///
  /// - Parameters:
  ///   - old: the text that the closure has; `nil` when there is no closure.
  ///   - name: the function that is called.
  /// - Throws: ``DiagnosticError`` when the source is not what was compiled, ``OutputError`` when it
  ///   cannot be written.
  static func record(_ text: String, old: String?, name: String, at place: TestPlace) throws {
    try files.withLock { files in
      let path = place.filePath
      let now = try bytes(path)
      var file = files[path] ?? File(original: now, written: now)
      guard now == file.written else { throw changed(place) }
      let edit = try edit(text, old: old, name: name, at: place, in: file.original)
      file.edits.removeAll { $0.range.lowerBound == edit.range.lowerBound }
      file.edits.append(edit)
      var result = file.original
      for edit in file.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      try AtomicFile.write(result, to: RunFiles().claim(path))
      file.written = result
      files[path] = file
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    do {
      return try FileReader.read(path: path, limit: Limits.documentBytes)
    } catch let error as FileError {
      throw DiagnosticError("the test's source cannot be read: \(error.message)")
    }
  }

  private static func changed(_ place: TestPlace) -> DiagnosticError {
    DiagnosticError(
      "\(place.fileID) was changed after it was compiled, so nothing is written into it",
      hint: "build and run the test again")
  }

  private static func edit(
    _ text: String, old: String?, name: String, at place: TestPlace, in source: [UInt8]
  ) throws -> Edit {
    let lines = source.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1), place.column >= 1 else { throw changed(place) }
    let line = lines[place.line - 1]
    var reader = SwiftCallReader(source, at: min(line.startIndex + place.column - 1, source.count))
    guard let call = reader.call(named: name), (call.closure == nil) == (old == nil) else {
      throw changed(place)
    }
    let indent = String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let closure = InlineLiteral.closure(text, indent: indent)
    guard let range = call.closure, let old else {
      return Edit(range: call.end..<call.end, text: " " + closure)
    }
    let written = String(decoding: source[range], as: UTF8.self)
    guard InlineLiteral.text(of: written) == InlineLiteral.trimmed(old) else {
      throw DiagnosticError(
        "the closure in line \(place.line) of \(place.fileID) is more than a text between \"\"\", "
          + "so nothing is written into it",
        hint: "paste the text yourself")
    }
    return Edit(range: range, text: closure)
  }
}

/// Texts as literals of several lines.
enum InlineLiteral {
  /// A closure that returns a text.
  static func closure(_ text: String, indent: String) -> String {
    let marks = marks(for: text)
    let inner = indent + "  "
    let lines = trimmed(text).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + String(Substring($0)) }
    return (["{", "\(inner)\(marks)\"\"\""] + lines + ["\(inner)\"\"\"\(marks)", "\(indent)}"])
      .joined(separator: "\n")
  }

  /// The text of a closure that is one literal and nothing else; `nil` for any other.
  static func text(of closure: String) -> String? {
    var lines = closure.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard lines.count >= 4, trimmedSpace(lines.removeFirst()) == "{",
      trimmedSpace(lines.removeLast()) == "}"
    else { return nil }
    let opening = trimmedSpace(lines.removeFirst())
    let ending = lines.removeLast()
    let marks = opening.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let hashes = String(repeating: "#", count: marks)
    guard opening == hashes + "\"\"\"", trimmedSpace(ending) == "\"\"\"" + hashes else {
      return nil
    }
    let indent = String(Substring(ending.utf8.prefix { $0 == 0x20 || $0 == 0x09 }))
    var result: [String] = []
    for line in lines {
      // A backslash means more than itself.
      if line.utf8.contains(UInt8(ascii: "\\")), marks == 0 { return nil }
      if trimmedSpace(line).isEmpty {
        result.append("")
      } else if line.utf8.starts(with: indent.utf8) {
        result.append(String(Substring(line.utf8.dropFirst(indent.utf8.count))))
      } else {
        return nil
      }
    }
    return result.joined(separator: "\n")
  }

  /// A text without the line feed at its end.
  static func trimmed(_ text: String) -> String {
    text.utf8.last == 0x0A ? String(Substring(text.utf8.dropLast())) : text
  }

  /// So many `#` that nothing in the text ends the literal or escapes anything.
  private static func marks(for text: String) -> String {
    let hasQuotes = text.utf8.split { $0 != UInt8(ascii: "\"") }.contains { $0.count >= 3 }
    guard hasQuotes || text.utf8.contains(UInt8(ascii: "\\")) else { return "" }
    let longest = text.utf8.split { $0 != UInt8(ascii: "#") }.map(\.count).max() ?? 0
    return String(repeating: "#", count: longest + 1)
  }

  private static func trimmedSpace(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let body = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    let end = body.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    return end.map { String(decoding: body[...$0], as: UTF8.self) } ?? ""
  }
}
