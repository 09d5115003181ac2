import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Pixels that take the place of the rows that they were made of")
struct PNGInPlaceTests {
  /// Kinds of pixels whose rows are as long as the pixels, nearly as long, and shorter.
  private static let kinds: [(Int, Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (3, 1), (3, 8), (4, 8), (6, 8),
  ]
  private static let sizes: [(Int, Int)] = [
    (1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (63, 3), (64, 2), (65, 7), (129, 4), (200, 31),
  ]

  /// Colours for palettes: no two of them are equal.
  private static let colors = (0..<256).flatMap { (number: Int) -> [UInt8] in
    [UInt8(number), UInt8(255 - number), UInt8(number / 2)]
  }

  @Test("They are the samples of the file", arguments: kinds, sizes)
  func samples(kind: (kind: Int, depth: Int), size: (width: Int, height: Int)) throws {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind.kind] ?? 1
    var rows: [UInt8] = []
    var expected: [UInt32] = []
    for y in 0..<size.height {
      var bits: [Bool] = []
      for x in 0..<size.width {
        let samples = (0..<channels).map { (channel: Int) -> Int in
          // What is transparent has no colour left: all or nothing.
          let isAlpha = channels.isMultiple(of: 2) && channel == channels - 1
          let value = (x * 31 + y * 57 + channel * 101) % (1 << kind.depth)
          guard isAlpha else { return value }
          return (x + y) % 3 > 0 ? 255 : 0
        }
        for sample in samples {
          bits += (0..<kind.depth).reversed().map { sample >> $0 & 1 == 1 }
        }
        expected.append(PNGInPlaceTests.pixel(samples, kind.kind, kind.depth))
      }
      while !bits.count.isMultiple(of: 8) { bits.append(false) }
      rows.append(0)
      for first in stride(from: 0, to: bits.count, by: 8) {
        var byte: UInt8 = 0
        for bit in bits[first..<first + 8] { byte = byte << 1 | (bit ? 1 : 0) }
        rows.append(byte)
      }
    }
    let file = PNGFixture(
      width: size.width, height: size.height, depth: kind.depth, kind: kind.kind,
      palette: kind.kind == 3 ? PNGInPlaceTests.colors : nil, rows: rows)
    #expect(try PNGDecoder.decode(file.bytes).pixels == expected)
  }

  /// The pixel of some samples.
  private static func pixel(_ samples: [Int], _ kind: Int, _ depth: Int) -> UInt32 {
    if kind == 3 {
      let color = colors[samples[0] * 3..<samples[0] * 3 + 3]
      return color.reduce(0xFF) { (all: UInt32, part: UInt8) -> UInt32 in all << 8 | UInt32(part) }
    }
    let most = Double((1 << depth) - 1)
    let levels = samples.map { (sample: Int) -> UInt32 in
      UInt32((Double(sample) * 255 / most).rounded())
    }
    switch kind {
    case 0: return 0xFF00_0000 | levels[0] * 0x01_0101
    case 4: return levels[1] == 0 ? 0 : 0xFF00_0000 | levels[0] * 0x01_0101
    default:
      if kind == 6, levels[3] == 0 { return 0 }
      return 0xFF00_0000 | levels[0] << 16 | levels[1] << 8 | levels[2]
    }
  }
}
