import MaquetteCore

extension ChangeCauses {
  /// The root on its canvas.
  mutating func placeRoot() {
    guard comparisons.first != nil, let moved = comparisons[0]?.displacement else { return }
    if isTurned {
      if !moved.isNone { follow(picture(), 0, moved) }
      carriers[0] = pictureEvent
      return
    }
    let padding = layoutEvents[0]?.first { events[$0].isPadding }
    var pushers: [AxisMove.Axis: [Int]] = [:]
    for axis in AxisMove.Axis.allCases {
      let move = AxisMove(moved, axis)
      settleSize(of: 0, axis)
      let around = AxisMove(canvas, axis)
      guard move.low != 0 else { continue }
      let isOwn = move.middle.isSnapped || move.high.isSnapped
      if isOwn, move.growth != 0, padding == nil { continue }
      let inside = move.inside(around)
      if let padding {
        carriers[0] = padding
      } else if inside.middle.isSnapped || inside.high.isSnapped {
        let reasons = around.isNone ? growers[axis]?[0] ?? [] : [picture()]
        pushers[axis] = reasons
      } else {
        pushers[axis] = [addMove(0)]
      }
    }
    finish(0, moved, pushers)
  }

  /// Explains the children of a node, which is explained itself.
  mutating func placeChildren(of parent: Int) {
    guard let around = comparisons[parent]?.displacement else { return }
    for child in new.children[parent] where comparisons[child] == nil {
      guard let event = own[child] else { continue }
      events[event].reach += new.inkInAll(of: child)
      events[event].inside = new.descendants(of: child)
    }
    let children = new.children[parent].filter { comparisons[$0] != nil }
    if isTurned { return children.forEach { turn($0) } }
    for axis in AxisMove.Axis.allCases { children.forEach { settleSize(of: $0, axis) } }
    let flow = flows[parent]
    let pushes = flow.map { self.pushes(in: parent, $0) } ?? [:]
    for child in children {
      guard let moved = comparisons[child]?.displacement else { continue }
      var pushers: [AxisMove.Axis: [Int]] = [:]
      if let owner = valueOwners[child], let event = own[owner] {
        carriers[child] = event
        let comparison = comparisons[child]
        events[event].reach += (comparison?.colorReach ?? []) + (comparison?.drawingReach ?? [])
        if child != owner {
          if !moved.isNone { carry(event, child) }
          continue
        }
      }
      for axis in AxisMove.Axis.allCases {
        let (move, outer) = (AxisMove(moved, axis), AxisMove(around, axis))
        guard !move.isNone else { continue }
        let isAlong = flow.map { $0.isVertical == (axis == .vertical) } ?? false
        pushers[axis] = reasons(
          for: child, move, in: parent, outer, axis, isAlong ? flow : nil, pushes[child])
      }
      finish(child, moved, pushers)
    }
  }

  private mutating func turn(_ child: Int) {
    guard let partner = matching.olds[child], let moved = comparisons[child]?.displacement else {
      return
    }
    if let event = own[child] { events[event].reach += ink(partner, child) }
    if !moved.isNone || old.nodes[partner].items != new.nodes[child].items {
      events[picture()].reach += ink(partner, child)
    }
    if !moved.isNone, own[child] == nil { carry(picture(), child) }
    carriers[child] = pictureEvent
  }

  func ink(_ oldNode: Int, _ newNode: Int) -> [Rect] {
    old.ink(of: oldNode) + new.ink(of: newNode)
  }

  /// The events that a node is elsewhere for along an axis, besides those its parent is.
  private mutating func reasons(
    for child: Int, _ move: AxisMove, in parent: Int, _ outer: AxisMove, _ axis: AxisMove.Axis,
    _ flow: StackFlow?, _ push: StackPush?
  ) -> [Int] {
    let inside = move.inside(outer)
    let isReversed = flow?.isReversed ?? false
    let first = isReversed ? inside.high : inside.low
    if flow != nil, let push, !push.isEmpty {
      let sign: Double = isReversed ? -1 : 1
      if abs(push.total * sign - first) <= push.slack {
        return push.events(along: (isReversed ? move.high : move.low) * sign)
      }
    }
    if first == 0 || (first.isSnapped && outer.low != 0) { return [] }
    let layout = (rooms[child].map { [$0] } ?? []) + (arrangements[parent] ?? [])
    if !layout.isEmpty { return layout }
    let around = growers[axis]?[parent] ?? []
    let isOwn = [move.low, move.middle, move.high].contains { $0.isSnapped }
    if isOwn, move.growth != 0 { return [] }
    let isPinned = [inside.low, inside.middle, inside.high].contains { $0.isSnapped }
    if isPinned, outer.growth != 0 || move.growth != 0 {
      return stretched[axis, default: []].contains(parent) ? [] : around
    }
    // In a grid or beside a text with another baseline, neighbours push as far as they grew.
    let siblings = new.children[parent].lazy.filter { $0 != child }.prefix(64)
    let cousins = (new.parents[parent].map { new.children[$0] } ?? []).lazy
      .filter { $0 != parent }.prefix(16).flatMap { [new] in new.children[$0].prefix(16) }
    for group in [Array(siblings), Array(cousins)] {
      let near = group.filter { other in
        let growth = growth(other, axis)
        return growth * first > 0 && abs(growth) >= abs(first) - StackFlow.snapping
      }
      let reasons = near.flatMap { growers[axis]?[$0] ?? [] }
      if !reasons.isEmpty { return reasons }
    }
    return [addMove(child)]
  }

  /// The event that a node moved by itself.
  mutating func addMove(_ index: Int) -> Int {
    if let event = own[index] {
      if case .order = events[event].cause { return event }
      if events[event].cause != .move { events[event].isMoved = true }
      return event
    }
    let event = add(ChangeEvent(cause: .move, node: index))
    own[index] = event
    return event
  }

  /// Finds who made a node larger or smaller; itself when nobody did.
  mutating func settleSize(of index: Int, _ axis: AxisMove.Axis) {
    let growth = growth(index, axis)
    guard growth != 0, let moved = comparisons[index]?.displacement else { return }
    let parent = new.parents[index]
    let outer = parent.map { self.growth($0, axis) } ?? AxisMove(canvas, axis).growth
    let imposed = axis == .vertical ? isHeightened : isWidened
    let around = parent.map { growers[axis]?[$0] ?? [] } ?? (pictureEvent.map { [$0] } ?? [])
    var result: [Int] = []
    if let event = own[index], resizes(event) {
      result = [event]
    } else if imposed.contains(index), !around.isEmpty {
      result = around
      stretched[axis, default: []].insert(index)
    } else if let inner = innerGrowers[axis]?[index], !inner.isEmpty {
      result = inner
    } else if outer * growth > 0, abs(outer - growth) <= 2 * StackFlow.snapping, !around.isEmpty {
      result = around
      stretched[axis, default: []].insert(index)
    } else if valueOwners[index] == nil, !moved.isSnapping(of: new.nodes[index].frame.size) {
      if let event = own[index] {
        events[event].isResized = true
        result = [event]
      } else {
        let event = add(ChangeEvent(cause: .size, node: index))
        own[index] = event
        result = [event]
      }
    }
    growers[axis]?[index] = result
  }

  /// Books a node with all it is elsewhere or larger for.
  private mutating func finish(
    _ index: Int, _ moved: Displacement, _ pushers: [AxisMove.Axis: [Int]]
  ) {
    guard let partner = matching.olds[index] else { return }
    let event = own[index]
    let carrier = new.parents[index].flatMap { carriers[$0] }
    if let event { events[event].reach += ink(partner, index) }
    guard !moved.isNone else {
      carriers[index] = event ?? carriers[index]
      return
    }
    var first: Int?
    for axis in [AxisMove.Axis.vertical, .horizontal] {
      for other in pushers[axis] ?? [] where other != event {
        first = first ?? other
        if events[other].node == index, events[other].cause != .removed {
          events[other].told.insert(index)
        } else {
          follow(other, index, moved.along(axis))
        }
      }
    }
    let sizes = AxisMove.Axis.allCases.flatMap { growers[$0]?[index] ?? [] }
    let isElsewhere = moved.left != 0 || moved.top != 0
    let carried = isElsewhere ? carrier ?? sizes.first : sizes.first ?? carrier
    carriers[index] = event ?? first ?? carriers[index] ?? carried
    if let event, first == nil, let carrier, carrier != event, isElsewhere,
      let around = new.parents[index].flatMap({ comparisons[$0]?.displacement }),
      around.left != 0 || around.top != 0
    {
      carry(carrier, index)
    }
    if event == nil, first == nil {
      let isStretched = AxisMove.Axis.allCases.contains {
        stretched[$0, default: []].contains(index)
      }
      if let size = sizes.first, isStretched, events[size].node == new.parents[index] {
        follow(size, index, moved)
      } else if let carrier = carriers[index] {
        // What is around something larger is not counted: it goes without saying.
        if !sizes.contains(carrier) || moved.left != 0 || moved.top != 0 { carry(carrier, index) }
        if let size = sizes.first { events[size].told.insert(index) }
      } else {
        carriers[index] = addMove(index)
      }
    }
    if let carrier = carriers[index] { events[carrier].reach += ink(partner, index) }
  }

  mutating func follow(_ event: Int, _ index: Int, _ moved: Displacement) {
    if events[event].told.insert(index).inserted {
      events[event].followers.append(ChangeEvent.Follower(node: index, displacement: moved))
    } else if let last = events[event].followers.last, last.node == index {
      events[event].followers[events[event].followers.count - 1].displacement =
        last.displacement + moved
    }
  }

  mutating func carry(_ event: Int, _ index: Int) {
    guard events[event].told.insert(index).inserted else { return }
    events[event].inside += 1
    if let partner = matching.olds[index] { events[event].reach += ink(partner, index) }
  }
}
