import Foundation
import Testing

@Suite("maquette fonts")
struct FontsCommandTests {
  @Test("It tells families, packages and weights")
  func fonts() throws {
    let text = try text("fonts")
    #expect(text.contains("Inter Display"))
    #expect(text.contains("fonts-inter"))
    #expect(text.contains("Noto Sans Arabic"))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasPrefix("Inter ") && $0.hasSuffix("  ultraLight to black") })
  }

  @Test("It tells programs the same as people")
  func fontsForPrograms() throws {
    func object(_ words: String...) throws -> [String: Any] {
      let data = Data(try Workspace().run(["fonts", "--json"] + words).output)
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let all = try object()
    #expect(all["version"] as? Int == 1 && (all["tool"] as? String)?.hasPrefix("maquette ") == true)
    let families = try #require(all["families"] as? [[String: Any]])
    let inter = try #require(families.first { $0["name"] as? String == "Inter" })
    #expect(inter["package"] as? String == "fonts-inter" && inter["isInstalled"] as? Bool == true)
    let weights = try #require(inter["weights"] as? [String])
    #expect(weights.first == "ultraLight" && weights.last == "black" && weights.count == 9)
    let rows = try text("fonts").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.prefix { !$0.isEmpty }.count == families.count + 1)
    for (list, name, family) in [
      ("designs", "serif", ["Noto Serif"]), ("designs", "rounded", []),
      ("widths", "standard", ["Inter"]), ("widths", "condensed", []),
    ] {
      let entries = try #require(all[list] as? [[String: Any]])
      let entry = try #require(entries.first { $0["name"] as? String == name })
      #expect(entry["families"] as? [String] == family && entry["missing"] as? [String] == [])
    }
    let files = try #require(try object("--files")["files"] as? [String])
    #expect(try files == text("fonts", "--files").split(separator: "\n").map(String.init))
  }

  @Test("It tells which designs and widths there are")
  func designs() throws {
    let lines = try text("fonts").split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("serif yes Noto Serif"))
    #expect(lines.contains("monospaced yes Noto Sans Mono"))
    #expect(lines.contains("rounded no the default design is drawn in its place"))
    #expect(lines.contains("condensed no the standard width is drawn in its place"))
  }
}
