import Maquette
import MaquetteSpec

/// Makes fixes of what messages advise: names that were probably meant, other words for the same, keys
/// that are to go.
struct HintFixes {
  let text: DocumentText
  let outline: OutlineNode
  /// The most fixes for one message.
  static let most = 12

  init(_ text: DocumentText, _ outline: OutlineNode) {
    (self.text, self.outline) = (text, outline)
  }

  /// The fixes for a message about the text, the best first.
  func fixes(for diagnostic: Diagnostic) -> [TextFix] {
    guard let location = diagnostic.location, let hint = diagnostic.hint,
      let place = outline.place(at: text.offset(of: location))
    else { return [] }
    let target = target(of: diagnostic, place)
    if let word = hint.between("did you mean '", and: "'?") {
      guard !isTaken(word, beside: place) else { return [] }
      // `Button: Continue` for `Button Continue` is a key with its value.
      if place.part != .key, word.contains(": ") {
        guard place.scalar.style == .plain else { return [] }
        let edit = TextFix.Edit(place.scalar.range, word)
        return [TextFix("Change to '\(word)'", [edit], isPreferred: true)]
      }
      return [change(target, to: word, isPreferred: true)]
    }
    if let names = hint.after("use one of: ") {
      let words = (names.split(separator: ";").first ?? "").split(separator: ",")
        .map { $0.trimmed }
      return words.prefix(Self.most).map { change(target, to: $0, isPreferred: words.count == 1) }
    }
    if let name = hint.between("a space is missing after '", and: ":'") {
      return spaced(place, behind: name)
    }
    if diagnostic.id == .unknownComponent, let advice = hint.after("use ") {
      return renamed(place, advice)
    }
    if hint.hasPrefix("write '"), place.part == .key, !hint.contains(" at ") {
      return rewritten(place, hint)
    }
    if let removed = Removed(hint) { return removal(removed, place).map { [$0] } ?? [] }
    return []
  }

  // MARK: Words

  /// What a message is about: a key or a value, or one word of a value of several.
  private struct Target {
    var scalar: OutlineScalar
    var range: Range<Int>
    var isWhole: Bool
  }

  private func target(of diagnostic: Diagnostic, _ place: OutlinePlace) -> Target {
    let scalar = place.scalar
    let whole = Target(scalar: scalar, range: scalar.range, isWhole: true)
    guard place.part != .key, scalar.style != .block else { return whole }
    // Every second part is between quotes.
    let quoted = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if quoted.contains(scalar.text) { return whole }
    let content = scalar.content
    var start = content.lowerBound
    for part in text.string(content).split(separator: " ", omittingEmptySubsequences: false) {
      let end = start + part.utf8.count
      if !part.isEmpty, quoted.contains(String(part)) {
        return Target(scalar: scalar, range: start..<end, isWhole: false)
      }
      start = end + 1
    }
    return whole
  }

  private func change(_ target: Target, to word: String, isPreferred: Bool) -> TextFix {
    let edit =
      target.isWhole
      ? ScalarWriter.edit(target.scalar, to: word) : TextFix.Edit(target.range, word)
    return TextFix("Change to '\(word)'", [edit], isPreferred: isPreferred)
  }

  /// `Button:Continue` with its space.
  private func spaced(_ place: OutlinePlace, behind name: String) -> [TextFix] {
    let start = place.scalar.content.lowerBound
    let colon = start + name.utf8.count + 1
    guard place.scalar.text.hasPrefix(name + ":") else { return [] }
    return [TextFix("Insert a space", [TextFix.Edit(colon..<colon, " ")], isPreferred: true)]
  }

  /// A component's name of another framework: `Toggle with 'style: checkbox'`, or `TabBar, or
  /// SegmentedControl`.
  private func renamed(_ place: OutlinePlace, _ advice: String) -> [TextFix] {
    let key = advice.between("with '", and: "'").flatMap { $0.hasSuffix(":") ? nil : $0 }
    let named = advice.split(separator: " ").map { $0.filter { $0 != "," } }
      .filter { ComponentDecoder.isComponentName($0) && $0.allSatisfy(\.isLetter) }
    let isChoice = advice.contains(" or ")
    return named.prefix(isChoice ? 4 : 1).map { name in
      var edits = [ScalarWriter.edit(place.scalar, to: name)]
      var title = "Change to '\(name)'"
      var isWhole = true
      if let key, !isChoice {
        let edit = added(key, place)
        edits += edit.map { [$0] } ?? []
        title += edit == nil ? "" : " with '\(key)'"
        // Without the key it is something else.
        isWhole = edit != nil
      }
      return TextFix(title, edits, isPreferred: isWhole && (named.count == 1 || !isChoice))
    }
  }

  /// A key beside a component that has only a text behind its name.
  private func added(_ key: String, _ place: OutlinePlace) -> TextFix.Edit? {
    guard place.part == .key, case .entry(let entry, _, let map)? = place.steps.last,
      entry.value.scalar != nil || entry.value.isNothing && !map.isFlow,
      !isTaken(String(key.prefix { $0 != ":" }), beside: place)
    else { return nil }
    if map.isFlow {
      let text = entry.key.style == .double ? HintFixes.json(key) ?? key : key
      let end = entry.value.range.upperBound
      return TextFix.Edit(end..<end, ", \(text)")
    }
    let end = max(entry.key.range.upperBound + 1, entry.value.range.upperBound)
    let line = text.content(ofLine: text.line(of: end)).upperBound
    let indent = String(repeating: " ", count: map.column)
    return TextFix.Edit(line..<line, "\n\(indent)\(key)")
  }

  /// Whether another key beside the one at a place has a name, which nothing else may have then.
  private func isTaken(_ name: String, beside place: OutlinePlace) -> Bool {
    guard place.part == .key, case .entry(let here, let entries, _)? = place.steps.last else {
      return false
    }
    return entries.contains { $0.key.text == name && $0.key.range != here.key.range }
  }

  /// Another key with its value in the place of this one.
  private func rewritten(_ place: OutlinePlace, _ hint: String) -> [TextFix] {
    guard case .entry(let entry, _, _)? = place.steps.last,
      entry.value.scalar.map({ $0.style != .block && $0.style != .alias })
        ?? entry.value.isNothing,
      // Others may name it.
      entry.value.anchor == nil,
      // Without its name, a component would be gone.
      !ComponentDecoder.isComponentName(entry.key.text)
    else { return [] }
    let parts = hint.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let lines = parts.filter { part in
      guard let colon = part.firstRange(of: ": ") else { return false }
      let key = part[..<colon.lowerBound]
      return key.allSatisfy(\.isLetter) && !part.contains("…")
        && !isTaken(String(key), beside: place)
    }
    let end = max(entry.key.range.upperBound + (entry.hasColon ? 1 : 0), entry.range.upperBound)
    return lines.prefix(Self.most).map { line in
      let text = entry.key.style == .double ? HintFixes.json(line) ?? line : line
      return TextFix(
        "Write '\(line)'", [TextFix.Edit(entry.key.range.lowerBound..<end, text)],
        isPreferred: lines.count == 1)
    }
  }
}

extension String {
  /// What stands between two texts; `nil` when they are not there.
  func between(_ start: String, and end: String) -> String? {
    guard let first = firstRange(of: start)?.upperBound,
      let last = self[first...].firstRange(of: end)?.lowerBound
    else { return nil }
    return String(self[first..<last])
  }

  /// What follows a text that it begins with.
  func after(_ start: String) -> String? { hasPrefix(start) ? String(dropFirst(start.count)) : nil }
}

extension Substring {
  var trimmed: String {
    var scalars = unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
