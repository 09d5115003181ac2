import Maquette

extension LintRule {
  static let acrossOffCanvas = LintRule(
    "across/off-canvas", .warning, .across,
    sentence: "Keep content within the screen, and let it scroll when it is longer.",
    summary: "Something is outside the picture or the screen, so it is cut off.",
    advice: "make the picture larger, or let the screen scroll", looksAt: [.layout, .scene],
    isAlsoDrawn: true,
    wrong:
      """
      Label: A text that is wider than the picture
      width: 60
      numberOfLines: 1
      frame: {width: 200}
      """,
    right: "Label: A text that is wider than the picture\nframe: {width: 400}\n",
    fine: [
      "Screen:\n  scrolls: true\n  children:\n"
        + String(repeating: "    - {Toggle: a, height: 200}\n", count: 8)
    ]
  ) { picture in
    picture.found(.outsideCanvas).compactMap { finding, nodes in
      nodes.first.map {
        picture.issue($0, finding.message, hint: finding.hint, subject: $0.component)
      }
    }
  }
}
