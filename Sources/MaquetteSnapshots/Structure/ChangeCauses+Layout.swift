import MaquetteCore

extension ChangeCauses {
  /// Finds what happened to containers as such, whatever their children did.
  mutating func findLayoutEvents() {
    guard !isTurned else { return }
    if let padding = padding() { addLayout(ChangeEvent(cause: padding, node: 0), to: 0) }
    for index in new.nodes.indices {
      if isAnotherKind(index) {
        addLayout(ChangeEvent(cause: .became, node: index), to: index)
        continue
      }
      guard let flow = flows[index], arranges(index) else { continue }
      if let cause = spacing(of: index, flow) {
        addLayout(ChangeEvent(cause: cause, node: index), to: index)
      } else {
        findRooms(of: index, flow)
      }
      if let cause = alignment(of: index, flow) {
        addLayout(ChangeEvent(cause: cause, node: index), to: index)
      }
    }
  }

  private mutating func addLayout(_ event: ChangeEvent, to index: Int) {
    let number = add(event)
    layoutEvents[index, default: []].append(number)
    switch event.cause {
    case .alignment, .became: arrangements[index, default: []].append(number)
    default: break
    }
  }

  /// Whether a container became one of another kind.
  func isAnotherKind(_ index: Int) -> Bool {
    matching.olds[index].map { old.components[$0] != new.components[index] } ?? false
  }

  /// Whether a node only arranges others.
  private func arranges(_ index: Int) -> Bool {
    new.nodes[index].accessibility.map { $0.role == .group || $0.role == .window } ?? true
      && valueOwners[index] == nil
  }

  private func spacing(of index: Int, _ flow: StackFlow) -> ChangeEvent.Cause? {
    guard let gaps = flow.spacing, hugs(index, flow), gaps.old < 64, gaps.new < 64 else {
      return nil
    }
    // The only gap of a row that is as wide as what it is in may be no more than what is left.
    if flow.steady.count < 3, isWithNeighbours(index) { return nil }
    return .spacing(old: gaps.old, new: gaps.new)
  }

  /// Whether a container is as large as its children make it: gaps of one that is not take up what
  /// the children leave.
  func hugs(_ index: Int, _ flow: StackFlow) -> Bool {
    guard let moved = comparisons[index]?.displacement else { return false }
    let imposed = flow.isVertical ? isHeightened : isWidened
    if imposed.contains(index) { return false }
    let inner = flow.segments.dropFirst().dropLast()
    let ends = [flow.segments.first, flow.segments.last].compactMap { $0 }
    // Gaps that changed against what else did are slack.
    let isStill = flow.along(moved).isSnapped
    let others = flow.steady.contains { child in
      comparisons[child].map { !flow.along($0.displacement).isSnapped } ?? false
    }
    if isStill, others || inner.contains(where: \.isMixed) { return false }
    return !ends.contains { $0.old > 64 || $0.new > 64 }
  }

  /// Children that stand farther from both neighbours than before, by as much.
  private mutating func findRooms(of index: Int, _ flow: StackFlow) {
    guard hugs(index, flow) else { return }
    var place = 0
    while place < flow.steady.count {
      let (before, after) = (flow.segments[place], flow.segments[place + 1])
      let isFree = place == 0 || flow.segments[place - 1].change.isSnapped
      let isLast = place + 2 >= flow.segments.count || flow.segments[place + 2].change.isSnapped
      if !before.isMixed, !after.isMixed, !before.change.isSnapped, isFree, isLast,
        (before.change - after.change).isSnapped
      {
        let child = flow.steady[place]
        let event = add(ChangeEvent(cause: .room(before.change), node: child))
        layoutEvents[index, default: []].append(event)
        rooms[child] = event
        place += 1
      }
      place += 1
    }
  }

  /// Where all children are lined up across the flow, when it is elsewhere.
  private func alignment(of index: Int, _ flow: StackFlow) -> ChangeEvent.Cause? {
    guard let partner = matching.olds[index] else { return nil }
    func place(_ tree: OutlineTree, _ node: Int) -> Int? {
      let around = tree.nodes[node].frame
      var common: Int?
      for child in tree.children[node] {
        let frame = tree.nodes[child].frame
        let (low, high) =
          flow.isVertical
          ? (frame.minX - around.minX, around.maxX - frame.maxX)
          : (frame.minY - around.minY, around.maxY - frame.maxY)
        guard low + high > 1 else { continue }
        let places = [low, (low - high) / 2, high]
        guard let place = places.firstIndex(where: { $0.isSnapped }),
          common == nil || common == place
        else { return nil }
        common = place
      }
      return common
    }
    guard let was = place(old, partner), let now = place(new, index), was != now else { return nil }
    var names = flow.isVertical ? ["leading", "center", "trailing"] : ["top", "center", "bottom"]
    if flow.isVertical, new.outline.direction == .rightToLeft { names.reverse() }
    return .alignment(old: names[was], new: names[now])
  }

  /// Containers' events come before those of what is in them.
  func rank(_ event: ChangeEvent) -> Int {
    switch event.cause {
    case .spacing, .padding, .alignment, .became: 0
    case .removed: 2
    default: 1
    }
  }

  // MARK: Who makes whom larger

  /// How much an event may hold at most, so that a list of thousands stays quick.
  private static let mostGrowers = 12

  func growth(_ index: Int, _ axis: AxisMove.Axis) -> Double {
    comparisons[index].map { AxisMove($0.displacement, axis).growth } ?? 0
  }

  /// Whether what happened to a node by itself may change its size.
  func resizes(_ event: Int) -> Bool {
    switch events[event].cause {
    case .title, .font, .size, .value, .added, .removed, .became: true
    default: false
    }
  }

  mutating func findInnerGrowers() {
    for axis in AxisMove.Axis.allCases {
      var inner = [[Int]](repeating: [], count: new.nodes.count)
      for index in new.nodes.indices.reversed() {
        if let event = own[index], resizes(event) {
          inner[index] = [event]
          continue
        }
        let growth = growth(index, axis)
        guard growth != 0 else { continue }
        inner[index] = Array(
          innerGrowers(of: index, axis, growth, inner).prefix(ChangeCauses.mostGrowers))
      }
      innerGrowers[axis] = inner
      growers[axis] = Array(repeating: [], count: new.nodes.count)
    }
  }

  private func innerGrowers(
    of index: Int, _ axis: AxisMove.Axis, _ growth: Double, _ inner: [[Int]]
  ) -> [Int] {
    let isVertical = axis == .vertical
    let flow = flows[index]
    let isAlong = flow.map { $0.isVertical == isVertical } ?? true
    var result = (layoutEvents[index] ?? []).filter { event in
      switch events[event].cause {
      case .spacing(let was, let now): isAlong && (now - was) * growth > 0
      case .room(let more): more * growth > 0
      case .became: true
      default: false
      }
    }
    let children = new.children[index].filter { child in
      comparisons[child] == nil ? growth > 0 : self.growth(child, axis) * growth > 0
    }
    func size(_ frame: Rect) -> Double { isVertical ? frame.height : frame.width }
    // Across its flow, a container is as large as its largest child was or is.
    let spanning = children.filter { child in
      let around = size(new.nodes[index].frame)
      guard let partner = matching.olds[child], let outer = matching.olds[index] else {
        return true
      }
      return growth > 0
        ? size(new.nodes[child].frame) >= around - 1
        : size(old.nodes[partner].frame) >= size(old.nodes[outer].frame) - 1
    }
    let chosen = isAlong || spanning.isEmpty ? children : spanning
    result += chosen.prefix(ChangeCauses.mostGrowers).flatMap { inner[$0] }
    if growth < 0 { result += removedIn[index] ?? [] }
    var distinct: [Int] = []
    for event in result where !distinct.contains(event) {
      distinct.append(event)
      if distinct.count == ChangeCauses.mostGrowers { break }
    }
    return distinct
  }
}
