/// Which events each node followed.
struct Followings {
  private let causes: ChangeCauses
  private let followers: [Set<Int>]
  private let events: [Int: [Int]]

  init(_ causes: ChangeCauses) {
    self.causes = causes
    followers = causes.events.map { Set($0.followers.map(\.node)) }
    var events: [Int: [Int]] = [:]
    for (number, event) in causes.events.enumerated() where !event.isCrowded {
      for follower in event.followers { events[follower.node, default: []].append(number) }
    }
    self.events = events
  }

  /// Whether another event says of all that went along with this one that they did: of two reasons
  /// the one that reaches farther tells it.
  func areToldElsewhere(_ event: ChangeEvent) -> Bool {
    guard let node = event.node, event.followers.count < 256, let first = event.followers.first
    else { return false }
    // Who tells of all tells of the first.
    return (events[first.node] ?? []).contains { number in
      let other = causes.events[number]
      guard other.node != node || other.cause != event.cause else { return false }
      let others = followers[number]
      guard event.followers.allSatisfy({ others.contains($0.node) }) else { return false }
      // Of two that say the same, the one that comes first in the picture does.
      return others.count > event.followers.count
        || (other.node ?? -1, causes.rank(other)) < (node, causes.rank(event))
    }
  }
}
