import Testing
import ThreadClock

@testable import MaquetteSnapshots

@Suite("Patterns with asterisks") struct WildcardTests {
  @Test(
    "An asterisk matches anything, also for nothing",
    arguments: [
      ("", "", true), ("", "*", true), ("a", "", false), ("abc", "abc", true), ("abc", "ab", false),
      ("abc", "a*c", true), ("abc", "*b*", true), ("abc", "*c*b*", false), ("abc", "**", true),
      ("aba", "ab*ba", false), ("abba", "ab*ba", true), ("aaab", "*aab", true),
      ("ababac", "*abac*", true), ("ui/größe@2x", "ui/*ö*@2x", true), ("a/b/c", "a/*/c", true),
      ("xaay", "x*a*a*y", true), ("xay", "x*a*a*y", false), ("日本語.rtl", "日*語*", true),
    ] as [(String, String, Bool)])
  func matching(text: String, pattern: String, isMatch: Bool) {
    #expect(Wildcard.matchesWhole(text, pattern) == isMatch)
  }

  @Test("Time grows with the lengths of text and pattern, not with their product")
  func time() {
    let text = String(repeating: "a", count: 400_000)
    let word = String(repeating: "a", count: 100_000)
    let elapsed = ThreadClock().measure {
      #expect(!Wildcard.matchesWhole(text, "*\(word)b*"))
      #expect(!Wildcard.matchesWhole(text, String(repeating: "*a", count: 50_000) + "*b*"))
      #expect(Wildcard.matches(text, word))
    }
    #expect(elapsed < .seconds(10))
  }
}
