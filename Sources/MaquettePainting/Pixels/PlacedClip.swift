import MaquetteCore

/// A clip with the transform that puts it in place.
struct PlacedClip {
  var shape: Shape
  var transform: Transform
}
