/// Finds texts by a pattern in which `*` matches anything, in time that grows with the lengths of
/// both and not with their product.
struct Wildcard {
  /// What stands between the asterisks.
  private let parts: [Part]

  init(_ pattern: String) {
    parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map { Part(Array($0)) }
  }

  /// Whether the parts of a pattern between its asterisks occur in a text, in order.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    matchesWhole(text, "*\(pattern)*")
  }

  /// Whether a whole text is what a pattern says.
  static func matchesWhole(_ text: String, _ pattern: String) -> Bool {
    Wildcard(pattern).matchesWhole(text)
  }

  /// Whether a whole text is what the pattern says.
  func matchesWhole(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard let first = parts.first, let last = parts.last, text.starts(with: first.bytes) else {
        return false
      }
      guard parts.count > 1 else { return text.count == first.bytes.count }
      let end = text.count - last.bytes.count
      var at = first.bytes.count
      guard at <= end, text[end...].elementsEqual(last.bytes) else { return false }
      // The leftmost place leaves most room for those behind it.
      for part in parts.dropFirst().dropLast() where !part.bytes.isEmpty {
        guard let next = part.end(in: text, from: at, to: end) else { return false }
        at = next
      }
      return true
    }
  }

  /// Bytes that are looked for as Knuth, Morris and Pratt do.
  private struct Part {
    let bytes: [UInt8]
    /// How many of the first bytes are also the last ones of those up to a place.
    private let borders: [Int]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var borders = [Int](repeating: 0, count: bytes.count)
      var length = 0
      for index in bytes.indices.dropFirst() {
        while length > 0, bytes[index] != bytes[length] { length = borders[length - 1] }
        if bytes[index] == bytes[length] { length += 1 }
        borders[index] = length
      }
      self.borders = borders
    }

    /// Where the bytes end that are found first; `nil` when they are not there.
    func end(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
      guard bytes.count <= end - start else { return nil }
      var length = 0
      for at in start..<end {
        while length > 0, text[at] != bytes[length] { length = borders[length - 1] }
        if text[at] == bytes[length] { length += 1 }
        if length == bytes.count { return at + 1 }
      }
      return nil
    }
  }
}
