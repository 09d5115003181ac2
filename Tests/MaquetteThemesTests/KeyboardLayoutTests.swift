import Foundation
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The table of keyboards")
struct KeyboardLayoutTests {
  private func layout(_ language: String) throws -> KeyboardLayout {
    try #require(KeyboardLayout.named(language))
  }

  /// The letters of CLDR's keyboards.
  private static let letters: [String: Set<String>] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/Facts/KeyboardLetters.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var letters: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t").map(String.init)
      if parts.count == 3 { letters[parts[0]] = Set(parts[2].spacedWords) }
    }
    return letters
  }()

  @Test(
    "Every language has three or four rows, and letters with shift for all letters or for none",
    arguments: KeyboardLayout.languages)
  func rows(language: String) throws {
    let layout = try layout(language)
    #expect((3...4).contains(layout.rows.count) && layout.rows.allSatisfy { !$0.isEmpty })
    #expect(layout.rows.joined().allSatisfy { !["|", "⌫", "~"].contains($0) })
    let letters = Array(layout.rows.joined())
    #expect(Set(letters).count == letters.count)
    #expect(KeyboardLayout.Word.allCases.allSatisfy { !layout.word($0).isEmpty })
    #expect(KeyboardLayout.Word.allCases.allSatisfy { !layout.word($0).hasPrefix("~") })
  }

  @Test(
    "Every language says how sure its rows are, and names sources",
    arguments: KeyboardLayout.languages)
  func source(language: String) throws {
    let source = try layout(language).source
    let parts = source.components(separatedBy: ": ")
    #expect(parts.count == 2 && parts.last?.isEmpty == false, "\(source)")
    #expect(["measured", "documented", "peer", "estimated"].contains(parts[0]), "\(source)")
    if parts[0] == "documented" { #expect(source.contains("CLDR")) }
  }

  @Test("Letters are those of CLDR's keyboards", arguments: KeyboardLayout.languages)
  func cldr(language: String) throws {
    let layout = try layout(language)
    guard let known = KeyboardLayoutTests.letters[language] else {
      // CLDR has no keyboard for kana, and a Latin one for Korean.
      #expect(["ja", "ko"].contains(language))
      return
    }
    // Where CLDR's phones have an apostrophe, keyboards for iOS have an accent.
    let exceptions = language == "fr" ? ["´"] : []
    let letters = layout.rows.joined()
    let unknown = letters.filter { !known.contains($0) }
    #expect(unknown == exceptions)
    guard ["hi", "th"].contains(language) else { return }
    #expect(letters.map(layout.shifted).filter { !known.contains($0) } == [])
  }

  // Frames of keys on iOS 26 (aBitBetterKeyboard, stock-rendered-rows.json).
  @Test("Rows are those of iOS 26 where they have been measured")
  func measured() throws {
    func rows(_ language: String) throws -> [String] {
      try layout(language).rows.map { $0.joined() }
    }
    #expect(try rows("en") == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(try rows("he") == ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"])
    #expect(try rows("ar") == ["ضصثقفغعهخحج", "شسيبلاتنمكة", "ءظطذدزروى"])
    #expect(try layout("he").deletingRow == 0)
    #expect(try layout("ar").deletingRow == nil)
  }

  @Test("Words without a source are known as such")
  func words() throws {
    #expect(try layout("en").estimatedWords.isEmpty && layout("ru").estimatedWords.isEmpty)
    #expect(try layout("de").estimatedWords == [.return, .send, .next])
    #expect(try layout("de").word(.next) == "Weiter")
    #expect(try layout("ja").estimatedWords.count == KeyboardLayout.Word.allCases.count)
    #expect(try layout("fi").word(.space) == "väli")
    #expect(try layout("fa").word(.done) == "انجام شد")
  }

  @Test(
    "Regions have their own rows and signs of money, and otherwise those of the language",
    arguments: [
      ("fr_FR", "azertyuiop", "€ $ £ ¥"), ("fr-CA", "qwertyuiop", "$ € £ ¥"),
      ("fr_CH", "qwertzuiop", "$ € £ ¥"), ("fr_BE@numbers=latn", "azertyuiop", "€ $ £ ¥"),
      ("en_GB", "qwertyuiop", "£ € $ ¥"), ("en_US", "qwertyuiop", "$ € £ ¥"),
      ("de_CH", "qwertzuiopü", "€ $ £ ¥"), ("es_MX", "qwertyuiop", "$ € £ ¥"),
      ("es", "qwertyuiop", "€ $ £ ¥"), ("pt-PT", "qwertyuiop", "€ $ £ ¥"),
      ("pt_BR", "qwertyuiop", "$ € £ ¥"), ("ru", "йцукенгшщзх", "₽ $ € £"),
      ("es_419", "qwertyuiop", "$ € £ ¥"), ("es-AR", "qwertyuiop", "$ € £ ¥"),
      ("es_ES", "qwertyuiop", "€ $ £ ¥"), ("pt_AO", "qwertyuiop", "€ $ £ ¥"),
      ("pt-TL", "qwertyuiop", "€ $ £ ¥"), ("es_BR", "qwertyuiop", "$ € £ ¥"),
      ("en_AU", "qwertyuiop", "$ € £ ¥"), ("de-1996", "qwertzuiopü", "€ $ £ ¥"),
      ("sv_SE", "qwertyuiopå", "kr € $ £"), ("ar-u-nu-latn", "ضصثقفغعهخحج", "$ € £ ¥"),
    ])
  func regions(locale: String, row: String, money: String) throws {
    let layout = try layout(locale)
    #expect(layout.rows[0].joined() == row)
    #expect(layout.currencies == money.spacedWords)
    let language = String(locale.prefix { $0.isLetter })
    #expect(layout.language == language)
    let space = try self.layout(language).word(.space)
    #expect(layout.word(.space) == space)
  }

  @Test("Languages are listed without their regions")
  func languages() {
    #expect(KeyboardLayout.languages.allSatisfy { $0.allSatisfy(\.isLetter) })
    #expect(KeyboardLayout.languages.contains("fr"))
  }
}
