import MaquetteCore

extension SceneNode {
  /// Whether it is a row of a list or a form, whose paths number them.
  var isListRow: Bool { Paths.name(of: path).hasPrefix("Row[") }
}
