/// What is seen in an area of what is drawn from back to front, as far as scenes tell it without being painted: fills,
/// pictures, and not what letters, lines and shadows add to them.
package struct SeenColors {
  /// A fill in the area.
  private struct Layer {
    /// As much of it as is in the area and in what cuts it.
    var frame: Rect
    /// All of it.
    var whole: Rect
    var content: Content
    var opacity: Double
  }

  /// What fills a layer.
  private enum Content {
    case paint(Paint)
    /// A picture file, and what brings places of the scene to where the file stands.
    case picture(SceneImage, back: Transform)
  }

  private let area: Rect
  private let pictures: (any PictureColors)?
  private var layers: [Layer] = []

  /// Nothing yet, in an area of a scene.
  ///
  /// - Parameter pictures: who knows the colours of picture files; `nil` for nobody.
  package init(in area: Rect, pictures: (any PictureColors)? = nil) {
    (self.area, self.pictures) = (area, pictures)
  }

  /// Adds what a node and those inside of it draw.
  package mutating func add(_ node: SceneNode) { add(node, clip: area) }

  /// Adds what is drawn.
  package mutating func add(_ item: DrawItem) {
    add(item, clip: area, opacity: 1, transform: .identity)
  }

  private mutating func add(_ node: SceneNode, clip: Rect) {
    // What a mask leaves of it is not known.
    guard node.effects?.mask == nil else { return }
    var clip = clip
    if let shape = node.clip {
      guard let bounds = shape.bounds, let rest = clip.intersection(bounds) else { return }
      clip = rest
    }
    for item in node.items { add(item, clip: clip, opacity: 1, transform: .identity) }
    for child in node.children { add(child, clip: clip) }
  }

  private mutating func add(
    _ item: DrawItem, clip: Rect, opacity: Double, transform: Transform
  ) {
    func layer(_ bounds: Rect?, _ content: Content) {
      guard let whole = bounds.map(transform.apply), let frame = clip.intersection(whole) else {
        return
      }
      var content = content
      if case .paint(.gradient(let gradient)) = content, transform != .identity {
        content = .paint(.color(gradient.color(at: 0.5)))
      }
      layers.append(Layer(frame: frame, whole: whole, content: content, opacity: opacity))
    }
    switch item {
    case .fill(let shape, let paint):
      if paint.isVisible { layer(shape.bounds, .paint(paint)) }
    case .image(let image):
      if let back = transform.inverse { layer(image.frame, .picture(image, back: back)) }
    case .group(let group):
      guard group.opacity > 0 else { return }
      let inner = transform.after(group.transform)
      var clip = clip
      for shape in group.clips {
        guard let bounds = shape.bounds, let rest = clip.intersection(inner.apply(bounds)) else {
          return
        }
        clip = rest
      }
      for item in group.items {
        add(item, clip: clip, opacity: opacity * group.opacity, transform: inner)
      }
    case .stroke, .line, .text, .shadow: return
    }
  }

  /// How many places of the area are looked at beside one another, and how many below one another.
  private static let columns = 16
  private static let rows = 4

  /// The mean of what is seen in the area; `nil` where a picture whose colours nobody knows fills more than half of it, or
  /// nothing opaque does.
  package var mean: Color? {
    let count = SeenColors.columns * SeenColors.rows
    var (red, green, blue, known) = (0, 0, 0, 0)
    for index in 0..<count {
      let (column, row) = (index % SeenColors.columns, index / SeenColors.columns)
      let (width, height) = (
        area.width / Double(SeenColors.columns), area.height / Double(SeenColors.rows)
      )
      let place = Rect(
        x: area.minX + width * Double(column), y: area.minY + height * Double(row), width: width,
        height: height)
      guard let color = color(in: place) else { continue }
      red += Int(color.red)
      green += Int(color.green)
      blue += Int(color.blue)
      known += 1
    }
    guard 2 * known > count else { return nil }
    func byte(_ sum: Int) -> UInt8 { UInt8((sum + known / 2) / known) }
    return Color(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// What is seen at a place: of fills in its middle, of pictures in all of it; `nil` where that is not known.
  private func color(in place: Rect) -> Color? {
    let point = place.centre
    var seen = Color.clear
    for layer in layers.reversed() where layer.frame.holds(point) {
      let color: Color?
      switch layer.content {
      case .paint(let paint): color = paint.color(at: point, of: layer.whole)
      case .picture(let image, let back):
        let part = place.intersection(layer.frame).map(back.apply)
        color = part.flatMap { self.color(of: image, in: $0) }
      }
      guard let color else { return nil }
      seen = seen.over(color.opacity(layer.opacity))
      if seen.alpha > 0.99 { return seen }
    }
    return nil
  }

  /// The mean colour of what a picture shows in a place. A tint lies wherever a file is opaque; where nobody knows that, it
  /// is all of it.
  private func color(of image: SceneImage, in place: Rect) -> Color? {
    let (frame, size) = (image.frame, image.data.pixelSize)
    guard frame.width > 0, frame.height > 0, let part = place.intersection(frame) else {
      return nil
    }
    let (across, down) = (size.width / frame.width, size.height / frame.height)
    let pixels = Rect(
      x: (part.minX - frame.minX) * across, y: (part.minY - frame.minY) * down,
      width: part.width * across, height: part.height * down)
    let mean = pictures?.mean(of: image.data, in: pixels)
    return image.tint.map { $0.opacity(mean?.alpha ?? 1) } ?? mean
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension Paint {
  /// Its colour at a place of what it fills; of colours around a centre it is the one in the middle of them, and of a
  /// material the one that stands for it.
  fileprivate func color(at point: Point, of frame: Rect) -> Color {
    switch self {
    case .color(let color), .edged(let color, _): return color
    case .material(let material): return material.flat
    case .verticalGradient(let top, let bottom):
      return top.mixed(with: bottom, share: (point.y - frame.minY) / max(1, frame.height))
    case .gradient(let gradient):
      switch gradient.course {
      case .linear(let from, let to):
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return gradient.color(at: 1) }
        let share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
        return gradient.color(at: share)
      case .radial(let centre, let radius):
        let (dx, dy) = (point.x - centre.x, point.y - centre.y)
        return gradient.color(at: (dx * dx + dy * dy).squareRoot() / max(0.001, radius))
      case .angular: return gradient.color(at: 0.5)
      }
    }
  }
}
