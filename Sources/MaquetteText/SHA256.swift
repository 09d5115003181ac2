internal import CPango

/// SHA-256 of bytes, by GLib, which Pango brings: for names of contents that must never be those of
/// others, whoever made them. A short number for harmless purposes is `ContentHash`.
package enum SHA256 {
  /// The hash as 64 hexadecimal digits.
  package static func hex(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { hex(of: $0) }
  }

  /// The hash of some of the bytes.
  package static func hex(of bytes: ArraySlice<UInt8>) -> String {
    bytes.withUnsafeBufferPointer { hex(of: $0) }
  }

  /// The hash of a text in UTF-8.
  package static func hex(of text: String) -> String {
    var text = text
    return text.withUTF8 { hex(of: $0) }
  }

  private static func hex(of buffer: UnsafeBufferPointer<UInt8>) -> String {
    let text = g_compute_checksum_for_data(
      G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
    // Only an unknown kind of checksum has none.
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
