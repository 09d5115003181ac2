import Maquette

extension LintRule {
  static let labelLevels = LintRule(
    "label/levels", .note, .labels,
    sentence: "Use the system's label colours to communicate relative importance.",
    summary:
      "Opacity or a gray makes a text fainter, in place of a label colour such as 'secondary'.",
    advice: "use 'secondary', which follows the appearance and the contrast setting",
    wrong: "Label: Last edited today\ncolor: systemGray\n",
    right: "Label: Last edited today\ncolor: secondary\n",
    fine: ["Label: Last edited today\ncolor: tertiary\n", "Label: Gone\nopacity: 0.05\n"]
  ) { picture in
    picture.texts.compactMap { item, label in
      let color = label.color.named(in: item.environment)
      if color.text.hasPrefix("systemGray"), item.says("color") {
        return picture.issue(
          item, key: "color", "'\(label.color.text)' is a colour of shapes and fills",
          fix: item.provenance?.keys["color"].map { .replace($0, with: "secondary") })
      }
      guard color == .primary, item.says("opacity"), (0.2..<0.95).contains(label.opacity)
      else { return nil }
      return picture.issue(
        item, key: "opacity",
        "an opacity of \(NumberFormat.short(label.opacity)) is used in place of a label colour")
    }
  }
}
