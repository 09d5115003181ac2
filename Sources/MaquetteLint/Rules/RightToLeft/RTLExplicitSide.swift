import Maquette

extension LintRule {
  static let rtlExplicitSide = LintRule(
    "rtl/explicit-side", .warning, .rightToLeft,
    sentence: "Adjust the alignment of text to the direction of the interface.",
    summary: "A text is aligned to the left or to the right in both layout directions.",
    advice: "write 'leading' or 'trailing', or leave it out", looksAt: [.values, .layout],
    wrong: "width: 300\nLabel: Settings\nalignment: left\nframe: {width: 300}\n",
    right: "width: 300\nLabel: Settings\nalignment: leading\nframe: {width: 300}\n",
    fine: [
      "width: 300\nLabel: To the left\nalignment: left\ndirectionIsAbsolute: true\n",
      "width: 300\nLabel: Settings\nalignment: center\nframe: {width: 300}\n",
    ]
  ) { picture in
    let fields = picture.items.filter { $0.component is any TextInput }
      .compactMap { item in item.value("alignment").map { (item, $0 as TextAlignment) } }
    let texts = picture.texts.map { ($0.item, $0.label.alignment) } + fields
    let aligned = texts.compactMap { item, side -> LintIssue? in
      guard side == .left || side == .right, item.says("alignment"),
        !item.isDirectionFixed
      else { return nil }
      let word = side == .left ? "leading" : "trailing"
      return picture.issue(
        item, key: "alignment",
        "the text stays at the \(side.rawValue) in right-to-left interfaces",
        fix: item.provenance?.keys["alignment"].map { .replace($0, with: word) })
    }
    return aligned + runs(picture)
  }

  /// Paragraphs of a text with attributes that say a side themselves.
  private static func runs(_ picture: LintPicture) -> [LintIssue] {
    picture.all(Label.self).compactMap { item, label in
      let sides = (label.attributedText?.runs ?? []).lazy
        .compactMap(\.attributes.paragraphStyle?.alignment)
      guard let side = sides.first(where: { $0 == .left || $0 == .right }), !item.isDirectionFixed
      else { return nil }
      return picture.issue(
        item, key: "attributedText",
        "a paragraph stays at the \(side.rawValue) in right-to-left interfaces")
    }
  }
}

extension LintItem {
  /// Whether the spec says that it keeps its direction, or what is around it.
  var isDirectionFixed: Bool {
    ([self] + ancestors).contains { item in
      item.modifiers.contains {
        if case .environment(let patch) = $0 { patch.direction != nil } else { false }
      }
    }
  }
}
