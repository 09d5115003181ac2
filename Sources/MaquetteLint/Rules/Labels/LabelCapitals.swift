import Maquette

extension LintRule {
  static let labelCapitals = LintRule(
    "label/capitals", .note, .labels,
    sentence: "Keep text legible when you adjust its style.",
    summary:
      "A text is typed in capitals. They are slow to read, and VoiceOver may spell them out.",
    advice: "write it as usual; 'textCase: uppercase' draws capitals where a design needs them",
    wrong: "Label: FREE DELIVERY TODAY\n", right: "Label: Free delivery today\n",
    fine: [
      "Label: NASA\n", "Label: \"IBAN DE44 5001\"\n", "Label: ÉTAGE 2\n", "Label: ДА\n",
      "Label: مرحبا\n", "Label: Free delivery\ntextCase: uppercase\n", "Label: 東京\n",
    ]
  ) { picture in
    let labels = picture.all(Label.self).filter { $0.value.textCase == nil }
      .map { ($0.item, "text", $0.value.text) }
    let buttons = picture.all(Button.self).map { ($0.item, "title", $0.value.title) }
    return (labels + buttons).filter { isShouted($0.2) }.map { item, key, text in
      picture.issue(item, key: key, "'\(SpecNode.excerpt(text))' is written in capitals")
    }
  }

  /// Whether a text has two words and more in nothing but capitals; short ones may be names.
  private static func isShouted(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
      .filter { $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }
    let long = words.filter { $0.count >= 4 }
    guard words.count >= 2, long.count >= 2 else { return false }
    return words.allSatisfy { word in word.allSatisfy { $0.isUppercase } }
  }
}
