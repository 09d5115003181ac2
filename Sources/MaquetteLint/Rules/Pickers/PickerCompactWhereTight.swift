import Maquette

extension LintRule {
  static let pickerCompact = LintRule(
    "picker/compact-where-tight", .note, .pickers,
    sentence: "Use a compact date picker when space is constrained.",
    summary: "Calendars or wheels take more than half of a screen that also has other content.",
    advice: "leave 'style' out, or use 'style: compact'", looksAt: [.values, .layout],
    wrong:
      """
      Screen:
        - DatePicker: Begins
          style: wheels
          width: 320
          height: 220
        - DatePicker: Ends
          style: wheels
          width: 320
          height: 220
      """,
    right: "Screen:\n  - DatePicker: Begins\n  - DatePicker: Ends\n",
    fine: ["Screen:\n  - Label: Pick a day\n  - DatePicker: Day\n    style: inline\n"],
    variants: "light"
  ) { picture in
    picture.all(Screen.self).compactMap { item, screen in
      guard item.platform == .ios || item.platform == .ipados,
        let height = picture.node(of: item)?.frame.height
      else { return nil }
      let large = item.subtree.filter { inner in
        guard let picker = inner.component as? DatePicker else { return false }
        return picker.style == .wheels || picker.style == .inline
      }
      let total = large.compactMap { picture.node(of: $0)?.frame.height }.reduce(0, +)
      guard large.count > 1, total > height / 2, let second = large.dropFirst().first else {
        return nil
      }
      return picture.issue(
        second, key: "style",
        "\(large.count) open date pickers take \(NumberFormat.short(100 * total / height, digits: 0)) % "
          + "of the screen",
        fix: second.provenance?.keys["style"].map { .replace($0, with: "compact") })
    }
  }
}
