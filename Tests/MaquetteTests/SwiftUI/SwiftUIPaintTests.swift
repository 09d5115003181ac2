import Maquette
import MaquetteSpec
import Testing

@Suite("Fills and lines in SwiftUI source")
struct SwiftUIPaintTests {
  private func lines(_ spec: String) throws -> [String] {
    SwiftUISamples.lines(of: try SwiftUISamples.export(spec).source)
  }

  @Test("A material fills a shape, is its line, lies behind a view and colours a text")
  func materials() throws {
    let result = try SwiftUISamples.export(
      """
      VStack:
        - {Rectangle: thinMaterial, height: 40}
        - {Circle: {stroke: {color: thickMaterial, width: 3}}}
        - {Label: a, background: [{Capsule: regularMaterial}]}
        - {Label: b, color: ultraThinMaterial}
        - {Label: c, border: ultraThickMaterial}
      """)
    #expect(result.warnings.isEmpty)
    let lines = SwiftUISamples.lines(of: result.source)
    for line in [
      ".fill(.thinMaterial)", ".fill(.regularMaterial)", ".foregroundStyle(.ultraThinMaterial)",
    ] {
      #expect(lines.contains(line), "\(line) is missing in\n\(result.source)")
    }
    for word in [".thickMaterial", ".ultraThickMaterial"] {
      #expect(lines.contains { $0.contains("troke") && $0.contains(word) }, "\(word)")
    }
  }

  @Test(
    "A shape whose colour SwiftUI lacks is gray, not black, and a comment says so",
    arguments: [
      ("{Rectangle: glass}", ".fill(.gray.opacity(0.3))"),
      ("{Circle: {stroke: glass}}", ".stroke(.gray.opacity(0.3), lineWidth: 1)"),
      (
        "{Rectangle: {fill: {linearGradient: [thinMaterial, red]}}}",
        "(colors: [.gray.opacity(0.3), .red]"
      ),
      ("{Rectangle: {fill: {radialGradient: [red, blue]}}}", ".fill(.gray.opacity(0.3))"),
      ("{Poster: a, artwork: glass}", ".fill(.gray.opacity(0.3))"),
    ])
  func standIns(shape: String, text: String) throws {
    let result = try SwiftUISamples.export("VStack: [\(shape)]")
    #expect(result.source.contains(text), "\(result.source)")
    #expect(result.warnings.map(\.message).contains { $0.hasSuffix(": gray is shown") })
    #expect(result.source.contains(": gray is shown\n"))
  }
}
