/// Moves the edges of boxes and the baselines of text to whole pixels.
///
/// Layout is the same at every scale, so an edge may fall between two pixels and look soft. Each
/// edge moves to the nearest pixel by itself, at most half a pixel; one at the end of the canvas
/// moves to the end of its last pixel. Curves, glyph advances and frames stay as they are. On a page,
/// what is filled in a box, clipped to one, or drawn along its edges moves to the page's end instead; what
/// is round, and pictures, would have another form there.
package struct PixelSnapping {
  /// Pixels per point.
  private let scale: Double
  /// The size of the canvas, in points.
  private let canvas: Size
  /// Where edges at the end of the canvas move to; `nil` for the end of its last pixel.
  private let page: Size?

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - canvas: the size of the picture, in points.
  ///   - page: the size of the page that the picture fills; `nil` for pixels.
  package init(scale: Double, canvas: Size, page: Size? = nil) {
    (self.scale, self.canvas, self.page) = (scale, canvas, page)
  }

  /// A node with what it draws itself on whole pixels, for whoever handles one node after another: the nodes in it
  /// stay as they are.
  package func alone(_ node: SceneNode) -> SceneNode {
    var node = node
    snapOwn(&node)
    return node
  }

  /// Moves all that a node and those in it draw.
  func snap(_ node: inout SceneNode) {
    snapOwn(&node)
    for index in node.children.indices { snap(&node.children[index]) }
  }

  private func snapOwn(_ node: inout SceneNode) {
    for index in node.items.indices { snap(&node.items[index]) }
    if let clip = node.clip { node.clip = snapped(clip) }
    if var mask = node.effects?.mask {
      for index in mask.indices { snap(&mask[index]) }
      node.effects?.mask = mask
    }
  }

  private func snap(_ item: inout DrawItem) {
    switch item {
    case .fill(let shape, let paint): item = .fill(snapped(shape), paint)
    case .shadow(let shape, let shadow): item = .shadow(snapped(shape), shadow)
    case .stroke(let shape, let width, let color):
      // A stroke is crisp when its outer edges are: they lie half its width outside.
      let wide = max(1, (width * scale).rounded()) / scale
      if case .path = shape { return }
      let outer = snapped(shape.inset(by: -width / 2), atLeast: wide)
      item = .stroke(outer.inset(by: wide / 2), width: wide, color)
    case .line(let shape, var style, let paint):
      let wide = max(1, (style.width * scale).rounded()) / scale
      if case .path(let path, let evenOdd) = shape {
        guard let straight = straightened(path, wide) else { return }
        style.width = wide
        item = .line(.path(straight, evenOdd: evenOdd), style, paint)
        return
      }
      let outer = snapped(shape.inset(by: -style.width / 2), atLeast: wide)
      style.width = wide
      item = .line(outer.inset(by: wide / 2), style, paint)
    case .text(var run, let color):
      run.origin.y = snapped(run.origin.y)
      item = .text(run, color)
    case .image(var image):
      image.frame = snapped(image.frame, atLeast: 1 / scale)
      item = .image(image)
    case .group(var group):
      guard group.transform == .identity else { return }
      for index in group.items.indices { snap(&group.items[index]) }
      group.clips = group.clips.map(snapped)
      item = .group(group)
    }
  }

  private func snapped(_ shape: Shape) -> Shape { snapped(shape, atLeast: 1 / scale) }

  private func snapped(_ shape: Shape, atLeast least: Double) -> Shape {
    switch shape {
    case .rect(let rect): .rect(snapped(rect, atLeast: least, fillingPage: page))
    case .roundedRect(let rect, let radius, let curve):
      .roundedRect(snapped(rect, atLeast: least), radius: radius, curve: curve)
    case .path: shape
    }
  }

  private func snapped(
    _ rect: Rect, atLeast least: Double, fillingPage page: Size? = nil
  ) -> Rect {
    // What is thinner than a pixel, a hairline, is drawn one pixel thin and not dropped; a border
    // without room inside is as wide as its line.
    let left = snapped(rect.minX)
    let top = snapped(rect.minY)
    let right = snapped(rect.maxX, end: canvas.width, page?.width)
    let width = rect.width > 0 ? max(least, right - left) : 0
    let bottom = snapped(rect.maxY, end: canvas.height, page?.height)
    let height = rect.height > 0 ? max(least, bottom - top) : 0
    return Rect(x: left, y: top, width: width, height: height)
  }

  /// A single upright or level line with its long edges on pixels; `nil` for any other path.
  private func straightened(_ path: Path, _ width: Double) -> Path? {
    guard path.elements.count == 2, case .move(let from) = path.elements[0],
      case .line(let to) = path.elements[1], (from.x == to.x) != (from.y == to.y)
    else { return nil }
    func middle(_ value: Double) -> Double { snapped(value - width / 2) + width / 2 }
    return path.mapPoints { point in
      from.x == to.x
        ? Point(x: middle(point.x), y: point.y) : Point(x: point.x, y: middle(point.y))
    }
  }

  private func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// A right or lower edge. A picture has as many pixels as cover its canvas: what ends with that
  /// fills the last of them, or the page.
  private func snapped(_ value: Double, end: Double, _ page: Double?) -> Double {
    let last = (end * scale - Self.rounding).rounded(.up) / scale
    guard let page else { return abs(value - end) < Self.rounding ? last : snapped(value) }
    // Materials are on pixels before they are pictures on a page.
    let isAtEnd = abs(value - end) < Self.rounding || abs(value - last) < Self.rounding
    return isAtEnd ? page : snapped(value)
  }

  /// Exact lengths come with a rounding error that is no pixel.
  private static let rounding = 1e-6
}

extension Shape {
  /// The shape with its box's edges moved inwards, its corners staying concentric; outlines stay.
  package func inset(by distance: Double) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.inset(by: distance))
    case .roundedRect(let rect, let radius, let curve):
      .roundedRect(rect.inset(by: distance), radius: max(0, radius - distance), curve: curve)
    case .path: self
    }
  }
}
