import Maquette

extension LintRule {
  static let labelShouldBeField = LintRule(
    "label/should-be-field", .warning, .labels,
    sentence:
      "Use a label for text that people needn't edit; to let them edit it, use a text field.",
    summary:
      "A label imitates a text field: the label, or a stack with no other text, draws a border or "
      + "a background around a placeholder.",
    advice: "use 'TextField', which has states, a caret and a keyboard",
    wrong: """
      Label: Your name
      color: placeholderText
      padding: 8
      border: {color: separator, width: 1}
      """,
    right: "TextField: \"\"\nplaceholder: Your name\n",
    fine: [
      "Label: Your name\npadding: 8\nborder: {color: separator, width: 1}\n",
      "Label: Nothing yet\ncolor: placeholderText\n",
      "Label: Loading…\ncolor: secondary\nborder: {color: separator, width: 1}\n",
      "VStack:\n  background: secondarySystemBackground\n  children: [{Label: لا شيء, color: gray}]\n",
    ]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      let color = label.color.named(in: item.environment)
      let isPlaceholder = color == .named("placeholderText")
      let isPrompt =
        [.secondary, .tertiary, .named("systemGray")].contains(color)
        && item.isEnglish && asksForInput(label.text)
      let isFilled =
        (isPlaceholder || isPrompt) && (item.hasBackground || isAloneInField(item))
      guard isPrompt || isPlaceholder || color == .tertiary,
        isFilled || item.modifiers.contains(where: isOutline)
      else { return nil }
      return picture.issue(item, "'\(SpecNode.excerpt(label.text))' looks like a field for input")
    }
  }

  /// Whether an English text asks for input, as "Enter your name" and "Type a message…" do.
  private static func asksForInput(_ text: String) -> Bool {
    let first = text.lowercased().prefix { $0.isLetter }
    return ["enter", "type", "write", "search", "ask"].contains(first)
  }

  /// Whether a text stands in a stack with a border or a background in which nothing else says anything
  /// or is for use: a symbol and a text make a field, too.
  private static func isAloneInField(_ item: LintItem) -> Bool {
    guard let row = item.parent, ["HStack", "VStack", "ZStack"].contains(row.name),
      !row.holdsControl,
      row.children.count(where: \.hasWords) == 1
    else { return false }
    return row.hasBackground || row.modifiers.contains(where: isOutline)
  }

  private static func isOutline(_ modifier: ModifiedComponent.Modifier) -> Bool {
    if case .drawing(.border) = modifier { true } else { false }
  }
}
