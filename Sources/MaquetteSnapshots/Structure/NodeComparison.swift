import MaquetteCore

/// What one node itself is not any more, wherever it stands.
struct NodeComparison {
  /// A colour that became another one.
  struct Recoloring: Hashable {
    /// What has it, for example `fill`.
    var part: String
    var old: String
    var new: String
  }

  /// How far its frame moved.
  var displacement = Displacement.none
  /// What it said and says.
  var title: (old: String, new: String)?
  /// The font it had and has.
  var font: (old: SceneOutline.Font, new: SceneOutline.Font)?
  /// Colours, each pair once, in the order of what is drawn.
  var colors: [Recoloring] = []
  /// What is drawn differently, in a few words each.
  var drawing: [String] = []
  /// What assistive technology is told otherwise, in a few words each.
  var description: [String] = []
  /// Its value for assistive technology, which what it draws may show.
  var value: (old: String, new: String)?
  /// Where colours changed, in both pictures.
  var colorReach: [Rect] = []
  /// Where something else that is drawn changed, in both pictures.
  var drawingReach: [Rect] = []

  private let was: SceneOutline.Node
  private let now: SceneOutline.Node
  let ignoresPlaces: Bool

  /// - Parameter ignoresPlaces: whether what is drawn may be anywhere, as in an interface that reads
  ///   the other way.
  init(
    _ old: OutlineTree, _ oldNode: Int, _ new: OutlineTree, _ newNode: Int, ignoresPlaces: Bool,
    sequences: inout SequenceMatching
  ) {
    was = old.nodes[oldNode]
    now = new.nodes[newNode]
    self.ignoresPlaces = ignoresPlaces
    displacement = Displacement(from: was.frame, to: now.frame)
    guard was != now else { return }
    compareTexts()
    describe(was, now)
    if was.items != now.items {
      let places = (
        ItemBounds(node: was, clip: was.frame).places, ItemBounds(node: now, clip: now.frame).places
      )
      compareItems(places, old.itemBounds[oldNode], new.itemBounds[newNode], &sequences)
    }
    compareClips(old, oldNode, new, newNode)
  }

  private mutating func compareTexts() {
    if let old = was.text, let new = now.text, old != new { title = (old, new) }
    if (was.text == nil) != (now.text == nil) { title = (was.text ?? "", now.text ?? "") }
    if let old = was.font, let new = now.font, old != new { font = (old, new) }
    if title == nil, was.text == nil {
      let (old, new) = (was.drawnText, now.drawnText)
      if old != new { title = (old, new) }
    }
    if font == nil, was.font == nil, let old = was.drawnFont, let new = now.drawnFont, old != new {
      font = (old, new)
    }
  }

  private mutating func compareClips(
    _ old: OutlineTree, _ oldNode: Int, _ new: OutlineTree, _ newNode: Int
  ) {
    if was.blur != now.blur || was.blend != now.blend {
      drawing.append(was.blend == now.blend ? "is blurred differently" : "is blended differently")
      drawingReach += old.inkInAll(of: oldNode) + new.inkInAll(of: newNode)
    }
    guard was.clip != now.clip else { return }
    let phrase: String
    if let before = was.clip, let after = now.clip {
      let moved = Displacement(from: before.bounds, to: after.bounds)
      guard let change = shapeChange("clip", before, after, moved) else { return }
      phrase = change
    } else {
      phrase = now.clip == nil ? "no longer clips its contents" : "clips its contents"
    }
    drawing.append(phrase)
    // A clip shows or hides what is inside of it.
    drawingReach += old.inkInAll(of: oldNode) + new.inkInAll(of: newNode)
  }

  private mutating func compareItems(
    _ places: (old: [Rect], new: [Rect]), _ oldBounds: [Rect?], _ newBounds: [Rect?],
    _ sequences: inout SequenceMatching
  ) {
    let kinds = (was.items.map(\.kindNumber), now.items.map(\.kindNumber))
    let pairs = sequences.align(kinds.0, kinds.1)
    var phrases: [String] = []
    for pair in pairs {
      let (one, other) = (was.items[pair.old], now.items[pair.new])
      let reach = [oldBounds[pair.old], newBounds[pair.new]].compactMap { $0 }
      if one.colors != other.colors {
        colorReach += reach
        addColors(one, other)
      }
      let moved = Displacement(from: places.old[pair.old], to: places.new[pair.new])
      if let phrase = change(one, other, moved) {
        phrases.append(phrase)
        if case .group = one.content {
          drawingReach += inside(pair.old, was, oldBounds) + inside(pair.new, now, newBounds)
        } else {
          drawingReach += reach
        }
      }
    }
    let (kept, keptNow) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    for index in was.items.indices where !kept.contains(index) {
      drawingReach += oldBounds[index].map { [$0] } ?? []
    }
    for index in now.items.indices where !keptNow.contains(index) {
      drawingReach += newBounds[index].map { [$0] } ?? []
    }
    let isSaid = title != nil || font != nil || displacement.isResized
    phrases += ItemCounts.phrases(was.items, now.items, textsAreSaid: isSaid)
    let isUnexplained =
      phrases.isEmpty && colors.isEmpty && title == nil && font == nil && displacement.isNone
      && !ignoresPlaces
    if isUnexplained {
      phrases = ["is drawn differently"]
      drawingReach += (oldBounds + newBounds).compactMap { $0 }
    }
    var distinct: [String] = []
    for phrase in phrases where !distinct.contains(phrase) && distinct.count < 3 {
      distinct.append(phrase)
    }
    drawing += distinct.count > 2 ? ["is drawn differently"] : distinct
  }

  /// Where the items in a group are.
  private func inside(_ group: Int, _ node: SceneOutline.Node, _ bounds: [Rect?]) -> [Rect] {
    let end =
      node.items[(group + 1)...].firstIndex { $0.depth <= node.items[group].depth }
      ?? node.items.count
    return bounds[group..<end].compactMap { $0 }
  }

  private mutating func addColors(_ one: OutlineItem, _ other: OutlineItem) {
    let recoloring = Recoloring(part: one.part, old: one.colorText, new: other.colorText)
    let isKnown = colors.contains { $0.old == recoloring.old && $0.new == recoloring.new }
    if !isKnown { colors.append(recoloring) }
  }
}
