import Testing

@testable import MaquettePainting

/// Known numbers are those that version 7 of pixelmatch counts for the same pixels; its C++ port
/// (pybind11-pixelmatch 0.1.6) counts the same for opaque pictures.
@Suite("pixelmatch's counts")
struct PixelmatchCountTests {
  private func count(
    _ one: RasterImage, _ other: RasterImage, _ threshold: Double, antialiasing: Bool = false
  ) -> [Int] {
    let comparison = PixelComparison(
      one, other,
      options: .init(
        metric: .pixelmatch, threshold: threshold, countsAntialiasing: antialiasing))
    return [comparison.differentPixels, comparison.toleratedPixels]
  }

  @Test(
    "Blocks with an edge made smooth, noise, and a picture moved by a pixel, threshold by threshold",
    arguments: [
      (0, [24, 186], 210, 1195, [44, 260]), (0.05, [24, 186], 210, 1185, [44, 260]),
      (0.1, [24, 186], 210, 1172, [44, 260]), (0.3, [5, 50], 55, 758, [13, 75]),
      (1, [0, 0], 0, 0, [0, 0]),
    ] as [(Double, [Int], Int, Int, [Int])])
  func known(threshold: Double, blocks: [Int], all: Int, noise: Int, moved: [Int]) {
    let sharp = RandomBlocks(seed: 1, colors: 6, cell: 5).picture
    #expect(count(sharp, sharp.softened, threshold) == blocks)
    #expect(count(sharp, sharp.softened, threshold, antialiasing: true) == [all, 0])
    let noises = [2, 3].map { RandomBlocks(seed: $0, colors: 256, cell: 1).picture }
    #expect(count(noises[0], noises[1], threshold) == [noise, 0])
    let shapes = RandomBlocks(seed: 4, colors: 4, cell: 7).picture.softened
    #expect(count(shapes, shapes.turnedRight, threshold) == moved)
  }

  @Test("What is transparent is seen on a background that varies, so white on nothing is seen")
  func whiteOnNothing() throws {
    let nothing = PNGFixture(
      width: 4, height: 4, kind: 6,
      rows: (0..<4).flatMap { _ in
        [0] + [UInt8](repeating: 0, count: 16)
      })
    var white = nothing
    white.rows = (0..<4).flatMap { _ in [0] + [UInt8](repeating: 255, count: 16) }
    let pictures = try [nothing, white].map { try PNGDecoder.read($0.bytes) }
    let comparison = PixelComparison(
      pictures[0], pictures[1], options: .init(metric: .pixelmatch))
    // Version 6 and the C++ port blend with white, and count 0.
    #expect(comparison.differentPixels == 16)
  }

  @Test("Colours that alpha hides entirely are no difference, even at 0")
  func hiddenColors() throws {
    let files = [UInt8(0), 200].map { value in
      PNGFixture(width: 1, height: 1, kind: 6, rows: [0, value, value, value, 0])
    }
    let pictures = try files.map { try PNGDecoder.read($0.bytes) }
    #expect(
      PixelComparison(
        pictures[0], pictures[1], options: .init(metric: .pixelmatch, threshold: 0)
      ).isSame)
  }

  @Test("Colours in the file are compared, not what multiplying by alpha leaves of them")
  func straightColors() throws {
    // At alpha 1 of 255 both become the same when they are multiplied.
    let files = [UInt8(10), 60].map { value in
      PNGFixture(width: 1, height: 1, kind: 6, rows: [0, value, value, value, 1])
    }
    let pictures = try files.map { try PNGDecoder.read($0.bytes) }
    #expect(PixelComparison(pictures[0], pictures[1], options: .exact()).isSame)
    #expect(
      PixelComparison(
        pictures[0], pictures[1], options: .init(metric: .pixelmatch, threshold: 0)
      ).differentPixels == 1)
  }
}
