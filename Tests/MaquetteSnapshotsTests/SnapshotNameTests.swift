import Maquette
import Testing

@testable import MaquetteSnapshots

@Suite("Names and filters of snapshots")
struct SnapshotNameTests {
  @Test(
    "A name that could leave the folder, or be no file, is refused",
    arguments: [
      "", "..", "../x", "a/../b", "/etc/passwd", "a//b", "a/", ".hidden", "a/.b", "a\nb", "a\u{0}b",
      "./a", String(repeating: "x", count: 221), String(repeating: "a/", count: 600) + "a",
    ])
  func refused(_ text: String) {
    #expect(throws: DiagnosticError.self) { try SnapshotID(text) }
  }

  @Test(
    "Names of any script, with spaces, quotes and dots, are names",
    arguments: ["signin", "ui/signin.rtl~dark@2x", "a b/c'd", "تسجيل", "登录@3x", "x..y"])
  func accepted(_ text: String) throws {
    #expect(try SnapshotID(text).text == text)
  }

  @Test("A pattern is found anywhere in a name, its asterisks stand for anything")
  func patterns() throws {
    let id = try SnapshotID("ui/signin.rtl~dark@2x")
    for pattern in ["signin", "ui/*dark", "*", "", "u*i*n", "@2x", "ui/signin.rtl~dark@2x"] {
      #expect(SnapshotFilter(names: [pattern]).takes(id), "\(pattern)")
    }
    for pattern in ["Signin", "dark*ui", "3x", "signin~dark"] {
      #expect(!SnapshotFilter(names: [pattern]).takes(id), "\(pattern)")
    }
    #expect(Wildcard.matchesWhole("ui/signin", "ui/*"))
    #expect(!Wildcard.matchesWhole("ui/signin", "signin*"))
  }

  @Test("A pattern of many asterisks takes no time that grows with their number")
  func hostilePattern() {
    let text = String(repeating: "a", count: 900)
    #expect(!Wildcard.matches(text, String(repeating: "a*", count: 200) + "b"))
  }

  @Test("Variants are filtered by the names they were asked for")
  func variants() throws {
    func takes(_ wanted: String, _ variant: String, _ others: String...) throws -> Bool {
      SnapshotFilter(variants: [wanted]).takes(
        SnapshotPlan.Picture(
          id: try SnapshotID("a"), variant: variant, sameVariants: others,
          environment: Environment()))
    }
    #expect(try takes("dark", "dark"))
    #expect(try !takes("dark", "dark+rtl"))
    #expect(try takes("plain", ""))
    #expect(try takes("dark", "light", "dark"), "a watch has one picture for both")
    #expect(try takes("dark", "dark+3x") && takes("dark+3x", "dark+3x") && takes("plain", "2x"))
    #expect(try !takes("2x+dark", "dark+2x"))
  }

  @Test("Each picture is in one shard, and each shard has its share", arguments: [1, 2, 3, 7])
  func shards(count: Int) throws {
    let ids = try (0..<1000).map { try SnapshotID("ui/screen-\($0)~dark@2x") }
    let filters = try (1...count).map {
      SnapshotFilter(shard: try Shard("\($0)/\(count)"))
    }
    for id in ids { #expect(filters.count { $0.takes(id) } == 1) }
    for filter in filters {
      let share = ids.count { filter.takes($0) }
      #expect(share > 1000 / count / 2)
    }
  }

  @Test(
    "What is not a shard is refused",
    arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/99999", "1 / 2"])
  func noShard(_ text: String) {
    #expect(throws: DiagnosticError.self) { try Shard(text) }
  }
}
