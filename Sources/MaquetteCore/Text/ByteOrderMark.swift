/// The marks with which texts in other encodings than UTF-8 begin.
package enum ByteOrderMark {
  /// The encoding that a text's first bytes tell; `nil` for UTF-8, and where nothing is told.
  package static func encoding(of bytes: [UInt8]) -> String? {
    // The mark of UTF-16 in the same order is the beginning of this one.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    let isShort = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return isShort ? "UTF-16" : nil
  }
}
