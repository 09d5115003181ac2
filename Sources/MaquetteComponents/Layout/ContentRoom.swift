/// The room that a row of a list, or a round complication, leaves what is in it. It is shared by the contexts in there,
/// which are copied for every component.
final class ContentRoom {
  /// The room above and below the row's content, in points.
  let padding: Double
  /// The room that texts beside a control keep above and below them, in points, beyond that of the control.
  let textRoom: Double
  /// Whether each child of the stack that is the row holds such a control; empty elsewhere.
  let controls: [Bool]
  /// The diameter that a ring does not exceed, in points; `nil` where it has its own.
  let ring: Double?

  init(padding: Double = 0, textRoom: Double = 0, controls: [Bool] = [], ring: Double? = nil) {
    self.padding = padding
    self.textRoom = textRoom
    self.controls = controls
    self.ring = ring
  }

  /// That of a child of the stack that is the row.
  ///
  /// - Parameter isControl: whether the child holds a control; texts already have their room.
  func inside(isControl: Bool) -> ContentRoom {
    ContentRoom(padding: padding, textRoom: isControl ? textRoom : 0)
  }
}
