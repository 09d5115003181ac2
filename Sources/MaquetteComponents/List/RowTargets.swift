import MaquetteCore

extension SceneNode {
  /// Moves targets that reach above or below a row or bar into it, where they are not higher than it:
  /// the middle of a text is not quite that of its row.
  mutating func moveHitTargets(into row: Rect) {
    if var target = hitTarget, target.height <= row.height {
      target.origin.y = min(max(target.minY, row.minY), row.maxY - target.height)
      hitTarget = target
    }
    for index in children.indices { children[index].moveHitTargets(into: row) }
  }

  /// Lets the first thing that answers to touch do so in an area; whether there is one.
  mutating func touch(_ area: Rect) -> Bool {
    if hitTarget != nil || accessibility != nil {
      hitTarget = area
      return true
    }
    for index in children.indices where children[index].touch(area) { return true }
    return false
  }
}
