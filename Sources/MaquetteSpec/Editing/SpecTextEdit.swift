/// Puts a change into a text at the offsets where its values were written.
struct SpecTextEdit {
  let builder: SyntaxBuilder
  let root: SyntaxNode

  private var text: FormatText { builder.text }
  private var whole: Range<Int> { 0..<text.scalars.count }

  /// The text after a change; `nil` where it is written in a way that a line or a word cannot
  /// change.
  ///
  /// - Parameter component: what is written as its title alone, where that changes.
  func text(path: [SpecStep], _ change: SpecEdit.Change, ofTitle component: String? = nil)
    -> String?
  {
    guard let last = path.last, let around = node(path.dropLast()),
      case .collection(_, let entries) = around.content
    else { return nil }
    let place: Int?
    switch last {
    case .index(let index): place = entries.indices.contains(index) ? index : nil
    case .key(let key): place = entries.firstIndex { $0.key.map(SpecTextEdit.word) == key }
    }
    guard let place else { return nil }
    let entry = entries[place]
    switch change {
    case .replace(let new):
      guard case .scalar(let scalar) = entry.value.content, !scalar.isBlock, !scalar.isNothing,
        scalar.lines.count == 1
      else { return nil }
      return replaced(
        entry.value.contentStart..<entry.value.end, SpecTextEdit.scalar(new, as: scalar.style))
    case .remove:
      return around.isFlow
        ? withoutFlowEntry(place, of: entries) : withoutLines(of: entry)
    case .rename(let new):
      guard let key = entry.key, case .scalar(let scalar) = key.content, !scalar.isBlock,
        scalar.lines.count == 1
      else { return nil }
      return replaced(key.contentStart..<key.end, SpecTextEdit.scalar(new, as: scalar.style))
    case .add(let key, let value):
      let new = "\(key): \(SpecWriter.scalar(value))"
      if let component {
        return title(of: entry).map { title in
          replaced(
            entry.value.contentStart..<entry.value.end, "{\(component): \(title), \(new)}")
        }
      }
      return added(new, behind: entry, isFlow: around.isFlow)
    }
  }

  /// How a title is written in a map on one line; `nil` for one with several lines.
  private func title(of entry: SyntaxEntry) -> String? {
    guard case .scalar(let scalar) = entry.value.content, !scalar.isBlock, !scalar.isNothing,
      scalar.lines.count == 1
    else { return nil }
    return SpecTextEdit.scalar(scalar.value, as: scalar.style)
  }

  /// A text in the quotes that the one before had.
  private static func scalar(_ text: String, as style: SyntaxScalar.Style) -> String {
    let isOneLine = !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return switch style {
    case .double: SpecWriter.quoted(text)
    case .single where isOneLine: "'\(text.replacing("'", with: "''"))'"
    default: SpecWriter.scalar(text)
    }
  }

  private func node(_ path: ArraySlice<SpecStep>) -> SyntaxNode? {
    var node = root
    for step in path {
      guard case .collection(_, let entries) = node.content else { return nil }
      switch step {
      case .index(let index):
        guard entries.indices.contains(index) else { return nil }
        node = entries[index].value
      case .key(let key):
        guard let entry = entries.first(where: { $0.key.map(SpecTextEdit.word) == key }) else {
          return nil
        }
        node = entry.value
      }
    }
    return node
  }

  private static func word(_ node: SyntaxNode) -> String {
    if case .scalar(let scalar) = node.content { scalar.value } else { "" }
  }

  private func replaced(_ range: Range<Int>, _ new: String) -> String {
    text.string(0..<range.lowerBound) + new + text.string(range.upperBound..<whole.upperBound)
  }

  private func withoutFlowEntry(_ place: Int, of entries: [SyntaxEntry]) -> String? {
    let entry = entries[place]
    if entries.indices.contains(place + 1) {
      return replaced(entry.start..<entries[place + 1].start, "")
    }
    guard place > 0 else { return nil }
    return replaced(entries[place - 1].value.end..<entry.value.end, "")
  }

  /// The text without the lines of an entry; their comments stay on lines of their own.
  private func withoutLines(of entry: SyntaxEntry) -> String? {
    guard text.isFirst(entry.start) else { return nil }
    let start = entry.start - text.column(of: entry.start)
    let end = min(whole.upperBound, text.end(ofLineAt: max(entry.start, entry.value.end - 1)) + 1)
    let space = String(repeating: " ", count: text.column(of: entry.start))
    let comments = builder.comments.filter { (start..<end).contains($0.offset) }
    return replaced(start..<end, comments.map { space + $0.text + "\n" }.joined())
  }

  private func added(_ line: String, behind entry: SyntaxEntry, isFlow: Bool) -> String? {
    if case .collection(isMap: true, let inner) = entry.value.content, let first = inner.first {
      let space = String(repeating: " ", count: text.column(of: first.start))
      let separator = entry.value.isFlow ? ", " : "\n" + space
      return replaced(first.start..<first.start, line + separator)
    }
    if isFlow { return replaced(entry.value.end..<entry.value.end, ", " + line) }
    let space = String(repeating: " ", count: text.column(of: entry.start))
    let end = text.end(ofLineAt: max(entry.start, entry.value.end - 1))
    return replaced(end..<end, "\n" + space + line)
  }
}
