import MaquetteText

/// What a spec's pictures were made of, and what came of it.
struct CacheEntry: Hashable {
  /// A file and the hash of its bytes.
  struct File: Hashable {
    var hash: String
    var path: String
  }

  /// The files read besides the spec.
  var inputs: [File] = []
  /// The fonts drawn with.
  var fonts: [String] = []
  /// The pictures written.
  var outputs: [File] = []

  /// The most bytes that an entry may have.
  static let limit = 1 << 16

  private static let head = "maquette cache 1"

  /// The entry as a text that ends in its own hash; `nil` when a name has a line break, or for too
  /// long a text.
  func text(key: String) -> String? {
    let lines =
      [CacheEntry.head, "key \(key)"] + inputs.map { "in \($0.hash) \($0.path)" }
      + fonts.map { "font \($0)" } + outputs.map { "out \($0.hash) \($0.path)" }
    guard !lines.contains(where: { $0.utf8.contains(0x0A) }) else { return nil }
    let body = lines.map { $0 + "\n" }.joined()
    let text = body + "end \(SHA256.hex(of: body))\n"
    return text.utf8.count <= CacheEntry.limit ? text : nil
  }

  init(inputs: [File], fonts: [String], outputs: [File]) {
    self.inputs = inputs
    self.fonts = fonts
    self.outputs = outputs
  }

  /// Reads a text; `nil` for one that is not whole, or another key's.
  init?(_ bytes: [UInt8], key: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(ofLast: "end "), text.hasSuffix("\n"),
      text[end.upperBound...].dropLast() == SHA256.hex(of: String(text[..<end.lowerBound]))
    else { return nil }
    var lines = text[..<end.lowerBound].split(separator: "\n")
    guard lines.count >= 2, lines.removeFirst() == CacheEntry.head,
      lines.removeFirst() == "key \(key)"
    else { return nil }
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      switch (words.first, words.count) {
      case ("in", 3): inputs.append(File(hash: words[1], path: words[2]))
      case ("out", 3): outputs.append(File(hash: words[1], path: words[2]))
      case ("font", 2...): fonts.append(String(line.dropFirst(5)))
      default: return nil
      }
    }
  }
}

extension String {
  /// Where a line that begins with a text begins last.
  fileprivate func range(ofLast start: String) -> Range<Index>? {
    var line = endIndex
    for index in utf8.indices.reversed() where utf8[index] == 0x0A {
      let next = utf8.index(after: index)
      if next < endIndex {
        line = next
        break
      }
    }
    guard line < endIndex, self[line...].hasPrefix(start) else { return nil }
    return line..<self.index(line, offsetBy: start.count)
  }
}
