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
      } else if scalar.lines.count > 1, !NodeForm.hasOddBreak(scalar),
        scalar.style != .plain || !ScalarStyle.isDocumentMark(scalar.lines[0])
      {
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
      let properties = node.properties.isEmpty ? 0 : node.properties.count + 1
      let taken = column + 1 + properties
      if let length = node.flowLength, taken + length <= FormattedLines.width {
        self = .text(FlowText.content(of: node))
      } else {
        self = .block
      }
    }
  }

  /// A key, on one line.
  static func oneLine(key: SyntaxNode) -> String { FlowText.key(key, isFlow: false) }

  /// Whether it has a line break that YAML takes for part of the text.
  private static func hasOddBreak(_ scalar: SyntaxScalar) -> Bool {
    scalar.value.unicodeScalars.contains { $0 != "\n" && FormatText.isBreak($0) }
  }
}
