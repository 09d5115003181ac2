import Maquette
import MaquetteCore
import MaquettePainting

/// Tests that a run would see a change: with one of its own pictures, of which one pixel is
/// changed, and that is then moved by one point.
enum SelfTest {
  /// What was not seen; empty when all is well.
  ///
  /// - Throws: ``DiagnosticError`` when the picture cannot be drawn once more.
  static func problems(of drawn: DrawnSnapshot, with renderer: Renderer) throws -> [Diagnostic] {
    // Pictures that fail anyway show nothing.
    guard drawn.problems.isEmpty, var moved = drawn.picture, let scene = drawn.scene else {
      return []
    }
    let image = try PNGDecoder.decode(drawn.png)
    guard !image.isPlain else { return [] }
    var problems: [Diagnostic] = []
    let changed = try image.changing(pixel: image.pixels.count / 2)
    let onePixel = PixelComparison(image, changed, options: .exact())
    if onePixel.differentPixels != 1 {
      problems.append(problem("one changed pixel of '\(drawn.id)' was not seen"))
    }
    moved.scene.root.move(by: Point(x: 1, y: 1))
    let again = try PNGDecoder.decode(renderer.bytes(of: moved))
    if PixelComparison(image, again, options: .exact()).isSame {
      problems.append(problem("'\(drawn.id)' moved by one point has the same pixels"))
    }
    let changes = SceneDiff.changes(
      from: try SceneOutline(parsing: scene), to: try SceneOutline(moved.scene))
    if changes.isEmpty {
      problems.append(problem("'\(drawn.id)' moved by one point has the same scene"))
    }
    return problems
  }

  private static func problem(_ message: String) -> Diagnostic {
    Diagnostic(
      .error, "the self-test failed: \(message)",
      hint: "this run proves nothing; please report it as a bug")
  }
}
