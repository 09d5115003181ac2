/// What callouts and filters name components by: a path, a kind, a name or an identifier, in which `*`
/// matches anything.
package struct NodePattern {
  private let text: String
  /// What is between the stars; `nil` without any.
  private let parts: [Substring]?

  /// A pattern from its text.
  package init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    self.parts = parts.count > 1 ? parts : nil
  }

  /// The word itself, when it has no stars.
  var word: String? { parts == nil ? text : nil }

  func isAbout(_ node: SceneNode) -> Bool { node.words.contains { !$0.isEmpty && matches($0) } }

  private func matches(_ text: String) -> Bool {
    guard let parts else { return text == self.text }
    var rest = text[...]
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        return rest.hasSuffix(part)
      } else {
        guard let after = NodePattern.end(of: part, in: rest) else { return false }
        rest = rest[after...]
      }
    }
    return true
  }

  private static func end(of part: Substring, in text: Substring) -> Substring.Index? {
    var start = text.startIndex
    while true {
      if text[start...].hasPrefix(part) { return text.index(start, offsetBy: part.count) }
      guard start < text.endIndex else { return nil }
      start = text.index(after: start)
    }
  }
}

extension SceneNode {
  /// What it may be named by: its path, its kind, its name, its text, its identifier.
  var words: [String] {
    [path, component, shownName, text ?? "", accessibility?.identifier ?? ""]
  }
}
