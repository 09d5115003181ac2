import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Comparing pixels")
struct PixelComparisonTests {
  private func plain(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) -> RasterImage {
    RasterImage(
      width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  private func changing(_ image: RasterImage, _ places: (Int, Int)...) -> RasterImage {
    image.changed { x, y in
      places.contains { $0 == (x, y) } ? 0xFF00_0000 : image.value(x, y)
    }
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  @Test("The same pixels are no difference, in the same memory or another")
  func same() throws {
    let image = try RasterPainter().image(sampler(), scale: 1)
    for other in [image, image.changed { image.value($0, $1) }] {
      let comparison = PixelComparison(image, other)
      #expect(comparison.isSame && comparison.bounds == nil && comparison.clusters.isEmpty)
      #expect(comparison.mask[0, 0] == .same)
    }
  }

  @Test(
    "One pixel of one level is found, wherever it is, unless roundings are tolerated",
    arguments: [1, 2, 16, 17, 40, 300])
  func onePixel(width: Int) {
    let image = plain(width, 3)
    for x in [0, width / 2, width - 1] {
      for y in 0..<3 {
        let other = image.changed { $0 == x && $1 == y ? 0xFFFF_FFFE : 0xFFFF_FFFF }
        #expect(PixelComparison(image, other).toleratedPixels == 1)
        for options in [
          .init(threshold: 0), .exact(), PixelComparison.Options(countsAntialiasing: true),
        ] {
          let comparison = PixelComparison(image, other, options: options)
          #expect(comparison.differentPixels == 1)
          #expect(comparison.bounds == rect(x, y, 1, 1))
          #expect(comparison.mask[x, y] == .different)
        }
      }
    }
  }

  // MARK: Clusters

  @Test("Pixels up to 8 apart are one cluster, others are not; clusters come from the top")
  func clusters() {
    let image = plain(80, 60)
    let near = PixelComparison(image, changing(image, (3, 3), (11, 3), (11, 11)))
    #expect(near.clusters.map(\.bounds) == [rect(3, 3, 9, 9)])
    #expect(near.clusters.first?.differentPixels == 3)
    let apart = PixelComparison(image, changing(image, (40, 3), (3, 50), (3, 3)))
    #expect(
      apart.clusters.map(\.bounds) == [rect(3, 3, 1, 1), rect(40, 3, 1, 1), rect(3, 50, 1, 1)])
    let neighbours = PixelComparison(image, changing(image, (0, 0), (15, 0)))
    #expect(neighbours.clusters.count == 2)
  }

  @Test("A cluster that turns back on itself is one")
  func horseshoe() {
    let image = plain(64, 64)
    let other = image.changed { x, y in
      (4..<60).contains(x) && (4..<60).contains(y) && !(y < 50 && (14..<50).contains(x))
        ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let comparison = PixelComparison(image, other)
    #expect(comparison.clusters.count == 1)
    #expect(comparison.clusters.first?.differentPixels == 56 * 56 - 36 * 46)
    #expect(comparison.clusters.first?.bounds == rect(4, 4, 56, 56))
  }

  @Test("The pixels of all clusters are all that differ", arguments: [1, 2, 3])
  func sum(seed: UInt64) {
    let one = RandomBlocks(seed: seed, colors: 3, cell: 3).picture
    let other = RandomBlocks(seed: seed + 10, colors: 3, cell: 3).picture
    let comparison = PixelComparison(one, other, options: .exact())
    let differing = zip(one.pixels, other.pixels).filter { $0 != $1 }.count
    #expect(comparison.differentPixels == differing)
    let marked = (0..<1200).filter { comparison.mask[$0 % 40, $0 / 40] == .different }.count
    #expect(marked == differing)
  }

  @Test("A cluster is on edges when each of its pixels has an edge in both pictures, or ink")
  func onEdges() {
    let bar = plain(40, 40).changed { x, _ in x < 20 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let moved = bar.changed { x, y in x == 20 && y == 9 ? 0xFF00_0000 : bar.value(x, y) }
    #expect(PixelComparison(bar, moved).clusters.map(\.isOnEdges) == [true])
    let spot = bar.changed { x, y in x == 30 && y == 9 ? 0xFF00_0000 : bar.value(x, y) }
    #expect(PixelComparison(bar, spot).clusters.map(\.isOnEdges) == [false])
    let ink = PixelComparison(bar, spot, options: .exact(ink: [rect(28, 8, 4, 4)]))
    #expect(ink.clusters.map(\.isOnEdges) == [true])
  }

  // MARK: Sizes

  @Test("What only one picture has differs, and is shown")
  func sizes() throws {
    let comparison = PixelComparison(plain(10, 20), plain(14, 15))
    #expect(comparison.differentPixels == 4 * 15 + 10 * 5)
    #expect(comparison.pixelCount == 10 * 20 + 4 * 15)
    #expect(comparison.bounds == rect(0, 0, 14, 20))
    #expect(Set(comparison.clusters.map(\.bounds)) == [rect(10, 0, 4, 15), rect(0, 15, 10, 5)])
    let picture = comparison.picture(over: plain(10, 20))
    #expect([picture.width, picture.height] == [14, 20])
    #expect(
      picture.value(12, 3) == PixelComparison.differentColor && picture.value(3, 17) == 0xFFFF_0000)
    // Neither has this one.
    #expect(picture.value(12, 17) == 0xFFFF_FFFF && comparison.mask[12, 17] == .same)
    #expect(comparison.mask[-1, 0] == .same && comparison.mask[0, 99] == .same)
  }

  @Test("One picture larger in both directions has its corner counted once")
  func corner() {
    #expect(PixelComparison(plain(10, 10), plain(12, 13)).differentPixels == 12 * 13 - 100)
    #expect(PixelComparison(plain(12, 13), plain(10, 10)).differentPixels == 12 * 13 - 100)
  }

  @Test("The picture of differences is faded, with red and yellow")
  func picture() {
    let image = plain(30, 8, 0xFF00_0000)
    let other = image.changed { x, y in x == 25 && y == 4 ? 0xFFFF_FFFF : image.value(x, y) }
    let picture = PixelComparison(image, other).picture(over: image)
    // A tenth of black over white.
    #expect(picture.value(0, 0) == 0xFFE6_E6E6)
    #expect(picture.value(25, 4) == PixelComparison.differentColor)
  }

  @Test("A threshold that is no number is the strictest", arguments: [Double.nan, -1, 0])
  func badThreshold(threshold: Double) {
    let bar = plain(9, 9).changed { x, _ in x < 4 ? 0xFF00_0000 : x == 4 ? 0xFF80_8080 : 0xFFFF_FFFF
    }
    let other = bar.changed { x, y in x == 4 && y == 4 ? 0xFF81_8181 : bar.value(x, y) }
    #expect(PixelComparison(bar, other).isSame)
    #expect(PixelComparison(bar, other, options: .init(threshold: threshold)).differentPixels == 1)
  }
}
