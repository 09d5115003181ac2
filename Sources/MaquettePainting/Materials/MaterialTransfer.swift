import MaquetteCore

/// What becomes of colours behind a material.
struct MaterialTransfer {
  /// The gray of each brightness, 8 bits of it a fraction.
  private let grays: [Int32]
  /// How much of the distance from gray is left, in 256ths.
  private let chroma: Int32
  /// What was added to every gray, 0 to 255.
  let lift: Double

  /// - Parameter brightness: the mean of all that is behind, 0 to 255.
  init(_ effect: MaterialEffect, brightness: Double) {
    lift = effect.lift(over: brightness)
    let lift = lift
    grays = (0..<256).map { level in
      let value = effect.brightness(of: Double(level)) + lift
      return Int32(max(-512_000, min(512_000, (value * 256).rounded())))
    }
    chroma = Int32((effect.chroma * 256).rounded())
  }

  /// An opaque pixel.
  ///
  /// - Parameter color: what is behind, 8 bits of each channel a fraction.
  @inline(__always)
  func pixel(_ color: (red: Int32, green: Int32, blue: Int32)) -> UInt32 {
    // Rec. 709's shares of brightness, of 256.
    let brightness = (color.red &* 54 &+ color.green &* 183 &+ color.blue &* 19) >> 8
    let level = Int(brightness >> 8)
    let (below, above) = (grays[level], grays[min(255, level + 1)])
    let gray = below &+ (((above &- below) &* (brightness & 0xFF)) >> 8)
    @inline(__always)
    func byte(_ channel: Int32) -> UInt32 {
      let value = gray &+ (((channel &- brightness) &* chroma) >> 8)
      return UInt32(max(0, min(255, (value &+ 128) >> 8)))
    }
    return 0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }
}
