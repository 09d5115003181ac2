import MaquetteCore

/// One picture of a strip: in the top left corner of the room that all of them have, what is beyond
/// it hatched, what it lets through on a checkerboard, and frames with numbers over it.
struct ComparisonPanel {
  /// The picture.
  var image: ImageData
  /// Whether no pixel of it lets anything through.
  var isOpaque: Bool
  /// Its extent, in points.
  var size: Size
  /// The extent of the largest picture of the strip, in points.
  var room: Size
  /// Where the picture shows something, for numbers to leave it readable; `nil` without numbers.
  var ink: InkGrid?

  /// The panel as a picture of its own.
  ///
  /// - Parameters:
  ///   - badges: the texts of the numbers, one a frame.
  ///   - places: where the numbers stand, as ``places(of:at:)`` finds them.
  ///   - margin: the room around the picture, in points, the same in all panels of a strip.
  func scene(
    name: String, frames: [ChangeFrames.Frame], badges: [SceneNode], places: [Rect], margin: Double
  ) -> Scene {
    let canvas = Rect(origin: .zero, size: room)
    let picture = Rect(origin: .zero, size: size)
    var items = padding(canvas, picture)
    if !isOpaque { items += checkerboard(picture) }
    items.append(.image(SceneImage(image, frame: picture)))
    items += frames.flatMap { outline($0.rect, $0.color) }
    for (index, place) in places.enumerated() {
      items += badge(frames[index], badges[index], in: place)
    }
    let size = Size(width: room.width + 2 * margin, height: room.height + 2 * margin)
    let whole = Rect(origin: .zero, size: size)
    let shift = Transform(a: 1, b: 0, c: 0, d: 1, tx: margin, ty: margin)
    return Scene(
      size: size, background: nil, direction: .leftToRight, language: "en", title: name,
      root: SceneNode(
        path: "", component: "Picture", frame: whole,
        items: margin > 0 ? [.group(DrawGroup(items, transform: shift))] : items,
        clip: .rect(whole)))
  }

  /// Where the numbers of frames stand: in the room of the picture, or around it where it has none.
  func places(of badges: [SceneNode], at frames: [ChangeFrames.Frame]) -> [Rect] {
    let sizes = badges.map { Size(width: max(14, $0.frame.width + 7), height: 14) }
    let canvas = Rect(origin: .zero, size: room)
    return ink.map { BadgePlacer.places(sizes, frames.map(\.rect), $0, in: canvas) } ?? []
  }

  /// Lines from the lower left to the upper right where only another picture has pixels.
  private func padding(_ canvas: Rect, _ picture: Rect) -> [DrawItem] {
    guard canvas.width - picture.width > 1e-6 || canvas.height - picture.height > 1e-6 else {
      return []
    }
    let step = max(8, (canvas.width + canvas.height) / 400)
    var lines = Path()
    var start = -canvas.height + step / 2
    while start < canvas.width {
      lines.move(to: Point(x: start, y: canvas.height))
      lines.line(to: Point(x: start + canvas.height, y: 0))
      start += step
    }
    var around = Path()
    around.addRect(canvas)
    around.addRect(picture)
    let hatching = DrawGroup(
      [
        .fill(.rect(canvas), .color(Color(rgb: 0xE5E5EA))),
        .stroke(.path(lines, evenOdd: false), width: 1, Color(rgb: 0x8E8E93)),
      ], clips: [.path(around, evenOdd: true)])
    return [.group(hatching)]
  }

  private func checkerboard(_ picture: Rect) -> [DrawItem] {
    // At most 200 squares a side, whatever the size.
    let side = max(8, max(picture.width, picture.height) / 200)
    var squares = Path()
    var (row, y) = (0, 0.0)
    while y < picture.height {
      var x = row.isMultiple(of: 2) ? 0 : side
      while x < picture.width {
        squares.addRect(Rect(x: x, y: y, width: side, height: side))
        x += 2 * side
      }
      row += 1
      y += side
    }
    let board = DrawGroup(
      [
        .fill(.rect(picture), .color(.white)),
        .fill(.path(squares, evenOdd: false), .color(Color(rgb: 0xDCDCE0))),
      ], clips: [.rect(picture)])
    return [.group(board)]
  }

  /// A line around a frame on a lighter one, so that it shows on dark pictures, too.
  private func outline(_ rect: Rect, _ color: Color) -> [DrawItem] {
    let around = Shape.rect(rect.inset(by: -1))
    return [
      .stroke(around, width: 3.5, Color.white.opacity(0.85)),
      .stroke(around, width: 1.5, color),
    ]
  }

  /// A number in a capsule.
  private func badge(_ frame: ChangeFrames.Frame, _ text: SceneNode, in box: Rect) -> [DrawItem] {
    let offset = Transform(
      a: 1, b: 0, c: 0, d: 1, tx: box.midX - text.frame.midX, ty: box.midY - text.frame.midY)
    return [
      .fill(.capsule(box.inset(by: -1)), .color(Color.white.opacity(0.9))),
      .fill(.capsule(box), .color(frame.color)),
      .group(DrawGroup(text.allItems, transform: offset)),
    ]
  }
}

extension SceneNode {
  /// What the node and those inside draw, from back to front.
  fileprivate var allItems: [DrawItem] { items + children.flatMap(\.allItems) }
}
