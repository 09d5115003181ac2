/// A finished picture as plain data: what painters draw and reports describe.
///
/// All coordinates are in points from the top left corner of the canvas.
public struct Scene: Hashable, Sendable {
  /// The canvas.
  public var size: Size
  /// What the canvas is filled with; `nil` leaves it transparent.
  public var background: Color?
  /// The direction of the interface.
  public var direction: LayoutDirection
  /// BCP 47 tag of the interface's language.
  public var language: String
  /// What the picture shows, in a few words.
  public var title: String
  /// The tree of components.
  public var root: SceneNode
  /// What is doubtful about the picture, for example hit targets that overlap.
  package var findings: [Finding]
  /// The areas that answer to touch or pointer and can be reached, in paint order.
  public var hitTargets: [HitTarget] = []

  /// A scene from its parts.
  package init(
    size: Size, background: Color?, direction: LayoutDirection, language: String, title: String,
    root: SceneNode, findings: [Finding] = []
  ) {
    self.size = size
    self.background = background
    self.direction = direction
    self.language = language
    self.title = title
    self.root = root
    self.findings = findings
  }

  /// Every node in paint order: a node comes before its children.
  public var nodes: [SceneNode] {
    var result: [SceneNode] = []
    // A list that grows as it is filled takes twice the room for a while.
    result.reserveCapacity(root.count)
    root.appendSelfAndDescendants(to: &result)
    return result
  }
}

/// How a node's text looks, for reports.
package struct NodeStyle: Hashable, Sendable {
  /// The face, for example `Inter-SemiBold`.
  package var font: String
  /// Size of an em, in points.
  package var size: Double
  /// The weight asked for.
  package var weight: FontWeight
  /// The text's colour.
  package var color: Color
  /// What is painted behind it; `nil` for nothing.
  package var background: Color?
  /// Whether some of the text is left out.
  package var isTruncated = false
  /// The share of its font's size that the text was made smaller to for want of room, without being
  /// asked to; 1 when it was not.
  package var scale = 1.0
  /// Groups of digits of which nobody knows whether they are one number or several, where that
  /// decides on their order; `nil` without.
  package var ambiguousNumber: String?

  /// A style from its parts.
  package init(
    font: String, size: Double, weight: FontWeight, color: Color, background: Color? = nil
  ) {
    self.font = font
    self.size = size
    self.weight = weight
    self.color = color
    self.background = background
  }
}

/// Something doubtful about a picture that is not an error.
package struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  package enum Severity: String, Hashable, Sendable {
    /// People will run into it; whoever draws the picture is told.
    case warning
    /// A guideline says otherwise; reports tell it to those who ask.
    case note
  }

  /// What kind of finding it is.
  package var kind: DiagnosticID
  /// A stable name for this kind of finding, for example `hit-target-overlap`.
  package var id: String { kind.rawValue }
  /// How much it matters; a warning by default.
  package var severity = Severity.warning
  /// What is doubtful, in a sentence.
  package var message: String
  /// What to do about it, without a full stop; `nil` when that depends.
  package var hint: String?
  /// The paths of the nodes concerned.
  package var paths: [String]
  /// The place in the spec's file of the first of them.
  package var source: SourceLocation?
  /// How far apart two controls are, in points, and how far they should be; `nil` for all others.
  package var gap: (actual: Double, wanted: Double)? {
    get { measures.map { ($0.actual, $0.wanted) } }
    set { measures = newValue.map { Measures(actual: $0.actual, wanted: $0.wanted) } }
  }
  private var measures: Measures?

  private struct Measures: Hashable, Sendable {
    var actual: Double
    var wanted: Double
  }

  /// A finding from its parts.
  package init(
    id: DiagnosticID, message: String, hint: String? = nil, paths: [String],
    source: SourceLocation? = nil
  ) {
    self.hint = hint
    kind = id
    self.message = message
    self.paths = paths
    self.source = source
  }
}
