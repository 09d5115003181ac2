import MaquetteCore

/// The guides of a component, as a spec writes them.
struct AlignmentGuideMap: SpecValue {
  var guides: AlignmentGuides = [:]

  static let infos: [PropertyInfo] = AlignmentGuide.allCases.map { guide in
    PropertyInfo(
      name: guide.rawValue, aliases: guide == .firstTextBaseline ? ["firstBaseline"] : [],
      summary: "Points from the \(edge(of: guide)) edge, or another guide's name.",
      type: .either(.number(Limits.coordinates), choice(of: guide)))
  }

  /// The guides that are measured in the direction of a guide.
  private static func others(of guide: AlignmentGuide) -> [AlignmentGuide] {
    AlignmentGuide.allCases.filter { $0.axis == nil || guide.axis == nil || $0.axis == guide.axis }
  }

  private static func choice(of guide: AlignmentGuide) -> SpecType {
    let others = others(of: guide)
    return .choice(
      others.map(\.rawValue),
      synonyms: AlignmentGuide.synonyms.filter { others.contains($0.value) }
        .mapValues(\.rawValue))
  }

  private static func edge(of guide: AlignmentGuide) -> String {
    switch guide.axis {
    case .horizontal: "leading"
    case .vertical: "upper"
    case nil: "leading or upper"
    }
  }

  static func specType(range: ClosedRange<Double>) -> SpecType { .map(infos) }

  static func read(_ node: SpecNode, by reader: SpecReader) -> AlignmentGuideMap? {
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "a map, for example {leading: 20}")
      return nil
    }
    var map = AlignmentGuideMap()
    for entry in entries {
      var reader = reader
      reader.key = entry.key
      guard let guide = AlignmentGuide.named(entry.key) else {
        reader.fail(
          "unknown guide '\(SpecNode.excerpt(entry.key))'", at: entry.location,
          length: entry.key.count,
          hint: Suggestion.hint(for: entry.key, in: AlignmentGuide.allCases.map(\.rawValue)),
          id: .unknownKey)
        continue
      }
      map.guides[guide] = position(entry.value, of: guide, by: reader)
    }
    return map
  }

  private static func position(
    _ node: SpecNode, of guide: AlignmentGuide, by reader: SpecReader
  ) -> GuidePosition? {
    guard let text = node.scalar, Double(text) == nil else {
      var reader = reader
      reader.range = -Limits.coordinate...Limits.coordinate
      return reader.number(node).map(GuidePosition.points)
    }
    guard let other = AlignmentGuide.choice(node, by: reader) else { return nil }
    if let axis = guide.axis, let own = other.axis, axis != own {
      reader.fail(
        "'\(other.rawValue)' is measured in another direction than '\(guide.rawValue)'", at: node,
        hint: "use points, or one of: "
          + others(of: guide).map(\.rawValue).joined(separator: ", "), id: .unknownValue)
      return nil
    }
    return .guide(other)
  }

  var specText: String { "" }
}
