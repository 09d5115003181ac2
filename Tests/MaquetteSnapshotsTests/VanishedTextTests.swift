import Maquette
import MaquetteCore
import Testing

@testable import MaquettePainting
@testable import MaquetteSnapshots

/// A screen with a title, and what somebody did to its pixels.
struct TitledScreen {
  let drawn: DrawnSnapshot
  let image: RasterImage
  /// Where the title is, in pixels.
  let title: PixelRect

  init(_ text: String, dark: Bool = false, padding: Double = 20) throws {
    let screen = VStack {
      Label(text, font: .style(.largeTitle))
      Button("OK", style: .filled)
    }.padding(padding)
    try self.init(screen, titled: "Label", Environment(appearance: dark ? .dark : .light, scale: 2))
  }

  /// - Parameter component: the first component of this kind has the title.
  init(
    _ screen: some Component, titled component: String,
    _ environment: Environment = Environment(scale: 2)
  ) throws {
    let renderer = Renderer()
    let picture = try renderer.picture(of: screen, in: environment)
    drawn = try DrawnSnapshot(
      picture, id: SnapshotID("screen"), key: "screen", source: "screen.yaml", with: renderer)
    image = try PNGDecoder.decode(drawn.png)
    let frame = try #require(picture.scene.nodes.first { $0.component == component }?.frame)
    title = PixelRect(
      around: Rect(
        x: frame.minX * 2, y: frame.minY * 2, width: frame.width * 2, height: frame.height * 2))
  }

  /// The picture with some pixels changed.
  func changed(
    in area: PixelRect? = nil, _ color: (_ pixel: UInt32, _ x: Int, _ y: Int) -> UInt32
  ) -> RasterImage {
    var pixels = image.pixels
    let area = area ?? title.expanded(by: 4)
    for y in max(0, area.minY)..<min(image.height, area.maxY) {
      for x in max(0, area.minX)..<min(image.width, area.maxX) {
        let place = y * image.width + x
        pixels[place] = color(pixels[place], x, y)
      }
    }
    return RasterImage(width: image.width, height: image.height, pixels: pixels)
  }

  /// The paper's colour.
  var paper: UInt32 { image.pixels[0] }

  /// What comes of a baseline with other pixels and the same scene.
  func result(
    baseline: RasterImage, elsewhere: Bool, isTolerant: Bool = true,
    tolerance: SnapshotTolerance = .init()
  ) throws -> SnapshotResult {
    let kept = Baseline(
      png: try PNGEncoder().encode(baseline, scale: 2), scene: drawn.scene,
      receipt: Receipt([.init("cairo", elsewhere ? "1.16" : "1.18")]))
    var result = SnapshotResult(id: "screen", source: "screen.yaml", status: .same)
    try SnapshotComparison(
      kept, drawn, receipt: Receipt([.init("cairo", "1.18")]), isTolerant: isTolerant,
      tolerance: tolerance
    ).describe(in: &result)
    return result
  }
}

@Suite("Text whose ink is gone, covered or of another colour")
struct VanishedTextTests {
  static let titles = ["Title", "タイトル", "عنوان الصفحة", "ชื่อเรื่อง", "शीर्षक", "제목"]

  private func expectUnexplained(
    _ result: SnapshotResult, _ words: String, at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let causes = Set(result.clusters.map(\.cause))
    #expect(causes.contains(.unexplained), "\(result.clusters)", sourceLocation: place)
    let sentence = result.clusterSentence ?? ""
    #expect(sentence.contains(words), "\(sentence)", sourceLocation: place)
  }

  @Test("An erased title is missing, in every script and either environment", arguments: titles)
  func erased(title: String) throws {
    for dark in [false, true] {
      let screen = try TitledScreen(title, dark: dark)
      let blank = screen.changed { _, _, _ in screen.paper }
      let here = try screen.result(baseline: blank, elsewhere: false)
      #expect(here.status == .unexplained)
      expectUnexplained(here, "; ink of Label '\(title)' is missing in the baseline")
      let elsewhere = try screen.result(baseline: blank, elsewhere: true)
      #expect(elsewhere.status == .environment)
      #expect(!(elsewhere.clusterSentence ?? "").contains("rasterised otherwise"))
      expectUnexplained(elsewhere, "; ink of Label '\(title)' is missing in the baseline")
    }
  }

  @Test(
    "Half a title, a patch across it, another colour and more ink are unexplained elsewhere, too")
  func attacked() throws {
    let screen = try TitledScreen("Settings")
    let area = screen.title
    let middle = (area.minX + area.maxX) / 2
    let line = PixelRect(
      minX: area.minX, minY: (area.minY + area.maxY) / 2, maxX: area.maxX,
      maxY: (area.minY + area.maxY) / 2 + 4)
    let cases: [(RasterImage, String)] = [
      (screen.changed { pixel, x, _ in x > middle ? screen.paper : pixel }, "lacks"),
      (screen.changed(in: line) { _, _, _ in screen.paper }, "lacks"),
      (screen.changed(in: line) { _, _, _ in 0xFF00_0000 }, "missing or covered"),
      (screen.changed(in: line) { _, _, _ in 0xFFFF_3B30 }, "has another colour"),
      (screen.changed { pixel, _, _ in pixel | 0x00FF_0000 }, "has another colour"),
    ]
    for (baseline, words) in cases {
      for elsewhere in [false, true] {
        let result = try screen.result(baseline: baseline, elsewhere: elsewhere)
        #expect(!result.status.passes)
        expectUnexplained(result, words)
      }
    }
  }

  @Test("A letter that is gone is not rasterised otherwise")
  func letter() throws {
    let screen = try TitledScreen("Illinois")
    let letter = PixelRect(
      minX: screen.title.minX, minY: screen.title.minY, maxX: screen.title.minX + 12,
      maxY: screen.title.maxY)
    let baseline = screen.changed(in: letter) { _, _, _ in screen.paper }
    let result = try screen.result(baseline: baseline, elsewhere: true)
    #expect(result.clusters.map(\.cause).allSatisfy { $0 == .unexplained }, "\(result.clusters)")
    #expect(result.status == .environment)
  }

  @Test("The same text a third of a pixel away is rasterised otherwise, elsewhere only")
  func moved() throws {
    for title in Self.titles {
      let screen = try TitledScreen(title)
      let other = try TitledScreen(title, padding: 20.17)
      guard other.image.width == screen.image.width else { continue }
      var pixels = screen.image.pixels
      // Only the title's rows: the button stays where it is.
      for place in screen.image.width * max(0, screen.title.minY - 4)..<screen.image.width
        * screen.title.maxY
      {
        pixels[place] = other.image.pixels[place]
      }
      let baseline = RasterImage(
        width: screen.image.width, height: screen.image.height, pixels: pixels)
      guard baseline != screen.image else { continue }
      let here = try screen.result(baseline: baseline, elsewhere: false)
      #expect(here.status == .unexplained, "\(title)")
      let elsewhere = try screen.result(baseline: baseline, elsewhere: true)
      #expect(
        elsewhere.clusters.allSatisfy { $0.cause == .rasterization },
        "\(title): \(elsewhere.clusterSentence ?? "")")
    }
  }
}

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
    #expect(SnapshotTolerance().isStrict)
  }
}
