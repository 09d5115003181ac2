import Maquette
import Testing

@Suite("What an exported file imports")
struct SwiftUIModuleTests {
  private func source(_ spec: String) throws -> String {
    try SwiftUIExport(Array(spec.utf8), file: "a.yaml", folder: nil).source
  }

  @Test(
    "Views of other modules bring these",
    arguments: [
      ("Chart: {values: [1, 2]}", "Charts"), ("Map: {pins: [Home]}", "MapKit"),
      ("VideoPlayer: {title: Trailer}", "AVKit"),
    ])
  func modules(spec: String, module: String) throws {
    let lines = try source("VStack:\n  - \(spec)\n").split(separator: "\n")
    #expect(lines.prefix(2) == ["import \(module)", "import SwiftUI"])
    #expect(try source("Label: a\n").hasPrefix("import SwiftUI\n\n#Preview"))
  }

  @Test("Labels of a chart stand as they are, and are numbered only where two are the same")
  func labels() throws {
    let plain = try source("Chart: {values: [1, 2], labels: [M, T]}\n")
    #expect(plain.contains("BarMark(x: .value(\"\", \"M\"), y: .value(\"\", 1))"))
    let same = try source("Chart: {values: [1, 2], labels: [T, T]}\n")
    #expect(same.contains("\"1: \" + \"T\""))
  }

  @Test("The parts of a donut have a colour each")
  func donut() throws {
    let text = try source("Chart: {values: [1, 2], labels: [M, T], style: donut}\n")
    #expect(text.contains(".foregroundStyle(by: .value(\"\", \"M\"))"), "\(text)")
    #expect(text.contains(".chartLegend(position: .bottom, alignment: .leading)"))
    let plain = try source("Chart: {values: [1, 2], style: donut}\n")
    #expect(plain.contains(".chartLegend(.hidden)"))
  }
}
