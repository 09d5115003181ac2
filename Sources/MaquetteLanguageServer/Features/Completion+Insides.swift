/// What may stand inside of texts and comments.
extension Completion {
  /// The parameters of a definition behind `${` in one of its texts; `nil` elsewhere.
  func parameters(
    at offset: Int, _ place: OutlinePlace, _ way: SpecGuide.Way, _ guide: SpecGuide,
    _ context: Context
  ) -> Result? {
    guard place.part == .value, let opening = context.prefix.ranges(of: "${").last,
      let own = definition(around: place, way, guide)
    else { return nil }
    let written = context.prefix[opening.upperBound...]
    let rest = document.text.string(offset..<lineEnd(at: offset))
    let word = rest.prefix(while: isPartOfName)
    guard written.allSatisfy(isPartOfName) else { return nil }
    let end = rest.dropFirst(word.count).first == "}" ? "" : "}"
    let candidates = own.parameters.map {
      Candidate(
        label: $0, kind: .value, detail: "a parameter of '\(own.name)'", text: $0 + end)
    }
    return Result(candidates, for: written, before: word, at: offset)
  }

  private func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }

  /// The component of the spec's own that a place is in the definition of.
  private func definition(
    around place: OutlinePlace, _ way: SpecGuide.Way, _ guide: SpecGuide
  ) -> OwnComponent? {
    for (container, step) in zip(way.containers, place.steps) {
      guard case .entry(let entry, _, _) = step else { continue }
      let isDefined = container.shapes.contains {
        if case .definitions = $0 { true } else { false }
      }
      if isDefined { return guide.own.first { $0.name == entry.key.text } }
    }
    return nil
  }

  /// The rules that a comment may turn off, behind its first word and before its reason; `nil`
  /// elsewhere.
  func rules(at offset: Int) -> Result? {
    let line = document.text.line(of: offset)
    let start = document.text.textStart(ofLine: line)
    guard start < offset else { return nil }
    let before = document.text.string(start..<offset)
    guard before.first == "#" else { return nil }
    let words = before.dropFirst().split { $0 == " " || $0 == "," }
    let written = before.last == " " || before.last == "," ? "" : words.last ?? ""
    let named = words.dropFirst().dropLast(written.isEmpty ? 0 : 1)
    guard let linter, let first = words.first, linter.comments.contains(String(first)),
      words.count > (written.isEmpty ? 0 : 1), !before.contains(":")
    else { return nil }
    let rest = document.text.string(offset..<lineEnd(at: offset))
    let word = rest.prefix { !" ,:".contains($0) }
    let candidates = linter.rules.filter { !named.contains($0.name[...]) }.map {
      Candidate(label: $0.name, kind: .value, documentation: $0.summary, text: $0.name)
    }
    return Result(candidates, for: written, before: word, at: offset)
  }

  private func lineEnd(at offset: Int) -> Int {
    document.text.content(ofLine: document.text.line(of: offset)).upperBound
  }
}

extension Completion.Result {
  /// The candidates for a word of which one part is written before a place, and one behind it.
  fileprivate init(
    _ candidates: [Candidate], for written: Substring, before rest: Substring,
    at offset: Int
  ) {
    self.init(
      range: offset - written.utf8.count..<offset + rest.utf8.count,
      candidates: candidates.filter { $0.begins(with: String(written)) })
  }
}
