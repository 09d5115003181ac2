/// Writes lists, maps and what is in them as they stand in brackets, on one line.
enum FlowText {
  /// Bytes beyond which a text is too long for a line, whatever it is written in.
  private static let longestLine = 4096

  /// A value with its anchor and tag.
  static func text(of node: SyntaxNode) -> String {
    [node.properties, content(of: node)].joinedWords
  }

  /// A value without its anchor and tag.
  static func content(of node: SyntaxNode, isFlow: Bool = true) -> String {
    switch node.content {
    case .scalar(let scalar): ScalarStyle.oneLine(scalar, isFlow: isFlow)
    case .collection(let isMap, let entries):
      brackets(isMap, entries.map { part($0.key.map { key($0) }, text(of: $0.value)) })
    }
  }

  /// A key with its anchor and tag. One that is empty needs quotes.
  static func key(_ node: SyntaxNode, isFlow: Bool = true) -> String {
    let content = node.isNothing ? "\"\"" : content(of: node, isFlow: isFlow)
    return [node.properties, content].joinedWords
  }

  private static func part(_ key: String?, _ value: String) -> String {
    guard let key else { return value }
    return value.isEmpty ? key : "\(key): \(value)"
  }

  private static func brackets(_ isMap: Bool, _ parts: [String]) -> String {
    let inner = parts.joined(separator: ", ")
    return isMap ? "{\(inner)}" : "[\(inner)]"
  }

  /// Notes how long every list and map in brackets is. This is done once, from the inside out: lists
  /// in lists would take very long if each level asked for all that is inside of it.
  ///
  /// - Returns: the text of a value in brackets; `nil` when it is too long for a line, or not in any.
  @discardableResult
  static func measure(_ node: inout SyntaxNode, isFlow: Bool = false) -> String? {
    guard case .collection(let isMap, var entries) = node.content else {
      return isFlow ? text(of: node) : nil
    }
    let isFlow = node.isFlow
    var parts: [String]? = isFlow ? [] : nil
    var bytes = 0
    for index in entries.indices {
      let value = measure(&entries[index].value, isFlow: isFlow)
      guard let value, parts != nil else {
        parts = nil
        continue
      }
      let part = part(entries[index].key.map { key($0) }, value)
      bytes += part.utf8.count
      if bytes <= longestLine { parts?.append(part) } else { parts = nil }
    }
    node.content = .collection(isMap: isMap, entries)
    guard let parts else { return nil }
    let content = brackets(isMap, parts)
    node.flowLength = content.count
    return [node.properties, content].joinedWords
  }
}

extension [String] {
  /// Those that are not empty, with spaces between them.
  fileprivate var joinedWords: String { filter { !$0.isEmpty }.joined(separator: " ") }
}
