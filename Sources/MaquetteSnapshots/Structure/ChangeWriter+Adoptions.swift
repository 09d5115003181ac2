import MaquetteCore

extension ChangeWriter {
  private struct Look: Hashable {
    var component: String
    var name: String
    var descendants: Int
  }

  /// Removed nodes that are there again inside of something added, told apart by their names.
  static func adoptions(_ causes: ChangeCauses) -> [Int: [Int]] {
    let (old, new) = (causes.old, causes.new)
    func look(_ tree: OutlineTree, _ node: Int) -> Look {
      Look(
        component: tree.components[node], name: tree.signatures[node],
        descendants: tree.descendants(of: node))
    }
    var gone: [Look: [Int]] = [:]
    for event in causes.events where event.cause == .removed {
      guard let node = event.node, !old.signatures[node].isEmpty else { continue }
      gone[look(old, node), default: []].append(node)
    }
    var result: [Int: [Int]] = [:]
    guard !gone.isEmpty else { return result }
    for event in causes.events where event.cause == .added {
      guard let node = event.node else { continue }
      for inner in node..<new.ends[node] {
        guard let twin = gone[look(new, inner)]?.first else { continue }
        gone[look(new, inner)]?.removeFirst()
        result[node, default: []].append(twin)
      }
    }
    return result
  }

  /// What was removed here and is there again, as the one thing that it is.
  mutating func write(_ event: ChangeEvent, adopting adopted: [Int]) {
    let (old, new) = (causes.old, causes.new)
    guard let node = event.node, let first = adopted.first else { return }
    var whole = event
    var after = words.consequences(of: event)
    for number in adopted.compactMap({ causes.removedEvents[$0] }).sorted() {
      let other = causes.events[number]
      whole.reach += other.reach
      after = ChangeWriter.joined(after, words.consequences(of: other))
    }
    let names = adopted.map { oldNames.name(of: $0) }
    let isSame =
      adopted.count == 1 && old.components[first] == new.components[node]
      && old.signatures[first] == new.signatures[node]
    guard !isSame else {
      let was = old.parents[first].map { oldNames.name(of: $0) } ?? "the picture"
      let now = new.parents[node].map { newNames.name(of: $0) } ?? "the picture"
      let said = "is in \(now) now, was in \(was)"
      add(whole, .moved, node, said + after, "in \(now), was in \(was)")
      drafts[drafts.count - 1].oldFrame = old.nodes[first].frame
      return
    }
    let some = names.prefix(3).joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    add(whole, .added, node, "was added around \(some)\(more)" + after, "added around others")
  }

  /// The consequences of two events that are told as one: what moved, then the picture's size.
  private static func joined(_ one: String, _ other: String) -> String {
    func parts(_ words: String) -> (moves: Substring, rest: Substring) {
      let end = words.firstIndex(of: ";") ?? words.endIndex
      return (words[..<end].dropFirst(5), words[end...])
    }
    let (first, second) = (parts(one), parts(other))
    let rest = String(first.rest + second.rest)
    if first.moves.isEmpty || second.moves.isEmpty {
      let moves = first.moves + second.moves
      return (moves.isEmpty ? "" : ", so " + moves) + rest
    }
    return ", so \(first.moves), and where it was, \(second.moves)\(rest)"
  }
}
