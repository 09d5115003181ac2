/// What a row shows where somebody has swiped over it: a button at one of its ends.
public struct SwipeAction: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What kind of action it is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// One without consequences that cannot be undone.
    case standard
    /// One that removes something; red.
    case destructive
  }

  /// The title; where there is a symbol, what it is called.
  public var title: String
  /// The name of a symbol, which is drawn in place of the title; empty for none.
  public var systemImage: String
  /// What kind of action it is.
  public var role: Role
  /// The colour behind it; `nil` for grey, or red where it removes something.
  public var tint: ColorValue?

  /// An action from its parts.
  public init(
    _ title: String, systemImage: String = "", role: Role = .standard, tint: ColorValue? = nil
  ) {
    self.title = title
    self.systemImage = systemImage
    self.role = role
    self.tint = tint
  }

  /// An action with a title alone.
  public init(stringLiteral value: String) { self.init(value) }
}

/// The end of a row at which swipe actions are.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
}

/// The swipe actions that a row shows, from its edge inwards.
package struct SwipeActions: Hashable, Sendable {
  /// The end at which they are.
  package var edge = SwipeEdge.trailing
  /// The actions, the first one at the edge.
  package var actions: [SwipeAction]

  package init(edge: SwipeEdge = .trailing, _ actions: [SwipeAction]) {
    self.edge = edge
    self.actions = actions
  }
}
