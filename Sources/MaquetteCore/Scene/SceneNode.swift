/// One component in a scene.
///
/// Every pass over a scene hands on its nodes, and what a node holds is 560 bytes with a dozen references: copies
/// have it in common until one of them changes. Large properties are lent to who asks, and not copied.
public struct SceneNode: Hashable, Sendable {
  private var contents: CopyOnWrite<Contents>

  /// A node; what is not given is absent.
  package init(
    path: String, component: String, frame: Rect, hitTarget: Rect? = nil,
    baseline: Double? = nil, text: String? = nil, style: NodeStyle? = nil,
    accessibility: Accessibility? = nil, source: SourceLocation? = nil, items: [DrawItem] = [],
    clip: Shape? = nil, children: [SceneNode] = []
  ) {
    contents = CopyOnWrite(
      Contents(
        path: path, component: component, frame: frame, hitTarget: hitTarget, baseline: baseline,
        text: text, style: style, accessibility: accessibility, source: source, items: items,
        clip: clip, children: children))
  }

  /// How many nodes there are, this one included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Adds the node and all inside of it, in paint order.
  package func appendSelfAndDescendants(to result: inout [SceneNode]) {
    result.append(self)
    for child in children { child.appendSelfAndDescendants(to: &result) }
  }
}

extension SceneNode {
  /// Where the component is in the spec, for example `VStack/Button[2]`. Unique in a scene.
  public var path: String {
    get { contents.value.path }
    _modify { yield &contents.value.path }
  }
  /// The component's name, for example `Button`.
  public var component: String {
    get { contents.value.component }
    _modify { yield &contents.value.component }
  }
  /// The component's frame.
  public var frame: Rect {
    get { contents.value.frame }
    _modify { yield &contents.value.frame }
  }
  /// The area that answers to touch or pointer; `nil` when there is none.
  public var hitTarget: Rect? {
    get { contents.value.hitTarget }
    _modify { yield &contents.value.hitTarget }
  }
  /// The first baseline's distance from the top of the canvas; `nil` without text.
  public var baseline: Double? {
    get { contents.value.baseline }
    _modify { yield &contents.value.baseline }
  }
  /// The text as drawn, after truncation; `nil` without text.
  public var text: String? {
    get { contents.value.text }
    _modify { yield &contents.value.text }
  }
  /// How the text looks; `nil` without text.
  package var style: NodeStyle? {
    _read { yield contents.value.style }
    _modify { yield &contents.value.style }
  }
  /// Where the text lies in the frame; `nil` for all but labels.
  package var textGeometry: TextGeometry? {
    _read { yield contents.value.textGeometry }
    _modify { yield &contents.value.textGeometry }
  }
  /// What assistive technology is told; `nil` for nodes that only arrange others.
  public var accessibility: Accessibility? {
    _read { yield contents.value.accessibility }
    _modify { yield &contents.value.accessibility }
  }
  /// The place in the spec's file; `nil` when the component was made in code.
  public var source: SourceLocation? {
    get { contents.value.source }
    _modify { yield &contents.value.source }
  }
  /// What the node draws, from back to front.
  package var items: [DrawItem] {
    _read { yield contents.value.items }
    _modify { yield &contents.value.items }
  }
  /// Only what is inside of this is drawn of the node and its children; `nil` for all.
  package var clip: Shape? {
    _read { yield contents.value.clip }
    _modify { yield &contents.value.clip }
  }
  /// What is done with all that it and its children draw; `nil` for nothing.
  package var effects: NodeEffects? {
    _read { yield contents.value.effects }
    _modify { yield &contents.value.effects }
  }
  /// The nodes inside, from back to front.
  public var children: [SceneNode] {
    _read { yield contents.value.children }
    _modify { yield &contents.value.children }
  }
  /// Whether people type into it.
  package var isFocused: Bool {
    get { contents.value.isFocused }
    _modify { yield &contents.value.isFocused }
  }
  /// Whether it is a bar whose glass settings have made opaque: the shapes in it are then of colour, and still hide
  /// what scrolls under them.
  package var hasOpaqueGlass: Bool {
    get { contents.value.hasOpaqueGlass }
    _modify { yield &contents.value.hasOpaqueGlass }
  }
  /// How large the system draws all of it, relative to the points that its author has laid it out in: less than 1
  /// in a partial sheet of version 26.
  package var systemScale: Double {
    get { contents.value.systemScale }
    _modify { yield &contents.value.systemScale }
  }

  /// What a node holds; its properties say what is what.
  fileprivate struct Contents: Hashable, Sendable {
    var path: String
    var component: String
    var frame: Rect
    var hitTarget: Rect?
    var baseline: Double?
    var text: String?
    var style: NodeStyle?
    var textGeometry: TextGeometry?
    var accessibility: Accessibility?
    var source: SourceLocation?
    var items: [DrawItem]
    var clip: Shape?
    var effects: NodeEffects?
    var children: [SceneNode]
    var isFocused = false
    var hasOpaqueGlass = false
    var systemScale = 1.0
  }
}
