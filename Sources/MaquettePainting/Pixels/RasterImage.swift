internal import CPixelComparison

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A picture made of pixels.
package struct RasterImage: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Row by row from the top left: `0xAARRGGBB`, the colours multiplied by alpha.
  package let pixels: [UInt32]

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { RasterImage.isOpaque(pixels) }

  static func isOpaque(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { maquette_is_opaque($0.baseAddress, $0.count) }
  }

  /// Whether pixels are the same: at the speed of memory, where an array compares one by one.
  static func areEqual(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    guard one.count == other.count else { return false }
    return one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return memcmp(first, second, one.count) == 0
      }
    }
  }
}
