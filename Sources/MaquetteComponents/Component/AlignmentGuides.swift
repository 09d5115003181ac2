import MaquetteCore

/// A line of a component that stacks line up with those of others, under SwiftUI's names.
public enum AlignmentGuide: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The edge where reading starts.
  case leading
  /// The middle: of the width in a `VStack`, of the height in an `HStack`.
  case center
  /// The edge where reading ends.
  case trailing
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The baseline of the first line of text; the lower edge without text.
  case firstTextBaseline

  /// Other words that specs may use.
  public static var synonyms: [String: AlignmentGuide] { ["firstBaseline": .firstTextBaseline] }

  /// The direction in which it is measured; `nil` for the middle, which is one in both.
  package var axis: Axis? {
    switch self {
    case .leading, .trailing: .horizontal
    case .top, .bottom, .firstTextBaseline: .vertical
    case .center: nil
    }
  }
}

/// Where a guide of a component is instead of its usual place.
public enum GuidePosition: Hashable, Sendable {
  /// Points from the leading or upper edge.
  case points(Double)
  /// Where another guide of the component is.
  case guide(AlignmentGuide)
}

/// The guides of a component that are elsewhere than usual.
public typealias AlignmentGuides = [AlignmentGuide: GuidePosition]

extension Component {
  /// Moves a guide that stacks line up, as SwiftUI's `alignmentGuide` does.
  ///
  /// - Parameter position: points from the leading or upper edge, or another guide.
  public func alignmentGuide(_ guide: AlignmentGuide, at position: GuidePosition) -> AnyComponent {
    modified(.alignmentGuide([guide: position]))
  }

  /// Keeps the component at the size it has when it is offered as much as it needs, along one axis
  /// or both, as SwiftUI's `fixedSize` does.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> AnyComponent {
    FixedSize(horizontal: horizontal, vertical: vertical).map { modified(.fixedSize($0)) }
      ?? AnyComponent(self)
  }

  /// Says how early a stack serves the component: those with the greatest priority take what they
  /// want of the room before others are asked. 0 by default, as in SwiftUI.
  public func layoutPriority(_ priority: Double) -> AnyComponent {
    modified(.layoutPriority(priority))
  }
}

/// Along which axes a component keeps the size it has when it is offered as much as it needs.
public enum FixedSize: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case horizontal
  case vertical
  case both

  /// Other words that specs may use.
  public static var synonyms: [String: FixedSize] { ["true": .both] }

  /// `nil` for neither.
  init?(horizontal: Bool, vertical: Bool) {
    switch (horizontal, vertical) {
    case (true, true): self = .both
    case (true, false): self = .horizontal
    case (false, true): self = .vertical
    case (false, false): return nil
    }
  }

  /// Whether it is along an axis.
  package func isFixed(along axis: Axis) -> Bool {
    switch self {
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .both: true
    }
  }
}

/// The guides of a component, as a spec writes them.
struct AlignmentGuideMap: SpecValue {
  var guides: AlignmentGuides = [:]

  static let infos: [PropertyInfo] = AlignmentGuide.allCases.map { guide in
    PropertyInfo(
      name: guide.rawValue, aliases: guide == .firstTextBaseline ? ["firstBaseline"] : [],
      summary: "Points from the \(edge(of: guide)) edge, or another guide's name.", type: .text)
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
          + AlignmentGuide.allCases.filter { $0.axis == nil || $0.axis == axis }
          .map(\.rawValue).joined(separator: ", "), id: .unknownValue)
      return nil
    }
    return .guide(other)
  }

  var specText: String { "" }
}
