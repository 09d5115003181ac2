import MaquetteCore
import MaquetteSpec
import Testing
import ThreadClock

/// Texts made to exhaust time, memory or the stack. Each must be refused within a second or so.
@Suite("Hostile texts")
struct HostileTextTests {
  private func message(_ text: String) -> String {
    do {
      _ = try YAMLReader.read(text)
      return "no error"
    } catch let error as DiagnosticError {
      return error.diagnostics.first?.message ?? "no message"
    } catch {
      return "\(error)"
    }
  }

  private func elapsed(_ body: () -> Void) -> Duration { ThreadClock().measure(body) }

  /// The "billion laughs": nine lists of nine aliases each, 9⁹ values in 300 bytes.
  private let bomb =
    "a: &a [x,x,x,x,x,x,x,x,x]\n"
    + zip("abcdefgh", "bcdefghi").map { from, to in
      "\(to): &\(to) [" + Array(repeating: "*\(from)", count: 9).joined(separator: ",") + "]\n"
    }.joined()

  @Test func anAliasBombIsRefusedBeforeItGrows() {
    let time = elapsed { #expect(message(bomb).hasPrefix("there are more than 200000 values")) }
    #expect(time < .seconds(2))
  }

  @Test func anAliasBombInAKeyIsRefused() {
    let time = elapsed { #expect(message(bomb + "? *i\n: 1\n").contains("values")) }
    #expect(time < .seconds(2))
    #expect(message(bomb + "? [*i, *i]\n: 1\n? [*i, *i]\n: 2\n") != "no error")
  }

  @Test(arguments: [
    ("[", 100_000), ("{", 100_000), ("{a: ", 100_000), ("- ", 100_000), ("? ", 100_000),
    ("[{\"a\":", 50_000), ("&a [", 100_000), ("!t [", 100_000), ("a: [", 999), ("[", 65),
    ("? [", 1000), ("{? ", 1000),
  ])
  func deepTextsAreRefused(part: String, count: Int) {
    var found = ""
    let time = elapsed { found = message(String(repeating: part, count: count)) }
    #expect(found.contains("levels deep") || count == 65, "\(found)")
    #expect(time < .seconds(2), "\(time)")
  }

  @Test func sixtyFiveLevelsAreTooDeep() {
    let text = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    #expect(message(text).contains("levels deep"))
    #expect(message("#\n" + text).contains("levels deep"))
  }

  @Test func sixtyFourLevelsAreFine() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try YAMLReader.read(text) }
    #expect(throws: Never.self) { try YAMLReader.read("#\n" + text) }
  }

  @Test func anchorsInChainsDoNotDeepen() {
    var text = "a0: &a0 [x]\n"
    for index in 1...70 { text += "a\(index): &a\(index) [*a\(index - 1)]\n" }
    #expect(message(text).contains("levels deep"))
  }

  @Test func tooManyValuesAreRefused() {
    let text = "[" + String(repeating: "1,", count: 500_001) + "1]"
    #expect(message(text) == "there are more than 200000 values", "JSON has no aliases")
    #expect(message("#\n" + text) == "there are more than 200000 values", "and here are none")
    let list = "[" + String(repeating: "1,", count: 1000) + "1]"
    let aliases = "- &a \(list)\n" + String(repeating: "- *a\n", count: 200)
    #expect(
      message(aliases) == "there are more than 200000 values, counting each use of an alias")
  }

  @Test func tooManyAnchorsAreRefused() {
    let text = (0...Limits.anchors).map { "- &a\($0) x\n" }.joined()
    #expect(message(text).contains("there are more than 20000 anchors"), "\(message(text))")
  }

  @Test func textsBeyondTheLimitAreRefused() {
    let text = String(repeating: "a", count: Limits.specBytes + 1)
    #expect(message(text).contains("the limit is 4194304"))
  }

  @Test func manyDuplicatesAreRefused() {
    let text = (0..<100_000).map { "k\($0 % 50_000): 1\n" }.joined()
    let time = elapsed { #expect(message(text).contains("the key 'k")) }
    #expect(time < .seconds(10))
  }
}
