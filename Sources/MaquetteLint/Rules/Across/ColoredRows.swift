import Maquette

extension LintRule {
  /// Rows below one another with a dot each, or with names that have colours themselves, whose colour
  /// alone says something: these are signal colours, of which some stand there several times, and the
  /// texts are names.
  static func rowsOfNames(_ picture: LintPicture) -> [LintIssue] {
    let rows = picture.items.lazy.filter(\.mayBeRow).compactMap(ColoredRow.init)
    let groups = Dictionary(grouping: rows) { $0.row.siblings.first?.index ?? -1 }
    return groups.sorted { $0.key < $1.key }.compactMap { _, rows -> LintIssue? in
      let rows = Array(rows.prefix(100))
      guard let first = rows.first, let other = rows.first(where: { $0.color != first.color }),
        rows.allSatisfy({ $0.kind == first.kind && !$0.color.isEmpty && !$0.texts.isEmpty }),
        rows.contains(where: { $0.color != ColoredRow.gray }), ColoredRow.areNames(rows)
      else { return nil }
      return picture.issue(
        other.dot,
        "'\(SpecNode.excerpt(other.texts[0]))' and '\(SpecNode.excerpt(first.texts[0]))' differ only "
          + "in the colour of the \(other.noun)",
        hint: "write the state beside each, or give the states dots of other shapes")
    }
  }
}

extension LintItem {
  /// Whether it may be a row with a name and a state: one that is written as such, or one of a list.
  fileprivate var mayBeRow: Bool {
    if component is HStack || component is LabeledContent { return true }
    return ["Label", "NavigationLink", "VStack"].contains(name)
      && ["List", "Section", "Form"].contains(parent?.name ?? "")
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
  var noun: String { (dot.component as? Label)?.systemImage.isEmpty == true ? "text" : "dot" }

  init?(_ row: LintItem) {
    guard let dot = ColoredRow.dot(in: row) ?? ColoredRow.name(in: row) else { return nil }
    self.row = row
    self.dot = dot
    let symbol = (dot.component as? Image)?.systemName ?? (dot.component as? Label)?.systemImage
    kind = symbol.flatMap { $0.isEmpty ? nil : $0 } ?? dot.name
    color = ColoredRow.color(of: dot)
    let said = row.subtree.filter(\.saysWords).map(ColoredRow.words)
    texts =
      said.contains(nil)
      ? [] : said.flatMap { $0 ?? [] } + row.rowTraits.compactMap(\.badge)
  }

  static let gray = "gray"

  private static func color(of dot: LintItem) -> String {
    let value =
      LintRule.dotColor(of: dot) ?? iconColor(of: dot) ?? (dot.component as? Label)?.color
    let color = value?.resolved(in: dot.environment)
    if let signal = color.flatMap(LintRule.signal) { return signal }
    return color.map { $0.isGray && $0.alpha > 0.1 } == true ? gray : ""
  }

  /// The dot of a row: the first one right in it, or else the only one in it and in its stacks.
  private static func dot(in row: LintItem) -> LintItem? {
    if let dot = row.children.first(where: isDot) { return dot }
    let dots = dots(in: row, depth: 3)
    return dots.count == 1 ? dots[0] : nil
  }

  private static func dots(in item: LintItem, depth: Int) -> [LintItem] {
    if isDot(item) { return [item] }
    return depth == 0 ? [] : item.children.flatMap { dots(in: $0, depth: depth - 1) }
  }

  private static func isDot(_ item: LintItem) -> Bool {
    guard item.key != "options", item.spokenLabel.isEmpty, !item.isHidden else { return false }
    if iconColor(of: item) != nil { return true }
    return LintRule.dotColor(of: item) != nil && LintRule.isSmall(item)
  }

  /// The colour that a spec gives the symbol beside a text where that is nothing but a dot.
  private static func iconColor(of item: LintItem) -> ColorValue? {
    guard let label = item.component as? Label, LintRule.dots.contains(label.systemImage),
      label.labelStyle != .titleOnly
    else { return nil }
    return label.iconColor ?? (item.says("color") ? label.color : nil)
  }

  /// What a component says in its own words; `nil` for what may say more than that.
  private static func words(of item: LintItem) -> [String]? {
    let all: [String]
    switch item.component {
    case let it as Label: all = [it.text, it.subtitle]
    case let it as LabeledContent: all = [it.title, it.subtitle, it.value]
    case let it as NavigationLink: all = [it.title, it.subtitle, it.value, it.badge]
    default: return nil
    }
    return all.filter { !$0.isEmpty }
  }

  /// The first text of a row, or the text that is a row, where that is a name in a colour of the
  /// spec's: signs and digits of amounts say what their colours do.
  private static func name(in row: LintItem) -> LintItem? {
    guard row.component is HStack || row.component is Label,
      let first = row.component is Label ? row : row.children.first, first.says("color"),
      first.spokenLabel.isEmpty, !first.isHidden, let label = first.component as? Label,
      label.systemImage.isEmpty, label.text.first?.isLetter == true
    else { return nil }
    return first
  }

  /// Whether the texts of rows do not say what the colours do. A legend has each colour once. Where a
  /// colour stands there again with another name, the names are of something else: either a further
  /// text is the same with two colours, or two colours stand there again, or green comes and goes, or
  /// the names are counted.
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
    return repeated > 1 || alternate(rows.map(\.color)) || areNumbered(rows.map { $0.texts[0] })
  }

  /// Whether a colour comes back behind another one, and what is well is green: states stand in any
  /// order, and what belongs together stands together.
  private static func alternate(_ colors: [String]) -> Bool {
    let runs = zip(colors, [""] + colors).filter { $0 != $1 }.map { $0.0 }
    return runs.contains("green") && Set(runs).count < runs.count
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
