import Maquette

extension LintRule {
  static let labelFollowsTextSize = LintRule(
    "label/follows-text-size", .warning, .labels,
    sentence: "Prefer system fonts, which support Dynamic Type by default.",
    summary: "A text has a fixed size on a platform where people choose the text size.",
    advice: "use a text style such as 'body' or 'title'",
    wrong: "Label: Balance\nfont: 17\n", right: "Label: Balance\nfont: body\n",
    fine: [
      "platform: macos\nLabel: Balance\nfont: 13\n", "Label: Balance\nfont: headline\n",
      "Label: \"72°\"\nfont: 96\n",
      // A number on a picture of its own size.
      "platform: watchos\nComplication: {children: [{Label: \"72\", font: 20}]}\n",
    ]
  ) { picture in
    picture.textsAndLinks.compactMap { item, label in
      let hasSizes = item.environment.theme.typography.style(.body).map { $0.sizes.count > 1 }
      guard hasSizes == true, !item.isInControl, !item.isIn(["Complication", "Keyboard"]) else {
        return nil
      }
      if !label.adjustsFontForContentSizeCategory, item.says("adjustsFontForContentSizeCategory") {
        return picture.issue(
          item, key: "adjustsFontForContentSizeCategory", "the text does not follow the text size",
          hint: "leave the key out",
          fix: item.provenance?.keys["adjustsFontForContentSizeCategory"].map { .remove($0) })
      }
      // What is as large as this is read at every size.
      guard case .size(let size) = label.font.base, item.says("font"), size < 28 else { return nil }
      return picture.issue(
        item, key: "font",
        "the text has \(NumberFormat.short(size)) points at every text size")
    }
  }
}
