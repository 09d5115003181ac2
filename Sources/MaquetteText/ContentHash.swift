internal import CPango

/// SHA-256 of bytes, by GLib, which Pango brings.
public enum ContentHash {
  /// The hash as 64 hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    let text = bytes.withUnsafeBufferPointer { buffer in
      g_compute_checksum_for_data(G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
    }
    // Only an unknown kind of checksum has none.
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The hash of a text in UTF-8.
  public static func sha256(_ text: String) -> String { sha256(Array(text.utf8)) }
}
