import MaquetteCore

/// What holds for everything drawn at one place of the tree.
struct PaintState {
  /// From the scene's points to the units of the output.
  var transform: Transform
  /// Multiplies every alpha.
  var opacity: Double
  /// Where something drawn could be seen, in units of the output.
  var visible: Rect
  /// The clips around it, from the outermost, for whoever draws on the same pixels elsewhere.
  var clips: [PlacedClip] = []
  /// Pixels of all layers below, which are alive at the same time.
  var layerPixels = 0

  /// The state inside a clip; `nil` when nothing can be seen there.
  func clipped(to shape: Shape) -> PaintState? {
    guard let bounds = shape.bounds,
      let visible = visible.intersection(transform.apply(bounds))
    else { return nil }
    var state = self
    state.visible = visible
    state.clips.append(PlacedClip(shape: shape, transform: transform))
    return state
  }

  /// The state inside a group; `nil` when nothing can be seen there.
  func inside(_ group: DrawGroup) -> PaintState? {
    guard group.opacity > 0 else { return nil }
    var state = self
    state.transform = transform.after(group.transform)
    for clip in group.clips {
      guard let clipped = state.clipped(to: clip) else { return nil }
      state = clipped
    }
    return state
  }

  /// How many pixels of a rectangle of the output can be seen.
  func pixels(in rect: Rect) -> Int {
    guard let seen = rect.intersection(visible) else { return 0 }
    let pixels = PixelRect(around: seen)
    return pixels.width * pixels.height
  }

  /// Whether a rectangle of the output, edges included, can be seen.
  func sees(_ rect: Rect) -> Bool {
    rect.maxX >= visible.minX && rect.minX <= visible.maxX && rect.maxY >= visible.minY
      && rect.minY <= visible.maxY
  }
}
