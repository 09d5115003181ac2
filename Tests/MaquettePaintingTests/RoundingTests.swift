import Testing

@testable import MaquettePainting

@Suite("Roundings have the same verdict wherever they are")
struct RoundingTests {
  private static let screen = Sketch(80, 80) { x, y in x > 60 && y > 10 && y < 70 }
    .image([0, 122, 255], [240, 240, 240])

  /// How many pixels differ where a square of the paper is a level darker.
  private func different(_ size: Int, _ x: Int, _ y: Int) -> Int {
    let square = (0..<size * size).map { (y + $0 / size) * 80 + x + $0 % size }
    let darker = Self.screen.adding([-1, -1, -1], at: square)
    return PixelComparison(Self.screen, darker).differentPixels
  }

  @Test(
    "A larger square of another colour never passes where a smaller one fails",
    arguments: [(12, false), (13, true), (16, true), (20, true), (24, true), (33, true)])
  func squares(size: Int, fails: Bool) {
    for (x, y) in [(0, 0), (1, 0), (7, 3), (8, 8), (15, 16), (17, 25), (23, 9)] {
      #expect(different(size, x, y) == (fails ? size * size : 0), "\(size) at \(x), \(y)")
    }
  }

  @Test("A pixel is rounded if all squares of 16 pixels around it are level in the mean")
  func allSquares() {
    var state: UInt64 = 11
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for (width, height) in [(37, 30), (16, 16), (9, 33), (50, 5), (3, 2), (17, 64)] {
      for round in 0..<8 {
        let image = Sketch(width, height) { _, _ in true }.image([200, 180, 100])
        // In a part of the picture most pixels are darker, and some lighter.
        let part = (next(width), next(height))
        var steps = [[Int]](repeating: [0, 0, 0], count: width * height)
        for place in steps.indices where place % width >= part.0 || place / width <= part.1 {
          steps[place] = (0..<3).map { _ in next(round + 4) > 3 ? -1 : next(3) - 1 }
        }
        let other = image.changed { x, y in
          zip([200, 180, 100], steps[y * width + x]).reduce(0xFF) { $0 << 8 | UInt32($1.0 + $1.1) }
        }
        let (columns, rows) = (min(16, width), min(16, height))
        var isStale = [Bool](repeating: false, count: width * height)
        for y in 0...height - rows {
          for x in 0...width - columns {
            let square = (0..<columns * rows).map { (y + $0 / columns) * width + x + $0 % columns }
            let sums = square.reduce(into: [0, 0, 0]) { sums, place in
              for part in 0..<3 { sums[part] += steps[place][part] }
            }
            guard sums.contains(where: { abs(Double($0)) > 0.6 * Double(columns * rows) }) else {
              continue
            }
            for place in square { isStale[place] = true }
          }
        }
        let expected = steps.indices.filter { isStale[$0] && steps[$0] != [0, 0, 0] }.count
        let found = PixelComparison(image, other)
        #expect(found.differentPixels == expected, "\(width) × \(height), round \(round)")
        let changed = steps.filter { $0 != [0, 0, 0] }.count
        #expect(found.toleratedPixels == changed - expected)
      }
    }
  }

  @Test("What is beside a pixel of a corner, but not around it, changes nothing of its verdict")
  func inkBeside() throws {
    let sketch = Sketch.border(radius: 6)
    let image = sketch.image([255, 255, 0])
    for place in sketch.places(0.3...0.7).prefix(4) {
      let other = image.adding([0, 0, -70], at: [place])
      let alone = PixelComparison(image, other).differentPixels
      for x in 0..<48 where abs(x - place % 48) > 1 {
        let ink = PixelRect(minX: x, minY: place / 48, maxX: x + 1, maxY: place / 48 + 1)
        let found = PixelComparison(image, other, options: .init(ink: [ink]))
        #expect(found.differentPixels == alone, "\(place), \(x)")
      }
    }
  }
}
