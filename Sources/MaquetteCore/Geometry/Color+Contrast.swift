#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Color {
  /// The relative luminance, 0 for black to 1 for white, as WCAG 2.2 defines it.
  private var relativeLuminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast with another opaque colour, 1 to 21, as WCAG 2.2 defines it.
  package func contrast(with other: Color) -> Double {
    let (own, others) = (relativeLuminance, other.relativeLuminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }
}
