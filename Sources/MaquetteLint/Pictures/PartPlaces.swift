import Maquette
import MaquetteSpec

/// Where the parts of components stand in a spec's text: items of menus, tabs, segments and actions of
/// rows are values that know no places of their own.
struct PartPlaces {
  private let root: SpecNode?

  init(_ source: SourceText?) {
    root = source.flatMap { try? YAMLReader.read(Array($0.text.utf8), file: $0.file) }
  }

  /// A word of a part.
  struct Place {
    /// Where the word is written.
    var word: SourceLocation
    /// Where the part's title is written, or its key where it has one; a part gets more keys there.
    var name: SourceLocation
  }

  /// Where a word of a part is written.
  ///
  /// - Parameters:
  ///   - word: its title, or another value beside that.
  ///   - title: the part's title; empty for one without.
  ///   - location: where the value begins that has all parts.
  /// - Returns: the first place; `nil` where the text has none, because it stands in another file, say.
  func place(of word: String, ofPart title: String, below location: SourceLocation) -> Place? {
    guard location.origin?.file == nil, let value = root.flatMap({ node(at: location, in: $0) })
    else { return nil }
    return place(of: word, ofPart: title, in: value)
  }

  private func node(at location: SourceLocation, in node: SpecNode) -> SpecNode? {
    if node.location == location { return node }
    return (node.list ?? []).lazy.compactMap { self.node(at: location, in: $0) }.first
      ?? (node.map ?? []).lazy.compactMap { self.node(at: location, in: $0.value) }.first
  }

  private func place(of word: String, ofPart title: String, in node: SpecNode) -> Place? {
    if node.scalar == word, title.isEmpty || word == title {
      return Place(word: node.location, name: node.location)
    }
    let entries = node.map ?? []
    let name = entries.first { $0.value.scalar == (title.isEmpty ? word : title) }
    if let name, let found = entries.first(where: { $0.value.scalar == word }) {
      return Place(word: found.value.location, name: name.location)
    }
    return (node.list ?? entries.map(\.value)).lazy
      .compactMap { place(of: word, ofPart: title, in: $0) }.first
  }
}

extension LintPicture {
  /// An issue of a part of a component. It stands where the part does, or else where all parts begin.
  ///
  /// - Parameters:
  ///   - key: the key that has all parts.
  ///   - word: what the issue is about, among the texts of the part; empty for the title.
  ///   - change: what mends it at that word, or adds to the part.
  func issue(
    _ item: LintItem, key: String, part title: String, word: String = "", _ message: String,
    hint: String? = nil, change: SpecEdit.Change? = nil
  ) -> LintIssue {
    let word = word.isEmpty ? title : word
    var issue = issue(item, key: key, message, hint: hint, subject: title.isEmpty ? word : title)
    guard let parts = item.provenance?.keys[key],
      let place = partPlaces.place(of: word, ofPart: title, below: parts)
    else { return issue }
    issue.location = place.word
    guard let change, let owner = item.provenance?.location,
      places.count(of: .add("", "", to: owner)) <= 1
    else { return issue }
    let isAdded = if case .add = change { true } else { false }
    issue.fix = SpecEdit(change, at: isAdded ? place.name : place.word).of("title")
    return issue
  }
}
