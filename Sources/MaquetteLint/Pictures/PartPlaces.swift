import Maquette
import MaquetteSpec

/// Where the parts of components stand in a spec's text: items of menus, tabs, segments and actions of
/// rows are values that know no places of their own.
final class PartPlaces {
  private let source: [UInt8]
  private let file: String
  /// All of the text, read once, when somebody asks; `nil` where it cannot be read.
  private(set) lazy var root = try? YAMLReader.read(source, file: file)
  /// What begins at each place, the outermost first; made when somebody asks.
  private lazy var values = noted()

  init(_ source: [UInt8], file: String) { (self.source, self.file) = (source, file) }

  /// A value of the text.
  private struct Value {
    var node: SpecNode
    /// The key that it stands behind; `nil` for the element of a list.
    var key: Key?
    /// Where that stands which it is right in: a key, or an element of a list; `nil` for the spec.
    var outer: SourceLocation?
  }

  /// A key of the text.
  struct Key {
    var location: SourceLocation
    /// How many characters it has.
    var length: Int
  }

  /// A word of a part.
  struct Place {
    /// Where the word is written.
    var word: SourceLocation
    /// How many characters it has there; `nil` where the line tells.
    var length: Int?
    /// What is written there; empty for no text.
    var text: String
    /// Where the part's title is written, or its key where it has one; a part gets more keys there.
    var name: SourceLocation

    fileprivate init(_ node: SpecNode, name: SourceLocation? = nil) {
      word = node.location
      text = node.scalar ?? ""
      length = node.textOffset.flatMap { offset in node.scalar.map { $0.count + 2 * offset } }
      self.name = name ?? word
    }
  }

  private func noted() -> [SourceLocation: Value] {
    guard let root else { return [:] }
    var values: [SourceLocation: Value] = [:]
    func note(_ node: SpecNode, key: Key?, in outer: SourceLocation?) {
      if values[node.location] == nil {
        values[node.location] = Value(node: node, key: key, outer: outer)
      }
      // A list begins where its first element does, and a map where its first key does: neither is
      // more than the key that it stands behind.
      for element in node.list ?? [] { note(element, key: nil, in: key?.location ?? outer) }
      for entry in node.map ?? [] {
        let around = key?.location ?? node.location
        if values[entry.location] == nil {
          values[entry.location] = Value(node: entry.value, key: nil, outer: around)
        }
        let own = Key(location: entry.location, length: (entry.written ?? entry.key).count)
        note(entry.value, key: own, in: entry.location)
      }
    }
    note(root, key: nil, in: nil)
    return values
  }

  private func value(at location: SourceLocation) -> Value? {
    location.origin?.file == nil ? values[location] : nil
  }

  /// The key that a component stands behind which has no name there, as a bar does with its keys or its
  /// list; `nil` for one with a name.
  func key(ofCollectionAt location: SourceLocation) -> Key? {
    guard let value = value(at: location), let key = value.key, value.node.scalar == nil,
      !(value.node.map ?? []).contains(where: {
        $0.location == location && ComponentDecoder.isComponentName($0.key)
      })
    else { return nil }
    return key
  }

  /// Whether a text stands at a place, and no key.
  func isText(at location: SourceLocation) -> Bool {
    guard let value = value(at: location), value.node.scalar != nil else { return false }
    return value.node.location == location
  }

  /// The lines from a component to a value in it, above each of which a comment may speak of the value.
  func lines(from owner: SourceLocation, to place: SourceLocation) -> Set<Int> {
    let start = key(ofCollectionAt: owner)?.location ?? owner
    let around = beginning(ofElementNamedAt: start)
    let ends = [start.line] + (around.map { [$0.line] } ?? [])
    var lines: Set<Int> = []
    var next: SourceLocation? = place
    while let location = next {
      lines.insert(location.line)
      if location == start || location == around { return lines.union(ends) }
      next = value(at: location)?.outer
    }
    return Set([place.line] + ends)
  }

  /// Where the element of a list begins whose component is not its first key.
  private func beginning(ofElementNamedAt location: SourceLocation) -> SourceLocation? {
    guard let named = value(at: location), named.key == nil, named.node.location != location,
      let outer = named.outer, value(at: outer)?.outer != nil
    else { return nil }
    return outer
  }

  /// The first text below a key that is one of those meant.
  ///
  /// - Parameter location: where the key's value begins.
  func place(below location: SourceLocation, where isMeant: (String) -> Bool) -> Place? {
    value(at: location).flatMap { place(in: $0.node, where: isMeant) }
  }

  private func place(in node: SpecNode, where isMeant: (String) -> Bool) -> Place? {
    if let text = node.scalar { return isMeant(text) ? Place(node) : nil }
    for inner in node.list ?? node.map?.map(\.value) ?? [] {
      if let place = place(in: inner, where: isMeant) { return place }
    }
    return nil
  }

  /// The title of an element of a list.
  ///
  /// - Parameter location: where the list begins.
  func place(ofElement number: Int, below location: SourceLocation) -> Place? {
    guard let list = value(at: location)?.node.list, list.indices.contains(number) else {
      return nil
    }
    let title = list[number].map?.first { $0.key == "title" }?.value
    return Place(title ?? list[number])
  }

  /// Where a word of a part is written.
  ///
  /// - Parameters:
  ///   - word: its title, or another value beside that.
  ///   - title: the part's title; empty for one without.
  ///   - number: how many parts of this title come before it.
  ///   - location: where the value begins that has all parts.
  /// - Returns: `nil` where the text has none, because it stands in another file, say.
  func place(
    of word: String, ofPart title: String, number: Int, below location: SourceLocation
  ) -> Place? {
    guard let node = value(at: location)?.node else { return nil }
    var places: [Place?] = []
    note(word, ofPart: title.isEmpty ? word : title, in: node, into: &places)
    return places.indices.contains(number) ? places[number] : nil
  }

  /// Notes each part of a title, with the place of a word of it where that has one.
  private func note(
    _ word: String, ofPart title: String, in node: SpecNode, into places: inout [Place?]
  ) {
    if node.scalar == title { places.append(word == title ? Place(node) : nil) }
    let entries = node.map ?? []
    let name = entries.first { $0.value.scalar == title }
    if let name {
      let found = entries.first { $0.value.scalar == word }
      places.append(found.map { Place($0.value, name: name.location) })
    }
    for inner in node.list ?? entries.map(\.value) where name == nil || inner.scalar == nil {
      note(word, ofPart: title, in: inner, into: &places)
    }
  }
}
