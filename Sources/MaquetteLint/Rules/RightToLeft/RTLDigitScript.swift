import Maquette

extension LintRule {
  static let rtlDigitScript = LintRule(
    "rtl/digit-script", .warning, .rightToLeft,
    sentence:
      "Use the digits of the language: Western ones in Hebrew, either kind in Arabic, not both.",
    summary: "A picture mixes Western and Eastern Arabic digits, or Hebrew text has Eastern ones.",
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
    var first: (western: LintItem?, eastern: LintItem?)
    var issues: [LintIssue] = []
    for (item, label) in picture.all(Label.self) {
      // A name of a product keeps its digits.
      let direction = ScriptDirection.of(label.text) ?? item.environment.direction
      guard direction == .rightToLeft else { continue }
      let hasEastern = label.text.unicodeScalars.contains { isEastern($0) }
      let hasWestern = label.text.unicodeScalars.contains { ("0"..."9").contains($0) }
      let isHebrew = label.text.unicodeScalars.contains { (0x05D0...0x05EA).contains($0.value) }
      if hasEastern, isHebrew {
        issues.append(picture.issue(item, key: "text", "Hebrew has Western digits"))
      } else if hasEastern && hasWestern || hasEastern && first.western != nil
        || hasWestern && first.eastern != nil
      {
        issues.append(
          picture.issue(
            item, key: "text", "'\(SpecNode.excerpt(label.text))' has other digits than the rest"))
      }
      if hasEastern { first.eastern = first.eastern ?? item }
      if hasWestern { first.western = first.western ?? item }
    }
    return issues
  }

  private static func isEastern(_ scalar: Unicode.Scalar) -> Bool {
    (0x0660...0x0669).contains(scalar.value) || (0x06F0...0x06F9).contains(scalar.value)
  }
}
