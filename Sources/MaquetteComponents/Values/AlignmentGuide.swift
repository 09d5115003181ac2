/// A line of a component that stacks line up with those of others, under SwiftUI's names.
public enum AlignmentGuide: String, Hashable, Sendable, CaseIterable {
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
