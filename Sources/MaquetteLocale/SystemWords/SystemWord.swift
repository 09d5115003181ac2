/// A word that the system, not an app, writes or says on a control.
package enum SystemWord: String, Hashable, Sendable, CaseIterable {
  case back
  case done
  case cancel
  case edit
  case save
  case undo
  case redo
  case add
  case reply
  case share
  case search
  case refresh
  case close
  case delete
  case more
  case next
  case previous
  case nextMonth
  case previousMonth
  case today
  case on
  case off
  case inProgress
  case progress
  case datePicker
  case timePicker
  case tabBar
  case sidebar
  case moreInfo
  case page
  case path
  case mixed
  case gauge
  case level
  case rating
  case clock
  case clearText
  case sectionIndex
  case reorder
  case insert
  case ascending
  case descending
  case showChoices
  case writingArea
  case colors
  case colorWell
  case grid
  case spectrum
  case sliders
  case opacity
  case brightness
  case colorWheel
  case red
  case green
  case blue
  case hexColor
  case map
  case chart
  case video
  case doNotAskAgain
  case doNotShowThisMessageAgain
  case noResults
  case newSearchHint

  /// The word in the language of a locale, for example `ar-EG`; English in languages that have none.
  ///
  /// Languages are told by their first part; Chinese is the simplified one, and what is written in
  /// traditional characters, said or likely, has English but for the way back.
  package func text(in locale: String) -> String {
    if let words = SystemWord.spoken[self] ?? SystemWord.described[self]
      ?? SystemWord.listed[self] ?? SystemWord.pictured[self] ?? SystemWord.suppressing[self]
      ?? SystemWord.searched[self]
    {
      return SystemWord.entry(of: words, in: locale) ?? words["en"] ?? english
    }
    let language = SystemWord.language(of: locale)
    if language == "zh-hant", self != .back { return english }
    let known = language == "zh-hant" ? "zh" : language
    return SystemWord.translations[known]?[self] ?? english
  }

  /// What a table has for the language of a locale.
  static func entry(of table: [String: String], in locale: String) -> String? {
    table[language(of: locale)]
  }

  /// The language of a locale under today's code; `zh-hant` for Chinese in traditional characters.
  private static func language(of locale: String) -> String {
    let parts = locale.lowercased().prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }
      .map(String.init)
    let language = parts.first ?? ""
    if language == "zh", ICU.likely(locale).map(ICU.script) == "Hant" { return "zh-hant" }
    return aliases[language] ?? language
  }

  /// Codes that were in use before.
  private static let aliases = ["iw": "he", "no": "nb", "nn": "nb", "in": "id"]

  /// What is written as a sentence is: with one capital.
  private static let sentences: Set<SystemWord> = [
    .inProgress, .doNotAskAgain, .doNotShowThisMessageAgain,
  ]

  /// The word in English: its name, with a capital at the start of each of its words.
  private var english: String {
    let isSentence = SystemWord.sentences.contains(self)
    var text = ""
    for character in rawValue {
      if text.isEmpty {
        text += character.uppercased()
      } else {
        let letter = isSentence ? character.lowercased() : String(character)
        text += character.isUppercase ? " \(letter)" : letter
      }
    }
    return text
  }
}
