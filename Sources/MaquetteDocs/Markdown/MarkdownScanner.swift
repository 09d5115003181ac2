import Maquette

/// Finds fences, our comments and headings in a Markdown document, in one pass.
///
/// It knows as much of CommonMark as it takes to tell a fence from what only looks like one:
/// quotes, lists, indented code, comments and the HTML elements whose content is raw.
struct MarkdownScanner {
  let bytes: [UInt8]
  let lines: MarkdownLines
  private(set) var events: [MarkdownEvent] = []
  private var containers = MarkdownContainers()
  private var isAfterText = false
  private var isInBlock = false
  private var line = 0

  /// Ends of HTML whose content is raw, by their beginnings.
  private static let rawElements = ["pre", "script", "style", "textarea"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = MarkdownLines(bytes)
  }

  /// What the document holds.
  static func events(in bytes: [UInt8]) -> [MarkdownEvent] {
    var scanner = MarkdownScanner(bytes)
    scanner.scan()
    return scanner.events
  }

  mutating func scan() {
    skipFrontMatter()
    while line < lines.count { scanLine() }
  }

  /// YAML between `---` at the very start is no Markdown.
  private mutating func skipFrontMatter() {
    guard lines.count > 1, lines.text(0, of: bytes).elementsEqual("---".utf8) else { return }
    for index in 1..<lines.count {
      let text = lines.text(index, of: bytes)
      guard text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8) else { continue }
      line = index + 1
      return
    }
  }

  private mutating func scanLine() {
    var cursor = lines.cursor(line, of: bytes)
    let matched = containers.matching(&cursor)
    if cursor.isBlank {
      // A blank line ends quotes; list items go on.
      if matched < containers.open.count { containers.close(downTo: matched) }
      isAfterText = false
      line += 1
      return
    }
    if matched < containers.open.count {
      let isLazy = isAfterText && isPlainText(cursor)
      if !isLazy { containers.close(downTo: matched) }
    }
    containers.openNew(&cursor)
    guard cursor.indentation <= 3 else {
      noteText(cursor)
      line += 1
      return
    }
    cursor.skipWhitespace()
    scanText(cursor)
  }

  private mutating func scanText(_ cursor: LineCursor) {
    if let opening = FenceOpening(cursor) {
      isAfterText = false
      return scanFence(opening, from: cursor)
    }
    if let marker = MarkdownMarker(cursor, line: line, lines: lines, containers: containers) {
      isInBlock = marker.word == "begin" || (isInBlock && marker.word != "end")
      events.append(.marker(marker))
      isAfterText = false
      line += 1
      return
    }
    if let end = rawEnd(cursor) {
      noteText(cursor)
      isAfterText = false
      return skipRaw(to: end)
    }
    if let heading = heading(cursor) {
      events.append(.heading(heading))
      isAfterText = false
      line += 1
      return
    }
    noteText(cursor)
    isAfterText = true
    line += 1
  }

  private mutating func noteText(_ cursor: LineCursor) {
    guard isInBlock else { return }
    var cursor = cursor
    cursor.skipWhitespace()
    guard let byte = cursor.byte else { return }
    events.append(
      .text(
        line: line, column: lines.column(ofByte: cursor.position, line, of: bytes),
        firstByte: byte))
  }

  /// Whether a line could only go on with a paragraph.
  private func isPlainText(_ cursor: LineCursor) -> Bool {
    var cursor = cursor
    var new = MarkdownContainers()
    new.openNew(&cursor)
    guard new.open.isEmpty else { return false }
    cursor.skipWhitespace()
    return FenceOpening(cursor) == nil && heading(cursor) == nil
      && !cursor.rest.starts(with: "<".utf8)
  }

  private func heading(_ cursor: LineCursor) -> String? {
    let marks = cursor.rest.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(marks) else { return nil }
    let text = cursor.rest.dropFirst(marks)
    guard text.first.map({ $0 == .space || $0 == .tab }) ?? true else { return nil }
    return String(decoding: text.prefix(400), as: UTF8.self)
  }

  // MARK: Raw HTML

  /// What ends the raw HTML that begins here; `nil` when none begins, or it ends in this line.
  private func rawEnd(_ cursor: LineCursor) -> String? {
    guard cursor.byte == UInt8(ascii: "<") else { return nil }
    if cursor.rest.starts(with: "<!--".utf8) {
      guard !cursor.rest.dropFirst(4).holds("-->") else { return nil }
      return isHiding(cursor) ? nil : "-->"
    }
    // Names of elements are small or large letters.
    let text = cursor.rest.prefix(20).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for name in MarkdownScanner.rawElements where text.starts(with: ("<" + name).utf8) {
      let next = text.dropFirst(name.utf8.count + 1).first
      guard next.map({ [.space, .tab, UInt8(ascii: ">")].contains($0) }) ?? true else { continue }
      let end = "</\(name)>"
      return cursor.rest.holds(end) ? nil : end
    }
    return nil
  }

  /// Whether a comment hides the fence of one of our blocks: we wrote it ourselves then.
  private func isHiding(_ cursor: LineCursor) -> Bool {
    guard isInBlock, line + 1 < lines.count else { return false }
    let own = cursor.rest.dropFirst(4).allSatisfy { $0 == .space || $0 == .tab }
    var next = lines.cursor(line + 1, of: bytes)
    guard own, containers.matching(&next) == containers.open.count else { return false }
    next.skipWhitespace()
    return FenceOpening(next)?.info.contains("maquette") ?? false
  }

  private mutating func skipRaw(to end: String) {
    line += 1
    while line < lines.count {
      var cursor = lines.cursor(line, of: bytes)
      if containers.matching(&cursor) < containers.open.count, !cursor.isBlank { return }
      line += 1
      if cursor.rest.holds(end) { return }
    }
  }

  // MARK: Fences

  private mutating func scanFence(_ opening: FenceOpening, from cursor: LineCursor) {
    let column = lines.column(ofByte: cursor.position, line, of: bytes)
    let infoColumn = lines.column(ofByte: opening.infoPosition, line, of: bytes)
    var fence = MarkdownFence(
      line: line, endLine: line + 1, prefix: lines.prefix(line, upTo: cursor.position, of: bytes),
      location: SourceLocation(line: line + 1, column: column), info: opening.info,
      infoLocation: SourceLocation(line: line + 1, column: infoColumn), containers: containers)
    // The fence's own indentation is not part of its container's.
    let indentation = cursor.column - containerColumn()
    let keepsText = fence.isOurs
    line += 1
    while line < lines.count {
      var cursor = lines.cursor(line, of: bytes)
      let matched = containers.matching(&cursor)
      let isOutside = matched < containers.open.count
      if isOutside, !cursor.isBlank || containers.open[matched] == .quote { break }
      if opening.isClosed(by: cursor) {
        fence.isClosed = true
        line += 1
        break
      }
      if keepsText, isInBlock, MarkdownMarker.stands(at: cursor) { break }
      if keepsText { fence.append(cursor, indentation: indentation, line: line, lines: lines) }
      line += 1
    }
    fence.endLine = line
    events.append(.fence(fence))
  }

  /// The column at which the text of the containers that are open begins in the present line.
  private func containerColumn() -> Int {
    var cursor = lines.cursor(line, of: bytes)
    var fresh = MarkdownContainers()
    let matched = containers.matching(&cursor)
    if matched < containers.open.count { fresh.openNew(&cursor) }
    return cursor.column
  }
}

extension MarkdownFence {
  fileprivate mutating func append(
    _ cursor: LineCursor, indentation: Int, line: Int, lines: MarkdownLines
  ) {
    var cursor = cursor
    var ofTab = cursor.columnsLeftOfTab
    if indentation > ofTab {
      cursor.skipWhitespace(columns: indentation - ofTab)
      ofTab = cursor.columnsLeftOfTab
    } else {
      ofTab -= indentation
    }
    let removed = lines.column(ofByte: cursor.position, line, of: cursor.bytes) - 1
    offsets.append(LineOffset(removed: removed, ofTab: ofTab))
    text.append(contentsOf: repeatElement(.space, count: ofTab))
    text.append(contentsOf: cursor.rest)
    text.append(.lineFeed)
  }
}
