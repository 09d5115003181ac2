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

  @Test(
    "How long a word is is no matter, whatever it is written in",
    arguments: ["x", "س", "ก", "ខ", "字", "😀", "👨‍👩‍👧‍👦", "e\u{301}", "\u{301}"])
  func words(letter: String) {
    let word = String(repeating: letter, count: Limits.textBytes / letter.utf8.count)
    #expect(TextLimits.problem(with: word, name: "the text") == nil)
  }
}
