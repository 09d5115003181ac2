import MaquetteCore

/// Finds where items may leave ink, so that what cannot be seen costs nothing.
struct ItemExtent {
  let shelf: FontShelf

  /// Where an item may leave ink, in units of the output; `nil` for an empty one.
  func bounds(of item: DrawItem, _ transform: Transform) throws -> Rect? {
    switch item {
    case .fill(let shape, _):
      return shape.bounds.map(transform.apply)
    case .stroke(let shape, let width, _):
      return shape.bounds.map { transform.apply($0.inset(by: -width / 2)) }
    case .text(let run, _):
      return run.glyphs.isEmpty
        ? nil : transform.apply(run.inkBounds(with: try shelf.file(for: run.face)))
    case .shadow(let shape, let shadow):
      return shape.bounds.map { bounds in
        var reach = bounds.inset(by: -shadow.blur * 1.5 - 1)
        reach.origin = reach.origin.offset(x: shadow.offset.x, y: shadow.offset.y)
        return transform.apply(reach)
      }
    case .image(let image):
      return transform.apply(image.frame)
    case .group(let group):
      var result: Rect?
      for item in group.items {
        guard let next = try bounds(of: item, transform.after(group.transform)) else { continue }
        result = result?.union(next) ?? next
      }
      return result
    }
  }
}
