import MaquetteCore

/// Something that happened to one node, with what it did to others.
struct ChangeEvent {
  /// What happened.
  enum Cause: Hashable {
    case added
    case removed
    case title
    case font
    case size
    case spacing(old: Double, new: Double)
    /// The room around the root.
    case padding(old: Double, new: Double)
    /// Where a container lines up what is in it.
    case alignment(old: String, new: String)
    /// A container became one of another kind.
    case became
    /// The room around a node among its siblings is so much larger, in points.
    case room(Double)
    case order
    case move
    case value
    /// The canvas is larger or smaller.
    case canvas
    /// The interface reads the other way.
    case direction
  }

  /// A node that went along: pushed, pulled or stretched.
  struct Follower {
    var node: Int
    var displacement: Displacement
  }

  var cause: Cause
  /// The node, in the new tree but for what was removed; `nil` for the picture as a whole.
  var node: Int?
  /// Those that went along and are not inside of one that did.
  var followers: [Follower] = []
  var isPadding: Bool {
    if case .padding = cause { true } else { false }
  }

  /// How many went along inside of those, or of the node.
  var inside = 0
  /// All that are counted in ``followers`` or ``inside``.
  var told: Set<Int> = []
  /// Whether it also became larger or smaller by itself.
  var isResized = false
  /// Whether so many others pushed the same nodes that nobody can say who followed it.
  var isCrowded = false
  /// Whether it also moved by itself.
  var isMoved = false
  /// Whether the canvas is larger or smaller for it.
  var resizesCanvas = false
  /// Where it changed what is painted, in both pictures.
  var reach: [Rect] = []
}
