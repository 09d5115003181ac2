import MaquetteComponents
import MaquetteCore

/// Turns what was written into nodes with places: follows aliases, within the budget, and merges maps.
struct YAMLComposer {
  private let source: SpecSource
  private let lines: YAMLLines
  private var anchors: [String: SpecNode] = [:]
  private var values = 0
  private var hasAliases = false

  init(_ source: SpecSource) { (self.source, lines) = (source, YAMLLines(source)) }

  /// The root, and how it was written; `nil` for a text without a value.
  mutating func root() throws(ReadingError) -> (value: SpecNode, tree: YAMLNode)? {
    guard let root = try YAMLParser.root(of: source, lines) else { return nil }
    if case .scalar("", isPlain: true) = root.content { return nil }
    return (try node(root, depth: 0), root)
  }

  private mutating func node(_ yaml: YAMLNode, depth: Int) throws(ReadingError) -> SpecNode {
    let location = lines.location(of: yaml.place)
    try count(1, at: location)
    let result: SpecNode
    switch yaml.content {
    case .alias(let name): return try target(of: name, at: yaml.place, depth: depth)
    case .scalar(let text, _):
      let place = lines.place(yaml.place)
      let offset = source.textOffset(of: text, line: place.line, scalarColumn: place.column)
      result = SpecNode(.scalar(text), at: location, textOffset: offset)
    case .list(let elements):
      var list: [SpecNode] = []
      list.reserveCapacity(elements.count)
      for element in elements { list.append(try node(element, depth: depth + 1)) }
      result = SpecNode(.list(list), at: location)
    case .map(let pairs):
      result = SpecNode(.map(try entries(of: pairs, depth: depth)), at: location)
    }
    if let anchor = yaml.anchor {
      guard anchors.count < Limits.anchors else { throw .tooManyAnchors(at: location) }
      anchors[anchor] = result
    }
    return result
  }

  private mutating func entries(
    of pairs: [(key: YAMLNode, value: YAMLNode)], depth: Int
  ) throws(ReadingError) -> [SpecNode.Entry] {
    var entries: [SpecNode.Entry] = []
    entries.reserveCapacity(pairs.count)
    var places: [String: SourceLocation] = [:]
    var merged: [SpecNode.Entry] = []
    for (keyNode, valueNode) in pairs {
      let place = lines.location(of: keyNode.place)
      if case .alias(let name) = keyNode.content {
        throw ReadingError(
          "the alias '*\(SpecNode.excerpt(name))' cannot be a key", at: place,
          hint: "write the key's name", id: .wrongType)
      }
      guard case .scalar(let key, let isPlain) = keyNode.content else {
        throw ReadingError(
          "a key must be text, not a list or a map", at: place, hint: "write 'key: value'",
          id: .wrongType)
      }
      if let first = places.updateValue(place, forKey: key) {
        throw .duplicate(
          key, at: place, first: first,
          hint: ComponentDecoder.isComponentName(key)
            ? "remove one of them, or put '- ' before each: components beside one another are a list"
            : "remove one of them")
      }
      let value = try node(valueNode, depth: depth + 1)
      if key == "<<", isPlain {
        merged = try mergedEntries(value, at: lines.location(of: valueNode.place))
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

  private mutating func target(of name: String, at place: YAMLPlace, depth: Int)
    throws(ReadingError) -> SpecNode
  {
    let location = lines.location(of: place)
    guard let target = anchors[name] else {
      throw .unknownAlias(name, at: location, known: anchors.keys.sorted())
    }
    hasAliases = true
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
    guard values <= Limits.values else {
      throw .tooManyValues(at: location, hasAliases: hasAliases)
    }
    try ReadingError.checkRoom(after: values, at: location)
  }
}

extension ReadingError {
  /// - Parameter known: the names of anchors.
  static func unknownAlias(
    _ name: String, at location: SourceLocation, known: [String] = []
  ) -> ReadingError {
    ReadingError(
      "the alias '*\(SpecNode.excerpt(name))' has no anchor before it", at: location,
      length: min(name.count + 1, 60),
      hint: Suggestion.nearest(to: name, in: known).map {
        "did you mean '*\(SpecNode.excerpt($0))'?"
      }
        // Two stars are the beginning of bold markup, and of no name.
        ?? (name.hasPrefix("*")
          ? "text that starts with '*' needs quotes: '*\(SpecNode.excerpt(name))'"
          : "put '&\(SpecNode.excerpt(name))' at the value that is meant, or quote the text"))
  }
}
