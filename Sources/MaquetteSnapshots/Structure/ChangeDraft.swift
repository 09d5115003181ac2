import MaquetteCore

/// A change before those that are alike are said together.
struct ChangeDraft {
  var kind: SceneChange.Kind
  /// Where it is told: changes are in paint order.
  var order: Int
  var path: String
  var component: String
  /// How the node is called.
  var name: String
  /// What happened, without the node.
  var words: String
  /// What happened, without the component and what only this node has.
  var summary: String
  var oldFrame: Rect?
  var newFrame: Rect?
  var reach: [Rect]
  /// How many others moved for it.
  var followers = 0

  private var change: SceneChange {
    SceneChange(
      kind: kind, path: path, component: component, sentence: "\(name) \(words)",
      summary: "\(component): \(summary)", oldFrame: oldFrame, newFrame: newFrame, reach: reach)
  }

  /// From so many on, equal changes are one sentence.
  private static let mostAlike = 3
  /// Places and names matter more than brevity in other changes.
  private static let merged: Set<SceneChange.Kind> = [
    .recolored, .refonted, .resized, .reordered, .redrawn, .redescribed,
  ]

  /// All changes in order, equal ones of several nodes as one.
  static func merged(_ drafts: [ChangeDraft]) -> [SceneChange] {
    struct Key: Hashable {
      var kind: SceneChange.Kind
      var component: String
      var summary: String
    }
    let sorted = drafts.enumerated().sorted { one, other in
      (one.element.order, one.offset) < (other.element.order, other.offset)
    }.map(\.element)
    func key(_ draft: ChangeDraft) -> Key {
      Key(kind: draft.kind, component: draft.component, summary: draft.summary)
    }
    let groups = Dictionary(grouping: sorted.filter { merged.contains($0.kind) }, by: key)
    var done: Set<Key> = []
    return sorted.compactMap { draft in
      let key = key(draft)
      guard merged.contains(draft.kind), let group = groups[key], group.count >= mostAlike else {
        return draft.change
      }
      guard done.insert(key).inserted else { return nil }
      var change = draft.change
      let others = group.reduce(0) { $0 + $1.followers }
      change.sentence = "\(draft.name) and \(group.count - 1) more: \(draft.summary)"
      if others > 0 { change.sentence += ", so \(others) others moved" }
      change.reach = group.flatMap(\.reach)
      return change
    }
  }
}
