import Maquette

extension LintRule {
  static let pickerWatchIndicator = LintRule(
    "picker/watch-indicator", .note, .pickers,
    sentence: "Display a scroll indicator when the number of items might not be obvious.",
    summary:
      "A long picker on a watch has no scroll indicator, and its options are not numbers in order.",
    advice: "write 'showsIndicator: true'",
    wrong:
      """
      platform: watchos
      width: 184
      Picker: Song
      style: list
      options: [Blue, Red, Green, Black, White, Gold, Pink, Lime, Teal]
      """,
    right:
      """
      platform: watchos
      width: 184
      Picker: Song
      style: list
      showsIndicator: true
      options: [Blue, Red, Green, Black, White, Gold, Pink, Lime, Teal]
      """,
    fine: [
      """
      platform: watchos
      width: 184
      Picker: Seconds
      style: list
      options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      """,
      "platform: watchos\nwidth: 184\nPicker: Song\nstyle: list\noptions: [Blue, Red]\n",
    ]
  ) { picture in
    picture.all(Picker.self).compactMap { item, picker in
      guard item.platform == .watchos, !picker.showsIndicator, picker.columns.isEmpty,
        [.list, .stack, .sequence].contains(picker.style), picker.options.count > 8,
        !picker.options.allSatisfy({ Int($0.title) != nil })
      else { return nil }
      return picture.issue(
        item, "nothing shows that there are \(picker.options.count) items",
        fix: item.provenance.map { .add("showsIndicator", "true", to: $0.location) })
    }
  }
}
