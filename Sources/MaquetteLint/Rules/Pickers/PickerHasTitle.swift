import Maquette

extension LintRule {
  static let pickerTitle = LintRule(
    "picker/title", .warning, .pickers,
    sentence: "A picker works well in context, where people know what they choose.",
    summary: "A picker has no title, not even for assistive technology.",
    advice: "write 'title: …'; 'labelsHidden: true' hides it from view",
    wrong: "Picker:\n  options: [Small, Medium, Large]\n",
    right: "Picker: Size\noptions: [Small, Medium, Large]\n",
    fine: [
      "Picker: Size\nlabelsHidden: true\noptions: [Small, Large]\n",
      "Picker:\n  options: [Small, Large]\naccessibilityLabel: Size\n",
      "LabeledContent: Size\ncontent:\n  Picker:\n    options: [Small, Large]\n",
      "platform: watchos\nwidth: 184\nPicker:\n  caption: Size\n  options: [S, M, L]\n",
    ]
  ) { picture in
    let pickers = picture.all(Picker.self).map(\.item) + picture.all(DatePicker.self).map(\.item)
    return pickers.compactMap { item in
      guard item.isUnnamedControl, item.key != "inputView", !item.isIn(["LabeledContent"]),
        !item.isNamedBeside
      else { return nil }
      return picture.issue(item, "nothing says what is chosen here")
    }
  }
}
