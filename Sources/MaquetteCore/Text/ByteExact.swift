#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A text that is equal only to one of the same bytes.
///
/// Texts are equal to Swift when they read alike: "é" as one character and as a letter with an accent.
/// They are not drawn alike, and are the names of different files. Whatever is remembered under a text
/// has this one in its key.
///
/// ```swift
/// struct Key: Hashable {
///   @ByteExact var path: String
/// }
/// ```
@propertyWrapper
public struct ByteExact: Hashable, Sendable {
  /// The text.
  public var wrappedValue: String

  /// A text whose bytes count.
  public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  /// A text whose bytes count, as a key by itself.
  public init(_ text: String) { wrappedValue = text }

  /// Whether both have the same bytes.
  public static func == (lhs: ByteExact, rhs: ByteExact) -> Bool {
    let same = lhs.wrappedValue.utf8.withContiguousStorageIfAvailable { left in
      rhs.wrappedValue.utf8.withContiguousStorageIfAvailable { right in
        guard left.count == right.count else { return false }
        guard let one = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(one, other, left.count) == 0
      }
    }
    return (same ?? nil) ?? lhs.wrappedValue.utf8.elementsEqual(rhs.wrappedValue.utf8)
  }

  /// Feeds the bytes.
  public func hash(into hasher: inout Hasher) {
    let isFed: Void? = wrappedValue.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes.count)
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    guard isFed == nil else { return }
    hasher.combine(Array(wrappedValue.utf8))
  }
}
