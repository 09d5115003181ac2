/// Names of files as texts that lose nothing.
///
/// A name is bytes and need not be UTF-8. A byte that is no part of UTF-8 becomes a private
/// character, U+10FE80 to U+10FEFF, and so does each byte of a name that has such a character
/// itself: every name has one text, and every text that comes of a name leads back to it.
package enum PathText {
  /// What is added to a byte that is no part of UTF-8.
  private static let base: UInt32 = 0x10FE00

  /// The text of a name.
  package static func text(_ bytes: [UInt8]) -> String {
    // The private characters begin with this byte, and hardly anything else does.
    if !bytes.contains(0xF4), let text = String(validating: bytes, as: UTF8.self) { return text }
    var result = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var place = 0
    func escape(_ count: Int) {
      for byte in bytes[place..<min(place + count, bytes.count)] {
        // Bytes of ASCII are always valid.
        if let scalar = Unicode.Scalar(base + UInt32(byte)) { result.append(scalar) }
      }
      place += count
    }
    while true {
      switch parser.parseScalar(from: &source) {
      case .emptyInput: return String(result)
      case .error(let count): escape(count)
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if byte(of: scalar) == nil {
          result.append(scalar)
          place += encoded.count
        } else {
          escape(encoded.count)
        }
      }
    }
  }

  /// The name that a text stands for.
  package static func bytes(of text: some StringProtocol) -> [UInt8] {
    guard hasEscapes(text) else { return Array(text.utf8) }
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) { result.append(byte) } else { result += UTF8.bytes(scalar) }
    }
    return result
  }

  /// Whether the name that a text stands for is no UTF-8.
  package static func hasEscapes(_ text: some StringProtocol) -> Bool {
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { byte(of: $0) != nil }
  }

  /// The byte that a character stands for; `nil` for one that stands for itself.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    (base + 0x80...base + 0xFF).contains(scalar.value) ? UInt8(scalar.value - base) : nil
  }

  /// A text of a person's, which is no name: what stood for a byte is U+FFFD.
  package static func repaired(_ text: String) -> String {
    guard hasEscapes(text) else { return text }
    return String(decoding: bytes(of: text), as: UTF8.self)
  }
}

extension UTF8 {
  fileprivate static func bytes(_ scalar: Unicode.Scalar) -> [UInt8] {
    Unicode.UTF8.encode(scalar).map { Array($0) } ?? []
  }
}
