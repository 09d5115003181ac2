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
    #expect((0..<side).allSatisfy(filter.isAbove))
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
    #expect(rows.map(filter.isAbove) == rows.map { $0 >= 32 })
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

  @Test("Files with photographs are known as our own; those with a filter for each row are not")
  func origin() throws {
    let image = RasterImage(
      width: side, height: side, pixels: photograph())
    #expect(PictureOrigin.isOurs(try PNGEncoder().encode(image, scale: 1)))
    let rows = 70
    func isPossible(_ filter: (Int) -> UInt8, mayFilter: Bool = true) -> Bool {
      PNGRowFilter.isPossible((0..<rows).map(filter), mayFilter: mayFilter)
    }
    #expect(isPossible { _ in 0 })
    #expect(isPossible { $0 > 0 && $0 < 32 ? 2 : 0 })
    #expect(isPossible { $0 >= 32 ? 2 : 0 })
    #expect(!isPossible { _ in 2 })
    #expect(!isPossible { _ in 4 })
    #expect(!isPossible { $0 % 2 == 0 ? 0 : 2 })
    #expect(!isPossible { $0 > 40 ? 2 : 0 })
    #expect(!isPossible({ $0 >= 32 ? 2 : 0 }, mayFilter: false))
  }
}
