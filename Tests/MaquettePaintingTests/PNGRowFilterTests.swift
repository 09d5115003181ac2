import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Filters of a PNG file")
struct PNGRowFilterTests {
  private let side = 96

  private func picture(_ pixel: (Int, Int) -> UInt32) -> [UInt32] {
    (0..<side * side).map {
      pixel($0 % side, $0 / side)
    }
  }

  private func filter(_ pixels: [UInt32]) -> PNGRowFilter {
    PNGRowFilter(pixels, width: side, height: side)
  }

  /// Colours that all differ, and differ little from those around them, as in a photograph.
  private func photograph(alpha: UInt32 = 255) -> [UInt32] {
    picture { x, y in
      let (red, green, blue) = (x + y, 2 * y + (x * y) % 3, (x * x / 40 + y * y / 40) % 200)
      return alpha << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  @Test("Rows of a photograph are written as what differs from the row above, and get smaller")
  func photographs() throws {
    let pixels = photograph()
    let filter = filter(pixels)
    #expect((0..<side).map(filter.byte) == [0] + [UInt8](repeating: 2, count: side - 1))
    let image = RasterImage(width: side, height: side, pixels: pixels)
    let bytes = try PNGEncoder().encode(image, scale: 1)
    #expect(bytes.count < side * side, "a third of them")
    #expect(try PNGDecoder.decode(bytes).pixels == pixels)
  }

  @Test("So are those of a photograph through which one sees, and the file tells the same pixels")
  func transparent() throws {
    let pixels = photograph(alpha: 255).enumerated().map { index, pixel in
      index % 48 < 12 ? 0 : pixel
    }
    #expect(filter(pixels).isUsed)
    let image = RasterImage(width: side, height: side, pixels: pixels)
    #expect(try PNGDecoder.decode(PNGEncoder().encode(image, scale: 1)).pixels == pixels)
  }

  @Test("Flat pictures, gradients along an axis, noise and repeated noise have no filter")
  func flat() {
    let noise = (0..<side).map { _ in UInt32.random(in: 0...0xFF_FFFF) }
    #expect(!filter(picture { _, _ in 0xFF12_3456 }).isUsed)
    #expect(!filter(picture { x, _ in 0xFF00_0000 | UInt32(x) }).isUsed)
    #expect(!filter(picture { _, y in 0xFF00_0000 | UInt32(2 * y) }).isUsed)
    #expect(!filter(picture { x, _ in 0xFF00_0000 | noise[x] }).isUsed)
    #expect(!filter(picture { _, _ in UInt32.random(in: 0xFF00_0000...0xFFFF_FFFF) }).isUsed)
  }

  @Test("A photograph below flat rows is filtered by itself")
  func bands() {
    let photograph = photograph()
    let filter = filter(
      picture { x, y in y < 32 ? 0xFFFF_FFFF : photograph[y * side + x] })
    let rows = 0..<side
    #expect(rows.map(filter.byte) == rows.map { $0 >= 32 ? 2 : 0 })
  }

  @Test("Pictures of few pixels, or of none that make a group, are written as well")
  func small() throws {
    for (width, height) in [(1, 400), (2, 400), (400, 1), (3, 3)] {
      var generator = SystemRandomNumberGenerator()
      let pixels = (0..<width * height).map { _ in
        0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      }
      let image = RasterImage(width: width, height: height, pixels: pixels)
      #expect(try PNGDecoder.decode(PNGEncoder().encode(image, scale: 1)).pixels == pixels)
    }
  }

  @Test("Files with photographs are known as our own; those with other filters are not")
  func origin() throws {
    let pixels = photograph()
    let image = RasterImage(width: side, height: side, pixels: pixels)
    #expect(PictureOrigin.isOurs(try PNGEncoder().encode(image, scale: 1)))
    let veiled = RasterImage(
      width: side, height: side,
      pixels: pixels.indices.map { $0 % 48 < 12 ? 0 : 0x8000_0000 | pixels[$0] & 0x7F7F7F })
    #expect(PictureOrigin.isOurs(try PNGEncoder().encode(veiled, scale: 1)))
    for filters: [UInt8] in [(0..<side).map { _ in 2 }, [0] + (1..<side).map { $0 < 40 ? 2 : 0 }] {
      let file = try file(pixels, filters: filters)
      #expect(try PNGDecoder.decode(file).pixels == pixels)
      #expect(!PictureOrigin.isOurs(file))
    }
    #expect(PictureOrigin.isOurs(try file(pixels, filters: (0..<side).map { $0 > 0 ? 2 : 0 })))
    // Flat rows gain nothing: whoever filters them is somebody else.
    let flat = picture { x, y in x == y ? 0xFF00_0000 : 0xFFFF_FFFF }
    #expect(!PictureOrigin.isOurs(try file(flat, filters: (0..<side).map { $0 > 0 ? 2 : 0 })))
    #expect(PictureOrigin.isOurs(try file(flat, filters: (0..<side).map { _ in 0 })))
  }

  /// A file just as ours, but for the filters of its rows: 0, or 2.
  private func file(_ pixels: [UInt32], filters: [UInt8]) throws -> [UInt8] {
    var rows: [UInt8] = []
    var above = [UInt8](repeating: 0, count: 3 * side)
    for (number, filter) in filters.enumerated() {
      let row = pixels[number * side..<(number + 1) * side].flatMap { pixel in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      rows.append(filter)
      rows += filter == 0 ? row : zip(row, above).map { $0 &- $1 }
      above = row
    }
    var file = PNGChunks()
    file.header(width: side, height: side, kind: .rgb)
    file.colorSpace()
    file.resolution(scale: 1)
    let data = try rows.withUnsafeBytes { try Deflater(level: 6).compressed($0) }
    file.chunk("IDAT", data[...])
    file.chunk("IEND", [])
    return file.bytes
  }
}
