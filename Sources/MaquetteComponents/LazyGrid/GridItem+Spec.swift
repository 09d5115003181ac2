import MaquetteCore

/// The least and the greatest length that a spec gives, or the least alone.
struct GridBounds: SpecValue {
  var minimum: Double?
  var maximum: Double?

  private static let specKeys = SpecKeys<GridBounds>([
    SpecKey("minimum", \.minimum, "The least length, in points.", aliases: ["min"]),
    SpecKey("maximum", \.maximum, "The greatest length, in points.", aliases: ["max"]),
  ])

  static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.number(range), .map(specKeys.keys.map(\.info)))
  }

  static func read(_ node: SpecNode, by reader: SpecReader) -> GridBounds? {
    guard let entries = node.map else {
      if node.scalar.map({ $0.isEmpty || Double(decimal: $0) != nil }) == true {
        return reader.number(node).map { GridBounds(minimum: $0) }
      }
      let key = reader.key
      let word = key == "flexible" ? "flexible alone, " : ""
      reader.fail(
        "'\(key)' must be a number or a map with minimum and maximum, not \(node.kindName)",
        at: node, hint: "write \(word){\(key): 100} or {\(key): {minimum: 100, maximum: 200}}",
        id: .wrongType)
      return nil
    }
    var bounds = GridBounds()
    specKeys.apply(entries, to: &bounds, of: "bounds", by: reader)
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      reader.fail(
        "the minimum of '\(reader.key)' is greater than its maximum", at: node,
        hint: "swap them", id: .outOfRange)
      return nil
    }
    return bounds
  }

  var specText: String { minimum.map { NumberFormat.short($0) } ?? "" }
}

/// A column or row as a spec says it, of which one of three lengths is given.
private struct GridItemDraft: Sendable {
  var fixed: Double?
  var flexible: GridBounds?
  var adaptive: GridBounds?
  var spacing: Double?
  var alignment: Alignment?

  static let specKeys = SpecKeys<GridItemDraft>([
    SpecKey("fixed", \.fixed, "A fixed length, in points."),
    SpecKey(
      "flexible", \.flexible,
      "A share of the space: its {minimum, maximum}, or its minimum alone."),
    SpecKey(
      "adaptive", \.adaptive,
      "As many items as fit: their {minimum, maximum}, or their minimum alone.",
      range: 1...10_000),
    SpecKey("spacing", \.spacing, "The space after it, in points; the grid's when not given."),
    SpecKey("alignment", \.alignment, "Where smaller components are in their cells."),
  ])
}

extension GridItem {
  static var infos: [PropertyInfo] { GridItemDraft.specKeys.keys.map(\.info) }

  static func read(_ node: SpecNode, by reader: SpecReader) -> GridItem? {
    if node.scalar == "flexible" { return GridItem() }
    let allowed = "write {fixed: 80}, {flexible: {minimum: 40}}, {adaptive: 100} or flexible"
    guard let entries = node.map else {
      reader.fail(
        "'\(reader.key)' must list columns or rows, not \(node.kindName)", at: node, hint: allowed,
        id: .wrongType)
      return nil
    }
    var draft = GridItemDraft()
    GridItemDraft.specKeys.apply(entries, to: &draft, of: "a column or row", by: reader)
    let lengths = ["fixed", "flexible", "adaptive"]
    guard entries.filter({ lengths.contains($0.key) }).count <= 1 else {
      reader.fail(
        "a column or row has only one of 'fixed', 'flexible' and 'adaptive'", at: node,
        hint: allowed)
      return nil
    }
    if let bounds = draft.adaptive, bounds.minimum == nil {
      reader.fail(
        "'adaptive' needs the least length of its columns or rows", at: node,
        hint: allowed)
      return nil
    }
    return GridItem(draft.size, spacing: draft.spacing, alignment: draft.alignment ?? .center)
  }
}

extension GridItemDraft {
  fileprivate var size: GridItem.Size {
    if let fixed { return .fixed(fixed) }
    if let adaptive {
      return .adaptive(minimum: adaptive.minimum ?? 1, maximum: adaptive.maximum ?? .infinity)
    }
    return .flexible(
      minimum: flexible?.minimum ?? min(10, flexible?.maximum ?? 10),
      maximum: flexible?.maximum ?? .infinity)
  }
}

extension GridItems: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.integer(1...most), .items(GridItem.infos))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> GridItems? {
    guard let list = node.list else {
      guard node.scalar.flatMap({ Int($0) }) != nil else {
        reader.fail(
          "'\(reader.key)' must be a whole number, or a list with each, not \(node.kindName)",
          at: node, hint: "write a list, for example '\(reader.key): [{adaptive: 100}]'",
          id: .wrongType)
        return nil
      }
      var reader = reader
      reader.range = 1...Double(most)
      return Int.read(node, by: reader).map { GridItems(integerLiteral: $0) }
    }
    guard (1...most).contains(list.count) else {
      reader.fail(
        "'\(reader.key)' has \(list.count) entries; it takes 1 to \(most)", at: node,
        hint: "write a number, for example 3", id: .outOfRange)
      return nil
    }
    let items = list.compactMap { GridItem.read($0, by: reader) }
    return items.count == list.count ? GridItems(items) : nil
  }

  package var specText: String { "\(items.count)" }
}
