import MaquetteCore

/// Tells causes from consequences: who changed by itself, and who was only pushed, stretched or
/// carried along.
struct ChangeCauses {
  let old: OutlineTree
  let new: OutlineTree
  let matching: NodeMatching
  /// What each matched new node is not any more.
  var comparisons: [NodeComparison?]
  var events: [ChangeEvent] = []
  /// The event that a node is the cause of.
  var own: [Int?]
  /// The first event in each node or inside of it that may change the layout around it.
  var sources: [Int?]
  /// The node whose value each one shows a part of.
  var valueOwners: [Int?]
  /// Events of removed nodes by their new parents.
  var removedIn: [Int: [Int]] = [:]
  /// The event that explains how each node moved.
  var carriers: [Int?]
  let canvas: Displacement
  /// Nodes that are wider or narrower because what they are in is, and as much.
  var isWidened: Set<Int> = []
  var isHeightened: Set<Int> = []
  /// Nodes that stretch what is in them.
  var imposers: Set<Int> = []
  var pictureEvent: Int?
  /// What happened to containers as such (the gap between what is in them, where it is lined up), by
  /// node.
  var layoutEvents: [Int: [Int]] = [:]
  /// The events that made each node larger or smaller, by axis.
  var growers: [AxisMove.Axis: [[Int]]] = [:]
  /// The events inside of each node, or its own, that may make it larger or smaller, by axis.
  /// Events of what stands farther from its neighbours, by node.
  var rooms: [Int: Int] = [:]
  /// Events of removed nodes.
  var removedEvents: [Int: Int] = [:]
  var innerGrowers: [AxisMove.Axis: [[Int]]] = [:]
  /// Nodes that are larger or smaller because what they are in is, by axis.
  var stretched: [AxisMove.Axis: Set<Int>] = [:]
  /// How the children of each node stand, where one after the other.
  let flows: [StackFlow?]
  /// What happened to the children of each node.
  var childChanges: [ChildChanges] = []
  /// The events of ``layoutEvents`` that say where children are lined up.
  var arrangements: [Int: [Int]] = [:]
  /// How many comparisons were made.
  var cost = 0

  var isTurned: Bool { old.outline.direction != new.outline.direction }

  init(_ from: SceneOutline, _ to: SceneOutline) {
    old = OutlineTree(from)
    new = OutlineTree(to)
    matching = NodeMatching(old, new)
    let count = new.nodes.count
    flows = (0..<count).map { [old, new, matching] in StackFlow(of: $0, old, new, matching) }
    own = Array(repeating: nil, count: count)
    sources = own
    valueOwners = own
    carriers = own
    canvas = Displacement(
      from: Rect(origin: .zero, size: from.size), to: Rect(origin: .zero, size: to.size))
    var sequences = SequenceMatching()
    let turned = from.direction != to.direction
    comparisons = []
    for index in 0..<count {
      guard let partner = matching.olds[index] else {
        comparisons.append(nil)
        continue
      }
      comparisons.append(
        NodeComparison(old, partner, new, index, ignoresPlaces: turned, sequences: &sequences))
    }
    cost = matching.comparisons + sequences.comparisons + count
    guard count > 0 else { return }
    if isTurned { pictureEvent = add(ChangeEvent(cause: .direction)) }
    childChanges = (0..<count).map { [new, comparisons] in ChildChanges(of: $0, new, comparisons) }
    findImposed()
    findCauses()
    findLayoutEvents()
    findInnerGrowers()
    placeRoot()
    for index in 0..<count { placeChildren(of: index) }
    placeCanvas()
  }

  mutating func add(_ event: ChangeEvent) -> Int {
    events.append(event)
    return events.count - 1
  }

  mutating func picture() -> Int {
    if let pictureEvent { return pictureEvent }
    let event = add(ChangeEvent(cause: .canvas))
    pictureEvent = event
    return event
  }

  /// Finds those that made what is in them wider or higher by as much as themselves: several kinds
  /// of components do not grow alike by themselves.
  mutating func findImposed() {
    let axes: [KeyPath<Displacement, Double>] = [\.width, \.height]
    for axis in axes {
      func growth(_ index: Int) -> Double { comparisons[index]?.displacement[keyPath: axis] ?? 0 }
      func isLike(_ one: Double, _ other: Double) -> Bool { one != 0 && abs(one - other) < 0.02 }
      var imposes = [Bool](repeating: false, count: new.nodes.count)
      for index in new.nodes.indices.reversed() where growth(index) != 0 {
        let alike = new.children[index].filter {
          isLike(growth($0), growth(index)) && comparisons[$0]?.title == nil
            && comparisons[$0]?.font == nil
        }
        imposes[index] =
          alike.contains { imposes[$0] } || Set(alike.map { new.components[$0] }).count > 1
      }
      let around = canvas[keyPath: axis]
      for index in new.nodes.indices {
        let parent = new.parents[index]
        let isImposing = parent.map { imposes[$0] } ?? (imposes[index] && around != 0)
        let outer = parent.map(growth) ?? around
        guard isImposing, isLike(growth(index), outer) else { continue }
        if axis == \.width { isWidened.insert(index) } else { isHeightened.insert(index) }
        if parent == nil, !isTurned { _ = picture() }
        imposes[index] = imposes[index] || !new.children[index].isEmpty
      }
      for index in new.nodes.indices where imposes[index] { imposers.insert(index) }
    }
  }

  func isImposed(_ index: Int, _ moved: Displacement) -> Bool {
    (moved.width == 0 || isWidened.contains(index))
      && (moved.height == 0 || isHeightened.contains(index))
  }

  /// The room around the root, when it is alike on all sides and another one.
  func padding() -> ChangeEvent.Cause? {
    func room(_ tree: OutlineTree) -> ClosedRange<Double>? {
      let (frame, size) = (tree.nodes[0].frame, tree.outline.size)
      var sides = [frame.minY, size.height - frame.maxY]
      let across = [frame.minX, size.width - frame.maxX]
      // In a picture of a given width, only what is above and below says it.
      let isGiven = canvas.width == 0 && canvas.height != 0
      if isGiven, (across[0] - across[1]).isSnapped { sides += [] } else { sides += across }
      guard let least = sides.min(), let most = sides.max(), least >= 0, most - least < 0.51
      else { return nil }
      return least...most
    }
    guard !new.nodes.isEmpty, let was = room(old), let now = room(new),
      abs(now.lowerBound - was.lowerBound) > 0.51
    else { return nil }
    return .padding(old: was.lowerBound, new: now.lowerBound)
  }

  // MARK: Causes

  mutating func findCauses() {
    for index in old.nodes.indices where matching.news[index] == nil {
      guard let parent = old.parents[index], let above = matching.news[parent] else { continue }
      let event = add(
        ChangeEvent(
          cause: .removed, node: index, inside: old.descendants(of: index),
          reach: old.inkInAll(of: index)))
      removedIn[above, default: []].append(event)
      removedEvents[index] = event
    }
    for index in new.nodes.indices {
      if comparisons[index]?.value != nil {
        valueOwners[index] = index
      } else if new.nodes[index].accessibility == nil, let parent = new.parents[index] {
        valueOwners[index] = valueOwners[parent]
      }
    }
    for index in new.nodes.indices.reversed() {
      if let cause = cause(of: index) {
        let event = ChangeEvent(cause: cause, node: index)
        own[index] = add(event)
        sources[index] = own[index]
      } else {
        sources[index] = insideSource(index)
      }
    }
  }

  func insideSource(_ index: Int) -> Int? {
    new.children[index].lazy.compactMap { sources[$0] }.first ?? removedIn[index]?.first
  }

  mutating func cause(of index: Int) -> ChangeEvent.Cause? {
    guard let comparison = comparisons[index] else {
      // What is inside of something added came with it.
      let isOutermost = new.parents[index].map { comparisons[$0] != nil } ?? true
      return isOutermost ? .added : nil
    }
    if comparison.title != nil { return .title }
    if comparison.font != nil { return .font }
    if matching.reordered.contains(index) { return .order }
    if comparison.value != nil { return .value }
    guard valueOwners[index] == nil, !isTurned else { return nil }
    if index == 0, padding() != nil { return nil }
    let moved = comparison.displacement
    let isResized =
      moved.isResized && !moved.isSnapping(of: new.nodes[index].frame.size)
      && !isImposed(index, moved)
    if isResized, imposers.contains(index) { return .size }
    guard let inner = insideSource(index) else {
      // A container is as large as others make it; who they are is seen later.
      let isWhole = new.children[index].isEmpty || isControl(index)
      return isResized && isWhole && !isWithNeighbours(index) ? .size : nil
    }
    // The parts of a control are not what people would name.
    if isResized, case .size = events[inner].cause, isControl(index), isNameless(events[inner]) {
      clearSizes(in: index)
      return .size
    }
    return nil
  }

  func isControl(_ index: Int) -> Bool {
    new.nodes[index].accessibility.map { $0.role != .group && $0.role != .window } ?? false
  }

  func isNameless(_ event: ChangeEvent) -> Bool {
    event.node.map { new.nodes[$0].accessibility == nil } ?? false
  }

  mutating func clearSizes(in index: Int) {
    for inner in (index + 1)..<max(index + 1, new.ends[index]) {
      guard let event = own[inner], case .size = events[event].cause else { continue }
      own[inner] = nil
      sources[inner] = nil
    }
  }
}
