import Testing

@testable import MaquettePainting

/// Pairs of the kinds that suites for browsers have: what another run of a browser draws of the same
/// page, and what it must never be taken for.
@Suite("Pairs of foreign pictures, by default")
struct ForeignPairTests {
  private static let inks: [[Double]] = [
    [0, 0, 0], [118, 118, 118], [204, 204, 204], [225, 225, 225], [0, 122, 255],
  ]

  private func different(_ one: RasterImage, _ other: RasterImage) -> Int {
    // Both ways round it must be the same.
    let there = PixelComparison(one, other).differentPixels
    #expect(PixelComparison(other, one).differentPixels == there)
    return there
  }

  /// Levels in the direction from paper to ink, the largest of them this one.
  private func levels(_ most: Double, _ ink: [Double], _ paper: [Double] = [255, 255, 255]) -> [Int]
  {
    let way = zip(ink, paper).map { $0 - $1 }
    let longest = way.map(abs).max() ?? 1
    return way.map { Int(($0 / longest * most).rounded()) }
  }

  @Test("Single pixels at antialiased corners pass, up to 25 levels", arguments: inks)
  func corners(ink: [Double]) {
    let sketch = Sketch.border(radius: 6)
    let image = sketch.image(ink)
    let corners = sketch.places(0.15...0.85)
    let four = [0, corners.count / 4, corners.count - 1 - corners.count / 4, corners.count - 1]
    for most in [-25.0, -12, 12, 25] {
      let change = levels(most, ink)
      #expect(different(image, image.adding(change, at: [corners[0]])) == 0, "\(most)")
      #expect(different(image, image.adding(change, at: four.map { corners[$0] })) == 0, "\(most)")
    }
  }

  @Test("The pixel on a square corner passes, and the four of it at twice the size")
  func squareCorners() {
    for ink in Self.inks.dropFirst().dropLast() {
      let image = Sketch.border(radius: 0).image(ink)
      for most in [-25, 25] {
        #expect(
          different(image, image.adding([most, most, most], at: [4 * 48 + 4])) == 0, "\(ink)")
      }
    }
    let thick = Sketch(48, 32) { x, y in
      x >= 4 && x < 40 && y >= 4 && y < 24 && !(x >= 6 && x < 38 && y >= 6 && y < 22)
    }
    let image = thick.image([200, 200, 200])
    let corner = [4 * 48 + 4, 4 * 48 + 5, 5 * 48 + 4, 5 * 48 + 5]
    #expect(different(image, image.adding([20, 20, 20], at: corner)) == 0)
  }

  private static let texts: [(ink: [Double], paper: [Double])] = [
    ([0, 0, 0], [255, 255, 255]), ([255, 255, 255], [0, 122, 255]),
    ([60, 60, 67], [242, 242, 247]),
    ([255, 255, 255], [0, 0, 0]),
  ]

  @Test("Single pixels at the ends of letters pass")
  func letterEnds() {
    for (ink, paper) in Self.texts {
      let sketch = Sketch.letters()
      let image = sketch.image(ink, paper)
      let rims = sketch.places(0.1...0.5)
      let some = [3, 40, 77, 110, rims.count - 4].map { rims[$0] }
      for most in [-25.0, 8, 25] {
        let change = levels(most, ink, paper)
        #expect(different(image, image.adding(change, at: some)) == 0, "\(ink) \(most)")
      }
    }
  }

  @Test("A caret, dark or pale, never passes")
  func caret() {
    for (ink, paper) in Self.texts {
      let image = Sketch.letters().image(ink, paper)
      for share in [1, 0.3, 0.1] {
        let way = zip(ink, paper).map { Int((($0 - $1) * share).rounded()) }
        for x in [3, 78] {
          let caret = (5..<22).map { $0 * 84 + x }
          #expect(different(image, image.adding(way, at: caret)) > 0, "\(share)")
        }
      }
    }
  }

  @Test("A red pixel never passes, on paper, beside a letter or in one")
  func redPixel() {
    for (ink, paper) in Self.texts {
      let sketch = Sketch.letters()
      let image = sketch.image(ink, paper)
      let places = [3 * 84 + 3] + [sketch.places(0.1...0.5)[9], sketch.places(0.9...1)[9]]
      for place in places {
        #expect(different(image, image.adding([255, -255, -255], at: [place])) == 1)
      }
    }
  }

  @Test("Another hue of the same brightness never passes, filled, as letters or as pale ones")
  func equalLuma() {
    let (brown, green): ([Double], [Double]) = ([150, 100, 60], [97, 126, 63])
    let letters = Sketch.letters()
    #expect(different(letters.image(brown), letters.image(green)) > 100)
    let pale = (brown.map { ($0 + 255) / 2 }, green.map { ($0 + 255) / 2 })
    #expect(different(letters.image(pale.0), letters.image(pale.1)) > 100)
    let fill = Sketch(20, 20) { _, _ in true }
    #expect(different(fill.image(brown), fill.image(green)) == 400)
  }

  @Test("What moves by a pixel or half of one never passes, nor does text of another colour")
  func moved() {
    for (ink, paper) in Self.texts {
      let image = Sketch.letters().image(ink, paper)
      #expect(different(image, Sketch.letters(moved: 1).image(ink, paper)) > 50)
      #expect(different(image, Sketch.letters(moved: 0.5).image(ink, paper)) > 50)
      let other = ink.map { $0 < 128 ? $0 + 30 : $0 - 30 }
      #expect(different(image, Sketch.letters().image(other, paper)) > 20)
    }
  }

  @Test("Dots of a dotted line that all change alike never pass")
  func dots() {
    for step in [2, 4] {
      let dots = stride(from: 4, to: 60, by: step).map { 20 * 64 + $0 }
      let line = Sketch(64, 40) { _, _ in false }.image([0, 0, 0]).adding(
        [-57, -57, -57], at: dots)
      #expect(different(line, line.adding([-18, -18, -18], at: dots)) > 4)
    }
  }

  @Test("A single pixel on a plain fill passes by a level, and not by three")
  func plain() {
    let fill = Sketch(40, 40) { _, _ in true }.image([200, 200, 200])
    #expect(different(fill, fill.adding([-1, 1, 0], at: [20 * 40 + 20])) == 0)
    for levels in [[-3, -3, -3], [0, 0, 3], [-25, -25, -25]] {
      #expect(different(fill, fill.adding(levels, at: [20 * 40 + 20])) == 1)
    }
  }

  @Test("40 pixels that are a level away pass, sprinkled or in a row beside an edge")
  func sprinkled() {
    let box = Sketch(80, 80) { x, y in x > 20 && x < 60 && y > 20 && y < 60 }
      .image([30, 90, 200], [240, 240, 240])
    #expect(different(box, box.adding([1, 0, 0], at: (20..<60).map { 20 * 80 + $0 })) == 0)
    #expect(
      different(box, box.adding([0, -1, 1], at: (0..<44).map { $0 * 811 % 6400 })) == 0)
  }

  @Test("A gradient that is rounded otherwise passes, with or without noise")
  func gradient() {
    func gradient(_ rounding: (Double, Int) -> Double) -> RasterImage {
      let pixels = (0..<80 * 60).map { place -> UInt32 in
        let share = Double(place / 80) / 59
        let channels = zip([255, 149, 0], [255, 45, 85]).map { $0.0 * (1 - share) + $0.1 * share }
        return channels.reduce(0xFF) { $0 << 8 | UInt32(rounding($1, place)) }
      }
      return RasterImage(width: 80, height: 60, pixels: pixels)
    }
    let image = gradient { value, _ in value.rounded() }
    #expect(different(image, gradient { value, _ in value.rounded(.down) }) == 0)
    #expect(
      different(
        image, gradient { value, place in (value + Double(place * 7 % 10) / 10 - 0.45).rounded() })
        == 0)
  }

  @Test("Another colour never passes, by one level either: a fill, a box, a bar or a hairline")
  func recoloured() {
    let paper = Sketch(64, 64) { _, _ in false }
    #expect(
      different(
        paper.image([0, 0, 0], [200, 200, 200]), paper.image([0, 0, 0], [199, 199, 199])) == 4096)
    for size in [1.0, 3, 20] {
      let shape = Sketch(64, 64) { x, y in y > 20 && y < 20 + size && (size < 20 || x < 40) }
      #expect(
        different(shape.image([198, 198, 200]), shape.image([197, 197, 199])) > 0, "\(size)")
    }
  }

  @Test("With a looser threshold more passes, with none nothing")
  func thresholds() {
    let paper = Sketch(64, 64) { _, _ in false }
    let (one, other) = (paper.image([], []), paper.image([], []))
    #expect(one == other)
    let fill = paper.image([0, 0, 0], [200, 200, 200])
    let darker = paper.image([0, 0, 0], [199, 199, 199])
    func different(_ threshold: Double) -> Int {
      PixelComparison(fill, darker, options: .init(threshold: threshold)).differentPixels
    }
    #expect(different(1) == 0 && different(0.2) == 0)
    #expect(different(0.1) == 4096 && different(0) == 4096)
  }

  @Test("What is ignored neither differs nor is tolerated, where only one picture has it, too")
  func ignored() {
    let fill = Sketch(40, 30) { _, _ in true }.image([200, 200, 200])
    let other = Sketch(50, 34) { x, _ in x < 20 }.image([200, 200, 200], [0, 0, 0])
    let right = PixelRect(minX: 20, minY: -5, maxX: 90, maxY: 90)
    let below = PixelRect(minX: 0, minY: 30, maxX: 20, maxY: 34)
    for metric in PixelComparison.Metric.allCases {
      func compared(_ ignored: [PixelRect]) -> PixelComparison {
        PixelComparison(fill, other, options: .init(metric: metric, ignored: ignored))
      }
      #expect(compared([]).differentPixels == 20 * 30 + 10 * 34 + 40 * 4)
      #expect(compared([right]).differentPixels == 20 * 4)
      #expect(compared([right, below]).isSame && compared([right, below]).toleratedPixels == 0)
      let hole = PixelRect(minX: 25, minY: 5, maxX: 26, maxY: 32)
      #expect(compared([hole]).differentPixels == compared([]).differentPixels - 27)
    }
  }
}
