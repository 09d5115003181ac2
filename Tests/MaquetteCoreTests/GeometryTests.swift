import MaquetteCore
import Testing

@Suite("Rectangles and transforms")
struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("Leading is left, or right in right-to-left")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      rect.inset(by: insets, direction: .leftToRight)
        == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(
      rect.inset(by: insets, direction: .rightToLeft)
        == Rect(x: 14, y: 21, width: 24, height: 36))
  }

  @Test("A hit target grows around its middle and never shrinks")
  func expansion() {
    #expect(
      rect.expanded(toAtLeast: Size(width: 44, height: 44))
        == Rect(x: 3, y: 18, width: 44, height: 44))
    #expect(rect.expanded(toAtLeast: Size(width: 5, height: 5)) == rect)
  }

  @Test("Rectangles that only touch have nothing in common")
  func intersection() {
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 9, height: 9)) == nil)
    #expect(
      rect.intersection(Rect(x: 35, y: 50, width: 9, height: 90))
        == Rect(x: 35, y: 50, width: 5, height: 10))
  }

  @Test("A scale about a point leaves the point where it is")
  func scale() {
    let point = Point(x: 7, y: 9)
    let transform = Transform(scale: 0.96, about: point)
    #expect(distance(transform.apply(point), point) < 1e-12)
    #expect(transform.isUniformScale)
    #expect(!Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0).isUniformScale)
  }

  @Test("Transforms follow one another in order")
  func composition() {
    let grow = Transform(scale: 2, about: .zero)
    let move = Transform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    #expect(move.after(grow).apply(Point(x: 1, y: 1)) == Point(x: 7, y: 2))
    #expect(grow.after(move).apply(Point(x: 1, y: 1)) == Point(x: 12, y: 2))
  }

  @Test("Corners stay concentric when a shape is inset")
  func concentric() {
    let shape = Shape.roundedRect(rect, radius: 8, curve: .continuous)
    #expect(
      shape.inset(by: 3)
        == .roundedRect(
          Rect(x: 13, y: 23, width: 24, height: 34), radius: 5, curve: .continuous))
    guard case .roundedRect(_, let radius, _) = shape.inset(by: 9) else {
      Issue.record("a rounded rectangle stays one")
      return
    }
    #expect(radius == 0)
  }
}
