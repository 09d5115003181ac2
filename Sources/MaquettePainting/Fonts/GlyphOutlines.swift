internal import CCairo
import MaquetteCore

/// Reads the outlines of glyphs.
///
/// Outlines are in font units with y upwards, as the file has them: one path serves every size.
final class GlyphOutlines {
  /// Elements kept before all are dropped, about 15 MB of them.
  private static let capacity = 200_000

  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  let shelf: FontShelf
  private var paths: [Key: Path] = [:]
  private var elements = 0

  init(shelf: FontShelf) { self.shelf = shelf }

  /// The outline of a glyph; empty for spaces and for glyphs that are pictures.
  func path(of glyph: UInt32, in face: FontFace) throws -> Path {
    let key = Key(face: face, glyph: glyph)
    if let path = paths[key] { return path }
    if elements > GlyphOutlines.capacity {
      paths.removeAll()
      elements = 0
    }
    let path = try read(glyph, in: try shelf.file(for: face))
    paths[key] = path
    elements += path.elements.count + 1
    return path
  }

  private func read(_ glyph: UInt32, in file: PaintedFont) throws -> Path {
    guard file.isScalable else { return Path() }
    let slot = try file.load(glyph, flags: FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return Path() }
    var builder = OutlineBuilder()
    var functions = OutlineBuilder.functions
    let status = withUnsafeMutablePointer(to: &builder) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    try file.check(status, while: "reading the outline of glyph \(glyph)")
    return builder.finished()
  }
}

/// Receives FreeType's walk along an outline.
private struct OutlineBuilder {
  private var path = Path()
  private var last = Point.zero

  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { to, context in
        OutlineBuilder.with(context, to) { $0.move(to: $1) }
      },
      line_to: { to, context in
        OutlineBuilder.with(context, to) { $0.line(to: $1) }
      },
      conic_to: { control, to, context in
        guard let control = control?.pointee else { return 1 }
        return OutlineBuilder.with(context, to) { $0.conic(Point(control), to: $1) }
      },
      cubic_to: { first, second, to, context in
        guard let first = first?.pointee, let second = second?.pointee else { return 1 }
        return OutlineBuilder.with(context, to) { $0.cubic(Point(first), Point(second), to: $1) }
      },
      shift: 0, delta: 0)
  }

  private static func with(
    _ context: UnsafeMutableRawPointer?, _ to: UnsafePointer<FT_Vector>?,
    _ step: (inout OutlineBuilder, Point) -> Void
  ) -> Int32 {
    guard let context, let to else { return 1 }
    step(&context.assumingMemoryBound(to: OutlineBuilder.self).pointee, Point(to.pointee))
    return 0
  }

  mutating func move(to point: Point) {
    if !path.isEmpty { path.close() }
    path.move(to: point)
    last = point
  }

  mutating func line(to point: Point) {
    path.line(to: point)
    last = point
  }

  /// A quadratic curve is the cubic one whose control points lie two thirds of the way to its own.
  mutating func conic(_ control: Point, to point: Point) {
    func between(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    cubic(between(last), between(point), to: point)
  }

  mutating func cubic(_ first: Point, _ second: Point, to point: Point) {
    path.curve(first, second, to: point)
    last = point
  }

  func finished() -> Path {
    guard !path.isEmpty else { return path }
    var closed = path
    closed.close()
    return closed
  }
}

extension Point {
  fileprivate init(_ vector: FT_Vector) {
    self.init(x: Double(vector.x), y: Double(vector.y))
  }
}
