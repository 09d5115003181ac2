/// An area that answers to touch or pointer, with what is wrong with it.
public struct HitTarget: Hashable, Sendable {
  /// How well a target can be hit, from well to badly.
  public enum State: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Large enough, and far enough from others.
    case good
    /// Smaller than the platform's usual size.
    case small
    /// Nearer to another one than the guidelines say.
    case crowded
    /// Smaller than the least size that the platform allows.
    case belowMinimum
    /// Some of it lies on another one.
    case overlapping

    /// The order from well to badly.
    public static func < (lhs: State, rhs: State) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { State.allCases.firstIndex(of: self) ?? 0 }

    /// What a legend calls it.
    public var title: String {
      switch self {
      case .good: "good"
      case .small: "small"
      case .crowded: "crowded"
      case .belowMinimum: "below the minimum"
      case .overlapping: "overlapping"
      }
    }
  }

  /// Its number in reports and pictures, from 1.
  public var number: Int
  /// The path of its node.
  public var path: String
  /// The kind of component.
  public var component: String
  /// What assistive technology calls it; empty when that is nothing.
  public var name: String
  /// The part of the area that can be reached: not what is scrolled away or cut off.
  public var area: Rect
  /// The size of the whole area, also where nobody can reach it, in the points of its layout.
  public var size: Size
  /// The worst that is wrong with it.
  public var state: State
  /// What is wrong, in a few words each; others are called by their numbers.
  public var problems: [String]

  /// A target from its parts.
  public init(
    number: Int, path: String, component: String, name: String, area: Rect, size: Size,
    state: State = .good, problems: [String] = []
  ) {
    self.number = number
    self.path = path
    self.component = component
    self.name = name
    self.area = area
    self.size = size
    self.state = state
    self.problems = problems
  }
}
