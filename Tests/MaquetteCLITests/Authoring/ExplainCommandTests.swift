import Foundation
import MaquetteCore
import Testing

@Suite("maquette explain")
struct ExplainCommandTests {
  @Test("Without a name it lists every diagnostic")
  func list() throws {
    let outcome = try Workspace().run("explain")
    #expect(outcome.status == 0)
    for id in DiagnosticID.allCases {
      #expect(outcome.lines.contains { $0.hasPrefix("\(id.rawValue) ") })
    }
  }

  @Test("A name is explained, also in the brackets it was pasted with")
  func one() throws {
    let outcome = try Workspace().run("explain", "unknown-key")
    #expect(outcome.text.hasPrefix("unknown-key\n"))
    for part in ["Wrong:", "Right:", "What to do:"] { #expect(outcome.text.contains(part)) }
    #expect(try Workspace().run("explain", "[unknown-key]").text == outcome.text)
  }

  @Test("What to do is a sentence, and examples without a finding stand below one heading")
  func rule() throws {
    let text = try Workspace().run("explain", "button/verb").text
    #expect(text.contains("What to do:\n  Begin with what happens: 'Add to Cart'.\n"), "\(text)")
    #expect(text.contains("Looks at: the values in the spec.\n"), "\(text)")
    #expect(text.ranges(of: "These specs are fine, too:").count == 1, "\(text)")
    #expect(text.contains("    Button: OK\n    ---\n    Button: Not Now\n"), "\(text)")
  }

  @Test("What is no diagnostic is refused with the nearest")
  func unknown() throws {
    try expectRefusal(
      64, "there is no diagnostic 'unknown-kay'; did you mean 'unknown-key'?", in: Workspace(),
      ["explain", "unknown-kay"])
  }

  @Test("As JSON it is for programs: a rule, a diagnostic, or all of them")
  func json() throws {
    let workspace = try Workspace()
    let rule = try Self.object(workspace.run("explain", "label/cut", "--json"))
    #expect(rule["level"] as? String == "warning" && rule["isFixable"] as? Bool == true)
    let wrong = try #require(rule["wrong"] as? String)
    try workspace.write("wrong.yaml", wrong)
    #expect(try workspace.run("lint", "wrong.yaml", "--strict", "--rules", "label/cut").status == 1)
    try workspace.write("right.yaml", try #require(rule["right"] as? String))
    #expect(try workspace.run("lint", "right.yaml", "--strict", "--rules", "label/cut").status == 0)
    let known = try Self.object(workspace.run("explain", "unknown-key", "--json"))
    #expect((known["advice"] as? String)?.isEmpty == false)
    let all = try Self.object(workspace.run("explain", "--json"))
    #expect((all["diagnostics"] as? [Any])?.count == DiagnosticID.allCases.count)
    #expect((all["rules"] as? [[String: Any]])?.allSatisfy { $0["recommendation"] != nil } == true)
    #expect(try workspace.run("explain", "label/cat", "--json").status == 64)
    #expect(try workspace.run("explain", "-o", "pages", "--json").status == 64)
    #expect(!workspace.exists("pages"))
  }

  private static func object(_ outcome: Maquette.Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output))
    return try #require(value as? [String: Any])
  }
}
