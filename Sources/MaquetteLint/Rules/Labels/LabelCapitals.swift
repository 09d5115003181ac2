import Maquette

extension LintRule {
  static let labelCapitals = LintRule(
    "label/capitals", .note, .labels,
    sentence: "Keep text legible when you adjust its style.",
    summary:
      "A text or a title is typed in capitals. Capitals are slow to read, and VoiceOver may spell "
      + "them out.",
    advice: "write it as usual; 'textCase: uppercase' draws capitals where a design needs them",
    wrong: "Label: FREE DELIVERY TODAY\n", right: "Label: Free delivery today\n",
    fine: [
      "Label: NASA\n", "Label: \"IBAN DE44 5001\"\n", "Label: ÉTAGE 2\n", "Label: ДА\n",
      "Label: USB-C\n", "Label: FAQ\n", "Label: HDR PHOTOS\n", "locale: de\nLabel: ADD IN\n",
      "Label: JPEG HEIC\n", "locale: de\nLabel: WLAN HDMI 4K\n",
      "Label: مرحبا\n", "Label: Free delivery\ntextCase: uppercase\n", "Label: 東京\n",
    ]
  ) { picture in
    let labels = picture.all(Label.self).filter { $0.value.textCase == nil }
      .map { ($0.item, "text", $0.value.text) }
    let titles = picture.items.flatMap { item -> [(LintItem, String, String)] in
      // Titles of films and songs are written as their makers write them.
      guard item.name != "Poster", !(item.component is Label) else { return [] }
      return ["title", "header", "footer"].compactMap { key in
        (item.value(key) as String?).map { (item, key, $0) }
      }
    }
    let entries = picture.menuEntries.filter {
      isShouted($0.entry.title, inEnglish: $0.item.isEnglish)
    }.map { picture.issue($0, "'\(SpecNode.excerpt($0.entry.title))' is written in capitals") }
    let texts = (labels + titles).filter { item, _, text in
      isShouted(text, inEnglish: item.isEnglish)
        || item.component is Button && item.isEnglish
          && isVerb(text)
    }.map { item, key, text in
      picture.issue(item, key: key, "'\(SpecNode.excerpt(text))' is written in capitals")
    }
    return texts + entries
  }

  /// Whether a text has two words and more in nothing but capitals. Four letters and fewer may be an
  /// abbreviation, and what has digits is one: of two words that are longer one has more. In English
  /// they are none behind a verb: SIGN UP, READ MORE.
  private static func isShouted(_ text: String, inEnglish: Bool) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
      .filter { $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }
    let long = words.filter { $0.count >= 4 }
    let isSentence = long.count >= 2 && long.contains { $0.count > 4 }
    guard words.count >= 2, isSentence || inEnglish && isOrder(words) else { return false }
    return words.allSatisfy { word in word.allSatisfy { $0.isUppercase } }
  }

  /// Whether a title is one English verb in capitals that is too long for an abbreviation: CONTINUE.
  private static func isVerb(_ title: String) -> Bool {
    title.count > 4 && title.allSatisfy(\.isUppercase)
      && EnglishWords.verbs.contains(title.lowercased())
  }

  private static func isOrder(_ words: [Substring]) -> Bool {
    words[0].count > 2 && EnglishWords.verbs.contains(words[0].lowercased())
  }
}
