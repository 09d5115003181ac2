import MaquetteCore

@testable import MaquettePainting

/// A scene with one node that draws the given items.
func picture(
  _ width: Double, _ height: Double, background: Color? = .white, _ items: [DrawItem],
  clip: Shape? = nil, children: [SceneNode] = [], title: String = "Test"
) throws -> CheckedScene {
  let root = SceneNode(
    path: "Root", component: "Root", frame: Rect(x: 0, y: 0, width: width, height: height),
    items: items, clip: clip, children: children)
  return try CheckedScene(
    Scene(
      size: Size(width: width, height: height), background: background, direction: .leftToRight,
      language: "en", title: title, root: root))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
  .rect(Rect(x: x, y: y, width: width, height: height))
}

func fill(_ shape: Shape, _ color: Color) -> DrawItem { .fill(shape, .color(color)) }

/// The area around a circle, as large as the given rectangle: a hole to clip with.
func outside(of centre: Point, radius: Double, within area: Rect) -> Shape {
  var path = Path()
  path.addRect(area)
  path.addCircle(centre: centre, radius: radius)
  return .path(path, evenOdd: true)
}

extension Color {
  static let red = Color(rgb: 0xFF0000)
  static let blue = Color(rgb: 0x0000FF)
}

/// A line of Inter, one glyph a character.
func text(
  _ text: String, _ font: String = "Inter-Regular", size: Double, x: Double, y: Double
) throws -> GlyphRun {
  let face = FontFace(name: font, file: "/usr/share/fonts/opentype/inter/\(font).otf")
  return try PaintedFont(face, library: FreeTypeLibrary())
    .plainRun(text, size: size, origin: Point(x: x, y: y))
}

/// A picture with something of everything, as a component could draw it.
func sampler() throws -> CheckedScene {
  let card = Shape.roundedRect(
    Rect(x: 20, y: 20, width: 120, height: 60), radius: 16, curve: .continuous)
  let pill = Shape.roundedRect(
    Rect(x: 160, y: 20, width: 120, height: 60), radius: 30, curve: .circular)
  let half = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 200, ty: 130)
  let square = Rect(x: 20, y: 100, width: 60, height: 60)
  return try picture(
    300, 240,
    [
      .shadow(card, Shadow(color: Color(rgb: 0, alpha: 0.3), blur: 10, offset: Point(x: 0, y: 4))),
      fill(card, Color(rgb: 0x007AFF, alpha: 0.5)),
      .fill(pill, .verticalGradient(top: Color(rgb: 0xFF9500), bottom: Color(rgb: 0xFF2D55))),
      .stroke(card, width: 1, .black),
      .group(
        DrawGroup(
          [fill(.rect(square), .red), fill(rect(50, 120, 60, 60), .blue)],
          clips: [
            outside(of: Point(x: 40, y: 120), radius: 10, within: square.inset(by: -50)),
            outside(of: Point(x: 52, y: 130), radius: 10, within: square.inset(by: -50)),
          ], opacity: 0.5)),
      .group(
        DrawGroup(
          [fill(rect(-20, -20, 40, 40), Color(rgb: 0x34C759)), .stroke(card, width: 2, .red)],
          transform: half)),
      .text(try text("Add to Cart", "Inter-SemiBold", size: 17, x: 20, y: 205), .black),
      .text(try text("Checked 2 min ago", size: 13, x: 20, y: 228), Color(rgb: 0x3C3C43)),
    ])
}
