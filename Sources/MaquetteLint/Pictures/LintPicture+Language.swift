import Maquette
import MaquetteSpec

extension LintPicture {
  /// Whether a title of a button shows that the spec is in another language than English, though it has no locale that
  /// says so: by a letter that English words do not have, or because it is the system's own word there.
  var hasForeignTitles: Bool {
    items.contains { item in
      guard LintRule.titledButtons.contains(item.name), item.isEnglish,
        let title = item.value("title") as String?
      else { return false }
      return title.contains { $0.isLetter && !$0.isASCII && !LintPicture.borrowed.contains($0) }
        || LintPicture.foreignWords.contains(title.lowercased())
    }
  }

  /// Letters of words that English has taken over, as in café, naïve and jalapeño.
  private static let borrowed: Set<Character> = ["é", "è", "ê", "ï", "ñ", "ç", "ö"]

  /// What buttons of the system say in other languages with Latin letters, but not in English.
  private static let foreignWords: Set<String> = {
    let words: [SystemWord] = [
      .back, .done, .cancel, .edit, .save, .add, .reply, .share, .search, .close, .delete, .more,
      .next, .previous, .today,
    ]
    let english = Set(words.map { $0.text(in: "en").lowercased() })
    let languages = ["de", "fr", "es", "it", "nl", "pt", "cs", "pl", "tr", "sv", "da", "fi", "nb"]
    return Set(languages.flatMap { tag in words.map { $0.text(in: tag).lowercased() } })
      .subtracting(english)
      // These are words of English, too: 'OK' is what 'done' is in many languages, and the others are
      // 'done' in Italian, 'save' in Danish and 'more' in French.
      .filter { !EnglishWords.isAction($0) }.subtracting(["fine", "gem", "plus"])
  }()
}
