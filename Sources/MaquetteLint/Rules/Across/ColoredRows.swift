import Maquette

extension LintRule {
  /// Rows below one another with a dot each, or with names that have colours themselves, whose colour
  /// alone says something: these are signal colours, of which some stand there several times, and the
  /// texts are names.
  static func rowsOfNames(_ picture: LintPicture) -> [LintIssue] {
    let rows = picture.items.lazy.filter { item in
      item.name == "HStack"
        || item.component is Label && ["List", "Section", "Form"].contains(item.parent?.name ?? "")
    }.compactMap(ColoredRow.init)
    let groups = Dictionary(grouping: rows) { $0.row.siblings.first?.index ?? -1 }
    return groups.sorted { $0.key < $1.key }.compactMap { _, rows -> LintIssue? in
      let rows = Array(rows.prefix(100))
      guard let first = rows.first, let other = rows.first(where: { $0.color != first.color }),
        rows.allSatisfy({ $0.kind == first.kind && !$0.color.isEmpty && !$0.texts.isEmpty }),
        rows.contains(where: { $0.color != ColoredRow.gray }), ColoredRow.areNames(rows)
      else { return nil }
      return picture.issue(
        other.dot,
        "only the colour of the \(other.noun) tells '\(SpecNode.excerpt(other.texts[0]))' from "
          + "'\(SpecNode.excerpt(first.texts[0]))'",
        hint: "write the state beside each, or give the states dots of other shapes")
    }
  }
}

/// A row with a dot and texts, or with a name in colour.
private struct ColoredRow {
  let row: LintItem
  let dot: LintItem
  /// The shape or the symbol.
  let kind: String
  /// The signal's colour or gray, as it is seen; empty for another colour.
  let color: String
  /// What it says in order; empty where something else than labels says it.
  let texts: [String]
  /// What has the colour, in messages.
  var noun: String { dot.component is Label ? "text" : "dot" }

  init?(_ row: LintItem) {
    guard
      let dot = row.children.first(where: { item in
        LintRule.dotColor(of: item) != nil && LintRule.isSmall(item)
          && item.spokenLabel.isEmpty && !item.isHidden
      }) ?? ColoredRow.name(in: row)
    else { return nil }
    self.row = row
    self.dot = dot
    kind = (dot.component as? Image)?.systemName ?? dot.name
    color = ColoredRow.color(of: dot)
    let said = row.subtree.filter(\.saysWords)
    let labels = said.compactMap { ($0.component as? Label)?.text }
    texts = labels.count == said.count ? labels : []
  }

  static let gray = "gray"

  private static func color(of dot: LintItem) -> String {
    let value = (dot.component as? Label)?.color ?? LintRule.dotColor(of: dot)
    let color = value?.resolved(in: dot.environment)
    if let signal = color.flatMap(LintRule.signal) { return signal }
    return color.map { $0.isGray && $0.alpha > 0.1 } == true ? gray : ""
  }

  /// The first text of a row, or the text that is a row, where that is a name in a colour of the spec's: signs and digits of
  /// amounts say what their colours do.
  private static func name(in row: LintItem) -> LintItem? {
    guard let first = row.component is Label ? row : row.children.first, first.says("color"),
      first.spokenLabel.isEmpty,
      !first.isHidden, let label = first.component as? Label, label.systemImage.isEmpty,
      label.text.first?.isLetter == true
    else { return nil }
    return first
  }

  /// Whether the texts of rows do not say what the colours do. A legend has each colour once. Where a
  /// colour stands there again with another name, the names are of something else: either a further
  /// text is the same with two colours, or two colours stand there again, or the names are counted.
  static func areNames(_ rows: [ColoredRow]) -> Bool {
    let names = Dictionary(grouping: rows, by: \.color).mapValues { Set($0.map { $0.texts[0] }) }
    let repeated = names.values.count { $0.count > 1 }
    guard repeated > 0 else { return false }
    // Sums and shares say nothing of states.
    let further = rows.map { row in
      row.texts.dropFirst().filter { $0.contains(where: \.isLetter) }.joined(separator: " ")
    }
    if further.contains(where: { !$0.isEmpty }) {
      let colors = Dictionary(grouping: zip(further, rows)) { $0.0 }
        .mapValues { Set($0.map { $0.1.color }) }
      return colors.values.contains { $0.count > 1 }
    }
    return repeated > 1 || areNumbered(rows.map { $0.texts[0] })
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
