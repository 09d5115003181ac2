import Maquette

extension HintFixes {
  /// What is to go, as a hint says it.
  enum Removed: Hashable {
    /// The key at the place of the message.
    case key
    /// A key there, or beside it.
    case named(String)

    /// What a hint says to remove; `nil` for a hint that says something else, or leaves a choice:
    /// `leave some out` is about parts of a value.
    init?(_ hint: String) {
      if let name = hint.between("leave '", and: "' out"), hint.hasPrefix("leave '"),
        !name.contains("'")
      {
        self = .named(name)
      } else if hint == "remove one of them" || hint.hasPrefix("leave it out")
        || hint.hasPrefix("leave the key out")
      {
        self = .key
      } else {
        return nil
      }
    }
  }

  /// Takes a key with its value out, but never a component: what is below it would be lost.
  func removal(_ removed: Removed, _ place: OutlinePlace) -> TextFix? {
    guard case .entry(let here, let entries, let map)? = place.steps.last else { return nil }
    guard
      let index = entries.firstIndex(where: { entry in
        if case .named(let name) = removed, name != here.key.text { return entry.key.text == name }
        return entry.key.range == here.key.range
      }), entries.count > 1, !ComponentDecoder.isComponentName(entries[index].key.text)
    else { return nil }
    let entry = entries[index]
    // Others may name it.
    guard entry.value.anchor == nil else { return nil }
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
