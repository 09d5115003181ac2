import MaquetteCore

/// Along which axes a view scrolls.
public enum ScrollAxes: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Up and down.
  case vertical
  /// From side to side.
  case horizontal
  /// Both.
  case both

  /// Where content stands that is smaller than its view: at its start along the axes.
  var start: Alignment {
    switch self {
    case .vertical: .top
    case .horizontal: .leading
    case .both: .topLeading
    }
  }

  func scrolls(along axis: Axis) -> Bool {
    switch self {
    case .both: true
    case .vertical: axis == .vertical
    case .horizontal: axis == .horizontal
    }
  }
}

/// Whether lines say which part of what scrolls is shown, under SwiftUI's names.
public enum ScrollIndicators: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// As while nothing is scrolled: none.
  case automatic
  /// As while it is scrolled.
  case visible
  /// None.
  case hidden
}
