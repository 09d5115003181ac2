import MaquetteCore

/// Says what changed from one scene to another one, in words.
///
/// Each cause is said once. What only went along (a container around a label that grew, siblings
/// below it, everything in a container that moved) is told as its consequence.
package enum SceneDiff {
  /// What changed, in the paint order of the new scene; empty only when both are equal.
  ///
  /// - Parameters:
  ///   - old: the scene as it was, for example a baseline's.
  ///   - new: the scene as it is.
  package static func changes(from old: SceneOutline, to new: SceneOutline) -> [SceneChange] {
    compare(old, new).changes
  }

  /// What changed, and how many comparisons it took to find it.
  static func compare(
    _ old: SceneOutline, _ new: SceneOutline
  ) -> (changes: [SceneChange], comparisons: Int) {
    guard old != new else { return ([], 0) }
    let causes = ChangeCauses(old, new)
    var writer = ChangeWriter(causes)
    var changes = writer.changes()
    if changes.isEmpty {
      // Something that has no words yet: it must not pass as nothing.
      changes = [
        SceneChange(
          kind: .redescribed, path: "", component: "Picture",
          sentence: "Picture's scene changed in a detail, such as a path",
          summary: "Picture: a detail of the scene", oldFrame: nil, newFrame: nil, reach: [])
      ]
    }
    return (changes, causes.cost)
  }
}
