import MaquetteCore

/// Finds where items may leave ink, so that what cannot be seen costs nothing.
struct ItemExtent {
  let shelf: FontShelf

  /// Where an item may leave ink, in units of the output; `nil` for an empty one.
  func bounds(of item: DrawItem, _ transform: Transform) throws -> Rect? {
    // Three standard deviations, and a pixel for the edge.
    try item.bounds(transform, reach: { $0.blur * 1.5 + 1 }) { run in
      run.glyphs.isEmpty ? nil : run.inkBounds(with: try shelf.file(for: run.face))
    }
  }
}
