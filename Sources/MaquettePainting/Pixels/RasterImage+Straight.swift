extension RasterImage {
  /// A pixel with its colours before they were multiplied by alpha, to the nearest whole number.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func divided(_ shift: UInt32) -> UInt32 {
      let value = (pixel &>> shift) & 0xFF
      return min(255, (value &* 255 &+ alpha / 2) / alpha) &<< shift
    }
    return alpha &<< 24 | divided(16) | divided(8) | divided(0)
  }
}
