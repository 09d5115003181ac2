import MaquetteCore

extension ChangeCauses {
  mutating func place(_ index: Int) {
    guard let comparison = comparisons[index], let partner = matching.olds[index] else {
      if let event = own[index] {
        events[event].reach += new.inkInAll(of: index)
        events[event].inside = new.descendants(of: index)
      }
      return
    }
    if let owner = valueOwners[index], let event = own[owner] {
      events[event].reach += comparison.colorReach + comparison.drawingReach
    }
    let moved = comparison.displacement
    let parent = new.parents[index]
    if let event = own[index] {
      carriers[index] = event
      if case .order = events[event].cause {
      } else if !moved.isNone, !isTurned {
        let isExplained =
          (moved.isResized && Displacement.none.mayHold(moved))
          || hull(of: parent).mayHold(moved)
          || sibling(pushing: index, moved, except: event) != nil
          || valueOwners[index] != nil
        events[event].isMoved = !isExplained && !isSpacing(events[event].cause)
      }
      events[event].reach += ink(partner, index)
      return
    }
    if isTurned, old.nodes[partner].items != new.nodes[index].items {
      events[picture()].reach += ink(partner, index)
    }
    guard !moved.isNone else { return }
    let event = explanation(of: index, moved, parent)
    carriers[index] = event
    events[event].reach += ink(partner, index)
  }

  func isSpacing(_ cause: ChangeEvent.Cause) -> Bool {
    switch cause {
    case .spacing, .padding: true
    default: false
    }
  }

  func ink(_ oldNode: Int, _ newNode: Int) -> [Rect] {
    old.ink(of: oldNode) + new.ink(of: newNode)
  }

  func hull(of parent: Int?) -> Displacement {
    parent.flatMap { comparisons[$0]?.displacement } ?? canvas
  }

  /// The event that a node moved for; a new one when it is for none.
  mutating func explanation(
    of index: Int, _ moved: Displacement, _ parent: Int?
  ) -> Int {
    if isTurned { return follow(picture(), index, moved, isVisible: parent == nil) }
    if let owner = valueOwners[index], let event = own[owner] { return event }
    let isResized = moved.isResized && !moved.isSnapping(of: new.nodes[index].frame.size)
    if isResized, let source = sources[index] { return source }
    let around = hull(of: parent)
    let isCarried = parent.map { carriers[$0] } ?? nil
    if !around.isResized, around.explains(moved), let isCarried {
      events[isCarried].inside += 1
      return isCarried
    }
    if let event = sibling(pushing: index, moved, except: nil) {
      return follow(event, index, moved, isVisible: true)
    }
    if around.explains(moved), !around.isNone {
      guard let parent else { return follow(picture(), index, moved, isVisible: true) }
      if let isCarried {
        let isVisible = events[isCarried].node == parent || isCarried == pictureEvent
        return follow(isCarried, index, moved, isVisible: isVisible)
      }
    }
    // Neighbours that moved alike moved for one reason.
    if let last = events.indices.last, events[last].cause == .move, let first = events[last].node,
      new.parents[first] == parent, comparisons[first]?.displacement == moved
    {
      return follow(last, index, moved, isVisible: true)
    }
    let event = add(ChangeEvent(cause: moved.isResized ? .size : .move, node: index))
    own[index] = event
    return event
  }

  mutating func follow(
    _ event: Int, _ index: Int, _ moved: Displacement, isVisible: Bool
  ) -> Int {
    if isVisible {
      events[event].followers.append(ChangeEvent.Follower(node: index, displacement: moved))
    } else {
      events[event].inside += 1
    }
    return event
  }

  /// The event among the siblings of a node that may have pushed it: the nearest before it, or the
  /// first.
  func sibling(
    pushing index: Int, _ moved: Displacement, except own: Int?
  ) -> Int? {
    guard let parent = new.parents[index] else { return nil }
    guard let event = pushes.nearest[index] else { return nil }
    let total = pushes.growth(in: parent, except: own == nil ? nil : index)
    let around = hull(of: parent)
    func rest(_ low: Double, _ high: Double, _ edges: [Double]) -> Double {
      // What grew itself may have stayed where it was with either edge or its middle.
      edges.flatMap { edge in [low, (low + high) / 2, high].map { abs($0 - edge) } }.min() ?? 0
    }
    let right = rest(moved.left, moved.right, [0, around.left, around.right])
    let down = rest(moved.top, moved.bottom, [0, around.top, around.bottom])
    return right <= total.width + 0.51 && down <= total.height + 0.51 ? event : nil
  }
}

extension ChangeCauses {
  /// The canvas goes with what is on it, unless nothing on it says why it changed.
  mutating func placeCanvas() {
    guard !canvas.isNone else { return }
    let (before, after) = (old.outline.size, new.outline.size)
    let layout: [ChangeEvent.Cause] = [.added, .removed, .title, .font, .size, .order, .move]
    let first = events.indices.first { index in
      switch events[index].cause {
      case .spacing, .padding: true
      default: layout.contains(events[index].cause)
      }
    }
    let padding = events.indices.first { events[$0].isPadding }
    let event = padding ?? pictureEvent ?? first ?? picture()
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let (left, top) = (min(before.width, after.width), min(before.height, after.height))
    events[event].resizesCanvas = true
    events[event].reach += [
      Rect(x: left, y: 0, width: width - left, height: height),
      Rect(x: 0, y: top, width: width, height: height - top),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
