import MaquetteCore
import Testing

@Suite("Borders at the end of a page")
struct PageBorderTests {
  @Test("A border covers the end of its fill and is as wide as on pixels")
  func borderOnPage() throws {
    for (end, width) in [(20.25, 2.0), (20.5, 1), (20, 2), (19.9, 0.3)] {
      let box = Rect(x: 0, y: 0, width: end, height: end)
      let line = Shape.rect(box.inset(by: width / 2))
      let items: [DrawItem] = [
        .fill(.rect(box), .color(.black)), .stroke(line, width: width, .black),
        .line(line, StrokeStyle(width: width), .color(.black)),
      ]
      let canvas = Rect(x: 0, y: 0, width: max(20, end), height: max(20, end))
      let whole = try CheckedScene(
        Scene(
          size: canvas.size, background: nil, direction: .leftToRight, language: "en", title: "",
          root: node(frame: canvas, items: items)))
      let page = canvas.size.roundedUp
      let onPage = whole.filling(page, atScale: 2).scene.root.items
      guard case .fill(.rect(let fill), _) = onPage[0],
        case .stroke(.rect(let border), let borderWidth, _) = onPage[1],
        case .line(.rect(let drawn), let style, _) = onPage[2]
      else {
        Issue.record("all stay what they are")
        return
      }
      #expect(borderWidth == max(1, (width * 2).rounded()) / 2 && style.width == borderWidth)
      #expect(fill.maxX == page.width && fill.maxY == page.height)
      for rect in [border, drawn] {
        #expect(abs(rect.maxX + borderWidth / 2 - fill.maxX) < 1e-9, "\(end), \(width) wide")
        #expect(abs(rect.maxY + borderWidth / 2 - fill.maxY) < 1e-9, "\(end), \(width) wide")
        #expect(abs(rect.minX - borderWidth / 2) < 1e-9)
      }
    }
  }
}
