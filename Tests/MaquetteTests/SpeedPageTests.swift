import Foundation
import Testing

@Suite("The page on speed")
struct SpeedPageTests {
  @Test("Its figures are those that were measured last")
  func figures() throws {
    let page = try DocumentationPage.read("docs/explanations/speed.md")
    let results = try DocumentationPage.read("Benchmarks/results.md")
    let parts = page.components(separatedBy: "<!-- bench:begin -->\n")
    let table = try #require(parts.last).components(separatedBy: "\n<!-- bench:end -->")[0]
    #expect(table.hasPrefix("| what | ours |"))
    #expect(results.contains("\n\n\(table)\n\n"))
  }
}
