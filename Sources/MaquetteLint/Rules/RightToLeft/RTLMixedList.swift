import Maquette

extension LintRule {
  static let rtlMixedList = LintRule(
    "rtl/mixed-list", .warning, .rightToLeft,
    sentence: "Use one alignment for all text items of a list, those in other scripts among them.",
    summary: "Rows of a list have texts with different alignments.",
    advice: "leave 'alignment' out in rows: all of them follow the interface",
    wrong:
      """
      width: 300
      List:
        - Label: English
        - Label: Français
          alignment: trailing
        - Label: עברית
      """,
    right: "width: 300\nList:\n  - Label: English\n  - Label: Français\n  - Label: עברית\n",
    fine: [
      """
      width: 300
      List:
        - LabeledContent: Name
          value: Anna
        - Label: Sign out
          alignment: center
      """,
      "width: 300\nVStack:\n  - Label: English\n  - Label: Français\n    alignment: trailing\n",
    ]
  ) { picture in
    let lists = picture.all(List.self).map(\.item) + picture.all(Form.self).map(\.item)
    return lists.flatMap { item -> [LintIssue] in
      let rows = item.subtree.compactMap { row -> (item: LintItem, side: TextAlignment)? in
        guard let label = row.component as? Label,
          ["List", "Form", "Section"].contains(row.parent?.name ?? ""), label.alignment != .center
        else { return nil }
        return (row, label.alignment == .natural ? .leading : label.alignment)
      }
      guard let first = rows.first else { return [] }
      return rows.filter { $0.side != first.side }.map { row in
        picture.issue(
          row.item, key: "alignment", "the row is aligned differently from \(name(first.item))",
          fix: row.item.provenance?.keys["alignment"].map { .remove($0) })
      }
    }
  }
}
