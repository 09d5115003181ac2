import Maquette

extension LintRule {
  /// Rows below one another with a dot each, whose colour alone says something: the dots have signal
  /// colours, and the texts beside them are names.
  static func rowsOfNames(_ picture: LintPicture) -> [LintIssue] {
    let rows = picture.items.lazy.filter { $0.name == "HStack" }.compactMap(ColoredRow.init)
    let groups = Dictionary(grouping: rows) { $0.row.siblings.first?.index ?? -1 }
    return groups.sorted { $0.key < $1.key }.compactMap { _, rows -> LintIssue? in
      let rows = Array(rows.prefix(100))
      guard let first = rows.first, let other = rows.first(where: { $0.color != first.color }),
        rows.allSatisfy({ $0.kind == first.kind && !$0.color.isEmpty && !$0.texts.isEmpty }),
        !ColoredRow.sayStates(rows)
      else { return nil }
      return picture.issue(
        other.dot,
        "only the colour of the dot tells '\(SpecNode.excerpt(other.texts[0]))' from "
          + "'\(SpecNode.excerpt(first.texts[0]))'",
        hint: "write the state beside each, or give the states dots of other shapes")
    }
  }
}

/// A row with a dot and texts.
private struct ColoredRow {
  let row: LintItem
  let dot: LintItem
  /// The shape or the symbol.
  let kind: String
  /// The signal's colour or gray; empty for another colour.
  let color: String
  /// What it says in order; empty where something else than labels says it.
  let texts: [String]

  init?(_ row: LintItem) {
    guard
      let dot = row.children.first(where: { item in
        LintRule.dotColor(of: item) != nil && LintRule.isSmall(item)
          && item.spokenLabel.isEmpty && !item.isHidden
      })
    else { return nil }
    self.row = row
    self.dot = dot
    kind = (dot.component as? Image)?.systemName ?? dot.name
    color = ColoredRow.color(of: dot)
    let said = row.subtree.filter(\.saysWords)
    let labels = said.compactMap { ($0.component as? Label)?.text }
    texts = labels.count == said.count ? labels : []
  }

  private static func color(of dot: LintItem) -> String {
    if let signal = LintRule.signal(of: dot) {
      return signal.replacing("system", with: "").lowercased()
    }
    guard case .named(let name)? = LintRule.dotColor(of: dot) else { return "" }
    let isGray = name.lowercased().contains("gray") || ["secondary", "tertiary"].contains(name)
    return isGray ? "gray" : ""
  }

  /// Whether the texts of rows may say what the colours do. Behind the first text of a row, which is
  /// a name, others differ as the colours do; or there is but one text, which may be the state as in a
  /// legend, where each colour has one text.
  static func sayStates(_ rows: [ColoredRow]) -> Bool {
    let further = rows.map { $0.texts.dropFirst().joined(separator: " ") }
    if further.contains(where: { !$0.isEmpty }) {
      let colors = Dictionary(grouping: zip(further, rows)) { $0.0 }
        .mapValues { Set($0.map { $0.1.color }) }
      return colors.values.allSatisfy { $0.count == 1 }
    }
    let texts = Dictionary(grouping: rows, by: \.color).mapValues { Set($0.map { $0.texts[0] }) }
    if texts.values.contains(where: { $0.count > 1 }) { return false }
    return !areNumbered(rows.map { $0.texts[0] })
  }

  /// Whether texts are the same but for a letter or a number at their end, as `Server A` and
  /// `Server B`.
  private static func areNumbered(_ texts: [String]) -> Bool {
    let words = texts.map { $0.split(separator: " ") }
    guard let first = words.first, first.count > 1, Set(texts).count > 1 else { return false }
    return words.allSatisfy { words in
      guard let last = words.last, words.dropLast() == first.dropLast() else { return false }
      return last.count == 1 && last.allSatisfy(\.isLetter)
        || last.count < 4 && last.allSatisfy(\.isNumber)
    }
  }
}
