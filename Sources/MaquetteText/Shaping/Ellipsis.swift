/// What stands for text that is left out.
enum Ellipsis {
  static let text = "\u{2026}"
}

extension SourceText {
  /// Whether all characters are ASCII, or ellipses that the first family has: no script claims those,
  /// and nothing about them has to be looked up.
  func isPlain(in styles: [SpanStyle]) -> Bool {
    var rest = bytes[...]
    while let next = rest.firstIndex(where: { $0 >= 0x80 }) {
      guard rest[next...].starts(with: Ellipsis.text.utf8) else { return false }
      rest = rest[(next + Ellipsis.text.utf8.count)...]
    }
    return rest.startIndex == 0
      || pieces.allSatisfy { styles[$0.style].chain.primaryHasEllipsis }
  }
}
