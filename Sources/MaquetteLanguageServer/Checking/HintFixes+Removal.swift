import Maquette

extension HintFixes {
  /// Takes a key with its value out: the one at a place, or another one beside it.
  func removal(of name: String?, _ place: OutlinePlace) -> TextFix? {
    guard case .entry(let here, let entries, let map)? = place.steps.last else { return nil }
    guard
      let index = entries.firstIndex(where: { entry in
        name == nil || name == here.key.text
          ? entry.key.range == here.key.range : entry.key.text == name
      }), entries.count > 1
    else { return nil }
    let entry = entries[index]
    let next = index + 1 < entries.count ? entries[index + 1] : nil
    let range =
      map.isFlow
      ? flowRange(of: entry, before: next, behind: index > 0 ? entries[index - 1] : nil)
      : lines(of: entry, before: next)
    guard let range else { return nil }
    return TextFix("Remove '\(entry.key.text)'", [TextFix.Edit(range, "")])
  }

  private func flowRange(
    of entry: OutlineEntry, before next: OutlineEntry?, behind last: OutlineEntry?
  ) -> Range<Int>? {
    if let next { return entry.range.lowerBound..<next.range.lowerBound }
    return last.map { $0.range.upperBound..<entry.range.upperBound }
  }

  /// The lines of an entry, or, behind a dash, all up to the next one.
  private func lines(of entry: OutlineEntry, before next: OutlineEntry?) -> Range<Int>? {
    let first = text.line(of: entry.range.lowerBound)
    let start = text.start(ofLine: first)
    let end = max(entry.range.lowerBound, entry.range.upperBound)
    guard text.bytes[start..<entry.range.lowerBound].allSatisfy(OutlineParser.isSpace) else {
      return next.map { entry.range.lowerBound..<$0.range.lowerBound }
    }
    return start..<text.start(ofLine: text.line(of: end) + 1)
  }
}
