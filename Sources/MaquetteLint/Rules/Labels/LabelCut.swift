import Maquette
import MaquetteSpec

extension LintRule {
  static let labelCut = LintRule(
    "label/cut", .warning, .labels,
    sentence: "Make sure that text stays legible in every style and size.",
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
      // What people have typed scrolls.
      "width: 120\nTextField: Walk\ntext: Walk around the old harbour\n",
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
      let wraps = !item.says("numberOfLines") && picture.canWrap(item, node)
      let isSmaller = node.style.map { !$0.isTruncated && $0.scale < 1 } ?? false
      let what = isSmaller ? "made smaller" : "cut"
      return picture.issue(
        node, "the text of \(node.component) is \(what): '\(shown(node))'",
        hint: wraps ? nil : "give it more space, or fewer words",
        subject: "\(part(node, of: item)) \(what)",
        fix: wraps
          ? item.provenance.map { .add("numberOfLines", "0", to: $0.location) } : nil)
    } + cutPlaceholders(in: picture) + brokenWords(in: picture)
  }

  /// Which text of a component it is: each tab and each segment is one of its own.
  private static func part(_ node: SceneNode, of item: LintItem) -> String {
    guard node.component != item.name else { return node.component }
    return node.path.split(separator: "/").last.map(String.init) ?? node.component
  }

  /// What stands in empty fields and is cut at a usual text size: nobody can scroll it.
  private static func cutPlaceholders(in picture: LintPicture) -> [LintIssue] {
    guard picture.environment.pseudo == nil, !picture.environment.textSize.isAccessibilitySize
    else { return [] }
    let fields = picture.items.filter { emptyFields.contains($0.name) && $0.typedText.isEmpty }
    guard !fields.isEmpty else { return [] }
    let numbers = Set(fields.map(\.index))
    return picture.nodes.compactMap { node in
      guard node.text?.contains("…") == true, let item = picture.item(of: node),
        numbers.contains(item.index), !isMeant(item),
        !["placeholder", "title"].contains(where: { (item.value($0) ?? "").contains("…") })
      else { return nil }
      return picture.issue(
        node, "the placeholder of \(item.name) is cut: '\(shown(node))'",
        hint: "give it more space, or fewer words", subject: "\(item.name) placeholder")
    }
  }

  private static let emptyFields: Set = ["ComboBox", "SearchField", "SecureField", "TextField"]

  /// Words that a line break cuts. Whoever asks for lines that break anywhere gets them, and the
  /// largest text sizes leave no room for some words.
  private static func brokenWords(in picture: LintPicture) -> [LintIssue] {
    guard picture.environment.pseudo == nil, !picture.environment.textSize.isAccessibilitySize
    else { return [] }
    return picture.brokenWords.compactMap { word in
      let label = word.item.component as? Label
      // Paragraphs of a text with attributes say how they break themselves.
      guard label?.lineBreakMode != .byCharWrapping, label?.attributedText == nil,
        !word.item.isCutBySystem
      else { return nil }
      return picture.issue(
        word.node,
        "a word of \(word.node.component) is broken in the middle: "
          + "'\(SpecNode.excerpt(word.head))' and '\(SpecNode.excerpt(word.tail))'",
        hint: "give it more space, or a shorter word", subject: "\(word.node.component) word")
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

extension LintItem {
  /// What people have typed into it.
  fileprivate var typedText: String { value("text") ?? "" }
}
