import MaquetteCore

/// Which part of what scrolls is shown first, under SwiftUI's names.
public enum ScrollAnchor: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The beginning.
  case top
  /// The middle.
  case center
  /// The end, as of a conversation.
  case bottom

  /// Where SwiftUI's unit point lies from the top to the bottom.
  fileprivate var unit: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }

  /// Where content stands that is smaller than its view.
  var alignment: Alignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

extension LayoutContext {
  /// How far contents are scrolled for an anchor.
  ///
  /// - Parameter end: how far they can be scrolled. All three unit points lie in the middle across.
  func offset(of anchor: ScrollAnchor, atMost end: Size) -> Point {
    Point(x: rounded(end.width / 2), y: min(end.height, rounded(end.height * anchor.unit)))
  }

  /// The anchor, unless an offset says already how far contents are scrolled; that is told.
  func scrollAnchor(_ anchor: ScrollAnchor?, beside offset: Point) -> ScrollAnchor? {
    guard isGiven("contentOffset") || offset != .zero else { return anchor }
    warnUnused("defaultScrollAnchor", because: "'contentOffset' says how far it is scrolled")
    return nil
  }
}

extension Key where Value == Point {
  /// How far rows are scrolled.
  static func rowOffset() -> Key {
    Key(
      .zero, "How far the rows are scrolled when they don't fit: [0, y], in points.",
      range: 0...Limits.coordinate)
  }
}

extension Key where Value == ScrollAnchor? {
  /// Which rows are shown first.
  static func rowAnchor() -> Key {
    Key(nil, "The part that is shown first when the rows don't fit; the start when not given.")
  }
}
