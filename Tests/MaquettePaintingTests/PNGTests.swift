import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("PNG files")
struct PNGTests {
  private func chunks(_ file: [UInt8]) -> [(name: String, body: [UInt8])] {
    var (result, place) = ([(name: String, body: [UInt8])](), 8)
    while place + 12 <= file.count {
      let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      result.append((name, Array(file[place + 8..<place + 8 + count])))
      place += 12 + count
    }
    return result
  }

  private func encoded(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> [UInt8] {
    try PNGEncoder().encode(RasterImage(width: width, height: height, pixels: pixels), scale: 2)
  }

  @Test("a file has its size, colour space and resolution, and nothing that varies")
  func structure() throws {
    let chunks = chunks(try encoded(257, 1, PNGTests.colors(257)))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks[0].body == [0, 0, 1, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    #expect(chunks[1].body == [0])
    // 144 pixels per inch are 5669 per metre.
    #expect(chunks[2].body == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test("only pictures with transparent pixels have an alpha channel")
  func alphaChannel() throws {
    #expect(chunks(try encoded(257, 1, PNGTests.colors(257)))[0].body[9] == 2)
    let seeThrough = PNGTests.colors(256) + [0xFE01_0203]
    #expect(chunks(try encoded(257, 1, seeThrough))[0].body[9] == 6)
  }

  @Test("a picture of at most 256 colours has a palette, in the order in which they appear")
  func palette() throws {
    let chunks = chunks(try encoded(3, 1, [0xFFFF_0000, 0x8000_0080, 0xFFFF_0000]))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(chunks[0].body[8...9] == [8, 3])
    #expect(chunks[3].body == [255, 0, 0, 0, 0, 255])
    #expect(chunks[4].body == [255, 128])
    #expect(self.chunks(try encoded(256, 1, PNGTests.colors(256)))[0].body[9] == 3)
  }

  @Test(
    "palettes come back as the pixels that they were made of", arguments: [1, 2, 255, 256, 257])
  func paletteRoundTrip(colors: Int) throws {
    let pixels = (0..<40_000).map { PNGTests.colors(colors)[$0 &* $0 % colors] }
    let image = RasterImage(width: 200, height: 200, pixels: pixels)
    #expect(try PNGDecoder.decode(PNGEncoder().encode(image, scale: 1)) == image)
  }

  /// Opaque colours that all differ, many of them with the same lower bits.
  private static func colors(_ count: Int) -> [UInt32] {
    (0..<UInt32(count)).map { 0xFF00_0000 | $0 &* 0x0001_0100 }
  }

  @Test("opaque pixels come back as they were")
  func roundTrip() throws {
    let image = try RasterPainter().image(sampler(), scale: 2)
    #expect(try PNGDecoder.decode(PNGEncoder().encode(image, scale: 2)) == image)
  }

  @Test("every premultiplied value comes back within the decoder's rounding")
  func premultiplied() throws {
    var pixels: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for value in UInt32(0)...alpha { pixels.append(alpha << 24 | value << 16 | value) }
    }
    let image = RasterImage(width: pixels.count, height: 1, pixels: pixels)
    // The limit on a side holds for pictures from outside, hence several rows.
    let width = 257
    let rows = RasterImage(
      width: width, height: pixels.count / width, pixels: Array(image.pixels.prefix(128 * width)))
    let back = try PNGDecoder.decode(PNGEncoder().encode(rows, scale: 1))
    for (a, b) in zip(rows.pixels, back.pixels) {
      #expect(a >> 24 == b >> 24 && abs(Int(a >> 16 & 255) - Int(b >> 16 & 255)) <= 1)
    }
  }

  @Test("an encoder writes the same after a larger picture")
  func reuse() throws {
    let encoder = try PNGEncoder()
    let small = RasterImage(width: 2, height: 2, pixels: [1, 2, 3, 0xFFFF_FFFF])
    let large = RasterImage(
      width: 300, height: 300, pixels: (0..<90_000).map { 0xFF00_0000 | UInt32($0) })
    let first = try encoder.encode(small, scale: 1)
    _ = try encoder.encode(large, scale: 1)
    #expect(try encoder.encode(small, scale: 1) == first)
  }

  @Test(
    "what is not a PNG file, or a damaged one, is an error",
    arguments: [[], [0x89, 0x50], Array(repeating: UInt8(0), count: 100)])
  func notPNG(_ bytes: [UInt8]) {
    #expect(throws: DiagnosticError.self) { try PNGDecoder.decode(bytes) }
  }

  @Test("a header that asks for too much is refused before decoding")
  func bomb() throws {
    var file = try encoded(2, 1, [0xFFFF_0000, 0xFF00_00FF])
    file[16] = 0x7F
    #expect(throws: DiagnosticError.self) { try PNGDecoder.decode(file) }
    let cut = Array(try encoded(2, 1, [0xFFFF_0000, 0xFF00_00FF]).prefix(70))
    #expect(throws: DiagnosticError.self) { try PNGDecoder.decode(cut) }
  }
}
