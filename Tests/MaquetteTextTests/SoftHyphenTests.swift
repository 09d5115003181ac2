import MaquetteCore
import MaquetteText
import Testing

@Suite("Soft hyphens")
struct SoftHyphenTests {
  private static let words = [
    "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt", "extra\u{AD}ordinary",
    "при\u{AD}ве\u{AD}ще\u{AD}ние", "πα\u{AD}ρά\u{AD}δειγ\u{AD}μα", "nej\u{AD}ne\u{AD}ob\u{AD}hos",
  ]

  @Test("A word that is divided where one stands shows a hyphen, inside its room", arguments: words)
  func divided(word: String) {
    let syllables = word.split(separator: "\u{AD}").map(String.init)
    for width in stride(from: 5.0, through: 150, by: 2.5) {
      let result = layout(word, maxWidth: width)
      #expect(result.shownText == word)
      for line in result.lines where line.width > width + 0.001 {
        #expect(line.runs.flatMap(\.glyphs.clusters).count <= 1, "\(width)")
      }
      let texts = result.lineTexts.map { $0.replacing("\u{AD}", with: "") }
      let letters = texts.joined().replacing("-", with: "")
      #expect(letters == syllables.joined(), "\(width): \(texts)")
      // Whatever ends in a hyphen ends with a syllable.
      for index in texts.indices where texts[index].hasSuffix("-") {
        let shown = texts[...index].joined().replacing("-", with: "")
        let ends = syllables.indices.map { syllables[...$0].joined() }
        #expect(ends.contains(shown), "\(width): \(texts)")
      }
    }
    let half = layout(syllables[0] + "-").size.width + 1.5
    let lines = layout(word, maxWidth: half).lineTexts
    #expect(lines.count > 1)
    #expect(lines[0] == syllables[0] + "-")
  }

  @Test("Without need nothing is shown")
  func whole() {
    #expect(layout("extra\u{AD}ordinary").glyphs == layout("extraordinary").glyphs)
    let two = layout("quite extra\u{AD}ordinary", maxWidth: layout("extraordinary").size.width)
    #expect(two.lineTexts == ["quite extra-", "ordinary"])
  }

  @Test("Where the hyphen has no room the word is divided before")
  func noRoom() {
    let width = layout("Donaudampf").size.width
    let lines = layout("Donau\u{AD}dampf\u{AD}schiff", maxWidth: width).lineTexts
    #expect(lines[0] == "Donau-")
    #expect(lines[1] == "dampf\u{AD}schiff" || lines[1] == "dampf-")
  }

  @Test(
    "The text goes on behind a space where a line ends with a word, and without one in a divided word",
    arguments: words + ["שלום\u{AD}עולם\u{AD}טוב", "سلا\u{AD}مات\u{AD}كثيرة"])
  func following(word: String) {
    let text = "\(word) \(word)\n\(word)"
    var ends: Set<Bool> = []
    for width in stride(from: 30.0, through: 200, by: 5) {
      for line in layout(text, maxWidth: width).lines.dropLast() {
        // In reading order, also where the hyphen is a run of its own.
        let texts = line.runs.map(\.glyphs.text)
        let isDivided = texts.contains { $0.hasSuffix("-") }
        // A line too narrow for a syllable ends within it.
        guard isDivided || texts.contains(where: { $0.hasSuffix(word.suffix(2)) }) else { continue }
        let isFollowed = line.runs.contains { $0.glyphs.endsAtSpace }
        #expect(isFollowed != isDivided, "\(width): \(texts)")
        ends.insert(isFollowed)
      }
    }
    // No line ends in a word of Hebrew (UAX 14, LB21a) or Arabic.
    #expect(ends == (Self.words.contains(word) ? [true, false] : [true]))
  }

  @Test("A hyphen comes from no place of the text")
  func source() throws {
    let run = try #require(layout("extra\u{AD}ordinary", maxWidth: 60).lines[0].runs.last)
    #expect(run.pieces.last == TextRun.Piece(utf8Count: 1, source: nil))
  }
}
