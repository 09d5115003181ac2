import Maquette
import MaquetteSpec

extension LintRule {
  static let labelCut = LintRule(
    "label/cut", .warning, .labels,
    sentence: "Make sure that text stays legible whatever its style and size.",
    summary: "A text is cut or made smaller in a variant, and the spec does not ask for that.",
    advice: "give it more space, 'numberOfLines: 0', or fewer words", looksAt: [.layout, .scene],
    wrong: """
      width: 200
      Label: Your order arrives on Thursday morning
      """,
    right: """
      width: 200
      Label: Your order arrives on Thursday morning
      numberOfLines: 0
      """,
    fine: [
      // Whoever says how many lines a text has, means that the rest is left out.
      """
      width: 200
      Label: The first lines of a long message are enough to know what it is about, as in Mail
      numberOfLines: 2
      """,
      "width: 390\nNavigationBar: New Event\n",
      "width: 120\nTextField: Walk around the old harbour\n",
      "width: 900\nLabel: 注文は木曜日\n", "width: 900\nLabel: طلبك يصل\nlocale: ar\n",
      "width: 900\nLabel: ההזמנה בדרך\nlocale: he\n", "width: 900\nLabel: ऑर्डर रास्ते में है\nlocale: hi\n",
    ]
  ) { picture in
    picture.cutTexts.compactMap { item, node in
      guard let item, !isMeant(item), !item.isCutBySystem else { return nil }
      // Long words in a fixed width are another rule's, and a bar has no more room for any.
      if picture.environment.pseudo == .long, item.cuttingWidth(of: node) != nil || item.isInBar {
        return nil
      }
      let isLabel = item.component is Label
      let fix =
        isLabel && !item.says("numberOfLines")
        ? item.provenance.map { SpecEdit.add("numberOfLines", "0", to: $0.location) } : nil
      return picture.issue(
        node, "the text of \(node.component) is cut: '\(shown(node))'",
        hint: isLabel ? nil : "give it more space, or fewer words", subject: node.component,
        fix: fix
      )
    }
  }

  /// Whether the spec says itself how a text is cut.
  static func isMeant(_ item: LintItem) -> Bool {
    item.says(
      "numberOfLines", "lineBreakMode", "showsExpansionTextWhenTruncated",
      "enablesMarqueeWhenAncestorFocused", "adjustsFontSizeToFitWidth")
  }

  /// The text of a node for a message, without marks that would turn the message round.
  static func shown(_ node: SceneNode) -> String {
    let marks: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]
    var plain = String.UnicodeScalarView()
    for scalar in (node.text ?? "").unicodeScalars
    where !marks.contains(where: { $0.contains(scalar.value) }) {
      plain.append(scalar)
    }
    return SpecNode.excerpt(String(plain))
  }
}
