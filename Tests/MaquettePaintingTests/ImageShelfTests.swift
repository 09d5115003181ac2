import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Picture files that are kept decoded")
struct ImageShelfTests {
  /// Files of 2 × 2 pixels, each with bytes of its own.
  private func file(_ number: Int) throws -> ImageData {
    let image = RasterImage(
      width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000 | UInt32(number), count: 4))
    return try ImageData(PNGEncoder().encode(image, scale: 1), name: "\(number).png")
  }

  private func fixture(_ name: String) throws -> ImageData {
    try ImageData(ImageFixture.bytes(name), name: name)
  }

  @Test("The mean colour of a part is that of its pixels, one at least")
  func means() throws {
    let shelf = ImageShelf(process: nil)
    let file = try fixture("rgb.png")
    func mean(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Color? {
      shelf.mean(of: file, in: Rect(x: x, y: y, width: width, height: height))
    }
    #expect(mean(0, 0, 12, 8) == Color(rgb: 0xFF0000))
    #expect(mean(12, 0, 12, 8) == Color(rgb: 0x00A000))
    #expect(mean(0, 0, 12, 16) == Color(rgb: 0x800080))
    #expect(mean(0, 0, 24, 16) == Color(rgb: 0x806880))
    #expect(mean(3, 3, 0, 0) == Color(rgb: 0xFF0000))
    #expect(mean(23.9, 15.9, 100, 100) == .white)
    #expect(mean(-1e300, -1e300, 1, 1) == Color(rgb: 0xFF0000))
    #expect(mean(.nan, 0, 1, 1) == nil)
    #expect(shelf.count == 1)
    #expect(shelf.failure == nil)
  }

  @Test("A photo is turned as it is shown, pixels that are not seen have no colour")
  func kinds() throws {
    let shelf = ImageShelf(process: nil)
    for number in 1...8 {
      let corner = Rect(x: 2, y: 2, width: 8, height: 4)
      let color = try #require(shelf.mean(of: fixture("turned\(number).jpg"), in: corner))
      let bytes = try #require(UInt32(color.hex.dropFirst(), radix: 16))
      #expect(bytes >> 16 > 225 && bytes >> 8 & 0xFF < 30 && bytes & 0xFF < 30, "\(number)")
    }
    let half = RasterImage(width: 2, height: 1, pixels: [0xFF10_2030, 0])
    let file = try ImageData(PNGEncoder().encode(half, scale: 1), name: "half.png")
    let all = Rect(x: 0, y: 0, width: 2, height: 1)
    #expect(shelf.mean(of: file, in: all) == Color(rgb: 0x102030, alpha: 0.5))
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='1'><path d='M0 0h2'/></svg>"
    #expect(try shelf.mean(of: ImageData(Array(svg.utf8), name: "a.svg"), in: all) == nil)
    #expect(shelf.failure == nil)
  }

  @Test("A file that cannot be decoded is told until the next picture begins")
  func damaged() throws {
    var bytes = try ImageFixture.bytes("rgb.png")
    for place in (bytes.count - 30)..<(bytes.count - 20) { bytes[place] ^= 0x55 }
    let file = try ImageData(bytes, name: "rgb.png")
    let shelf = ImageShelf(process: nil)
    #expect(shelf.mean(of: file, in: Rect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(shelf.failure?.data == file)
    shelf.beginPicture()
    #expect(shelf.failure == nil)
  }

  @Test("As many stay as the limit has room for, the last one in any case")
  func limit() throws {
    for (limit, count) in [(0, 1), (4, 1), (8, 2), (100, 5)] {
      let shelf = ImageShelf(limit: limit, process: nil)
      for number in 0..<5 { _ = try shelf.image(of: file(number)) }
      #expect(shelf.count == count)
    }
  }
}
