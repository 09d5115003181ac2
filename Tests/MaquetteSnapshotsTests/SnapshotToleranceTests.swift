import Maquette
import MaquetteCore
import Testing

@testable import MaquettePainting
@testable import MaquetteSnapshots

@Suite("Roundings of another environment, and what is not compared")
struct SnapshotToleranceTests {
  @Test("A fill, a rim and a sprinkle that are a level away pass elsewhere, and nowhere else")
  func roundings() throws {
    let screen = try TitledScreen("Title")
    let all = PixelRect(minX: 0, minY: 0, maxX: screen.image.width, maxY: screen.image.height)
    let changes: [RasterImage] = [
      screen.changed(in: all) { pixel, _, _ in pixel & 0xFF > 0 ? pixel - 1 : pixel },
      screen.changed(in: all) { pixel, x, y in
        pixel & 0xFF > 1 && (x * 7 + y * 13) % 31 == 0 ? pixel - 2 : pixel
      },
    ]
    for baseline in changes {
      #expect(try screen.result(baseline: baseline, elsewhere: true).status == .tolerated)
      let strict = try screen.result(baseline: baseline, elsewhere: true, isTolerant: false)
      #expect(strict.status == .environment)
      #expect(strict.clusters.allSatisfy { $0.cause == .rasterization })
      #expect(try screen.result(baseline: baseline, elsewhere: false).status == .unexplained)
    }
    let two = screen.changed(in: all) { pixel, _, _ in pixel & 0xFF > 1 ? pixel - 2 : pixel }
    #expect(try screen.result(baseline: two, elsewhere: true).status == .environment)
  }

  @Test("Ignored areas and components are not compared, what is beside them is")
  func ignored() throws {
    let screen = try TitledScreen("Title")
    let blank = screen.changed { _, _, _ in screen.paper }
    func status(_ tolerance: SnapshotTolerance) throws -> SnapshotResult.Status {
      try screen.result(baseline: blank, elsewhere: false, tolerance: tolerance).status
    }
    #expect(try status(.init(ignoredComponents: ["*/Label[0]"])) == .same)
    #expect(try status(.init(ignoredComponents: ["*"])) == .same)
    #expect(try status(.init(ignoredComponents: ["*/Button[1]"])) == .unexplained)
    let area = Rect(
      x: Double(screen.title.minX) / 2 - 2, y: Double(screen.title.minY) / 2 - 2,
      width: Double(screen.title.width) / 2 + 4, height: Double(screen.title.height) / 2 + 4)
    #expect(try status(.init(ignoredAreas: [area])) == .same)
    let half = Rect(origin: area.origin, size: Size(width: area.width / 2, height: area.height))
    #expect(try status(.init(ignoredAreas: [half])) == .unexplained)
  }

  @Test("So many pixels may differ, and not one more; a changed scene is not excused")
  func few() throws {
    let screen = try TitledScreen("Title")
    let spot = PixelRect(minX: 2, minY: 2, maxX: 5, maxY: 4)
    let baseline = screen.changed(in: spot) { _, _, _ in 0xFFFF_0000 }
    func status(_ tolerance: SnapshotTolerance) throws -> SnapshotResult.Status {
      try screen.result(baseline: baseline, elsewhere: false, tolerance: tolerance).status
    }
    #expect(try status(.init(maxDifferentPixels: 6)) == .tolerated)
    #expect(try status(.init(maxDifferentPixels: 5)) == .unexplained)
    let count = Double(screen.image.pixels.count)
    #expect(try status(.init(maxDifferentPixelRatio: 6.5 / count)) == .tolerated)
    #expect(try status(.init(maxDifferentPixelRatio: 5.5 / count)) == .unexplained)
    let other = try TitledScreen("Titles")
    let kept = Baseline(png: other.drawn.png, scene: other.drawn.scene, receipt: Receipt())
    var result = SnapshotResult(id: "screen", source: "screen.yaml", status: .same)
    try SnapshotComparison(
      kept, screen.drawn, receipt: Receipt(), isTolerant: false,
      tolerance: .init(maxDifferentPixels: .max)
    ).describe(in: &result)
    #expect(result.status == .changed)
  }

  @Test("Rules hold for pictures whose whole names match, beside what holds for all")
  func rules() throws {
    let tolerances = SnapshotTolerances(
      .init(maxDifferentPixels: 2),
      rules: [
        .init("ui/clock*", .init(ignoredComponents: ["*/Label[0]"])),
        .init("ui/clock@2x", .init(maxDifferentPixels: 9)),
      ])
    #expect(
      tolerances.tolerance(of: try SnapshotID("ui/clock@2x"))
        == .init(ignoredComponents: ["*/Label[0]"], maxDifferentPixels: 9))
    #expect(
      tolerances.tolerance(of: try SnapshotID("ui/clock.rtl@2x"))
        == .init(ignoredComponents: ["*/Label[0]"], maxDifferentPixels: 2))
    #expect(tolerances.tolerance(of: try SnapshotID("x/ui/clock")).maxDifferentPixels == 2)
  }
}
