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
