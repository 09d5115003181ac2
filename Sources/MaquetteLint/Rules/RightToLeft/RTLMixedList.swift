import Maquette

extension LintRule {
  static let rtlMixedList = LintRule(
    "rtl/mixed-list", .warning, .rightToLeft,
    sentence: "Use one alignment for all text items of a list, those in other scripts among them.",
    summary:
      "Rows of a list have texts with different alignments: by 'alignment', by their frame, or by a "
      + "Spacer before the only text.",
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
      // What was said in a conversation stands on the side of who said it.
      """
      width: 300
      List:
        - Label: مرحبا
        - HStack: [Spacer, {Label: Hallo, background: systemBlue, padding: 8}]
      """,
      "width: 300\nList:\n  - Label: 合計\n  - HStack: [Spacer, {Label: \"120\"}]\n",
    ]
  ) { picture in
    let lists = picture.all(List.self).map(\.item) + picture.all(Form.self).map(\.item)
    return lists.flatMap { item -> [LintIssue] in
      let rows = item.subtree.compactMap { row -> (item: LintItem, side: TextAlignment)? in
        guard ["List", "Form", "Section"].contains(row.parent?.name ?? "") else { return nil }
        return row.textSide.map { (row, $0) }
      }
      guard let first = rows.first else { return [] }
      return rows.filter { $0.side != first.side }.map { row in
        // That of a stack aligns what is in it to one another.
        let own = (row.item.component as? Label).map { $0.alignment != .natural } ?? false
        return picture.issue(
          row.item, key: own ? "alignment" : nil,
          "the row is aligned differently from \(name(first.item))",
          fix: own ? row.item.provenance?.keys["alignment"].map { .remove($0) } : nil)
      }
    }
  }
}

extension LintItem {
  /// The side at which the texts of a row stand; `nil` for the middle, and for rows of more than texts.
  fileprivate var textSide: TextAlignment? {
    switch component {
    case let label as Label:
      guard label.alignment != .center else { return nil }
      if label.alignment != .natural { return label.alignment }
      return frameSide ?? (isFramed ? nil : .leading)
    case is VStack:
      guard !children.isEmpty, children.allSatisfy({ $0.component is Label }) else { return nil }
      return frameSide ?? (isFramed ? nil : .leading)
    case is HStack:
      let texts = children.filter { $0.name != "Spacer" }
      // Bubbles stand on the side of who says it, and sums at the end.
      guard texts.count == 1, let label = texts[0].component as? Label,
        label.text.contains(where: \.isLetter), !texts[0].hasBackground, children.count < 3
      else { return nil }
      return children.first === texts[0] ? .leading : .trailing
    default: return nil
    }
  }

  private var hasBackground: Bool {
    modifiers.contains { if case .background = $0 { true } else { false } }
  }

  private var isFramed: Bool {
    modifiers.contains { if case .frame(let frame) = $0 { frame.maxWidth != nil } else { false } }
  }

  /// The side of a wide frame at which it stands; `nil` for the middle, and without such a frame.
  private var frameSide: TextAlignment? {
    modifiers.lazy.compactMap { modifier -> TextAlignment? in
      guard case .frame(let frame) = modifier, frame.maxWidth != nil else { return nil }
      let name = frame.alignment.rawValue.lowercased()
      return name.hasSuffix("leading") ? .leading : name.hasSuffix("trailing") ? .trailing : nil
    }.first
  }
}
