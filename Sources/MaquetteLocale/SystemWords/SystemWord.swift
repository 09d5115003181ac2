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
  case minimize
  case zoom
  case addContact
  case shift
  case numbers
  case moreSymbols
  case dictate
  case nextKeyboard
  case emoji
  case keyboard
  case hideKeyboard
  case compose
  case organize
  case bookmarks
  case camera
  case stop
  case play
  case pause
  case rewind
  case fastForward

  /// The word in the language of a locale, for example `ar-EG`; English in languages that have none.
  ///
  /// Languages are told by their first part, and some regions have words of their own. Chinese is the
  /// simplified one, but for what is written in traditional characters, said or likely.
  package func text(in locale: String) -> String {
    translation(in: locale) ?? english
  }

  /// The word in the language of a locale; `nil` where it is known in English only.
  package func translation(in locale: String) -> String? {
    let table = table
    for language in SystemWord.languages(of: locale) {
      let word =
        SystemWord.regional[language]?[self] ?? table?[language]
        ?? SystemWord.translations[language]?[self]
      if let word { return word }
      if language == "en" { return english }
    }
    return nil
  }

  /// The word by language, where it has a table of its own.
  private var table: [String: String]? {
    SystemWord.spoken[self] ?? SystemWord.described[self] ?? SystemWord.listed[self]
      ?? SystemWord.pictured[self] ?? SystemWord.suppressing[self] ?? SystemWord.searched[self]
      ?? SystemWord.pressed[self] ?? SystemWord.itemized[self]
  }

  /// What a table has for the language of a locale.
  static func entry(of table: [String: String], in locale: String) -> String? {
    languages(of: locale).lazy.compactMap { table[$0] }.first
  }

  /// The languages of a locale under today's codes, the nearest first: `pt-pt` and `pt` for Portugal,
  /// `zh-hant` alone for Chinese in traditional characters.
  private static func languages(of locale: String) -> [String] {
    let parts = locale.lowercased().prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }
      .map(String.init)
    let code = parts.first ?? ""
    if code == "zh", ICU.likely(locale).map(ICU.script) == "Hant" { return ["zh-hant"] }
    let language = aliases[code] ?? code
    return [regionalForm(of: language, in: locale), language].compactMap { $0 }
  }

  /// Codes that were in use before.
  private static let aliases = ["iw": "he", "no": "nb", "nn": "nb", "in": "id"]

  /// What is written as a sentence is: with one capital.
  private static let sentences: Set<SystemWord> = [
    .inProgress, .doNotAskAgain, .doNotShowThisMessageAgain, .moreSymbols, .nextKeyboard,
    .hideKeyboard,
  ]

  /// The word in English: its name, with a capital at the start of each of its words.
  private var english: String {
    if let text = table?["en"] { return text }
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
