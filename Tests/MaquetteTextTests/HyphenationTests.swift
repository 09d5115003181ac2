import Foundation
import MaquetteCore
import MaquetteText
import Testing

/// Documented: NSParagraphStyle, `hyphenationFactor`.
@Suite("Hyphenation")
struct HyphenationTests {
  /// One for all texts, as looking through the folders of fonts takes longer than a layout.
  private let measurer = PangoTextMeasurer()

  private func layout(
    _ text: String, in language: String, width: Double, factor: Double = 1,
    mode: LineBreakMode = .byTruncatingTail, lines: Int = 0, folder: String? = nil
  ) -> TextLayout {
    var style = TextParagraphStyle()
    style.hyphenationFactor = factor
    let measurer = folder.map { PangoTextMeasurer(hyphenationFolder: $0) } ?? measurer
    return measurer.layout(
      TextRequest(
        text: text, font: font(), paragraphs: [style], maxWidth: width, maxLines: lines,
        lineBreakMode: mode, lineBreakStrategy: [], language: language))
  }

  /// Languages, a long word of each, and where dictionaries divide it.
  private static let words = [
    ("en", "hyphenation", "hy-phen-ation"),
    ("de", "Donaudampfschifffahrt", "Do-nau-dampf-schiff-fahrt"),
    ("fr", "extraordinaire", "ex-tra-or-di-naire"), ("es", "extraordinario", "ex-tra-or-di-na-rio"),
    ("ru", "достопримечательность", "до-сто-при-ме-ча-тель-ность"),
    ("el", "υπολογιστής", "υ-πο-λο-γι-στής"),
  ]

  @Test(
    "Words are divided as dictionaries have it, with a hyphen inside the room", arguments: words)
  func divided(language: String, word: String, parts: String) {
    let syllables = parts.split(separator: "-").map(String.init)
    let ends = syllables.indices.map { syllables[...$0].joined() }
    var found: Set<String> = []
    for width in stride(from: 20.0, through: 180, by: 2) {
      let result = layout(word, in: language, width: width)
      #expect(result.shownText == word && result.problems.isEmpty)
      var before = ""
      for line in result.lineTexts {
        before += line.replacing("-", with: "")
        guard line.hasSuffix("-") else { continue }
        found.insert(before)
        #expect(ends.contains(before), "\(width): \(result.lineTexts)")
      }
      #expect(
        result.lines.allSatisfy { $0.width <= width + 0.001 || $0.runs[0].glyphs.glyphs.count == 1 }
      )
    }
    #expect(found.count > 1)
  }

  @Test("A word is divided only where the line without it is emptier than the factor says")
  func factor() {
    let text = "A quite extraordinary hyphenation"
    // “A quite” is about a third of the room.
    let width = 150.0
    let share = layout("A quite", in: "en", width: 500).size.width / width
    for factor in [share - 0.02, share + 0.02] {
      let lines = layout(text, in: "en", width: width, factor: factor).lineTexts
      #expect(lines[0].hasSuffix("-") == (factor > share), "\(factor): \(lines)")
    }
    #expect(layout(text, in: "en", width: width, factor: 0).lineTexts[0] == "A quite")
  }

  @Test("Without need, or between characters, nothing is divided")
  func whole() {
    #expect(layout("hyphenation", in: "en", width: 500).lineTexts == ["hyphenation"])
    let characters = layout("hyphenation", in: "en", width: 50, mode: .byCharWrapping)
    #expect(characters.lineTexts.allSatisfy { !$0.contains("-") })
  }

  @Test("What is divided by hand is divided there alone")
  func byHand() {
    let lines = layout("hyphena\u{AD}tion", in: "en", width: 75).lineTexts
    #expect(lines == ["hyphena\u{AD}", "tion"])
  }

  @Test("Languages without patterns and other scripts stay whole, without a word")
  func others() {
    for (language, text) in [
      ("ar", "والاستقلالية والاستقلالية"), ("he", "אוטומטיזציה אוטומטיזציה"), ("ja", "設定を変更しました"),
      ("th", "ประชาธิปไตยประชาธิปไตย"), ("hi", "अन्तर्राष्ट्रीयकरण अन्तर्राष्ट्रीयकरण"),
      ("en", "достопримечательность здесь"),
    ] {
      let result = layout(text, in: language, width: 90)
      let plain = layout(text, in: language, width: 90, factor: 0)
      #expect(result.lineTexts == plain.lineTexts)
      #expect(result.problems == plain.problems)
    }
  }

  @Test("Patterns that are not installed are named by their package, once there is need")
  func missing() {
    for (language, package) in [
      ("de", "hyphen-de"), ("en-GB", "hyphen-en-gb"), ("pt", "hyphen-pt-br"), ("nb", "hyphen-no"),
      ("sv-FI", "hyphen-sv"),
    ] {
      let result = layout("extraordinarily long", in: language, width: 60, folder: "/nowhere")
      #expect(
        result.problems == [.missingHyphenation(language: language, packages: [package])])
    }
    #expect(layout("short", in: "de", width: 200, folder: "/nowhere").problems.isEmpty)
    #expect(
      layout("extraordinarily", in: "de", width: 60, factor: 0, folder: "/nowhere").problems.isEmpty
    )
  }

  // MARK: Files

  private func lines(_ word: String, of patterns: Data, named name: String, in language: String)
    throws -> [String]
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "hyphens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try patterns.write(to: folder.appending(path: name))
    return layout(word, in: language, width: 56, folder: folder.path).lineTexts
  }

  @Test("Files are read in every encoding that they have")
  func encodings() throws {
    let files: [(String, [UInt8], String, String)] = [
      ("UTF-8", Array("å1b".utf8), "ååååbbbb", "sv"),
      ("ISO8859-1", [0xE5, 0x31, 0x62], "ååååbbbb", "sv"),
      ("ISO8859-2", [0xB1, 0x31, 0x62], "ąąąąbbbb", "pl"),
      ("ISO8859-7", [0xE1, 0x31, 0xE2], "ααααββββ", "el"),
      ("KOI8-R", [0xC1, 0x31, 0xC2], "аааабббб", "ru"),
      ("microsoft-cp1251", [0xE0, 0x31, 0xE1], "аааабббб", "bg"),
      ("ISO8859-13", [0xE0, 0x31, 0x62], "ąąąąbbbb", "lt"),
    ]
    for (encoding, pattern, word, language) in files {
      let lines = try lines(
        word, of: Data(Array("\(encoding)\n".utf8) + pattern), named: "hyph_\(language).dic",
        in: language)
      #expect(lines == [String(word.prefix(4)) + "-", String(word.suffix(4))], "\(encoding)")
    }
  }

  @Test(
    "What is no file of patterns divides nothing and breaks nothing",
    arguments: [
      "", "\n", "UTF-8", "UTF-8\n1\n2\n", "EBCDIC\na1b", "UTF-8\n\0\0\n9999999999\n",
      "UTF-8\nNEXTLEVEL\nNEXTLEVEL",
      "UTF-8\nLEFTHYPHENMIN 99999999999999999999\na1b/x=,1,1",
    ])
  func damaged(file: String) throws {
    let lines = try lines("aaaabbbb", of: Data(file.utf8), named: "hyph_sv.dic", in: "sv")
    #expect(lines.joined() == "aaaabbbb")
  }
}
