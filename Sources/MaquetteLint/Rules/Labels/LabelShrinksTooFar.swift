import Maquette
import MaquetteSpec

extension LintRule {
  static let labelShrinks = LintRule(
    "label/shrinks-too-far", .note, .uiLabel,
    sentence: "Set the smallest scale to which a label may shrink to fit its width.",
    summary: "A text may shrink without a limit, or to less than half its size.",
    advice: "write 'minimumScaleFactor: 0.7', for example",
    wrong: "Label: Balance\nadjustsFontSizeToFitWidth: true\n",
    right: "Label: Balance\nadjustsFontSizeToFitWidth: true\nminimumScaleFactor: 0.7\n",
    fine: ["Label: Balance\n"]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      guard label.adjustsFontSizeToFitWidth, label.minimumScaleFactor < 0.5 else { return nil }
      let key = item.says("minimumScaleFactor") ? "minimumScaleFactor" : "adjustsFontSizeToFitWidth"
      let fix =
        key == "minimumScaleFactor"
        ? item.provenance?.keys[key].map { SpecEdit.replace($0, with: "0.7") }
        : item.provenance.map { SpecEdit.add("minimumScaleFactor", "0.7", to: $0.location) }
      return picture.issue(
        item, key: key, "the text may shrink until people cannot read it", fix: fix)
    }
  }
}
