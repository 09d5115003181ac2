import Maquette

extension LintRule {
  static let labelWatermark = LintRule(
    "label/watermark", .note, .labels,
    sentence: "Tertiary labels describe unavailable items, and quaternary labels are watermarks.",
    summary: "A sentence that people should read has the faintest label colour.",
    advice: "use 'secondary' for supplementary text",
    wrong: "Label: Your trial ends in three days\ncolor: quaternaryLabel\n",
    right: "Label: Your trial ends in three days\ncolor: secondary\n",
    fine: [
      "Label: DRAFT\ncolor: quaternaryLabel\n",
      "Label: Not available in your region\ncolor: tertiary\n",
    ]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      guard label.color.named(in: item.environment) == .quaternary,
        isSentence(label.text)
      else { return nil }
      return picture.issue(
        item, key: "color", "'\(SpecNode.excerpt(label.text))' is as faint as a watermark",
        fix: item.provenance?.keys["color"].map { .replace($0, with: "secondary") })
    }
  }

  /// Whether a text has three words, or as many characters as those have in Chinese or Japanese.
  private static func isSentence(_ text: String) -> Bool {
    text.split(separator: " ").count >= 3 || text.isDense && text.count >= 8
  }
}
