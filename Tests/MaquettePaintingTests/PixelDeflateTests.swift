import MaquetteCore
import Testing

@testable import MaquettePainting

/// Rows of pixels as a PNG file has them.
private struct Rows: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let width: Int
  let height: Int
  let pixel: Int
  let bytes: [UInt8]

  /// - Parameter byte: the byte at a column and row; the row's filter is 0.
  init(
    _ description: String, _ width: Int, _ height: Int, pixel: Int,
    _ byte: (_ column: Int, _ row: Int) -> Int
  ) {
    testDescription = "\(description), \(width) × \(height), \(pixel) bytes"
    (self.width, self.height, self.pixel) = (width, height, pixel)
    bytes = (0..<height).flatMap { row in
      [0] + (0..<width * pixel).map { UInt8(truncatingIfNeeded: byte($0, row)) }
    }
  }

  func compressed() throws -> [UInt8]? {
    let deflater = try PixelDeflater()
    return try bytes.withUnsafeBytes {
      try deflater.compressed($0, width: width, height: height, pixel: pixel)
    }
  }

  /// Numbers that look as if they had no order, the same each time.
  static func noise(_ number: Int) -> Int {
    var state = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
    state = state &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: state >> 33)
  }

  /// Letters on paper: strokes of a few grays, some of them again and again.
  static func text(_ column: Int, _ row: Int, _ pixel: Int) -> Int {
    let (x, line, y) = (column / pixel, row / 24, row % 24)
    guard y > 5, y < 18, x % 9 < 7 else { return 255 }
    let letter = noise(x / 9 * 31 + line * 7) % 26
    let ink = noise(letter * 400 + y * 9 + x % 9) % 7
    return ink < 3 ? 255 : 255 - ink * 40
  }

  static let all: [Rows] = [3, 4].flatMap { (pixel: Int) -> [Rows] in
    // Two rows of 5,461 pixels with three bytes are the window to the byte.
    let long = pixel == 3 ? 5_461 : 4_000
    return [
      Rows("one colour", 300, 200, pixel: pixel) { _, _ in 240 },
      Rows("a pixel", 1, 2_000, pixel: pixel) { _, row in row / 7 },
      Rows("two pixels", 2, 900, pixel: pixel) { column, row in noise(column + row) % 3 },
      Rows("text", 400, 300, pixel: pixel) { text($0, $1, pixel) },
      Rows("a slanting gradient", 200, 150, pixel: pixel) { $0 / pixel + $1 },
      Rows("rows longer than the window", 12_000, 4, pixel: pixel) { column, _ in
        noise(column / pixel % 4_000) % 5
      },
      Rows("rows that come again", long, 9, pixel: pixel) { column, row in
        noise(row % 2 * 100_000 + column)
      },
      Rows("runs of all lengths", 500, 300, pixel: pixel) { column, row in
        noise(column / pixel / (1 + row)) % 200
      },
      Rows("a pixel's bytes that are the next one's", 333, 40, pixel: pixel) { column, row in
        column / (pixel + 1) * 5 + row / 3
      },
      Rows("many blocks", 900, 600, pixel: pixel) { column, row in
        noise(column / pixel / 3 * 7 + row / 2 * 1_000) % (row < 300 ? 4 : 90)
      },
    ]
  }
}

@Suite("Deflate for pictures of interfaces")
struct PixelDeflateTests {
  @Test("Rows are read as what they were, and become the same bytes each time", arguments: Rows.all)
  fileprivate func roundTrip(rows: Rows) throws {
    let packed = try #require(try rows.compressed())
    #expect(packed.count < rows.bytes.count)
    #expect(try ZlibData.unpacked(packed, limit: rows.bytes.count) == rows.bytes)
    #expect(try rows.compressed() == packed)
  }

  @Test("A compressor that was used for other pictures writes the same bytes")
  func again() throws {
    let deflater = try PixelDeflater()
    for rows in Rows.all + Rows.all.reversed() {
      let packed = try rows.bytes.withUnsafeBytes {
        try deflater.compressed($0, width: rows.width, height: rows.height, pixel: rows.pixel)
      }
      #expect(try packed == rows.compressed(), "\(rows.testDescription)")
    }
  }

  @Test("Noise does not become smaller, and is left to libdeflate")
  func noise() throws {
    let rows = Rows("noise", 100, 100, pixel: 3) { Rows.noise($0 + $1 * 1_000) }
    #expect(try rows.compressed() == nil)
    let pixels = (0..<10_000).map { 0xFF00_0000 | UInt32(Rows.noise($0) & 0xFF_FFFF) }
    let image = RasterImage(width: 100, height: 100, pixels: pixels)
    #expect(try PNGDecoder.decode(PNGEncoder().encode(image, scale: 1)) == image)
  }

  @Test("Text becomes smaller than libdeflate's level 7 makes it", arguments: [3, 4])
  func size(pixel: Int) throws {
    let rows = Rows("text", 750, 600, pixel: pixel) { Rows.text($0, $1, pixel) }
    let other = try rows.bytes.withUnsafeBytes { try Deflater(level: 7).compressed($0) }
    let packed = try #require(try rows.compressed())
    #expect(packed.count < other.count)
  }

  @Test("A picture of one colour takes no more than its matches", arguments: [3, 4])
  func flat(pixel: Int) throws {
    let rows = Rows("white", 1_206, 2_622, pixel: pixel) { _, _ in 255 }
    // 258 bytes of the pixel before take two bits, as there is one length and one distance.
    let matches = rows.bytes.count / 258
    let packed = try #require(try rows.compressed())
    #expect(packed.count < matches / 2)
  }
}
