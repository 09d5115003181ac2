import MaquetteCore

/// Something of which specs write lists.
protocol SpecListElement: Sendable {
  /// What a list of them takes.
  static var listType: SpecType { get }
  /// What a list of them is called in messages: `a list of tabs`.
  static var listName: String { get }
  /// The value of a node; `nil` after reporting what is wrong.
  static func read(_ node: SpecNode, by reader: SpecReader) -> Self?
}

/// Something that specs write as its title, or as a map of its keys.
protocol TitledListElement: SpecListElement, ExpressibleByStringLiteral
where StringLiteralType == String {
  /// Its keys.
  static var specKeys: SpecKeys<Self> { get }
  /// What it is called in messages: `a tab`.
  static var specName: String { get }
}

extension TitledListElement {
  static var listType: SpecType { .items(specKeys.keys.map(\.info)) }

  static func read(_ node: SpecNode, by reader: SpecReader) -> Self? {
    guard let entries = node.map else {
      return String.read(node, by: reader).map { Self(stringLiteral: $0) }
    }
    var element = Self(stringLiteral: "")
    specKeys.apply(entries, to: &element, of: specName, by: reader)
    return element
  }
}

/// A list as specs write it.
///
/// The element is bound only where it is needed: to make the type of a key, the runtime would search all
/// conformances of the program for it.
struct SpecList<Element: Sendable>: Sendable {
  var elements: [Element]
}

extension SpecList: SpecValue where Element: SpecListElement {
  static func specType(range: ClosedRange<Double>) -> SpecType { Element.listType }

  static func read(_ node: SpecNode, by reader: SpecReader) -> SpecList? {
    guard let list = node.list else {
      reader.mismatch(node, wanted: Element.listName, hint: reader.list(inTextOf: node))
      return nil
    }
    return SpecList(elements: list.compactMap { Element.read($0, by: reader) })
  }

  var specText: String { "" }
}

extension SpecReader {
  /// What to write in the place of a text with commas, as a list; `nil` for others.
  func list(inTextOf node: SpecNode) -> String? {
    guard let text = node.scalar, SpecNode.excerpt(text) == text else { return nil }
    let words = text.split(separator: ",").map { $0.drop { $0 == " " } }
    return words.count > 1 ? "write [\(words.joined(separator: ", "))]" : nil
  }
}

extension Array where Element: SpecListElement {
  /// As specs write it.
  var specList: SpecList<Element> {
    get { SpecList(elements: self) }
    set { self = newValue.elements }
  }
}
