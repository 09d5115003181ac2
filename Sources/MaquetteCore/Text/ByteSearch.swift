#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
  /// Whether a short text is somewhere in the bytes: the C library looks for its first byte, which takes a
  /// fraction of the time that `firstRange(of:)` takes.
  package func hasText(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { part in
      guard let first = part.first, let wanted = part.baseAddress else { return true }
      return withUnsafeBytes { all in
        guard let start = all.baseAddress else { return false }
        var place = 0
        while place + part.count <= all.count,
          let found = memchr(start + place, Int32(first), all.count - part.count + 1 - place)
        {
          if memcmp(found, wanted, part.count) == 0 { return true }
          place = UnsafeRawPointer(found) - start + 1
        }
        return false
      }
    }
  }
}
