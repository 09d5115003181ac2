import MaquetteCore
import Testing

@Suite("Edges on whole pixels")
struct PixelSnappingTests {
  private func snapped(_ item: DrawItem, scale: Double) throws -> DrawItem {
    let scene = try CheckedScene(scene(node(items: [item]))).snapped(toScale: scale).scene
    return try #require(scene.root.items.first)
  }

  private func isWhole(_ value: Double, scale: Double) -> Bool {
    abs((value * scale).rounded() - value * scale) < 1e-6
  }

  private static let rects = [
    Rect(x: 0.4, y: 1.6, width: 10.3, height: 7.7), Rect(x: 33.333, y: 20.5, width: 1, height: 50),
    Rect(x: 2.5, y: 2.5, width: 0.333, height: 99.9), Rect(x: 7.1, y: 7.9, width: 44, height: 44),
  ]

  @Test("The edges of a fill are whole pixels", arguments: rects, [1.0, 2, 3, 4])
  func fills(rect: Rect, scale: Double) throws {
    guard
      case .fill(.roundedRect(let moved, let radius, .continuous), _) = try snapped(
        .fill(.roundedRect(rect, radius: 4, curve: .continuous), .color(.black)), scale: scale)
    else {
      Issue.record("a fill stays a fill")
      return
    }
    for edge in [moved.minX, moved.minY, moved.maxX, moved.maxY] {
      #expect(isWhole(edge, scale: scale))
    }
    #expect(radius == 4)
    #expect(abs(moved.minX - rect.minX) <= 0.5 / scale + 1e-9)
    #expect(abs(moved.minY - rect.minY) <= 0.5 / scale + 1e-9)
    #expect(abs(moved.height - rect.height) <= 1 / scale + 1e-9)
  }

  @Test("What ends with the canvas ends with its last pixel", arguments: [1.0, 2, 3])
  func canvasEnd(scale: Double) throws {
    for size in [Size(width: 40.25, height: 20.25), Size(width: 40, height: 20.75)] {
      let frame = Rect(origin: .zero, size: size)
      let root = node(frame: frame, items: [.fill(.rect(frame), .color(.black))])
      let whole = Scene(
        size: size, background: nil, direction: .leftToRight, language: "en", title: "", root: root)
      let scene = try CheckedScene(whole).snapped(toScale: scale).scene
      guard case .fill(.rect(let moved), _) = scene.root.items[0] else {
        Issue.record("a fill stays a fill")
        return
      }
      #expect(moved.maxX * scale == (size.width * scale).rounded(.up))
      #expect(moved.maxY * scale == (size.height * scale).rounded(.up))
    }
  }

  @Test("On a page, what ends with the canvas or its last pixel ends with the page")
  func pageEnd() throws {
    let size = Size(width: 40.25, height: 20)
    let ends = [40.25: 41.0, 40.5: 41, 40: 40, 39.9: 40, 20: 20]
    for (end, moved) in ends {
      let items: [DrawItem] = [
        .fill(.rect(Rect(x: 0, y: 0, width: end, height: 20)), .color(.black))
      ]
      let root = node(frame: Rect(origin: .zero, size: size), items: items)
      let whole = Scene(
        size: size, background: nil, direction: .leftToRight, language: "en", title: "", root: root)
      let page = try CheckedScene(whole).filling(size.roundedUp, atScale: 2).scene
      #expect(page.size == Size(width: 41, height: 20))
      let box = Rect(x: 0, y: 0, width: moved, height: 20)
      #expect(page.root.items == [.fill(.rect(box), .color(.black))])
    }
  }

  @Test("On a page, what is round and pictures stay where they are on pixels")
  func roundOnPage() throws {
    let canvas = Rect(x: 0, y: 0, width: 20.25, height: 20.25)
    var circle = Path()
    circle.addCircle(centre: Point(x: 10.125, y: 10.125), radius: 10.125)
    let capsule = Shape.roundedRect(canvas, radius: 10, curve: .circular)
    let file = try ImageData(ImageFixture.bytes("rgb.png"), name: "a.png")
    let items: [DrawItem] = [
      .fill(capsule, .color(.black)), .fill(.path(circle, evenOdd: false), .color(.black)),
      .stroke(capsule.inset(by: 0.5), width: 1, .black),
      .line(capsule.inset(by: 0.5), StrokeStyle(width: 1), .color(.black)),
      .image(SceneImage(file, frame: canvas)), .group(DrawGroup([], clips: [capsule])),
    ]
    let root = node(frame: canvas, items: items)
    let whole = try CheckedScene(
      Scene(
        size: canvas.size, background: nil, direction: .leftToRight, language: "en", title: "",
        root: root))
    let onPage = whole.filling(canvas.size.roundedUp, atScale: 2).scene.root.items
    #expect(onPage == whole.snapped(toScale: 2).scene.root.items)
    guard case .fill(.roundedRect(let moved, _, _), _) = onPage[0] else {
      Issue.record("a fill stays a fill")
      return
    }
    #expect(moved.width == moved.height && moved.maxX == 20.5)
  }

  @Test("The outer edges of a border are whole pixels", arguments: rects, [1.0, 2, 3, 4])
  func borders(rect: Rect, scale: Double) throws {
    for wanted in [0.333, 0.5, 1, 1.6, 2] {
      guard
        case .stroke(.rect(let moved), let width, _) = try snapped(
          .stroke(.rect(rect), width: wanted, .black), scale: scale)
      else {
        Issue.record("a stroke stays a stroke")
        return
      }
      #expect(isWhole(width, scale: scale) && width * scale >= 1 - 1e-9)
      #expect(isWhole(moved.minX - width / 2, scale: scale))
      #expect(isWhole(moved.maxY + width / 2, scale: scale))
    }
  }

  @Test("A border never turns inside out", arguments: [1.0, 2, 3, 4])
  func thinBorders(scale: Double) throws {
    for step in 0..<40 {
      let rect = Rect(x: Double(step) * 0.1, y: 3.7, width: 0, height: 0.2)
      for wanted in [0.5, 1.4, 1.6, 2.5] {
        guard
          case .stroke(.rect(let moved), _, _) = try snapped(
            .stroke(.rect(rect), width: wanted, .black), scale: scale)
        else {
          Issue.record("a stroke stays a stroke")
          return
        }
        #expect(moved.width >= 0 && moved.height >= 0, "\(rect) \(wanted) wide")
      }
    }
  }

  @Test("A hairline never vanishes", arguments: [1.0, 2, 3, 4], [0.0, 0.2, 0.49, 0.5, 0.77])
  func hairline(scale: Double, top: Double) throws {
    let line = Rect(x: 0, y: top, width: 50, height: 1 / 3.0)
    guard
      case .fill(.rect(let moved), _) = try snapped(
        .fill(.rect(line), .color(.black)), scale: scale)
    else {
      Issue.record("a fill stays a fill")
      return
    }
    #expect(moved.height * scale >= 1 - 1e-9)
    #expect(isWhole(moved.height, scale: scale))
  }

  @Test("What has no extent stays so")
  func empty() throws {
    let item = DrawItem.fill(.rect(Rect(x: 1.3, y: 2, width: 0, height: 5)), .color(.black))
    guard case .fill(.rect(let moved), _) = try snapped(item, scale: 2) else {
      Issue.record("a fill stays a fill")
      return
    }
    #expect(moved.width == 0)
  }

  @Test("Neighbours that touch still touch", arguments: [1.0, 2, 3])
  func neighbours(scale: Double) throws {
    for step in 0..<30 {
      let edge = 10 + Double(step) * 0.07
      let left = Rect(x: 0, y: 0, width: edge, height: 5)
      let right = Rect(x: edge, y: 0, width: 40 - edge, height: 5)
      guard
        case .fill(.rect(let first), _) = try snapped(
          .fill(.rect(left), .color(.black)), scale: scale),
        case .fill(.rect(let second), _) = try snapped(
          .fill(.rect(right), .color(.black)), scale: scale)
      else {
        Issue.record("fills stay fills")
        return
      }
      #expect(abs(first.maxX - second.minX) < 1e-9)
    }
  }

  @Test("Baselines move to whole pixels and glyphs stay where they are in their line")
  func baselines() throws {
    let run = glyphRun(origin: Point(x: 3.21, y: 15.4), glyph: Point(x: 1.234, y: 0))
    guard case .text(let moved, _) = try snapped(.text(run, .black), scale: 2) else {
      Issue.record("a text stays a text")
      return
    }
    #expect(moved.origin == Point(x: 3.21, y: 15.5))
    #expect(moved.glyphs == run.glyphs)
  }

  @Test("Outlines, and groups that are scaled, stay as they are")
  func untouched() throws {
    var path = Path()
    path.addCircle(centre: Point(x: 5.3, y: 5.1), radius: 2.2)
    let items: [DrawItem] = [
      .fill(.path(path, evenOdd: false), .color(.black)),
      .stroke(.path(path, evenOdd: false), width: 1.3, .black),
      .group(
        DrawGroup(
          [.fill(.rect(PixelSnappingTests.rects[0]), .color(.black))],
          transform: Transform(scale: 0.96, about: .zero))),
    ]
    for item in items { #expect(try snapped(item, scale: 2) == item) }
  }

  @Test("Groups and clips are snapped inside, frames are not")
  func groups() throws {
    let rect = PixelSnappingTests.rects[0]
    let group = DrawItem.group(
      DrawGroup([.fill(.rect(rect), .color(.black))], clips: [.rect(rect)], opacity: 0.5))
    var root = node(frame: rect, items: [group])
    root.clip = .rect(rect)
    let snapped = try CheckedScene(scene(root)).snapped(toScale: 1).scene.root
    #expect(snapped.frame == rect)
    let whole = Shape.rect(Rect(x: 0, y: 2, width: 11, height: 7))
    #expect(snapped.clip == whole)
    #expect(
      snapped.items == [
        .group(DrawGroup([.fill(whole, .color(.black))], clips: [whole], opacity: 0.5))
      ])
  }

  @Test("A node alone is snapped as in its scene, and those in it stay as they are")
  func alone() throws {
    let rect = PixelSnappingTests.rects[0]
    let items: [DrawItem] = [.fill(.rect(rect), .color(.black))]
    var root = node(frame: rect, items: items)
    root.children = [node(frame: rect, items: items)]
    let snapping = PixelSnapping(scale: 2, canvas: scene(root).size)
    let whole = try CheckedScene(scene(root)).snapped(toScale: 2).scene.root
    let alone = snapping.alone(root)
    #expect(alone.items == whole.items && alone.items != items)
    #expect(alone.children == root.children && alone.children != whole.children)
    #expect(snapping.alone(root.children[0]) == whole.children[0])
  }
}
