import MaquetteCore
import MaquettePainting

/// Which squares of a picture show something: edges of letters, symbols and shapes.
struct InkGrid {
  /// The side of a square, in points.
  static let side = 2.0
  private let columns: Int
  private let rows: Int
  private var squares: [Bool]

  /// - Parameter pixelsPerPoint: pixels of the image along one point of the panel.
  init(_ image: RasterImage, pixelsPerPoint: Double) {
    let step = max(1, pixelsPerPoint * InkGrid.side)
    columns = max(1, Int((Double(image.width) / step).rounded(.up)))
    rows = max(1, Int((Double(image.height) / step).rounded(.up)))
    squares = [Bool](repeating: false, count: columns * rows)
    guard image.width > 1, image.height > 0 else { return }
    image.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<image.height {
        let row = min(rows - 1, Int(Double(y) / step)) * columns
        let start = y * image.width
        for x in 1..<image.width where pixels[start + x] != pixels[start + x - 1] {
          squares[row + min(columns - 1, Int(Double(x) / step))] = true
        }
      }
    }
  }

  /// How many squares of a rectangle show something.
  func ink(in rect: Rect) -> Int {
    let side = InkGrid.side
    let first = (max(0, Int(rect.minX / side)), max(0, Int(rect.minY / side)))
    let last = (min(columns - 1, Int(rect.maxX / side)), min(rows - 1, Int(rect.maxY / side)))
    guard first.0 <= last.0, first.1 <= last.1, rect.maxX > 0, rect.maxY > 0 else { return 0 }
    var count = 0
    for row in first.1...last.1 {
      for column in first.0...last.0 where squares[row * columns + column] { count += 1 }
    }
    return count
  }
}

/// Finds places for the numbers of frames where they cover neither what the picture shows nor each
/// other, as near to the frame's upper left corner as can be.
struct BadgePlacer {
  private let ink: InkGrid
  private let canvas: Rect
  private var taken: [Rect] = []

  private var coversInk = false
  /// How far beyond the picture numbers may stand, in points.
  static let margin = 18.0

  private init(_ ink: InkGrid, canvas: Rect) {
    self.ink = ink
    self.canvas = canvas
  }

  /// The places of the numbers of some frames: in the picture, or around it where some would cover
  /// what it shows.
  static func places(_ sizes: [Size], _ frames: [Rect], _ ink: InkGrid, in canvas: Rect) -> [Rect] {
    var inside = BadgePlacer(ink, canvas: canvas)
    let places = zip(sizes, frames).map { inside.place($0, at: $1) }
    guard inside.coversInk else { return places }
    var around = BadgePlacer(ink, canvas: canvas.inset(by: -margin))
    return zip(sizes, frames).map { around.place($0, at: $1) }
  }

  /// The place of a number; where everything shows something, that which covers the least of it.
  private mutating func place(_ size: Size, at frame: Rect) -> Rect {
    var best: (rect: Rect, cost: Int)?
    for (index, point) in BadgePlacer.wishes(size, frame).enumerated() {
      let x = max(canvas.minX, min(canvas.maxX - size.width, point.x))
      let y = max(canvas.minY, min(canvas.maxY - size.height, point.y))
      let rect = Rect(origin: Point(x: x, y: y), size: size)
      let isTaken = taken.contains { other in
        other.inset(by: -1).intersection(rect).map { $0.width > 0 && $0.height > 0 } ?? false
      }
      let covered = ink.ink(in: rect.inset(by: -1))
      let cost = (isTaken ? 1 << 20 : 0) + (covered << 6) + index
      if cost < best?.cost ?? .max { best = (rect, cost) }
      if !isTaken, covered == 0 { break }
    }
    if best?.cost ?? 0 >= 1 << 6 { coversInk = true }
    let rect = best?.rect ?? Rect(origin: frame.origin, size: size)
    taken.append(rect)
    return rect
  }

  /// Around the frame: at its corners and sides, outside of it before inside.
  private static func wishes(_ size: Size, _ frame: Rect) -> [Point] {
    let gap = 2.0
    let (left, right) = (frame.minX - size.width - gap, frame.maxX + gap)
    let (above, below) = (frame.minY - size.height - gap, frame.maxY + gap)
    let corner = Point(x: frame.minX - size.width / 2, y: frame.minY - size.height / 2)
    var points = [
      corner, Point(x: left, y: frame.minY), Point(x: frame.minX, y: above),
      Point(x: left, y: above), Point(x: right, y: frame.minY),
      Point(x: frame.maxX - size.width, y: above), Point(x: right, y: above),
      Point(x: frame.minX, y: below), Point(x: left, y: below),
      Point(x: frame.maxX - size.width, y: below), Point(x: right, y: below),
      Point(x: left, y: frame.midY - size.height / 2),
      Point(x: right, y: frame.midY - size.height / 2),
      // Far beyond the picture: brought to its edge.
      Point(x: -1e6, y: frame.minY), Point(x: frame.minX, y: -1e6),
      Point(x: 1e6, y: frame.minY), Point(x: frame.minX, y: 1e6),
      Point(x: frame.maxX - size.width - gap, y: frame.minY + gap),
      Point(x: frame.maxX - size.width - gap, y: frame.maxY - size.height - gap),
      Point(x: frame.minX + gap, y: frame.maxY - size.height - gap),
    ]
    // Along the sides, for what fills the picture.
    for share in [0.25, 0.5, 0.75] {
      let x = frame.minX + frame.width * share - size.width / 2
      points += [
        Point(x: x, y: above), Point(x: x, y: below), Point(x: x, y: frame.minY + gap),
        Point(x: x, y: frame.maxY - size.height - gap),
      ]
    }
    return points
  }
}
