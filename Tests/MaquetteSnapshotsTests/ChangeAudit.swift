import MaquetteCore

@testable import MaquetteSnapshots

/// Looks at each claim of an explanation by the frames alone.
struct ChangeAudit {
  var problems: [String] = []

  init(_ causes: ChangeCauses) {
    let (old, new) = (causes.old, causes.new)
    var told: Set<Int> = []
    for event in causes.events {
      told.formUnion(event.told)
      for follower in event.followers { check(follower, of: event, causes) }
      guard event.cause != .removed else { continue }
      if let node = event.node { told.insert(node) }
      if let node = event.node, causes.own[node] != nil, event.cause == .size,
        causes.comparisons[node]?.displacement.isResized == false
      {
        problems.append("\(new.nodes[node].path) did not change size")
      }
      if let node = event.node, event.cause == .move || event.isMoved,
        causes.comparisons[node]?.displacement.isNone == true
      {
        problems.append("\(new.nodes[node].path) did not move")
      }
      if case .spacing(let was, let now) = event.cause, let node = event.node {
        checkSpacing(node, was, now, causes)
      }
    }
    guard !causes.isTurned else { return }
    for index in new.nodes.indices {
      guard let partner = causes.matching.olds[index],
        Displacement(from: old.nodes[partner].frame, to: new.nodes[index].frame).isNone == false
      else { continue }
      if !told.contains(index) { problems.append("\(new.nodes[index].path) is not told") }
    }
  }

  /// Whoever is said to have moved did, and something along the way grew or shrank for it.
  private mutating func check(
    _ follower: ChangeEvent.Follower, of event: ChangeEvent, _ causes: ChangeCauses
  ) {
    let path = causes.new.nodes[follower.node].path
    let moved = follower.displacement
    if moved.isNone { problems.append("\(path) did not move") }
    guard let node = event.node else { return }
    switch event.cause {
    case .title, .font, .size, .value:
      let grown = causes.comparisons[node]?.displacement ?? .none
      let isAcross = moved.left != 0 || moved.width != 0
      let isDown = moved.top != 0 || moved.height != 0
      guard (isAcross && grown.width != 0) || (isDown && grown.height != 0) || event.isMoved else {
        problems.append("\(path) cannot have moved for \(causes.new.nodes[node].path)")
        return
      }
      // What is below something narrower is not lower for it.
      if grown.height == 0, !isAcross, !event.isMoved {
        problems.append("\(path) was not pushed down by something wider")
      }
    case .spacing:
      if causes.new.parents[follower.node] != node, causes.own[node] == nil,
        follower.node < node, moved.left == 0, moved.right == 0
      {
        problems.append("\(path) is before what became looser")
      }
    default: break
    }
  }

  private mutating func checkSpacing(
    _ node: Int, _ was: Double, _ now: Double, _ causes: ChangeCauses
  ) {
    let frames = causes.new.children[node].map { causes.new.nodes[$0].frame }
    let gaps = zip(frames, frames.dropFirst()).flatMap { one, next in
      [next.minY - one.maxY, next.minX - one.maxX, one.minX - next.maxX]
    }
    if !gaps.contains(where: { abs($0 - now) < 0.02 }) {
      problems.append("\(causes.new.nodes[node].path) has no gap of \(now)")
    }
  }
}
