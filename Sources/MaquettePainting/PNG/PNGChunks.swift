internal import CDeflate
internal import CPixelComparison

/// A PNG file in the making: the signature and the chunks so far.
struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func reserve(_ more: Int) { bytes.reserveCapacity(bytes.count + more) }

  /// How the pixels of a file are written, by PNG's numbers: 8 bits a component or an index.
  enum Kind: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6

    var bytesPerPixel: Int {
      switch self {
      case .palette: 1
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// Size and kind of the pixels.
  mutating func header(width: Int, height: Int, kind: Kind) {
    chunk(
      "IHDR",
      PNGChunks.bigEndian(UInt32(clamping: width)) + PNGChunks.bigEndian(UInt32(clamping: height))
        + [8, kind.rawValue, 0, 0, 0])
  }

  /// Says that colours are sRGB, to be shown perceptually.
  mutating func colorSpace() { chunk("sRGB", [0]) }

  /// Says how many pixels there are to a metre, so that the picture has its size in points.
  mutating func resolution(scale: Double) {
    let perMetre = PNGChunks.bigEndian(UInt32(max(1, min(1e6, (72 * scale / 0.0254).rounded()))))
    chunk("pHYs", perMetre + perMetre + [1])
  }

  /// The colours that indices stand for, and how opaque those before the last transparent one are.
  mutating func palette(_ colors: [UInt32]) {
    var bytes = [UInt8](repeating: 0, count: 3 * colors.count)
    maquette_rgb(colors, &bytes, colors.count)
    chunk("PLTE", bytes)
    let alphas = colors.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    if let last = alphas.lastIndex(where: { $0 != 255 }) { chunk("tRNS", alphas[...last]) }
  }

  /// Adds a chunk with its length and checksum.
  mutating func chunk<Body: Collection<UInt8>>(_ name: String, _ body: Body) {
    bytes += PNGChunks.bigEndian(UInt32(clamping: body.count))
    let start = bytes.count
    bytes += name.utf8
    bytes += body
    let sum = bytes[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    bytes += PNGChunks.bigEndian(sum)
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
