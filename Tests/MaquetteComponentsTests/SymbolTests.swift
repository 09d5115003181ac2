import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Symbols")
struct SymbolTests {
  private func image(
    _ name: String, weight: FontWeight = .regular, _ direction: LayoutDirection = .leftToRight,
    color: ColorValue = .tint
  ) throws -> Scene {
    try draw(
      Image(systemName: name, font: .system(size: 17, weight: weight), color: color),
      in: surroundings(direction))
  }

  private func paths(_ scene: Scene) -> [Path] {
    scene.items.compactMap { item in
      switch item {
      case .stroke(.path(let path, _), _, _), .fill(.path(let path, _), _): path
      default: nil
      }
    }
  }

  private func clips(_ items: [DrawItem]) -> [Shape] {
    items.flatMap { item -> [Shape] in
      guard case .group(let group) = item else { return [] }
      return group.clips + clips(group.items)
    }
  }

  @Test("Every layer of every symbol can be read", arguments: Symbol.names)
  func layers(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    #expect(!symbol.layers.isEmpty)
    for layer in symbol.layers {
      let path = try #require(SymbolPath.parse(layer.path), "\(layer.path)")
      let bounds = try #require(path.controlBounds)
      #expect(bounds.width + bounds.height > 0)
      #expect(layer.width > 0)
    }
    #expect([.stroke, .fill].contains(symbol.layers[0].kind), "nothing to cut yet")
  }

  @Test(
    "In black a symbol keeps to the grid of 24 by 24 within half a unit, in both directions",
    arguments: Symbol.names)
  func extent(name: String) throws {
    // At 17 points a unit of the grid is a point.
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for locale in ["en", "ar", "he"] {
        var environment = surroundings(direction)
        environment.locale = locale
        let image = Image(systemName: name, font: .system(size: 17, weight: .black))
        let size = try draw(image, in: environment).size
        #expect(size.width > 3 && size.height > 3)
        #expect(size.width <= 25 && size.height <= 25, "\(direction) \(locale): \(size)")
      }
    }
    let size = try self.image(name, weight: .ultraLight).size
    #expect(size.width > 0 && size.height > 0 && max(size.width, size.height) >= 12)
  }

  @Test("Ink stays in the image's frame", arguments: Symbol.names)
  func inside(name: String) throws {
    let scene = try image(name, weight: .bold)
    let frame = scene.root.frame.inset(by: -0.01)
    for item in scene.items {
      var reach = 0.0
      if case .stroke(_, let width, _) = item { reach = width / 2 }
      guard case .stroke(.path(let path, _), _, _) = item else { continue }
      let box = try #require(path.controlBounds).inset(by: -reach)
      #expect(frame.union(box) == frame, "\(box) in \(frame)")
    }
  }

  @Test("Strokes follow the weight")
  func weights() throws {
    let widths = try FontWeight.allCases.map { weight -> Double in
      let items = try image("plus", weight: weight).items
      guard case .stroke(_, let width, _) = items.first else { return 0 }
      return width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == FontWeight.allCases.count)
    #expect((widths.last ?? 0) > 3 * (widths.first ?? 0))
  }

  @Test("What a layer cuts out becomes a clip of what lies below it")
  func cuts() throws {
    let names = Symbol.names.filter { name in
      let kinds = Symbol.named(name)?.layers.map(\.kind) ?? []
      return kinds.contains(.cut) || kinds.contains(.cutFill)
    }
    #expect(!names.isEmpty)
    for name in names {
      let clips = clips(try image(name).root.items)
      #expect(!clips.isEmpty, "\(name)")
      #expect(clips.allSatisfy { $0.isEvenOdd }, "\(name)")
      _ = try CheckedScene(image(name, weight: .black))
    }
  }

  // A cut-out makes a group of its layers by itself.
  @Test(
    "A translucent symbol is one group, so that it does not darken where it overlaps",
    arguments: ["cart", "star.circle.fill", "tray.fill"])
  func translucent(name: String) throws {
    let items = try image(name, color: "#00000080").root.items
    guard items.count == 1, case .group(let group) = items[0] else {
      Issue.record("layers are drawn together")
      return
    }
    #expect(abs(group.opacity - 128.0 / 255) < 1e-9)
    #expect(group.items.flatMap(\.leaves).map(\.color?.alpha).allSatisfy { $0 == 1 })
  }

  @Test("A name that does not exist is an error with the one that was meant")
  func unknown() throws {
    let image = complaints(Image(systemName: "haert"))
    #expect(image.map(\.message) == ["Image: unknown symbol 'haert'"])
    #expect(image.first?.hint == "did you mean 'heart'?")
    let button = complaints(Button("a", symbol: "zzzzzzzz"))
    #expect(button.map(\.message) == ["Button: unknown symbol 'zzzzzzzz'"])
    #expect(button.first?.hint == "'maquette components Image' lists all of them")
    #expect(complaints(Image(systemName: "")).isEmpty, "without a name it is a placeholder")
  }

  @Test("The note beside a list keeps its shape in right-to-left, apart from the lines")
  func noteBesideList() throws {
    for weight in FontWeight.allCases {
      func parts(_ direction: LayoutDirection) throws -> (note: Rect, lines: Rect) {
        let items = try image("music.note.list", weight: weight, direction).items
        let notes = items.compactMap { item -> Rect? in
          guard case .fill(.path(let path, _), _) = item else { return nil }
          return path.controlBounds
        }
        let note = try #require(notes.dropFirst().reduce(notes.first) { $0?.union($1) })
        let lines = items.compactMap { item -> Rect? in
          guard case .stroke(.path(let path, _), let width, _) = item else { return nil }
          return path.controlBounds?.inset(by: -width / 2)
        }
        #expect(notes.count == 2 && lines.count == 4)
        // The flag is on the right of the head in both directions.
        #expect(notes[0].minX == note.minX && notes[1].minX > notes[0].minX)
        return (note, lines[0])
      }
      let (left, right) = (try parts(.leftToRight), try parts(.rightToLeft))
      #expect(abs(left.note.width - right.note.width) < 1e-6)
      #expect(left.note.maxX > left.lines.maxX && right.note.maxX < right.lines.minX)
    }
  }
}
