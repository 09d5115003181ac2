import MaquetteCore

extension ChangeCauses {
  /// By how much each event pushed each child of a container along its flow, in points; positive is
  /// in the direction of the flow. What nothing explains is a move of the child's own, which pushes
  /// those after it.
  mutating func pushes(in parent: Int, _ flow: StackFlow) -> [Int: StackPush] {
    let axis: AxisMove.Axis = flow.isVertical ? .vertical : .horizontal
    let layout = layoutEvents[parent] ?? []
    if layout.contains(where: { events[$0].cause == .became }) { return [:] }
    let spacing = layout.first { if case .spacing = events[$0].cause { true } else { false } }
    var steps: [[Int: Double]] = []
    var open: [Int] = []
    for (place, segment) in flow.segments.enumerated() {
      var step: [Int: Double] = [:]
      let child = place < flow.steady.count ? flow.steady[place] : nil
      let isInner = place > 0 && child != nil
      let room =
        [child, place > 0 ? flow.steady[place - 1] : nil].compactMap { $0.flatMap { rooms[$0] } }
        .first
      if segment.isMixed {
        step = mixed(segment, in: parent, flow, place, spacing)
      } else if isInner, let spacing {
        step = [spacing: segment.change]
      } else if segment.change.isSnapped {
        // Only on other pixels.
      } else if let room {
        step = [room: segment.change]
      } else {
        open.append(place)
      }
      steps.append(step)
    }
    func sizes(_ child: Int) -> [Int: Double] {
      let events = growers[axis]?[child] ?? []
      let part = growth(child, axis) / Double(max(1, events.count))
      return Dictionary(events.map { ($0, part) }, uniquingKeysWith: +)
    }
    let all = flow.steady.map(sizes)
    takeUp(open, &steps, in: parent, flow, all)
    var result: [Int: StackPush] = [:]
    var sum = StackPush()
    for (place, child) in flow.steady.enumerated() {
      for event in sum.add(steps[place]) { events[event].isCrowded = true }
      result[child] = sum
      for event in sum.add(all[place]) { events[event].isCrowded = true }
    }
    return result
  }

  /// Distances that changed for none of the known reasons: slack takes up what the rest leaves.
  private mutating func takeUp(
    _ open: [Int], _ steps: inout [[Int: Double]], in parent: Int, _ flow: StackFlow,
    _ sizes: [[Int: Double]]
  ) {
    let axis: AxisMove.Axis = flow.isVertical ? .vertical : .horizontal
    let growth = growth(parent, axis)
    let around = growers[axis]?[parent] ?? []
    var others: [Int: Double] = [:]
    for part in steps + sizes { others.merge(part, uniquingKeysWith: +) }
    let missing = growth - others.values.reduce(0, +)
    let isFixed =
      growth == 0 || stretched[axis, default: []].contains(parent)
      || around.contains { own[parent] == $0 }
    let taken = open.map { flow.segments[$0].change }.reduce(0, +)
    if isFixed, abs(missing) > StackFlow.snapping, abs(taken - missing) < 1.1,
      open.allSatisfy({ flow.segments[$0].change * missing > 0 }),
      others.count <= StackPush.most
    {
      for place in open {
        let share = flow.segments[place].change / missing
        var step = others.mapValues { -$0 * share }
        for event in around {
          step[event, default: 0] += growth * share / Double(around.count)
        }
        steps[place] = step
      }
      return
    }
    for place in open where place < flow.steady.count {
      steps[place] = [addMove(flow.steady[place]): flow.segments[place].change]
    }
  }

  /// What came, went or changed places between two neighbours, with the room it takes.
  private func mixed(
    _ segment: StackFlow.Segment, in parent: Int, _ flow: StackFlow, _ place: Int, _ spacing: Int?
  ) -> [Int: Double] {
    guard let partner = matching.olds[parent] else { return [:] }
    let before = place > 0 ? flow.steady[place - 1] : nil
    let after = place < flow.steady.count ? flow.steady[place] : nil
    func length(_ frame: Rect) -> Double { flow.isVertical ? frame.height : frame.width }
    var step: [Int: Double] = [:]
    for child in new.children[parent][segment.newPlaces] {
      guard let event = own[child] else { continue }
      step[event, default: 0] += length(new.nodes[child].frame)
    }
    for child in old.children[partner][segment.oldPlaces] {
      let event = matching.news[child].map { own[$0] } ?? removedEvents[child]
      guard let event else { continue }
      step[event, default: 0] -= length(old.nodes[child].frame)
    }
    guard !step.isEmpty else { return [:] }
    var rest = segment.change - step.values.reduce(0, +)
    if let spacing, case .spacing(let was, let now) = events[spacing].cause, before != nil,
      after != nil
    {
      step[spacing] = now - was
      rest -= now - was
    }
    // The gaps beside them came and went with them.
    let parts = step.filter { $0.key != spacing && $0.value != 0 }
    let directed = parts.filter { $0.value * rest > 0 }
    let takers = directed.isEmpty ? parts : directed
    for key in takers.keys { step[key, default: 0] += rest / Double(max(1, takers.count)) }
    return step
  }
}
