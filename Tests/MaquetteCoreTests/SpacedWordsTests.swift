import MaquetteCore
import Testing

@Suite("Words between spaces")
struct SpacedWordsTests {
  @Test(
    "They are what stands between spaces, and no word is empty",
    arguments: [
      ("", []), (" ", []), ("one", ["one"]), (" two  words ", ["two", "words"]),
      ("größer als", ["größer", "als"]), ("e\u{301} é", ["e\u{301}", "é"]),
      ("設定 ⚙️\u{200D} ", ["設定", "⚙️\u{200D}"]), ("a\tb\u{A0}c d", ["a\tb\u{A0}c", "d"]),
    ] as [(String, [String])])
  func words(text: String, words: [String]) {
    #expect(text.spacedWords == words)
  }
}
