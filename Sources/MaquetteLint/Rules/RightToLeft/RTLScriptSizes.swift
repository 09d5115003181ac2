import Maquette

extension LintRule {
  static let rtlScriptSizes = LintRule(
    "rtl/script-sizes", .note, .rightToLeft,
    sentence:
      "Balance Arabic and Hebrew letters beside Latin capitals: drawn about two points larger, they "
      + "look equally large.",
    summary: "A text has capitals beside Arabic or Hebrew letters, and 'balancesScripts' is off.",
    advice: "leave 'balancesScripts' out",
    wrong: "Label: \"CD صوت\"\nbalancesScripts: false\n", right: "Label: \"CD صوت\"\n",
    fine: ["Label: \"Music\"\nbalancesScripts: false\n", "Label: صوت\nbalancesScripts: false\n"]
  ) { picture in
    let texts =
      picture.all(Label.self).filter { !$0.value.balancesScripts }.map { ($0.item, $0.value.text) }
      + picture.all(Button.self).filter { !$0.value.balancesScripts }.map {
        ($0.item, $0.value.title)
      }
    return texts.compactMap { item, text in
      let scalars = text.unicodeScalars
      guard scalars.contains(where: ScriptDirection.isRightToLeft),
        scalars.contains(where: { $0.properties.isUppercase })
      else { return nil }
      return picture.issue(
        item, key: "balancesScripts", "the letters beside the capitals look too small",
        fix: item.provenance?.keys["balancesScripts"].map { .remove($0) })
    }
  }
}
