/// Writes texts into other languages so that nothing of them is taken for syntax.
///
/// Syntax is made of Unicode scalars: a quotation mark with a joiner, a variation selector or an
/// accent behind it is another `Character`, and ends an attribute all the same. Everything here goes
/// by scalars or bytes, and nothing else in the package escapes anything.
package enum Escape {
  /// A text with some of its scalars written otherwise.
  ///
  /// - Parameter other: what stands in place of a scalar; `nil` for one that stays as it is.
  package static func scalars(
    of text: String, by other: (Unicode.Scalar) -> String?
  ) -> String {
    let scalars = text.unicodeScalars
    // A view of scalars that something is added to is copied whole each time.
    var result: [UInt8] = []
    var start = scalars.startIndex
    for index in scalars.indices {
      guard let replacement = other(scalars[index]) else { continue }
      result += text.utf8[start..<index]
      result += replacement.utf8
      start = scalars.index(after: index)
    }
    // Most texts have nothing in them that needs care.
    guard start != scalars.startIndex else { return text }
    result += text.utf8[start...]
    return String(decoding: result, as: UTF8.self)
  }

  /// A text with something before each of some scalars.
  ///
  /// - Parameters:
  ///   - mark: what comes before them, for example a backslash.
  ///   - special: the scalars.
  package static func marking(
    _ text: String, with mark: String, before special: String
  ) -> String {
    let special = Set(special.unicodeScalars)
    return scalars(of: text) { special.contains($0) ? mark + String($0) : nil }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor obeys it where it should be shown: control characters,
  /// separators of lines and paragraphs, and marks that turn round what follows them.
  package var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
