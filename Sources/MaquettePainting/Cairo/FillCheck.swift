internal import CCairo
import MaquetteCore

/// Sees that Cairo fills what it is told to fill.
///
/// The variable `PIXMAN_DISABLE` can leave Pixman without any way to fill a stretch of pixels; Cairo
/// does not look, and leaves such stretches empty. Pixman reads it before `main`, so a library can
/// only refuse to draw then. With any other value, and on other processors, the same bytes are drawn.
enum FillCheck {
  private static let isSound: Bool = {
    let (width, height) = (96, 4)
    var pixels = [UInt32](repeating: 0, count: width * height)
    do {
      try RasterImage.withSurface(on: &pixels, width: width, height: height) { surface in
        let context = try CairoContext(on: surface)
        context.use(Color(red: 255, green: 255, blue: 255), opacity: 1)
        // A slanted side, so that coverage is counted.
        var path = Path()
        path.move(to: Point(x: 0.5, y: 0.5))
        path.line(to: Point(x: 95, y: 0.5))
        path.line(to: Point(x: 94, y: 3.5))
        path.line(to: Point(x: 0.5, y: 3.5))
        path.close()
        cairo_new_path(context.pointer)
        context.add(path, .identity)
        context.fill()
        try context.check(while: "drawing")
      }
    } catch {
      return false
    }
    return pixels[width + width / 2] == 0xFFFF_FFFF
  }()

  /// - Throws: ``DiagnosticError`` when shapes would have holes.
  static func run() throws {
    guard isSound else {
      throw DiagnosticError(
        "Pixman, which Cairo draws with, leaves shapes empty in this process",
        hint: "start it without the environment variable PIXMAN_DISABLE", id: .libraryFailure)
    }
  }
}
