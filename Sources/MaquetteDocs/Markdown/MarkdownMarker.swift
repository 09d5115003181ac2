import Maquette

extension MarkdownMarker {
  private static let start = "<!--"
  private static let name = "maquette:"

  /// Whether one of our comments begins in a line.
  static func stands(at cursor: LineCursor) -> Bool { word(at: cursor) != nil }

  /// The cursor behind `maquette:`.
  private static func word(at cursor: LineCursor) -> LineCursor? {
    var cursor = cursor
    cursor.skipWhitespace()
    guard cursor.rest.starts(with: start.utf8) else { return nil }
    cursor.skip(start.utf8.count)
    cursor.skipWhitespace()
    guard cursor.rest.starts(with: name.utf8) else { return nil }
    cursor.skip(name.utf8.count)
    return cursor
  }

  /// The comment at the first visible byte of a line; `nil` for anything else.
  init?(_ cursor: LineCursor, line: Int, lines: MarkdownLines, containers: MarkdownContainers) {
    guard var inside = MarkdownMarker.word(at: cursor) else { return nil }
    func place(_ position: Int) -> SourceLocation {
      SourceLocation(
        line: line + 1, column: lines.column(ofByte: position, line, of: cursor.bytes))
    }
    let letters = inside.rest.prefix { $0 != .space && $0 != .tab && $0 != UInt8(ascii: "-") }
    word = String(decoding: letters, as: UTF8.self)
    inside.skip(letters.count)
    self.line = line
    prefix = lines.prefix(line, upTo: cursor.position, of: cursor.bytes)
    location = place(cursor.position)
    optionsLocation = place(inside.position)
    self.containers = containers
    guard inside.rest.count <= Limits.blockOptionBytes else {
      options = ""
      problem = "the comment has more than \(Limits.blockOptionBytes) bytes"
      hint = "shorten its options"
      return
    }
    let rest = Array(inside.rest)
    let end = Array("-->".utf8)
    guard let start = rest.indices.first(where: { rest[$0...].starts(with: end) }) else {
      options = String(decoding: rest, as: UTF8.self)
      problem = "the comment does not end in its line"
      return
    }
    options = String(decoding: rest[..<start], as: UTF8.self)
    let isLast = rest[(start + end.count)...].allSatisfy { $0 == .space || $0 == .tab }
    problem = isLast ? nil : "something follows the comment in its line"
  }
}
