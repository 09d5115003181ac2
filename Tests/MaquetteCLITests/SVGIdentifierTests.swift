import Foundation
import Testing

@Suite("The identifiers of SVG documents")
struct SVGIdentifierTests {
  private func id(_ svg: [UInt8]) throws -> Substring {
    let text = String(decoding: svg, as: UTF8.self)
    let start = try #require(text.firstRange(of: " id=\"")).upperBound
    return text[start...].prefix { $0 != "\"" }
  }

  @Test("Variants of a spec can be in one page: each has its own")
  func variants() throws {
    let workspace = try Workspace(["a.yaml": "Label: x\nclipShape: capsule\n"])
    let outcome = try workspace.run(
      "render", "a.yaml", "--variants", "light,dark,dark+rtl", "--format", "svg", "-o", "out/")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let ids = try outcome.lines.map { try id(Array(workspace.bytes($0))) }
    #expect(ids.first == "maquette-a")
    #expect(ids.count == 3 && Set(ids).count == 3)
    #expect(ids.allSatisfy { $0.hasPrefix("maquette-a") })
  }

  @Test("A width in a document is that of the SVG")
  func documents() throws {
    let fence = "```maquette\nLabel: x\npadding: 5.2\n```"
    let workspace = try Workspace([
      "a.md": "<!-- maquette:begin id=go -->\n\(fence)\n<!-- maquette:end -->\n"
    ])
    let outcome = try workspace.run("md", "a.md", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let svg = String(decoding: try workspace.bytes("images/go.svg"), as: UTF8.self)
    let width = try #require(svg.firstRange(of: " width=\"")).upperBound
    let number = svg[width...].prefix { $0 != "\"" }
    #expect(Int(number) != nil)
    let text = String(decoding: try workspace.bytes("a.md"), as: UTF8.self)
    #expect(text.contains("width=\"\(number)\""))
  }
}
