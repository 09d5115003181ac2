import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Budgets")
struct BudgetTests {
  @Test("a picture beyond the limits is refused with its size and a remedy")
  func tooLarge() throws {
    for (width, height, scale) in [(20_000.0, 1.0, 2.0), (9000, 9000, 1), (1e6, 1e6, 4)] {
      let scene = try picture(width, height, [])
      let error = #expect(throws: DiagnosticError.self) {
        try RasterPainter().image(scene, scale: scale)
      }
      let diagnostic = error?.diagnostics.first
      #expect(diagnostic?.message.contains("\(Int(width * scale)) × ") == true)
      #expect(diagnostic?.hint?.contains("--scale") == true)
    }
  }

  @Test("a scale that is no number of pixels is refused", arguments: [0, -1, 5, .nan, .infinity])
  func badScale(_ scale: Double) throws {
    let scene = try picture(1, 1, [])
    #expect(throws: DiagnosticError.self) { try RasterPainter().image(scene, scale: scale) }
    #expect(throws: DiagnosticError.self) { try SVGWriter().svg(scene, scale: scale) }
    #expect(throws: DiagnosticError.self) { try PDFPainter().pdf(scene, scale: scale) }
  }

  @Test("a PDF page ends where readers do")
  func page() throws {
    let scene = try picture(14_401, 10, [])
    #expect(throws: DiagnosticError.self) { try PDFPainter().pdf(scene, scale: 1) }
  }

  @Test("a page ends soon after its time while Cairo packs its pictures")
  func packing() throws {
    let items = try (0..<12).map { index -> DrawItem in
      let pixels = (0..<160_000).map { 0xFF00_0000 | (UInt32($0 + index) &* 2_654_435_761) >> 8 }
      let file = try PNGEncoder().encode(
        RasterImage(width: 400, height: 400, pixels: pixels), scale: 1)
      let frame = Rect(x: Double(index) * 40, y: 0, width: 40, height: 40)
      return .image(SceneImage(try ImageData(file, name: "a.png"), frame: frame))
    }
    let scene = try picture(480, 40, items)
    func seconds(_ work: () throws -> Void) rethrows -> Double {
      let start = SystemClock.thread.now
      try work()
      return Double(SystemClock.thread.now - start) / 1e9
    }
    let all = try seconds { _ = try PDFPainter().pdf(scene, scale: 1) }
    // A machine that does other things, too, may do this at another speed.
    let shares = (0..<4).map { _ in
      let limits = DrawingLimits(timeout: all * 0.6)
      return seconds {
        var taken = 0
        #expect(throws: DiagnosticError.self) {
          try WorkBudget.bounded(by: limits, taken: &taken) {
            _ = try PDFPainter().pdf(scene, scale: 1)
          }
        }
      } / all
    }
    #expect(shares.contains { $0 < 0.85 }, "\(shares)")
  }

  @Test("transparent groups inside one another do not take memory without end")
  func layers() throws {
    var group = DrawGroup([fill(rect(0, 0, 4000, 4000), .red), fill(rect(0, 0, 1, 1), .red)])
    for _ in 0..<40 {
      group = DrawGroup([.group(group), fill(rect(0, 0, 4000, 4000), .blue)], opacity: 0.5)
    }
    let scene = try picture(4000, 4000, [.group(group)])
    #expect(throws: DiagnosticError.self) { try RasterPainter().image(scene, scale: 1) }
  }
}
