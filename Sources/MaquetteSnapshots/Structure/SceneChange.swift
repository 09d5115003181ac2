import MaquetteCore

/// One thing that is not as it was in a scene, as people would say it.
package struct SceneChange: Hashable, Sendable {
  /// What happened to a node.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is in another place, as large as before.
    case moved
    /// It is larger or smaller, perhaps in another place, too.
    case resized
    /// It has other colours.
    case recolored
    /// It says something else.
    case retitled
    /// Its text is set in another face, size or weight.
    case refonted
    /// It stands before or behind others of its parent where it stood otherwise before.
    case reordered
    /// It was not there before.
    case added
    /// It is no longer there.
    case removed
    /// Its shape, shadow, symbol, picture or clip is another one.
    case redrawn
    /// What assistive technology is told changed, or where it can be hit; no pixel need differ.
    case redescribed
  }

  /// What happened.
  package var kind: Kind
  /// The path of the node; in the new scene unless it was removed.
  package var path: String
  /// The kind of component.
  package var component: String
  /// The whole change in a sentence without a full stop, in points, for example `Button 'Continue'
  /// moved 4 pt down`.
  package var sentence: String
  /// The same without names and places, so that changes of many pictures with one cause are
  /// equal, for example `Button: fill #007AFF → #0040DD`.
  package var summary: String
  /// Where it was, in points; `nil` for an added one.
  package var oldFrame: Rect?
  /// Where it is; `nil` for a removed one.
  package var newFrame: Rect?
  /// Everything that the change may have painted or uncovered, in points.
  package var reach: [Rect]

  /// A change from its parts.
  package init(
    kind: Kind, path: String, component: String, sentence: String, summary: String,
    oldFrame: Rect?, newFrame: Rect?, reach: [Rect]
  ) {
    self.kind = kind
    self.path = path
    self.component = component
    self.sentence = sentence
    self.summary = summary
    self.oldFrame = oldFrame
    self.newFrame = newFrame
    self.reach = reach
  }
}
