import MaquetteCore

/// Reads components out of a spec.
///
/// An UpperCamel key is a component, the lowerCamel keys beside it or in its map are its
/// properties. A scalar is its title, a list its children, a map the long form.
package struct ComponentDecoder {
  let reader: SpecReader

  /// A decoder that reports through a reader.
  package init(reader: SpecReader) {
    self.reader = reader
  }

  /// The components of a list, or a single one.
  package func components(_ node: SpecNode) -> [AnyComponent] {
    guard let list = node.list else { return component(node).map { [$0] } ?? [] }
    var components: [AnyComponent] = []
    components.reserveCapacity(list.count)
    for case let found? in list.lazy.map(component) { components.append(found) }
    return components
  }

  /// The component that a value names; `nil` after having reported why there is none.
  package func component(_ node: SpecNode) -> AnyComponent? {
    // Who gave the budget says so at the end of the step.
    guard !WorkBudget.isSpent else { return nil }
    switch node.value {
    case .scalar(let text):
      // `- Spacer` needs no colon.
      if let schema = reader.catalogue.schema(named: text) {
        return decode(schema, named: text, at: node.location, value: nil, siblings: [])
      }
      if ComponentDecoder.adviceOnSwift(text, in: reader.catalogue) != nil {
        reportUnknown(text, at: node.location, isText: true)
      } else if let word = text.split(separator: " ").first.map(String.init), word != text,
        reader.catalogue.schema(named: word) != nil
      {
        reader.fail(
          "a ':' is missing after '\(word)'", at: node,
          hint: "did you mean '\(word): \(ComponentDecoder.rest(of: text, after: word))'?",
          id: .noComponent)
      } else if ComponentDecoder.isComponentName(text) {
        reportUnknown(text, at: node.location, isText: true)
      } else {
        reader.fail(
          "expected a component, not \(node.kindName)", at: node,
          // A text that is too long for a message is a whole file of something else.
          hint: SpecNode.excerpt(text) == text && !text.isEmpty
            ? "did you mean 'Label: \(text)'?" : "name one, for example 'Label: Hello'",
          id: .noComponent)
      }
      return nil
    case .list:
      reader.fail(
        "expected a component, not a list", at: node, hint: "put the list into 'VStack:'",
        id: .noComponent)
      return nil
    case .map(let entries):
      return component(entries, at: node.location)
    }
  }

  /// The component that a map's UpperCamel key names.
  ///
  /// - Parameter isTop: whether the map is the spec itself, where there are no list items.
  package func component(
    _ entries: [SpecNode.Entry], at location: SourceLocation, isTop: Bool = false
  ) -> AnyComponent? {
    let named = entries.filter { ComponentDecoder.isComponentName($0.key) }
    guard let first = named.first else {
      let keys = entries.map(\.key)
      // A single letter is no name of a component, even if it is one of an element of HTML.
      if let key = keys.first, key.count > 1, ForeignNames.advice(for: key) != nil, !isKey(key) {
        reportUnknown(key, at: entries[0].location)
        return nil
      }
      let close = keys.lazy.compactMap { key in
        self.reader.catalogue.names.first { $0.lowercased() == key.lowercased() }
      }.first
      reader.fail(
        "no component here", at: entries.first?.location ?? location,
        length: keys.first?.count ?? 1,
        hint: close.map { "did you mean '\($0)'?" }
          ?? keys.first.flatMap(ForeignNames.advice(for:)).map { "use \($0)" }
          ?? "name one, for example 'Label: Hello'", id: .noComponent)
      return nil
    }
    for other in named.dropFirst() {
      reader.fail(
        "'\(SpecNode.excerpt(other.key))' is a second component beside '\(first.key)'",
        at: other.location, length: other.key.count,
        hint: isTop
          ? "put both into a VStack: 'VStack:', and below it '- \(SpecNode.excerpt(first.key)): …' "
            + "and '- \(SpecNode.excerpt(other.key)): …'"
          : "start a new list item with '- \(SpecNode.excerpt(other.key)):'", id: .secondComponent)
    }
    guard let schema = reader.catalogue.schema(named: first.key) else {
      reportUnknown(first.key, at: first.location)
      return nil
    }
    let siblings = entries.filter { !ComponentDecoder.isComponentName($0.key) }
    return decode(
      schema, named: first.key, at: first.location, value: first.value, siblings: siblings)
  }

  private func decode(
    _ schema: ComponentSchema, named name: String, at location: SourceLocation,
    value: SpecNode?, siblings: [SpecNode.Entry]
  ) -> AnyComponent {
    let isValue = value.map { warnOfValue($0, of: schema, beside: siblings) } ?? false
    let entries = (value.map { longForm(of: $0, schema: schema, named: name) } ?? []) + siblings
    let sorted = sort(entries, schema: schema)
    checkIcons(sorted.own, of: schema)
    var keys: [String: SourceLocation] = [:]
    for entry in sorted.own + sorted.common { keys[entry.key] = entry.value.location }
    // What the value needs is told with the value.
    if isValue { for key in ComponentDecoder.keysOfValue { keys[key] = nil } }
    var provenance = Provenance(location: location, length: name.count, keys: keys)
    for entry in sorted.own + sorted.common {
      // The text behind a component has no key of its own.
      guard let written = entry.written, written != entry.key, written != name else { continue }
      provenance.written[entry.key] = written
    }
    let component = AnyComponent(schema.decode(sorted.own, name, reader), provenance: provenance)
    return CommonProperties.apply(sorted.common, to: component, provenance, by: reader)
  }

  /// The keys that a scalar, a list or a map stand for. Of the former two, messages name the component,
  /// which is what was written.
  private func longForm(
    of value: SpecNode, schema: ComponentSchema, named name: String
  ) -> [SpecNode.Entry] {
    func entry(_ key: String) -> SpecNode.Entry {
      var entry = SpecNode.Entry(key: key, location: value.location, value: value)
      entry.written = name
      return entry
    }
    switch value.value {
    case .map(let entries): return entries
    case .scalar(let text):
      if text.isEmpty { return [] }
      if let key = schema.titleKey { return [entry(key)] }
      reader.fail(
        "'\(schema.name)' takes no text", at: value, hint: adviceOnText(text, of: schema),
        id: .wrongType)
      return []
    case .list:
      if let key = schema.childrenKey { return [entry(key)] }
      reader.fail(
        schema.takesText
          ? "'\(schema.name)' takes a text, not a list" : "'\(schema.name)' has no children",
        at: value, id: .wrongType)
      return []
    }
  }

  /// Sorts keys by whose they are, under their canonical names, reporting what is unknown or twice.
  private func sort(_ entries: [SpecNode.Entry], schema: ComponentSchema)
    -> (own: [SpecNode.Entry], common: [SpecNode.Entry])
  {
    var own: [SpecNode.Entry] = []
    var common: [SpecNode.Entry] = []
    var seen: [String: SpecNode.Entry] = [:]
    lazy var names = schema.namesToSuggest
    for var entry in entries {
      let written = entry.written ?? entry.key
      entry.written = written
      if let key = schema.canonicalKey(entry.key) {
        entry.key = key
      } else if let key = CommonProperties.canonicalKey(entry.key) {
        entry.key = key
      } else if entry.key == "role" {
        reader.warn(
          "'\(schema.name)' has no role; only buttons have one (HIG, Buttons: Role)",
          at: entry.location, length: 4, hint: "leave 'role' out, or put it on a button",
          id: .unusedKey)
        continue
      } else {
        reader.fail(
          "'\(schema.name)' has no key '\(SpecNode.excerpt(written))'", at: entry.location,
          length: written.count,
          hint: unlessGiven(
            hint(for: entry, beside: entries, of: schema)
              ?? Suggestion.nearest(to: written, in: names).map { "did you mean '\($0)'?" }
              ?? "'maquette components \(schema.name)' lists its keys",
            beside: entries, of: schema), id: .unknownKey)
        continue
      }
      if let first = seen[entry.key] {
        reader.fail(
          "'\(written)' is given twice, first on line \(first.location.line)", at: entry.location,
          length: written.count, hint: adviceOnSecond(to: first, of: schema), id: .duplicateKey)
        continue
      }
      seen[entry.key] = entry
      if schema.properties.contains(where: { $0.name == entry.key && $0.takes(entry.value) }) {
        own.append(entry)
      } else {
        common.append(entry)
      }
    }
    return (own, common)
  }

  /// - Parameter isText: whether it stands alone, without a colon, as a text would.
  private func reportUnknown(_ name: String, at location: SourceLocation, isText: Bool = false) {
    let names = reader.catalogue.names
    reader.fail(
      "unknown component '\(SpecNode.excerpt(name))'", at: location, length: name.count,
      hint: ComponentDecoder.adviceOnSwift(name, in: reader.catalogue)
        ?? ComponentDecoder.advice(for: name, among: names)
        ?? (isText && SpecNode.excerpt(name) == name
          ? "did you mean 'Label: \(name)'?" : "'maquette components' lists all of them"),
      id: .unknownComponent)
  }

  private static func advice(for name: String, among names: [String]) -> String? {
    if let missing = name.firstIndex(of: ":"), names.contains(String(name[..<missing])) {
      return "a space is missing after '\(name[...missing])'"
    }
    if let advice = ForeignNames.advice(for: name) { return "use \(advice)" }
    if let same = ForeignNames.component(of: name, among: names) { return "use \(same)" }
    return Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
  }

  /// Whether a key starts with a capital letter, as components do.
  package static func isComponentName(_ key: String) -> Bool {
    key.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
  }
}
