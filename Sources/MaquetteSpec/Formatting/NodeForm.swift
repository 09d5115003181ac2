/// The way in which a value is written behind its key or dash.
enum NodeForm {
  /// On the same line; empty for nothing.
  case text(String)
  /// On several lines, as its author broke it.
  case lines([String])
  /// Under `|` or `>`.
  case blockText(BlockText)
  /// Entry by entry, a line or more for each.
  case block

  /// - Parameters:
  ///   - column: how many columns are taken on the line.
  ///   - comments: those that are not printed yet.
  init(_ node: SyntaxNode, at column: Int, _ comments: ArraySlice<SyntaxComment>) {
    switch node.content {
    case .scalar(let scalar):
      if scalar.isBlock {
        let block = BlockText(scalar)
        self = block.map { .blockText($0) } ?? .text(ScalarStyle.oneLine(scalar, isFlow: false))
      } else if scalar.lines.count > 1, !NodeForm.hasOddBreak(scalar) {
        self = .lines(scalar.lines)
      } else {
        self = .text(ScalarStyle.oneLine(scalar, isFlow: false))
      }
    case .collection(let isMap, let entries):
      guard !entries.isEmpty else {
        self = .text(isMap ? "{}" : "[]")
        return
      }
      let comment = comments.first { $0.offset > node.contentStart }
      guard node.isFlow, comment.map({ $0.offset >= node.end }) ?? true else {
        self = .block
        return
      }
      var bare = node
      bare.properties = ""
      var left = NodeForm.longestLine
      guard let text = NodeForm.flow(bare, left: &left) else {
        self = .block
        return
      }
      let properties = node.properties.isEmpty ? 0 : node.properties.count + 1
      self =
        column + 1 + properties + text.count <= FormattedLines.width ? .text(text) : .block
    }
  }

  /// Bytes beyond which a text is too long for a line, whatever it is written in. Every level of lists
  /// in lists asks for its own: without an end each would write all that is inside of it.
  private static let longestLine = 4096

  /// A key, on one line.
  static func oneLine(key: SyntaxNode) -> String {
    var left = Int.max / 2
    return key.isNothing
      ? [key.properties, "\"\""].joinedWords : flow(key, isFlow: false, left: &left) ?? ""
  }

  /// - Parameter left: how many bytes it may have; `nil` when it would have more.
  private static func flow(_ node: SyntaxNode, isFlow: Bool = true, left: inout Int) -> String? {
    let text: String
    switch node.content {
    case .scalar(let scalar): text = ScalarStyle.oneLine(scalar, isFlow: isFlow)
    case .collection(let isMap, let entries):
      var parts: [String] = []
      for entry in entries {
        guard let value = flow(entry.value, left: &left) else { return nil }
        guard let keyNode = entry.key else {
          parts.append(value)
          continue
        }
        let key =
          keyNode.isNothing
          ? [keyNode.properties, "\"\""].joinedWords : flow(keyNode, left: &left)
        guard let key else { return nil }
        parts.append(value.isEmpty ? key : "\(key): \(value)")
      }
      let inner = parts.joined(separator: ", ")
      text = isMap ? "{\(inner)}" : "[\(inner)]"
      // What is inside was counted.
      left += inner.utf8.count
    }
    let result = [node.properties, text].joinedWords
    left -= result.utf8.count
    return left < 0 ? nil : result
  }

  /// Whether it has a line break that YAML takes for part of the text.
  private static func hasOddBreak(_ scalar: SyntaxScalar) -> Bool {
    scalar.value.unicodeScalars.contains { $0 != "\n" && FormatText.isBreak($0) }
  }
}

extension [String] {
  /// Those that are not empty, with spaces between them.
  fileprivate var joinedWords: String { filter { !$0.isEmpty }.joined(separator: " ") }
}
