import Maquette
import MaquetteSpec

extension LintPicture {
  /// An issue of a part of a component. It stands where the part does, or else where all parts begin.
  ///
  /// - Parameters:
  ///   - key: the key that has all parts.
  ///   - number: how many parts of this title come before it.
  ///   - word: what the issue is about, among the texts of the part; empty for the title.
  ///   - change: what mends it at that word, or adds to the part.
  func issue(
    _ item: LintItem, key: String, part title: String, number: Int, word: String = "",
    _ message: String, hint: String? = nil, change: SpecEdit.Change? = nil
  ) -> LintIssue {
    let word = word.isEmpty ? title : word
    var issue = issue(item, key: key, message, hint: hint, subject: title.isEmpty ? word : title)
    guard let parts = item.provenance?.keys[key],
      let place = partPlaces.place(of: word, ofPart: title, number: number, below: parts)
    else { return issue }
    issue.location = place.word
    issue.length = place.length
    guard let change, let owner = item.provenance?.location,
      places.count(of: .add("", "", to: owner)) <= 1
    else { return issue }
    let isAdded = if case .add = change { true } else { false }
    issue.fix = SpecEdit(change, at: isAdded ? place.name : place.word).of("title")
    return issue
  }

  /// Where a component is written: its name, the key that it stands behind without one, or its title
  /// alone.
  func head(of provenance: Provenance) -> (location: SourceLocation, length: Int?) {
    if let key = partPlaces.key(ofCollectionAt: provenance.location) {
      return (key.location, key.length)
    }
    let isTitle = partPlaces.isText(at: provenance.location)
    return (provenance.location, isTitle ? nil : provenance.length)
  }

  /// Where a drawn text is written that is none of a component's own node: the title of a bar, of a
  /// tab, of a segment or of an item; `nil` where nobody knows.
  func place(ofPart node: SceneNode, of item: LintItem) -> PartPlaces.Place? {
    guard node.component != item.name, let text = node.text, !text.isEmpty,
      let keys = item.provenance?.keys.sorted(by: { $0.value < $1.value })
    else { return nil }
    let drawn = DrawnText(node, in: item.environment)
    // Among equal titles its number tells which one it is.
    let numbered = drawn.number.map { number in
      keys.compactMap { partPlaces.place(ofElement: number, below: $0.value) }
    }
    if let place = numbered?.first(where: { drawn.isWhole($0.text) || drawn.isBeginning($0.text) })
    {
      return place
    }
    for isSame in [drawn.isWhole, drawn.isBeginning] {
      // A value may be a translation of what is written there.
      for (key, place) in keys {
        if let text: String = item.value(key), isSame(text) {
          return partPlaces.place(below: place) { _ in true }
        }
      }
      let found = keys.lazy.compactMap { self.partPlaces.place(below: $0.value, where: isSame) }
      if let place = found.first { return place }
    }
    return numbered?.first
  }
}

/// The text of a node, to be found again in a spec.
private struct DrawnText {
  /// What is told of it, which is not cut.
  private let whole: String
  /// What is seen of it.
  private let beginning: Substring
  /// The languages that it may be written in.
  private let languages: [PseudoLanguage?]
  /// Which of all tabs or segments it is the title of; `nil` for another text.
  let number: Int?

  init(_ node: SceneNode, in environment: Environment) {
    let text = node.text ?? ""
    whole = node.accessibility?.label ?? text
    beginning = text.prefix { $0 != "…" }
    languages = environment.pseudo.map { [$0] } ?? [nil, .long]
    let last = node.path.split(separator: "/").last ?? ""
    number =
      ["Segment", "Tab"].contains(node.component)
      ? Int(last.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }) : nil
  }

  func isWhole(_ text: String) -> Bool { shown(text).contains(whole) }

  func isBeginning(_ text: String) -> Bool {
    beginning.count > 2 && shown(text).contains { $0.hasPrefix(beginning) }
  }

  private func shown(_ text: String) -> [String] { languages.map { $0?.text(text) ?? text } }
}
