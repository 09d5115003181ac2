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
      let text = NodeForm.flow(bare)
      let properties = node.properties.isEmpty ? 0 : node.properties.count + 1
      self =
        column + 1 + properties + text.count <= FormattedLines.width ? .text(text) : .block
    }
  }

  /// A key, on one line.
  static func oneLine(key: SyntaxNode) -> String {
    key.isNothing ? [key.properties, "\"\""].joinedWords : flow(key, isFlow: false)
  }

  private static func flow(_ node: SyntaxNode, isFlow: Bool = true) -> String {
    let text: String
    switch node.content {
    case .scalar(let scalar): text = ScalarStyle.oneLine(scalar, isFlow: isFlow)
    case .collection(let isMap, let entries):
      let inner = entries.map { entry in
        let value = flow(entry.value)
        guard let keyNode = entry.key else { return value }
        let key =
          keyNode.isNothing ? [keyNode.properties, "\"\""].joinedWords : flow(keyNode)
        return value.isEmpty ? key : "\(key): \(value)"
      }.joined(separator: ", ")
      text = isMap ? "{\(inner)}" : "[\(inner)]"
    }
    return [node.properties, text].joinedWords
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
