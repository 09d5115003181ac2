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
    for part in ["Example:", "Better:", "What to do:"] { #expect(outcome.text.contains(part)) }
    #expect(try Workspace().run("explain", "[unknown-key]").text == outcome.text)
  }

  @Test("What is no diagnostic is refused with the nearest")
  func unknown() throws {
    try expectRefusal(
      64, "there is no diagnostic 'unknown-kay'; did you mean 'unknown-key'?", in: Workspace(),
      ["explain", "unknown-kay"])
  }
}
