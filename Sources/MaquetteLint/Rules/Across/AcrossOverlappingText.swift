import Maquette

extension LintRule {
  static let acrossTextOverlap = LintRule(
    "across/overlapping-text", .warning, .across,
    sentence: "Keep text legible when it grows, or when the language changes.",
    summary: "Two texts overlap.",
    advice: "let a stack arrange them, without fixed heights and offsets",
    looksAt: [.layout],
    wrong:
      """
      width: 200
      height: 60
      VStack:
        - Label: Balance
        - Label: Available now
          offset: [0, -28]
      """,
    right: "width: 200\nVStack:\n  - Label: Balance\n  - Label: Available now\n",
    fine: [
      """
      ZStack:
        - Label: 5
          font: largeTitle
          color: quaternary
        - Rectangle: red
          width: 4
          height: 4
      """,
      // What has scrolled away lies below nothing.
      """
      width: 200
      height: 120
      VStack:
        spacing: 0
        children:
          - ScrollView:
              height: 60
              children:
                - {Label: "Κείμενο: ένα, δύο, τρία, τέσσερα, πέντε", numberOfLines: 0, font: 34}
          - Label: اكتب رسالة
      """,
    ]
  ) { picture in
    let texts = ShownTexts(picture.scene).texts
    // By their tops, so that each is compared with those near to it only.
    let sorted = texts.enumerated().sorted {
      ($0.element.rect.minY, $0.offset) < ($1.element.rect.minY, $1.offset)
    }
    var issues: [LintIssue] = []
    for (place, text) in sorted.enumerated() {
      for other in sorted[(place + 1)...] {
        guard other.element.rect.minY < text.element.rect.maxY, issues.count < 20 else { break }
        guard let common = text.element.rect.intersection(other.element.rect), common.width > 4,
          common.height > 6
        else { continue }
        guard text.element.shows(common), other.element.shows(common) else { continue }
        guard picture.areApart(text.element.node, other.element.node) else { continue }
        let (one, two) =
          text.offset < other.offset
          ? (text.element.node, other.element.node) : (other.element.node, text.element.node)
        issues.append(
          picture.issue(
            two, "'\(LintRule.shown(two))' overlaps '\(LintRule.shown(one))'", subject: one.path))
      }
    }
    return issues
  }
}
