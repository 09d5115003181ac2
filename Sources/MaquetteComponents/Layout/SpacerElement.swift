import MaquetteCore

/// Takes the room that nobody else in a stack wants.
final class SpacerElement: LayoutElement {
  private let minLength: Double
  private let axis: Axis?

  /// - Parameter axis: that of the stack; `nil` for none.
  init(minLength: Double = 0, axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let axis else { return .zero }
    var size = Size.zero
    size[axis] = max(minLength, proposal[axis] ?? 0)
    return size
  }

  func stretch(along axis: Axis) -> Stretch { axis == self.axis ? .fill : .none }

  /// It takes what nobody else wants.
  var layoutPriority: Double { -.infinity }

  func minimum(along axis: Axis) -> Double { axis == self.axis ? minLength : 0 }

  func place(in frame: Rect) -> [SceneNode] { [] }
}
