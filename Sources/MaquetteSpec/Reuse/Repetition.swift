import MaquetteComponents
import MaquetteCore

/// What `repeat` says: over what an item of a list is repeated, and what each is called.
struct Repetition {
  /// The key of a repetition.
  static let key = "repeat"

  /// What a row is called without `as`.
  static let defaultName = "item"
  /// What a row's number is called without `index`, unless a parameter is called that.
  static let defaultIndex = "index"

  /// The keys of a repetition, for help and the schema.
  static let infos = [
    PropertyInfo(
      name: "over", summary: "A list of values, or how many times.", type: .text),
    PropertyInfo(
      name: "from", summary: "A file of rows below the spec's folder: JSON, YAML, CSV or TSV.",
      type: .text),
    PropertyInfo(
      name: "as", summary: "The name of a row in texts: '${person}' with 'as: person'.",
      type: .text,
      defaultText: defaultName),
    PropertyInfo(
      name: "index", summary: "The name of the row's number, which counts from 1.", type: .text,
      defaultText: defaultIndex),
    PropertyInfo(
      name: "first", summary: "How many rows are taken; all of them when not given.",
      type: .integer(0...Limits.values)),
  ]

  var rows: [SpecNode] = []
  /// All rows of the data, those that are not taken among them.
  var data = RowData([])
  var name = Repetition.defaultName
  var index: String?
}

extension SpecExpander {
  /// The items that an item with `repeat` becomes.
  mutating func repetition(
    of entries: [SpecNode.Entry], _ entry: SpecNode.Entry, _ node: SpecNode, in scope: Scope
  ) throws(TooMuch) -> [SpecNode] {
    guard let repetition = try repetition(entry, in: scope) else { return [] }
    var item = node
    // The condition of an item holds for each row; a row's `view` may be anything.
    item.value = .map(entries)
    let isView = entries.count == 1 && entries[0].key == "view"
    var result: [SpecNode] = []
    for (number, row) in repetition.rows.enumerated() {
      var inner = scope
      inner.set(repetition.name, to: row, of: repetition.data)
      if let index = repetition.index ?? defaultIndex(beside: repetition.name, in: scope) {
        inner.set(index, to: SpecNode(.scalar("\(number + 1)"), at: row.location))
      }
      if isView, let nodes = entries[0].value.list {
        result += try list(nodes, in: inner, isComponent: true)
      } else {
        let content = isView ? entries[0].value : item
        result += try items(content, in: inner, isComponent: isView)
      }
    }
    return result
  }

  private func defaultIndex(beside name: String, in scope: Scope) -> String? {
    let index = Repetition.defaultIndex
    return name == index || scope.definition?.parameter(named: index) != nil ? nil : index
  }

  private mutating func repetition(
    _ entry: SpecNode.Entry, in scope: Scope
  ) throws(TooMuch) -> Repetition? {
    var reader = reader
    reader.key = entry.key
    guard let node = try value(entry.value, in: scope) else { return nil }
    var result = Repetition()
    guard let keys = node.map else {
      guard let rows = rows(node, by: reader) else { return nil }
      result.rows = rows
      result.data = RowData(rows)
      return result
    }
    var source: SpecNode.Entry?
    var first = Int.max
    for key in keys {
      reader.key = key.key
      switch key.key {
      case "over", "from":
        if let source {
          reader.fail(
            "'\(key.key)' and '\(source.key)' both say what to repeat over", at: key.location,
            length: key.key.count, hint: "remove one of them", id: .conflictingKeys)
          return nil
        }
        source = key
      case "as", "index":
        guard let name = key.value.scalar, Definition.isName(name),
          !ComponentDecoder.isComponentName(name)
        else {
          reader.fail(
            "'\(key.key)' must be a name, not \(key.value.kindName)", at: key.value,
            hint: "begin with a small letter, as in 'person'")
          return nil
        }
        if key.key == "as" { result.name = name } else { result.index = name }
      case "first":
        reader.range = 0...Double(Limits.values)
        guard let count = Int.read(key.value, by: reader) else { return nil }
        first = count
      default:
        reader.fail(
          "'repeat' has no key '\(SpecNode.excerpt(key.key))'", at: key.location,
          length: key.key.count,
          hint: Suggestion.hint(for: key.key, in: Repetition.infos.map(\.name)), id: .unknownKey)
        return nil
      }
    }
    guard let source else {
      reader.fail(
        "'repeat' does not say what to repeat over", at: entry.location, length: entry.key.count,
        hint: "write 'from: people.csv', or 'over: [Anna, Ben]'", id: .missingKey)
      return nil
    }
    reader.key = source.key
    let found =
      source.key == "from"
      ? table(source.value, by: reader) : rows(source.value, by: reader)
    guard let found else { return nil }
    result.rows = Array(found.prefix(first))
    result.data = RowData(found)
    return result
  }

  /// The values of a list, or the numbers up to one.
  private func rows(_ node: SpecNode, by reader: SpecReader) -> [SpecNode]? {
    if let nodes = node.list { return nodes }
    if node.location.origin?.isUnknown == true { return [node] }
    var reader = reader
    reader.range = 0...Double(Limits.values)
    guard node.scalar.flatMap({ Int($0) }) != nil else {
      let wanted = "a list, or a whole number"
      guard let text = node.scalar, !text.isEmpty else {
        reader.mismatch(node, wanted: wanted)
        return nil
      }
      reader.fail(
        "'\(reader.key)' must be \(wanted), not \(node.kindName)", at: node,
        hint: "for the rows of a file, write 'repeat: {from: \(SpecNode.excerpt(text))}'",
        id: .wrongType)
      return nil
    }
    guard let count = Int.read(node, by: reader) else { return nil }
    return (0..<count).map { SpecNode(.scalar("\($0 + 1)"), at: node.location) }
  }

  private mutating func table(_ node: SpecNode, by reader: SpecReader) -> [SpecNode]? {
    if let known = tables[node.location] { return known }
    guard node.scalar != nil else {
      reader.fail(
        "'\(reader.key)' must be a file's name, not \(node.kindName)", at: node,
        hint: "'over' takes the rows themselves: 'repeat: {over: [Anna, Ben]}'", id: .wrongType)
      return nil
    }
    guard let file = files.read(node, key: reader.key, by: reader) else { return nil }
    do {
      let rows = try DataTable.rows(of: file, namedAt: node.location)
      tables[node.location] = rows
      return rows
    } catch {
      NamedFiles.report(error, in: file, namedAt: node, by: reader)
    }
    return nil
  }
}
