import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("What the default metric tolerates")
struct EdgeToleranceTests {
  /// A disc, a thin ring and a stem, as their shares of each pixel cover it, moved right.
  private func scene(
    moved: Double = 0, ink: Double = 0, paper: Double = 255, stem: Double = 1.5, ring: Double = 12
  ) -> RasterImage {
    // As fine across as the smallest shift.
    let columns = (0..<20).map { (Double($0) + 0.5) / 20 }
    let rows = (0..<4).map { (Double($0) + 0.5) / 4 }
    let pixels = (0..<64 * 48).map { place -> UInt32 in
      var inside = 0.0
      for y in rows {
        for x in columns {
          let (x, y) = (Double(place % 64) + x - moved, Double(place / 64) + y)
          let far = ((x - 20) * (x - 20) + (y - 24) * (y - 24)).squareRoot()
          let isOnRing = abs(far - ring) < 0.75
          let isOnStem = x > 44.25 && x < 44.25 + stem && y > 8 && y < 40
          if far < 8 || isOnRing || isOnStem { inside += 1 }
        }
      }
      let share = inside / 80
      let level = UInt32((paper + (ink - paper) * share).rounded())
      return 0xFF00_0000 | level << 16 | level << 8 | level
    }
    return RasterImage(width: 64, height: 48, pixels: pixels)
  }

  private func different(
    _ one: RasterImage, _ other: RasterImage, _ options: PixelComparison.Options = .init()
  ) -> Int { PixelComparison(one, other, options: options).differentPixels }

  @Test("A twentieth of a pixel's shift passes, dark on light, light on dark, and pale")
  func smallShift() {
    // Paler still, a pixel may change by rounding while none beside it does, as a recoloured line.
    for (ink, paper) in [(0.0, 255.0), (255, 0), (200, 255)] {
      let (one, other) = (scene(ink: ink, paper: paper), scene(moved: 0.05, ink: ink, paper: paper))
      #expect(one != other)
      #expect(different(one, other) == 0, "\(ink) on \(paper)")
    }
  }

  @Test("A whole pixel's shift does not, however pale the shape")
  func wholeShift() {
    for ink in [0.0, 200, 240] {
      #expect(different(scene(ink: ink), scene(moved: 1, ink: ink)) > 40, "\(ink)")
      let area = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 48)
      #expect(
        different(scene(ink: ink), scene(moved: 1, ink: ink), .init(ink: [area])) > 20, "\(ink)")
    }
  }

  @Test("Another shape in its place does not pass")
  func replaced() {
    #expect(different(scene(), scene(ring: 11)) > 40)
    #expect(different(scene(), scene(stem: 2.5)) > 20)
  }

  @Test("One level of a flat fill does not pass, in ink either")
  func flat() {
    let one = scene(paper: 255)
    let other = one.changed { x, y in one.value(x, y) == 0xFFFF_FFFF ? 0xFFFE_FEFE : one.value(x, y)
    }
    #expect(different(one, other) > 1000)
    let area = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 48)
    #expect(different(one, other, .init(ink: [area])) > 1000)
  }

  @Test("A thin line that changes its colour alone does not pass, by one level either")
  func line() {
    let line = scene().changed { _, y in y == 20 ? 0xFFC6_C6C8 : 0xFFFF_FFFF }
    let other = line.changed { _, y in y == 20 ? 0xFFC5_C5C7 : 0xFFFF_FFFF }
    #expect(different(line, other) == 64)
  }

  @Test("Text of another colour does not pass, though the change is small")
  func recoloured() { #expect(different(scene(ink: 0), scene(ink: 30)) > 200) }

  @Test("At 0 nothing is tolerated, and with anti-aliasing counted neither")
  func strict() {
    let (one, other) = (scene(), scene(moved: 0.05))
    let exact = different(one, other, .exact())
    #expect(exact > 50)
    #expect(different(one, other, .init(threshold: 0)) == exact)
    #expect(different(one, other, .init(countsAntialiasing: true)) == exact)
  }
}
