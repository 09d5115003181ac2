import Maquette

extension LintRule {
  static let rtlMixedList = LintRule(
    "rtl/mixed-list", .warning, .rightToLeft,
    sentence: "Use one alignment for all text items of a list, including those in other scripts.",
    summary:
      "Texts in rows of a list are aligned differently: by 'alignment', by a frame, or by a "
      + "Spacer before a row's only text. A Spacer is reported only if several rows have one, or if "
      + "its text looks like the other rows' texts.",
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
      // A smaller text at the end is no item of the list.
      """
      width: 300
      List:
        - HStack: [Spacer, {Label: أمس, color: secondary, font: footnote}]
        - Label: Hallo
      """,
    ]
  ) { picture in
    let lists = picture.all(List.self).map(\.item) + picture.all(Form.self).map(\.item)
    return lists.flatMap { item -> [LintIssue] in
      let all = item.subtree.compactMap { row -> AlignedRow? in
        guard ["List", "Form", "Section"].contains(row.parent?.name ?? "") else { return nil }
        return row.textSide.map { AlignedRow(row, $0) }
      }
      let others = Set(all.filter { !$0.hasSpacer }.map(\.look))
      let isRepeated = all.count(where: \.hasSpacer) > 1
      let rows = all.filter { !$0.hasSpacer || isRepeated || others.contains($0.look) }
      guard let first = rows.first else { return [] }
      return rows.filter { $0.side != first.side }.map { row in
        // That of a stack aligns what is in it to one another.
        let own = (row.item.component as? Label).map { $0.alignment != .natural } ?? false
        return picture.issue(
          row.item, key: own ? "alignment" : nil,
          "the row is aligned differently from \(name(first.item))",
          hint: row.hasSpacer || first.hasSpacer
            ? "leave out the Spacer before a row's only text: all rows then begin at the same side"
            : nil,
          fix: own ? row.item.provenance?.keys["alignment"].map { .remove($0) } : nil)
      }
    }
  }
}

/// A row of a list with texts at one side.
private struct AlignedRow {
  /// What its first text looks like.
  struct Look: Hashable {
    var font: FontValue?
    var color: ColorValue?
  }

  let item: LintItem
  let side: TextAlignment
  /// Whether a Spacer moves the text to its side, which is no alignment by itself.
  let hasSpacer: Bool
  let look: Look

  init(_ item: LintItem, _ side: TextAlignment) {
    (self.item, self.side) = (item, side)
    hasSpacer = item.component is HStack && side == .trailing
    let label = item.subtree.lazy.compactMap { $0.component as? Label }.first
    look = Look(font: label?.font, color: label?.color)
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
      let labels = children.compactMap { $0.component as? Label }
      guard !labels.isEmpty, labels.count == children.count,
        !labels.allSatisfy({ hasDigit($0) })
      else { return nil }
      return frameSide ?? (isFramed ? nil : .leading)
    case is HStack:
      let texts = children.filter { $0.name != "Spacer" }
      // Bubbles stand on the side of who says it, sums and dates at the end.
      guard texts.count == 1, let label = texts[0].component as? Label,
        label.text.contains(where: \.isLetter), !hasDigit(label),
        !texts[0].hasBackground, children.count < 3
      else { return nil }
      return children.first === texts[0] ? .leading : .trailing
    default: return nil
    }
  }

  /// Whether it says a number. 京 counts as one to Unicode, too, and is none here.
  private func hasDigit(_ label: Label) -> Bool {
    label.text.contains { TextNumber.digit($0) != nil }
  }

  private var isFramed: Bool {
    modifiers.contains { if case .frame(let frame) = $0 { frame.maxWidth != nil } else { false } }
  }

  /// The side of a wide frame at which it stands; `nil` for the middle, and without such a frame.
  private var frameSide: TextAlignment? {
    modifiers.lazy.compactMap { modifier -> TextAlignment? in
      guard case .frame(let frame) = modifier, frame.maxWidth != nil else { return nil }
      return switch frame.alignment.horizontal {
      case 0: .leading
      case 1: .trailing
      default: nil
      }
    }.first
  }
}
