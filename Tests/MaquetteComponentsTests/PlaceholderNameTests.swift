import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Names on maps and in legends of charts")
struct PlaceholderNameTests {
  private static let scripts = ["Ada", "Βάρδος", "Север", "שלום", "東京"]

  /// Filled rectangles with round ends: discs, or grounds of names.
  private func pills(_ scene: Scene) -> [(rect: Rect, paint: Paint)] {
    scene.items.flatMap(\.leaves).compactMap { item in
      guard case .fill(.roundedRect(let rect, let radius, _), let paint) = item,
        abs(radius - rect.height / 2) < 0.01
      else { return nil }
      return (rect, paint)
    }
  }

  private func isDisc(_ rect: Rect) -> Bool { abs(rect.width - rect.height) < 0.01 }

  private func texts(_ scene: Scene) -> [(text: String, x: Double, y: Double)] {
    scene.items.flatMap(\.leaves).compactMap { item in
      if case .text(let run, _) = item { (run.text, run.origin.x, run.origin.y) } else { nil }
    }
  }

  @Test("A name that would lie on a pin, the user's dot or an earlier name is hidden, not unsaid")
  func collisions() throws {
    var shown: Set<Int> = []
    for pins in [["Café", "", "Museum", "A very long pin name here"], Self.scripts] {
      for seed in 1...40 {
        let map = MapView(pins: TextList(pins), seed: seed).showsUserLocation()
        let scene = try draw(map, width: 393, height: 150, in: Environment(platform: .ios))
        let all = pills(scene).map(\.rect)
        let names = all.filter { !isDisc($0) }
        #expect(names.count == texts(scene).count)
        for (index, name) in names.enumerated() {
          for other in names[(index + 1)...] { #expect(name.intersection(other) == nil) }
          // The halo around the dot lies over names, as it lies over streets.
          for disc in all where isDisc(disc) && disc.width <= 20 {
            #expect(name.intersection(disc) == nil)
          }
        }
        #expect(scene.nodes.compactMap(\.accessibility).map(\.label) == [pins[0]])
        shown.insert(names.count)
      }
    }
    #expect(shown.count > 1)
    let one = try draw(
      MapView(pins: ["Café"]), width: 393, height: 150, in: Environment(platform: .ios))
    #expect(texts(one).map(\.text) == ["Café"])
  }

  @Test(
    "A donut has a legend below it in its parts' colours, from the leading edge",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func legend(direction: LayoutDirection) throws {
    let chart = Chart([1, 2, 3, 4, 5], labels: TextList(Self.scripts), style: .donut)
    func scene(_ chart: Chart, width: Double) throws -> Scene {
      try draw(
        chart, width: width, height: 160,
        in: Environment(platform: .ios, direction: direction))
    }
    let wide = try scene(chart, width: 360)
    let names = texts(wide)
    #expect(names.map(\.text) == Self.scripts)
    let xs = names.map(\.x)
    #expect(xs == (direction == .leftToRight ? xs.sorted() : xs.sorted(by: >)))
    let parts = wide.items.flatMap(\.leaves).compactMap { item -> (Shape, Paint)? in
      if case .line(let shape, _, let paint) = item { (shape, paint) } else { nil }
    }
    let dots = pills(wide)
    #expect(dots.count == 5 && dots.map(\.paint) == parts.map(\.1))
    // The ring ends above the legend.
    let top = dots.map(\.rect.minY).min() ?? 0
    for case (.path(let path, _), _) in parts {
      #expect(path.controlBounds.map { $0.maxY < top } == true)
    }
    let lines = Set(texts(try scene(chart, width: 120)).map(\.y))
    #expect(Set(names.map(\.y)).count == 1 && lines.count > 1)
    let plain = try scene(Chart([1, 2, 3], style: .donut), width: 360)
    #expect(texts(plain).isEmpty && pills(plain).isEmpty)
  }
}
