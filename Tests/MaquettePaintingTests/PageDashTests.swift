import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Dashes on pages and in SVG documents")
struct PageDashTests {
  private func line(_ length: Double) -> Shape {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.line(to: Point(x: 10 + length, y: 10))
    return .path(path, evenOdd: false)
  }

  private func style(_ dash: [Double], _ cap: LineCap = .round, phase: Double = 0) -> StrokeStyle {
    StrokeStyle(width: 3, cap: cap, dash: dash, dashPhase: phase)
  }

  @Test(
    "A dash at the very end of a line begins before it",
    arguments: [([0.0, 8], 80.0, 0.0), ([4, 4], 80, 0), ([1, 2, 3, 4], 43, 0), ([0, 8], 76, 4)])
  func end(dash: [Double], length: Double, phase: Double) {
    let period = dash.reduce(0, +)
    let moved = style(dash, phase: phase).pageDash(along: line(length))
    let factor = moved.reduce(0, +) / period
    #expect(factor < 1 && (1 - factor) * length < 0.006)
    #expect(zip(moved, dash).allSatisfy { abs($0 - $1 * factor) < 1e-9 })
  }

  @Test("All others stay as they are")
  func others() {
    #expect(style([0, 8]).pageDash(along: line(83)) == [0, 8])
    #expect(style([4, 4], .butt).pageDash(along: line(80)) == [4, 4])
    #expect(style([0, 0]).pageDash(along: line(80)) == [0, 0])
    #expect(style([0, 8]).pageDash(along: rect(0, 0, 20, 20)) == [0, 8])
  }

  private func scene() throws -> CheckedScene {
    try picture(
      100, 20,
      [.line(line(80), style([0, 8]), .color(.black))])
  }

  @Test(
    "PNG, SVG and PDF have as many dots",
    .enabled(
      if: Tool.isInstalled("pdftocairo") && Tool.isInstalled("rsvg-convert"),
      "needs poppler-utils and librsvg2-bin"))
  func dots() throws {
    let own = try RasterPainter().image(scene(), scale: 1)
    let page = try Tool.poppler(PDFPainter().pdf(scene(), scale: 1), resolution: 72)
    let document = try Tool.librsvg(SVGWriter().svg(scene(), scale: 1), scale: 1)
    for picture in [own, page, document] {
      let dots = (1..<100).count { picture[$0, 10][1] < 128 && picture[$0 - 1, 10][1] >= 128 }
      #expect(dots == 11)
    }
  }
}
