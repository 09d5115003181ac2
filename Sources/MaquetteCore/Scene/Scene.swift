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

/// One component in a scene.
public struct SceneNode: Hashable, Sendable {
  /// Where the component is in the spec, for example `VStack/Button[2]`. Unique in a scene.
  public var path: String
  /// The component's name, for example `Button`.
  public var component: String
  /// The component's frame.
  public var frame: Rect
  /// The area that answers to touch or pointer; `nil` when there is none.
  public var hitTarget: Rect?
  /// The first baseline's distance from the top of the canvas; `nil` without text.
  public var baseline: Double?
  /// The text as drawn, after truncation; `nil` without text.
  public var text: String?
  /// How the text looks; `nil` without text.
  package var style: NodeStyle?
  /// Where the text lies in the frame; `nil` for all but labels.
  package var textGeometry: TextGeometry?
  /// What assistive technology is told; `nil` for nodes that only arrange others.
  public var accessibility: Accessibility?
  /// The place in the spec's file; `nil` when the component was made in code.
  public var source: SourceLocation?
  /// What the node draws, from back to front.
  package var items: [DrawItem]
  /// Only what is inside of this is drawn of the node and its children; `nil` for all.
  package var clip: Shape?
  /// What is done with all that it and its children draw; `nil` for nothing.
  package var effects: NodeEffects?
  /// The nodes inside, from back to front.
  public var children: [SceneNode]
  /// Whether people type into it.
  package var isFocused = false
  /// Whether it is a bar whose glass settings have made opaque: the shapes in it are then of colour, and still hide what
  /// scrolls under them.
  package var hasOpaqueGlass = false
  /// How large the system draws all of it, relative to the points that its author has laid it out in: less than 1
  /// in a partial sheet of version 26.
  package var systemScale = 1.0

  /// A node; what is not given is absent.
  package init(
    path: String, component: String, frame: Rect, hitTarget: Rect? = nil,
    baseline: Double? = nil, text: String? = nil, style: NodeStyle? = nil,
    accessibility: Accessibility? = nil, source: SourceLocation? = nil, items: [DrawItem] = [],
    clip: Shape? = nil, children: [SceneNode] = []
  ) {
    self.path = path
    self.component = component
    self.frame = frame
    self.hitTarget = hitTarget
    self.baseline = baseline
    self.text = text
    self.style = style
    self.accessibility = accessibility
    self.source = source
    self.items = items
    self.clip = clip
    self.children = children
  }

  /// How many nodes there are, this one included.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Adds the node and all inside of it, in paint order.
  package func appendSelfAndDescendants(to result: inout [SceneNode]) {
    result.append(self)
    for child in children { child.appendSelfAndDescendants(to: &result) }
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
