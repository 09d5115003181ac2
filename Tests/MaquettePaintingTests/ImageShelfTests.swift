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

  @Test("As many stay as the limit has room for, the last one in any case")
  func limit() throws {
    for (limit, count) in [(0, 1), (4, 1), (8, 2), (100, 5)] {
      let shelf = ImageShelf(limit: limit, process: nil)
      for number in 0..<5 { _ = try shelf.image(of: file(number)) }
      #expect(shelf.count == count)
    }
  }
}
