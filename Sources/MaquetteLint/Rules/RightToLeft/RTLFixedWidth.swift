import Maquette

extension LintRule {
  static let rtlFixedWidth = LintRule(
    "rtl/fixed-width", .warning, .rightToLeft,
    sentence: "Let an interface adapt to the language that people choose.",
    summary: "A fixed width cuts a text when it is longer in another language.",
    advice: "leave the width out, or use 'minWidth'", looksAt: [.values, .layout],
    wrong: "VStack:\n  - Label: Settings\n    width: 70\n", right: "VStack:\n  - Label: Settings\n",
    fine: [
      "VStack:\n  - Label: Settings\n    width: 300\n",
      "VStack:\n  - Label: Settings\n    frame: {minWidth: 70}\n",
    ],
    variants: "light,pseudo-long"
  ) { picture in
    guard picture.environment.pseudo == .long else { return [] }
    return picture.cutTexts.compactMap { item, node in
      guard let item, let width = item.cuttingWidth(of: node), !isMeant(item) else { return nil }
      return picture.issue(
        node,
        "a width of \(NumberFormat.short(width)) points cuts the text when it is longer in "
          + "another language: '\(shown(node))'",
        subject: node.component)
    }
  }
}
