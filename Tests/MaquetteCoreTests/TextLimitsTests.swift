import MaquetteCore
import Testing

@Suite("Limits of a text")
struct TextLimitsTests {
  @Test(
    "Ordinary texts of every script pass",
    arguments: [
      "", "Sign in", "تسجيل الدخول", "הגדרות", "设置", "👩‍👩‍👧‍👦 <b>&amp;</b> \u{1B}[31m", "a\nb\u{2028}c",
    ])
  func ordinary(text: String) {
    #expect(TextLimits.problem(with: text, name: "the title") == nil)
  }

  @Test("4096 bytes are the most")
  func length() throws {
    let longest = String(repeating: "abcdefg ", count: 512)
    #expect(TextLimits.problem(with: longest, name: "the title") == nil)
    let problem = try #require(TextLimits.problem(with: longest + "x", name: "the title"))
    #expect(problem.message == "the title has 4097 bytes; the limit is 4096")
    #expect(problem.hint == "shorten it, or split it into several labels")
  }

  @Test("NUL is refused wherever it stands", arguments: ["\0", "a\0", "a\0b"])
  func nul(text: String) throws {
    let problem = try #require(TextLimits.problem(with: text, name: "the text"))
    #expect(problem.message == "the text contains a NUL character")
    #expect(problem.hint == "remove the character U+0000")
  }

  @Test("500 characters without a place to break are the most")
  func unbreakable() throws {
    let word = String(repeating: "x", count: 500)
    #expect(TextLimits.problem(with: word, name: "the text") == nil)
    #expect(TextLimits.problem(with: "\(word) \(word)", name: "the text") == nil)
    let problem = try #require(TextLimits.problem(with: "a \(word)x", name: "the text"))
    #expect(
      problem.message
        == "the text has 501 characters without a place to break a line; the limit is 500")
    #expect(problem.hint.contains("U+200B"))
  }

  @Test(
    "Hyphens, zero-width spaces and ideographs are places to break",
    arguments: [
      "-", "\u{200B}", "\u{AD}", "字",
    ])
  func places(mark: String) {
    let half = String(repeating: "x", count: 400)
    #expect(TextLimits.problem(with: half + mark + half, name: "the text") == nil)
  }

  @Test("A run of combining marks counts each mark")
  func marks() {
    let zalgo = "e" + String(repeating: "\u{301}", count: 600)
    #expect(TextLimits.problem(with: zalgo, name: "the text") != nil)
  }
}
