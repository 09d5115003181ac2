import MaquetteCore

/// The mark that ends a line in other languages: `12px;`, `"spacing": 12,`.
enum EndMark {
  /// A text without such a mark; all of it where it has none.
  static func removed(from text: String) -> String {
    guard text.utf8.count > 1, text.hasSuffix(";") || text.hasSuffix(",") else { return text }
    return String(text.dropLast())
  }

  /// What to do with a mark behind a value that is right without it; `nil` for a value without one.
  static func advice(on node: SpecNode) -> String? {
    guard node.textOffset == 0, let text = node.scalar, let mark = text.last else { return nil }
    let bare = removed(from: text)
    return bare == text ? nil : "write \(SpecNode.excerpt(bare)), without '\(mark)'"
  }
}
