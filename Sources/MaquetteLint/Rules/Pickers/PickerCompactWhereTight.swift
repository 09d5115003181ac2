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
    fine: [
      "Screen:\n  - Label: Pick a day\n  - DatePicker: Day\n    style: inline\n",
      // The calendar is what the screen is for, and it scrolls.
      """
      device: iPhone SE 4-inch landscape
      Screen:
        scrolls: true
        children:
          - Label: Pick a day
          - DatePicker: Day
            style: inline
      """,
    ],
    variants: "light"
  ) { picture in
    picture.all(Screen.self).flatMap { item, _ -> [LintIssue] in
      guard item.platform == .ios || item.platform == .ipados,
        let height = picture.node(of: item)?.frame.height
      else { return [] }
      let parts = item.children.filter { $0.key == "children" }.flatMap(\.subtree)
      // A sheet is a view of its own.
      return Dictionary(grouping: parts) { $0.view.index }.sorted { $0.key < $1.key }
        .compactMap { crowded($0.value, in: picture, height: height) }
    }
  }

  /// The finding of a view where open pickers take more than half of a screen's height.
  private static func crowded(_ parts: [LintItem], in picture: LintPicture, height: Double)
    -> LintIssue?
  {
    let large = parts.filter { ($0.component as? DatePicker).map(isOpen) ?? false }
    let total = large.compactMap { picture.node(of: $0)?.frame.height }.reduce(0, +)
    // One alone may be what the view is for, unless it asks for something else, too.
    let isOneOfMany = parts.contains { asksForMore.contains($0.name) }
    guard total > height / 2, let told = large.dropFirst().first ?? large.first,
      large.count > 1 || isOneOfMany
    else { return nil }
    let share = NumberFormat.short(100 * total / height, digits: 0)
    return picture.issue(
      told, key: "style",
      large.count == 1
        ? "an open date picker takes \(share) % of the screen"
        : "\(large.count) open date pickers take \(share) % of the screen",
      fix: told.provenance?.keys["style"].map { .replace($0, with: "compact") })
  }

  /// What else a view may ask for.
  private static let asksForMore = LintItem.fields.union(LintItem.titledRows)
    .union(["LabeledContent"]).subtracting(["DatePicker", "Link"])

  /// Whether a picker shows its wheels or its calendar in the page. On iOS the style `graphical` is
  /// SwiftUI's name for a calendar in the page.
  private static func isOpen(_ picker: DatePicker) -> Bool {
    [.wheels, .inline, .graphical].contains(picker.style) && picker.mode != .countdown
  }
}
