import Testing

@testable import MaquettePainting

@Suite("How much two pictures differ")
struct ImageDifferenceTests {
  private func plain(_ width: Int, _ height: Int, _ pixel: UInt32) -> RasterImage {
    RasterImage(
      width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }

  @Test("It is the mean of all colour components")
  func mean() throws {
    #expect(try ImageDifference.mean(plain(2, 2, 0xFF00_0000), plain(2, 2, 0xFF00_0000)) == 0)
    #expect(try ImageDifference.mean(plain(2, 2, 0xFF00_0000), plain(2, 2, 0xFF00_001E)) == 10)
    #expect(try ImageDifference.mean(plain(2, 2, 0xFF00_0000), plain(2, 2, 0xFFFF_FFFF)) == 255)
  }

  @Test(
    "What another program draws may be larger by less than a point, and never smaller",
    arguments: [(1.0, 0), (2, 1), (3, 2)])
  func sizes(scale: Double, most: Int) throws {
    let picture = plain(4, 4, 0xFFFF_FFFF)
    for more in 0...most {
      let other = plain(4 + more, 4 + most - more, 0xFFFF_FFFF)
      #expect(try ImageDifference.mean(picture, other, scale: scale) == 0)
    }
    for (width, height) in [(3, 4), (4, 3), (5 + most, 4), (4, 5 + most)] {
      let other = plain(width, height, 0xFFFF_FFFF)
      #expect(throws: ImageDifference.OtherSize.self) {
        try ImageDifference.mean(picture, other, scale: scale)
      }
    }
  }
}
