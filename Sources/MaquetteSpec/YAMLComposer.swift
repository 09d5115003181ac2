import MaquetteCore
import Yams

/// What Yams made of a text.
struct YAMLTree {
  let root: Node
  /// What was hidden from it.
  let aliases: YAMLAliases
  /// Nodes refer to their anchors weakly; this holds them.
  let parser: Parser
}

/// Turns what Yams composes into nodes with places.
///
/// Yams keeps more than it should for hostile texts: it follows aliases before anybody can count
/// them, and hashes keys that are made of them. So aliases are hidden from it (``YAMLAliases``) and
/// followed here, within the budget.
struct YAMLComposer {
  private let source: YAMLSourceText
  private let aliases: YAMLAliases
  private var anchors: [String: SpecNode] = [:]
  private var values = 0

  init(_ source: YAMLSourceText) {
    self.source = source
    aliases = YAMLAliases(source)
  }

  /// The root, and what Yams made of it; `nil` for a text without a value.
  mutating func root() throws -> (value: SpecNode, tree: YAMLTree)? {
    var duplicates = YAMLDuplicates(source, text: aliases.hiddenText)
    while true {
      do {
        // The encoding's default would read and print about an environment variable, and the
        // resolver's default compiles regular expressions for types that nobody asks for.
        let parser = try Parser(yaml: duplicates.text, resolver: .basic, encoding: .utf8)
        guard let root = try parser.singleRoot() else { return nil }
        if case .scalar(let scalar) = root, scalar.string.isEmpty, scalar.style == .plain {
          return nil
        }
        let tree = YAMLTree(root: root, aliases: aliases, parser: parser)
        return try withExtendedLifetime(parser) { (try node(root, depth: 0, duplicates), tree) }
      } catch let error as YamlError {
        if try duplicates.hide(error) { continue }
        throw YAMLMessages(source).error(for: error)
      }
    }
  }

  private mutating func node(_ yaml: Node, depth: Int, _ duplicates: YAMLDuplicates)
    throws(ReadingError) -> SpecNode
  {
    let location = location(of: yaml)
    try count(1, at: location)
    let result: SpecNode
    let anchor: Anchor?
    switch yaml {
    case .scalar(let scalar):
      if scalar.style == .plain, let name = aliases.name(in: scalar.string) {
        return try target(of: name, at: location, depth: depth)
      }
      let text = aliases.restored(scalar.string)
      let offset = scalar.mark.flatMap {
        source.textOffset(of: text, line: $0.line, scalarColumn: $0.column)
      }
      result = SpecNode(.scalar(text), at: location, textOffset: offset)
      anchor = scalar.anchor
    case .sequence(let sequence):
      guard depth < Limits.nesting else { throw .tooDeep(at: location) }
      var list: [SpecNode] = []
      list.reserveCapacity(sequence.count)
      for element in sequence { list.append(try node(element, depth: depth + 1, duplicates)) }
      result = SpecNode(.list(list), at: location)
      anchor = sequence.anchor
    case .mapping(let mapping):
      guard depth < Limits.nesting else { throw .tooDeep(at: location) }
      let entries = try entries(of: mapping, depth: depth, duplicates)
      result = SpecNode(.map(entries), at: location)
      anchor = mapping.anchor
    case .alias:
      throw ReadingError("an alias stands where none can be", at: location)
    }
    if let anchor {
      guard anchors.count < Limits.anchors else { throw .tooManyAnchors(at: location) }
      anchors[anchor.rawValue] = result
    }
    return result
  }

  private mutating func entries(
    of mapping: Node.Mapping, depth: Int, _ duplicates: YAMLDuplicates
  ) throws(ReadingError) -> [SpecNode.Entry] {
    var entries: [SpecNode.Entry] = []
    entries.reserveCapacity(mapping.count)
    var places: [String: SourceLocation] = [:]
    var merged: [SpecNode.Entry] = []
    for (keyNode, valueNode) in mapping {
      let place = location(of: keyNode)
      guard case .scalar(let scalar) = keyNode else {
        throw ReadingError("a key must be text, not a list or a map", at: place, id: .wrongType)
      }
      if scalar.style == .plain, let name = aliases.name(in: scalar.string) {
        throw ReadingError(
          "the alias '*\(SpecNode.excerpt(name))' cannot be a key", at: place, id: .wrongType)
      }
      let key = aliases.restored(duplicates.restored(scalar.string))
      if let first = places.updateValue(place, forKey: key) {
        throw .duplicate(key, at: place, first: first)
      }
      let value = try node(valueNode, depth: depth + 1, duplicates)
      if key == "<<", scalar.style == .plain {
        merged = try mergedEntries(value, at: self.location(of: valueNode))
      } else {
        entries.append(SpecNode.Entry(key: key, location: place, value: value))
      }
    }
    // What the map says itself comes before what it merges, and the first merged before the rest.
    for entry in merged where places.updateValue(entry.location, forKey: entry.key) == nil {
      entries.append(entry)
    }
    return entries
  }

  private func mergedEntries(_ value: SpecNode, at place: SourceLocation) throws(ReadingError)
    -> [SpecNode.Entry]
  {
    if let entries = value.map { return entries }
    var result: [SpecNode.Entry] = []
    for element in value.list ?? [value] {
      guard let entries = element.map else {
        throw ReadingError(
          "'<<' merges maps; this is \(element.kindName)", at: place,
          hint: "write '<<: *name' and put '&name' at the map")
      }
      result += entries
    }
    return result
  }

  private mutating func target(of name: String, at location: SourceLocation, depth: Int)
    throws(ReadingError) -> SpecNode
  {
    guard let target = anchors[name] else {
      throw ReadingError(
        "the alias '*\(SpecNode.excerpt(name))' has no anchor before it", at: location,
        length: min(name.count + 1, 60),
        hint: Suggestion.nearest(to: name, in: anchors.keys.sorted()).map {
          "did you mean '*\(SpecNode.excerpt($0))'?"
        }
          // Two stars are the beginning of bold markup, and of no name.
          ?? (name.hasPrefix("*")
            ? "text that starts with '*' needs quotes: '*\(SpecNode.excerpt(name))'"
            : "put '&\(SpecNode.excerpt(name))' at the value that is meant, or quote the text"))
    }
    try count(target, at: location, depth: depth)
    return target
  }

  /// Counts what an alias brings, and stops as soon as it is too much.
  private mutating func count(_ node: SpecNode, at location: SourceLocation, depth: Int)
    throws(ReadingError)
  {
    guard depth <= Limits.nesting else { throw .tooDeep(at: location) }
    try count(1, at: location)
    for element in node.list ?? [] { try count(element, at: location, depth: depth + 1) }
    for entry in node.map ?? [] { try count(entry.value, at: location, depth: depth + 1) }
  }

  private mutating func count(_ more: Int, at location: SourceLocation) throws(ReadingError) {
    values += more
    guard values <= Limits.values else { throw .tooManyValues(at: location) }
  }

  private func location(of node: Node) -> SourceLocation {
    guard let mark = node.mark else { return .start }
    return source.location(line: mark.line, scalarColumn: mark.column)
  }
}
