import Maquette

extension LintRule {
  static let acrossColorAlone = LintRule(
    "across/color-alone", .warning, .across,
    sentence: "Don't convey information by colour alone (WCAG 2.2, 1.4.1).",
    summary:
      "Nothing beside a coloured dot says what the colour means. Or the states of rows differ "
      + "only in the colour of a symbol, a dot or a name: several rows with names of their own "
      + "share a signal colour, and no other text differs together with the colour. Rows in which "
      + "each colour appears once may be a legend, and are not reported.",
    advice: "put a text or another shape beside it, or write 'accessibilityLabel: …'",
    wrong: "HStack:\n  - Circle: green\n    width: 10\n    height: 10\n  - Spacer\n",
    right: "HStack:\n  - Circle: green\n    width: 10\n    height: 10\n  - Label: Online\n",
    fine: [
      "Circle: green\nwidth: 120\nheight: 120\n",
      "HStack:\n  - Circle: gray\n    width: 10\n    height: 10\n  - Spacer\n",
      """
      HStack:
        - Circle: red
          width: 8
          height: 8
          accessibilityLabel: Error
        - Spacer
      """,
      // Different symbols say it, too.
      """
      VStack:
        - HStack: [{Image: checkmark.circle.fill, color: green}, {Label: サーバー}]
        - HStack: [{Image: xmark.octagon.fill, color: red}, {Label: خادم}]
      """,
      // A legend says in words what each colour stands for.
      """
      VStack:
        - HStack: [{Image: circle.fill, color: green}, {Label: Online}]
        - HStack: [{Image: circle.fill, color: red}, {Label: Offline}]
      """,
      """
      VStack:
        - HStack: [{Circle: green, width: 10, height: 10}, {Label: المبيعات}, {Label: "120"}]
        - HStack: [{Circle: red, width: 10, height: 10}, {Label: Kosten}, {Label: "80"}]
        - HStack: [{Circle: orange, width: 10, height: 10}, {Label: 税}, {Label: "80"}]
      """,
      // Red and green for projects and lines.
      """
      VStack:
        - HStack: [{Circle: red, width: 10, height: 10}, {Label: Küche}]
        - HStack: [{Circle: green, width: 10, height: 10}, {Label: Garten}]
        - HStack: [{Circle: green, width: 10, height: 10}, {Label: Bad}]
      """,
      """
      VStack:
        - HStack: [{Circle: red, width: 10, height: 10}, {Label: Line 1}]
        - HStack: [{Circle: green, width: 10, height: 10}, {Label: Line 2}]
      """,
      "HStack:\n  - {Image: heart.fill, color: red}\n  - {Image: leaf.fill, color: green}\n",
      """
      VStack:
        - HStack: [{Image: circle.fill, color: green}, {Label: Server A}, {Label: Online}]
        - HStack: [{Image: circle.fill, color: red}, {Label: Server B}, {Label: Offline}]
      """,
      // A list of colours, and amounts.
      "List: [{Label: Error, color: red}, {Label: Success, color: green}, {Label: Note}]\n",
      "List: [{Label: −5 €, color: red}, {Label: +7 €, color: green}, {Label: −3 €, color: red}]\n",
      // Calendars have colours that are no signals.
      """
      VStack:
        - HStack: [{Image: circle.fill, color: red}, {Label: العمل}]
        - HStack: [{Image: circle.fill, color: red}, {Label: Sport}]
        - HStack: [{Image: circle.fill, color: purple}, {Label: 家族}]
      """,
    ]
  ) { picture in
    dots(picture) + rows(picture) + rowsOfNames(picture)
  }

  private static func dots(_ picture: LintPicture) -> [LintIssue] {
    picture.items.compactMap { item in
      guard let name = signal(of: item), isSmall(item), item.spokenLabel.isEmpty, !item.isHidden,
        item.key != "options", !item.isNamedInRow
      else { return nil }
      return picture.issue(item, "only its colour says what the \(name) dot means")
    }
  }

  /// Whether it is as small as a dot is.
  static func isSmall(_ item: LintItem) -> Bool {
    (item.fixedWidth ?? symbolSize(of: item)).map { $0 <= 24 } ?? false
  }

  /// The colour of a shape, or of a symbol that is nothing but one; `nil` for what says more.
  static func dotColor(of item: LintItem) -> ColorValue? {
    guard let it = item.component as? Image else { return LintRule.fill(of: item) }
    return dots.contains(it.systemName) && it.label.isEmpty && !it.decorative ? it.color : nil
  }

  /// The signal's colour of a shape, or of a symbol that is nothing but one.
  static func signal(of item: LintItem) -> String? {
    dotColor(of: item)?.resolved(in: item.environment).flatMap(signal)
  }

  /// What people read a colour as: good, bad or in between; `nil` for others, such as pink and mint.
  static func signal(of color: Color) -> String? {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    switch (red, green, blue) {
    case (180..., ..<115, ..<115): return blue <= green + 30 ? "red" : nil
    case (..<120, 100..., ..<150): return 4 * green >= 5 * max(red, blue) ? "green" : nil
    case (200..., 115..., ..<100): return 4 * green >= 3 * red ? "yellow" : "orange"
    default: return nil
    }
  }

  /// The one colour that a shape is filled with; `nil` for what is no shape.
  static func fill(of item: LintItem) -> ColorValue? {
    switch item.component {
    case let it as Circle: solid(it.fill)
    case let it as Capsule: solid(it.fill)
    case let it as Rectangle: solid(it.fill)
    case let it as RoundedRectangle: solid(it.fill)
    default: nil
    }
  }

  private static func solid(_ fill: PaintValue?) -> ColorValue? {
    if case .color(let color)? = fill { color } else { nil }
  }

  /// Symbols that are nothing but a shape.
  static let dots: Set = [
    "circle.fill", "square.fill", "diamond.fill", "capsule.fill", "triangle.fill",
  ]

  private static func symbolSize(of item: LintItem) -> Double? {
    item.component is Image ? 17 : nil
  }

  /// Rows beside one another whose words do not say what the colour of their symbol does: the same
  /// words in all of them, and the same symbol in several colours.
  private static func rows(_ picture: LintPicture) -> [LintIssue] {
    var issues: [LintIssue] = []
    let images = picture.all(Image.self).filter { item, image in
      guard image.color.resolved(in: item.environment).flatMap(signal) != nil else {
        return false
      }
      return item.spokenLabel.isEmpty && image.label.isEmpty && !item.isHidden
    }
    let bySymbol = Dictionary(grouping: images) { $0.value.systemName }
    for symbol in bySymbol.keys.sorted() {
      guard let alike = bySymbol[symbol], alike.count > 1, !symbol.isEmpty else { continue }
      var first: [String: (item: LintItem, color: ColorValue)] = [:]
      for (item, image) in alike {
        let words = item.wordsBeside
        guard let words, !words.isEmpty else { continue }
        if let other = first[words], other.color != image.color {
          issues.append(
            picture.issue(
              item, key: "color",
              "'\(SpecNode.excerpt(words))' occurs twice, and only the colour of "
                + "'\(symbol)' differs"))
        } else if first[words] == nil {
          first[words] = (item, image.color)
        }
      }
    }
    return issues
  }
}

extension LintItem {
  /// Whether words stand right beside it, or beside the stack that it is alone in or lies over.
  fileprivate var isNamedInRow: Bool {
    var item = self
    for _ in 0..<3 {
      if item.hasWordsBeside { return true }
      guard let around = item.parent, item.siblings.count == 1 || around.name == "ZStack" else {
        return false
      }
      item = around
    }
    return false
  }

  /// The words of the labels beside it; `nil` for none.
  fileprivate var wordsBeside: String? {
    let words = siblings.prefix(8).filter { $0 !== self }
      .compactMap { ($0.component as? Label)?.text }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
