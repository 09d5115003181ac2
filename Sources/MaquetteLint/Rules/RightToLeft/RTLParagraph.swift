import Maquette

extension LintRule {
  static let rtlParagraph = LintRule(
    "rtl/paragraph", .note, .rightToLeft,
    sentence: "Align a paragraph of three or more lines by its language, not by the interface.",
    summary: "A paragraph in a language of the other direction is aligned like the interface.",
    advice: "leave 'alignment' out, or write 'natural'", looksAt: [.values, .layout],
    wrong:
      """
      width: 160
      locale: ar
      Label: This paragraph is in English and has several lines of text
      numberOfLines: 0
      alignment: leading
      """,
    right:
      """
      width: 160
      locale: ar
      Label: This paragraph is in English and has several lines of text
      numberOfLines: 0
      """,
    fine: [
      // Two lines at every size.
      "width: 160\nlocale: ar\nLabel: \"Two\\nlines\"\nnumberOfLines: 0\nalignment: leading\n",
      """
      width: 160
      locale: ar
      Label: هذه فقرة باللغة العربية ولها عدة أسطر من النص الطويل
      numberOfLines: 0
      alignment: leading
      """,
    ], variants: "light"
  ) { picture in
    guard picture.environment.pseudo == nil else { return [] }
    return picture.all(Label.self).compactMap { item, label in
      guard label.alignment == .leading || label.alignment == .trailing,
        let node = picture.node(of: item), (node.textGeometry?.lines ?? 0) >= 3,
        let direction = ScriptDirection.of(label.text),
        // Where the interface itself is turned round for a look, its texts are not.
        item.environment.explicitDirection == nil,
        direction != item.environment.direction, !item.isIn(["List"])
      else { return nil }
      return picture.issue(
        item, key: "alignment",
        "the paragraph is aligned like the interface, but its language runs the other way",
        fix: item.provenance?.keys["alignment"].map { .remove($0) })
    }
  }
}

/// The direction of the letters of a text.
enum ScriptDirection {
  /// The direction that most letters have; `nil` for a text without any.
  static func of(_ text: String) -> LayoutDirection? {
    var (left, right) = (0, 0)
    for scalar in text.unicodeScalars {
      if isRightToLeft(scalar) {
        right += 1
      } else if scalar.properties.isAlphabetic {
        left += 1
      }
    }
    guard left + right > 0 else { return nil }
    return right > left ? .rightToLeft : .leftToRight
  }

  /// Whether a letter is of a script that runs from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}
