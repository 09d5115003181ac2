internal import CThemeData
import MaquetteCore

/// The letters of a language's keyboard, and the words on its keys.
package struct KeyboardLayout: Hashable, Sendable {
  /// The words that keys may have.
  package enum Word: Int, CaseIterable, Sendable {
    case numbers
    case letters
    case space
    case `return`
    case go
    case search
    case send
    case next
    case done
  }

  /// The language's code, for example `de`.
  package let language: String
  /// The keys of its rows, three or four, from left to right.
  package let rows: [[String]]
  /// The row that ends with the key that deletes; `nil` where it is the last one.
  package let deletingRow: Int?
  /// How sure the rows are, and where they come from, for example `peer: Scribe-iOS, CLDR`.
  package let source: String
  /// The words that no source has.
  package let estimatedWords: Set<Word>
  /// The signs of money: one on the first page of signs, and three on the second one.
  package let currencies: [String]
  private let words: [String]
  /// What shift makes of letters; empty where it makes capitals, or nothing.
  private let secondLayer: [String: String]

  /// What stands in the table for the key that deletes.
  private static let delete = "⌫"

  /// The signs of money where a language says no others.
  private static let currencies = ["$", "€", "£", "¥"]

  /// The layout of a record; `nil` where columns are missing.
  private init?(_ columns: [String]) {
    guard columns.count == 5 + Word.allCases.count else { return nil }
    // A mark after a space would be one character with it.
    let rows = columns[1].split(separator: "|").map { String($0).spacedWords }
    language = columns[0]
    deletingRow = rows.firstIndex { $0.last == KeyboardLayout.delete }
    self.rows = rows.map { row in row.filter { $0 != KeyboardLayout.delete } }
    secondLayer = Dictionary(
      zip(self.rows.joined(), columns[2].spacedWords.filter { $0 != "|" }),
      uniquingKeysWith: { first, _ in first })
    source = columns[3]
    let currencies = columns[4 + Word.allCases.count].spacedWords
    self.currencies = currencies.count == 4 ? currencies : KeyboardLayout.currencies
    let words = columns[4..<(4 + Word.allCases.count)]
    estimatedWords = Set(
      zip(Word.allCases, words).filter { $0.1.hasPrefix("~") }.map { $0.0 })
    self.words = words.map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
  }

  /// A word on a key.
  package func word(_ word: Word) -> String { words[word.rawValue] }

  /// Whether it has a key for capitals, or for other letters.
  package var hasShift: Bool {
    !secondLayer.isEmpty || rows.joined().contains { $0.uppercased() != $0 }
  }

  /// Whether its letters are Latin.
  package var isLatin: Bool {
    rows[0].allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }
  }

  /// Whether it is one of twelve keys, each for the letters of a row of kana.
  package var isKana: Bool { language == "ja" }

  /// Whether its signs are those of the Arabic script.
  package var hasArabicSigns: Bool { ["ar", "fa"].contains(language) }

  /// What a letter's key has with shift: its capital, or another letter.
  package func shifted(_ letter: String) -> String {
    if let other = secondLayer[letter] { return other }
    guard language == "tr" else { return letter.uppercased() }
    return letter == "i" ? "İ" : letter.uppercased()
  }

  /// The languages there are, in the order of the table.
  package static var languages: [String] {
    records.compactMap(\.first).filter { !$0.contains("-") }
  }

  /// The layout of a locale's region, or of its language, for example `de` for `de_AT`; `nil` where it
  /// has none.
  package static func named(_ locale: String) -> KeyboardLayout? {
    let parts = locale.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
    let code = parts.first?.lowercased() ?? ""
    let language = ["no": "nb", "nn": "nb", "iw": "he"][code] ?? code
    let records = records
    guard let own = records.first(where: { $0.first == language }) else { return nil }
    // What follows a single letter is no region: ar-u-nu-latn.
    let region = parts.dropFirst().prefix { $0.count > 1 }.first {
      $0.count == 2 || $0.count == 3 && Int($0) != nil
    }?.uppercased()
    let names = region.map { region in
      ["\(language)-\(region)", ParentLocale.name(of: language, region: region)]
    }
    guard let regional = names?.lazy.compactMap({ name in records.first { $0[0] == name } }).first
    else { return KeyboardLayout(own) }
    var columns = zip(own, regional).map { $1.isEmpty ? $0 : $1 }
    columns[0] = language
    return KeyboardLayout(columns)
  }

  /// The columns of each line.
  private static var records: [[String]] {
    let bytes = UnsafeBufferPointer(
      start: maquette_keyboards(), count: maquette_keyboards_size())
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
