import Maquette
import MaquetteCore
import Testing

@testable import MaquettePainting
@testable import MaquetteSnapshots

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
      #expect(!(elsewhere.clusterSentence ?? "").contains("rasterised differently"))
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

  @Test("A letter that is gone is not rasterised differently")
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

  @Test("A dot beside or in letters is no rounding, however small", arguments: titles)
  func dots(title: String) throws {
    let screen = try TitledScreen(title)
    // Places without ink in and around the letters, and one with, in the middle of a stroke.
    let area = screen.title
    func isPaper(_ x: Int, _ y: Int) -> Bool {
      screen.image.pixels[y * screen.image.width + x] == screen.paper
    }
    let empty = (area.minY + 12..<area.maxY - 12).lazy.compactMap { y -> (Int, Int)? in
      (area.minX + 4..<area.maxX - 4).first { x in
        (-3...3).allSatisfy { dy in (-3...3).allSatisfy { isPaper(x + $0, y + dy) } }
      }.map { ($0, y) }
    }
    let (x, y) = try #require(empty.first { _ in true })
    func dot(_ size: Int, _ color: UInt32, x: Int = x, y: Int = y) -> RasterImage {
      let place = PixelRect(minX: x, minY: y, maxX: x + size, maxY: y + size)
      return screen.changed(in: place) { _, _, _ in color }
    }
    let ink = (area.minX..<area.maxX).lazy.flatMap { x in
      (area.minY..<area.maxY).lazy.map { (x, $0) }
    }.first { !isPaper($0.0, $0.1) && !isPaper($0.0 + 5, $0.1 + 5) }
    let (inkX, inkY) = try #require(ink)
    for (baseline, words) in [
      (dot(1, 0xFFFF_0000), "has another colour"), (dot(3, 0xFFFF_0000), "has another colour"),
      (dot(1, 0xFF00_0000), "is missing or covered"),
      (dot(3, 0xFF00_0000), "is missing or covered"),
      (dot(1, 0xFFFF_0000, x: inkX, y: inkY), "has another colour"),
    ] {
      let result = try screen.result(baseline: baseline, elsewhere: true)
      #expect(!result.status.passes)
      expectUnexplained(result, words)
    }
  }

  @Test("A piece that is erased from a letter is missing")
  func piece() throws {
    let screen = try TitledScreen("Settings of a long title")
    let middle = (screen.title.minY + screen.title.maxY) / 2
    let place = PixelRect(
      minX: screen.title.minX, minY: middle, maxX: screen.title.maxX / 2, maxY: middle + 4)
    let baseline = screen.changed(in: place) { _, _, _ in screen.paper }
    expectUnexplained(try screen.result(baseline: baseline, elsewhere: true), "lacks")
  }

  @Test("The same text a third of a pixel away is rasterised differently, elsewhere only")
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
