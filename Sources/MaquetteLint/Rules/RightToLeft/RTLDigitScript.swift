import Maquette

extension LintRule {
  static let rtlDigitScript = LintRule(
    "rtl/digit-script", .warning, .rightToLeft,
    sentence:
      "Use the digits of the language: Western digits in Hebrew, and one of two kinds in Arabic.",
    summary: "A picture mixes Western and Eastern Arabic digits, or has Eastern digits in Hebrew.",
    advice: "use one kind of digits; 'NumberLabel' takes those of the locale",
    wrong: "locale: ar\nVStack:\n  - Label: الطابق ١٢\n  - Label: الغرفة 304\n",
    right: "locale: ar\nVStack:\n  - Label: الطابق ١٢\n  - Label: الغرفة ٣٠٤\n",
    fine: [
      "locale: ar\nVStack:\n  - Label: الطابق 12\n  - Label: الغرفة 304\n",
      "VStack:\n  - Label: Floor 12\n  - Label: Room 304\n", "locale: he\nLabel: קומה 12\n",
      "locale: fa\nLabel: طبقه ۱۲\n",
      "locale: ar\nVStack:\n  - Label: الطابق ١٢\n  - Label: iPhone 15\n",
    ]
  ) { picture in
    // Parts in other locales have digits of their own.
    var western: Set<String> = []
    var eastern: Set<String> = []
    var issues: [LintIssue] = []
    for (item, key, text) in picture.shownWords {
      // A name of a product keeps its digits.
      let direction = ScriptDirection.of(text) ?? item.environment.direction
      guard direction == .rightToLeft else { continue }
      let hasEastern = text.unicodeScalars.contains { isEastern($0) }
      let hasWestern = text.unicodeScalars.contains { ("0"..."9").contains($0) }
      let locale = item.environment.locale
      let isHebrew = isHebrew(text, in: locale)
      if hasEastern, isHebrew {
        issues.append(picture.issue(item, key: key, "Hebrew uses Western digits, 0 to 9"))
      } else if hasEastern && hasWestern || hasEastern && western.contains(locale)
        || hasWestern && eastern.contains(locale)
      {
        issues.append(
          picture.issue(
            item, key: key,
            hasEastern && hasWestern
              ? "'\(SpecNode.excerpt(text))' mixes two kinds of digits"
              : "'\(SpecNode.excerpt(text))' uses other digits than the texts before it"))
      }
      if hasEastern { eastern.insert(locale) }
      if hasWestern { western.insert(locale) }
    }
    return issues
  }

  /// Whether a text has Hebrew letters, or none at all in an interface in Hebrew.
  private static func isHebrew(_ text: String, in locale: String) -> Bool {
    if text.unicodeScalars.contains(where: { (0x05D0...0x05EA).contains($0.value) }) { return true }
    return !text.contains(where: \.isLetter)
      && ["he", "iw"].contains(locale.lowercased().prefix { $0.isLetter })
  }

  private static func isEastern(_ scalar: Unicode.Scalar) -> Bool {
    (0x0660...0x0669).contains(scalar.value) || (0x06F0...0x06F9).contains(scalar.value)
  }
}

extension LintPicture {
  /// The texts of labels, and titles and values of what stands in rows, each with its key.
  fileprivate var shownWords: [(item: LintItem, key: String, text: String)] {
    items.flatMap { item -> [(item: LintItem, key: String, text: String)] in
      let keys = item.component is Label ? ["text"] : LintPicture.keysOfWords[item.name] ?? []
      return keys.compactMap { key in (item.value(key) as String?).map { (item, key, $0) } }
    }
  }

  private static let keysOfWords = [
    "Button": ["title", "subtitle"], "LabeledContent": ["title", "value"],
    "NavigationLink": ["title", "value"], "Toggle": ["title", "subtitle"],
  ]
}
