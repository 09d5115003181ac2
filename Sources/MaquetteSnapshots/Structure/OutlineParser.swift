import MaquetteCore

/// Reads dumps, line by line: time and memory grow with their length alone.
struct OutlineParser {
  private var problems: [Diagnostic] = []
  private var outline: SceneOutline?
  /// How deep the last node is; `nil` before the root.
  private var nodeDepth: Int?
  /// How deep items of the last node may be: one more than those of the group they are in.
  private var itemDepth = 0

  /// How deep nodes, and groups in a node, may be: overlays and sheets add a few to the scene's.
  private static let depth = 2 * Limits.depth

  mutating func outline(of text: String) throws -> SceneOutline {
    var text = text
    let result = text.withUTF8 { bytes -> SceneOutline? in
      guard bytes.count <= Limits.dumpBytes else {
        problems = [
          Diagnostic(
            .error, "the dump has \(bytes.count) bytes; at most \(Limits.dumpBytes) are read",
            hint: "record it again")
        ]
        return nil
      }
      read(bytes)
      return outline
    }
    guard problems.isEmpty, let result else { throw DiagnosticError(problems) }
    return result
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var number = 0
    while start < bytes.count, problems.count < Limits.diagnostics {
      number += 1
      let rest = bytes[start...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      var last = end ?? bytes.count
      if last > start, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      var line = OutlineLine(bytes, from: start, to: last)
      do throws(OutlineLine.Problem) {
        if end == nil { throw line.problem("the file ends within a line", at: last) }
        try read(&line)
      } catch {
        let place = SourceLocation(line: number, column: line.column(of: error.offset))
        problems.append(
          Diagnostic(
            .error, error.message, location: place,
            hint: "record it again, or take it from version control again"))
        // Without its first line the rest means nothing.
        if outline == nil { return }
      }
      start = (end ?? bytes.count) + 1
    }
    guard problems.isEmpty else { return }
    guard let outline else {
      problems.append(Diagnostic(.error, "there is no scene", hint: "record it again"))
      return
    }
    if outline.nodes.isEmpty {
      problems.append(
        Diagnostic(
          .error, "the scene has no node", location: SourceLocation(line: number, column: 1),
          hint: "record it again"))
    }
  }

  private mutating func read(_ line: inout OutlineLine) throws(OutlineLine.Problem) {
    let start = line.offset
    var indent = line.skipIndent()
    guard outline != nil else {
      if start == line.offset, line.peek("# ") || line.isAtEnd { return }
      try line.expect("scene ")
      outline = try line.scene()
      return
    }
    if indent == 0 {
      let isNote = line.take("note ")
      if !isNote { try line.expect("finding ") }
      let finding = try line.finding()
      if !isNote { outline?.findings.append(finding) }
      return
    }
    // A node without a path has two spaces where the path would be.
    if line.peek("(") { indent -= 2 }
    guard indent >= 2, indent.isMultiple(of: 2) else {
      throw line.problem("\(indent) spaces are not a level of a scene", at: start)
    }
    let level = indent / 2 - 1
    if let item = try line.itemIfAny() {
      guard let nodeDepth, level > nodeDepth, level - nodeDepth - 1 <= itemDepth,
        level - nodeDepth <= OutlineParser.depth
      else { throw line.problem("this line is not inside a line that draws it", at: start) }
      let depth = level - nodeDepth - 1
      if case .group = item { itemDepth = depth + 1 } else { itemDepth = depth }
      outline?.add(OutlineItem(item, depth: depth))
      return
    }
    guard level <= (nodeDepth.map { $0 + 1 } ?? 0), level > 0 || nodeDepth == nil,
      level <= OutlineParser.depth
    else { throw line.problem("this line belongs to no node", at: start) }
    outline?.nodes.append(try line.node(depth: level))
    nodeDepth = level
    itemDepth = 0
  }
}
