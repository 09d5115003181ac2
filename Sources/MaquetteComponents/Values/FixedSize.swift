/// Along which axes a component keeps the size it has when it is offered as much as it needs.
public enum FixedSize: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
  case both

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

  package func isFixed(along axis: Axis) -> Bool {
    switch self {
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .both: true
    }
  }
}
