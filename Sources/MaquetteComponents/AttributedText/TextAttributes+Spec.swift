import MaquetteCore

extension TextAttributes {
  static let specKeys = SpecKeys<TextAttributes>(fontKeys + lookKeys + lineKeys + paragraphKeys)

  /// What is known of the keys of a run in a spec, but for its text.
  package static var infos: [PropertyInfo] { specKeys.keys.map(\.info) }

  private static let fontKeys: [SpecKey<TextAttributes>] = [
    SpecKey(
      "font", \.font, "A text style or a size, with a weight: '17 semibold'.",
      aliases: ["textStyle"]),
    SpecKey(
      PropertyInfo(
        name: "bold", summary: "Whether the text is bold, in the label's font and size.",
        type: .boolean),
      target: "weight"
    ) { root, node, reader in
      if let isBold = Bool.read(node, by: reader) { root.weight = isBold ? .bold : .regular }
    },
    SpecKey(
      PropertyInfo(
        name: "weight", aliases: ["fontWeight"], summary: "Another weight of the label's font.",
        type: .choice(FontWeight.allCases.map(\.name)))
    ) { root, node, reader in
      if let weight = node.scalar.flatMap(FontWeight.init(name:)) {
        root.weight = weight
      } else {
        reader.failWeight(node)
      }
    },
    SpecKey(
      "italic", \.isItalic, "Whether the text is italic, in the label's font.",
      aliases: ["isItalic"]),
    SpecKey(
      "size", \.size, "Another size of the label's font, in points.",
      aliases: ["fontSize", "pointSize"], range: Limits.fontSize),
    SpecKey(
      "code", \.isCode, "Whether the text has the system's monospaced font.", aliases: ["isCode"]),
  ]

  /// The key of a symbol, which needs no text beside it.
  package static let symbolNames = ["symbol", "systemImage", "systemName"]

  private static let lookKeys: [SpecKey<TextAttributes>] = [
    SpecKey(
      "color", \.color, "The text's colour.",
      aliases: ["foregroundColor", "textColor", "foregroundStyle"]),
    SpecKey(
      "backgroundColor", \.backgroundColor, "The colour behind the text.", aliases: ["background"]),
    SpecKey("link", \.link, "The URL that the text leads to."),
    SpecKey(
      "kern", \.kern, "Points added between characters; ligatures are kept.", aliases: ["kerning"],
      range: -1000...1000),
    SpecKey(
      "tracking", \.tracking,
      "Points added between characters, in place of 'kern'; ligatures are taken apart.",
      range: -1000...1000),
    SpecKey(
      "baselineOffset", \.baselineOffset, "Points above the baseline.", range: -1000...1000),
    SpecKey(
      "superscript", \.superscript,
      "How many levels above the baseline the text is; negative for subscripts.",
      range: -10...10),
    SpecKey("ligature", \.ligature, "Which ligatures are drawn.", aliases: ["ligatures"]),
    SpecKey(
      PropertyInfo(
        name: "symbol", aliases: symbolNames.filter { $0 != "symbol" },
        summary: "A symbol drawn in place of the text; assistive technology reads the text.",
        type: .symbol)
    ) { root, node, reader in
      if let name = String.read(node, by: reader), !name.isEmpty { root.symbol = TextSymbol(name) }
    },
  ]

  private static let lineKeys: [SpecKey<TextAttributes>] = [
    SpecKey(
      "underlineStyle", \.underlineStyle,
      "The line below the text: true, or words such as 'double dash byWord'.",
      aliases: ["underline"]),
    SpecKey("underlineColor", \.underlineColor, "The colour of the line below the text."),
    SpecKey(
      "strikethroughStyle", \.strikethroughStyle,
      "The line through the text: true, or words such as 'double dash byWord'.",
      aliases: ["strikethrough"]),
    SpecKey("strikethroughColor", \.strikethroughColor, "The colour of the line through the text."),
  ]

  /// A run takes the keys of its paragraph beside its own, so that inline markup can say them.
  private static let paragraphKeys: [SpecKey<TextAttributes>] =
    [
      SpecKey(
        "paragraphStyle", \.paragraphStyle,
        "The paragraph's style: alignment, line height, indents and so on.")
    ]
    + ParagraphStyle.specKeys.keys.map { key in
      SpecKey(key.info) { root, node, reader in
        var style = root.paragraphStyle ?? ParagraphStyle()
        key.apply(&style, node, reader)
        root.paragraphStyle = style
      }
    }

  /// The attributes that entries give, after reporting what is wrong with them.
  ///
  /// - Parameter others: Keys that are no attributes and that the caller reads.
  static func read(
    _ entries: [SpecNode.Entry], of what: String, beside others: [String] = [],
    by reader: SpecReader
  ) -> TextAttributes {
    var attributes = TextAttributes()
    let flat = ParagraphStyle.infos.flatMap(\.allNames)
    if entries.contains(where: { $0.key == "paragraphStyle" }),
      let entry = entries.first(where: { flat.contains($0.key) })
    {
      reader.fail(
        "'\(entry.key)' is beside 'paragraphStyle'", at: entry.location,
        length: entry.key.count, hint: "write it into 'paragraphStyle'", id: .conflictingKeys)
    }
    specKeys.apply(entries, to: &attributes, of: what, beside: others, by: reader)
    attributes.paragraphStyle?.check(entries, by: reader)
    return attributes
  }
}

extension SpecReader {
  /// Reports that a value is no weight of a font.
  func failWeight(_ node: SpecNode) {
    fail(
      "unknown weight \(node.kindName)", at: node,
      hint: Suggestion.hint(for: node.scalar ?? "", in: FontWeight.allCases.map(\.name)),
      id: .unknownValue)
  }
}
