import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Clips around what is mixed with its ground")
struct SVGClipTests {
  private let frame = Rect(x: 0, y: 0, width: 60, height: 40)

  private func node(
    _ items: [DrawItem], clip: Shape? = nil, effects: NodeEffects? = nil,
    children: [SceneNode] = []
  ) -> SceneNode {
    var node = SceneNode(
      path: "Root/Part", component: "Part", frame: frame, items: items, clip: clip,
      children: children)
    node.effects = effects
    return node
  }

  private func scene(effects: NodeEffects? = nil, own: Shape? = nil) throws -> CheckedScene {
    let mixed = node(
      [fill(rect(10, 0, 20, 40), .blue)], clip: own, effects: NodeEffects(blend: .multiply))
    let plain = node([fill(rect(40, 0, 20, 40), Color(rgb: 0x34C759))])
    let inner = node([], clip: rect(0, 5, 60, 30), children: [mixed, plain])
    let outer = node(
      [fill(rect(0, 0, 20, 40), Color(rgb: 0xFFCC00))],
      clip: .roundedRect(Rect(x: 4, y: 0, width: 50, height: 40), radius: 9, curve: .circular),
      effects: effects, children: [inner])
    return try picture(60, 40, background: Color(rgb: 0xFF9500), [], children: [outer])
  }

  /// How many elements with clips are around the one that is mixed.
  private func clipsAround(_ svg: String) throws -> Int {
    let start = try #require(svg.firstRange(of: "mix-blend-mode")).lowerBound
    var open: [Bool] = []
    for element in svg[..<start].split(separator: "<") {
      if element.hasPrefix("/g") { open.removeLast() }
      if element.hasPrefix("g") { open.append(element.contains("clip-path=")) }
    }
    return open.dropLast().count { $0 }
  }

  @Test("No clip keeps colours from being mixed with what is behind it", arguments: [true, false])
  func clips(hasOwn: Bool) throws {
    let scene = try scene(own: hasOwn ? rect(12, 0, 9, 40) : nil)
    #expect(try clipsAround(SVGWriter().svg(scene, scale: 1)) == 0)
    let adaptive = try AdaptiveSVGWriter().svg(light: scene, dark: scene, rule: .media, scale: 1)
    #expect(try clipsAround(adaptive) == 0)
    // No element has two styles.
    #expect(
      adaptive.split(separator: "<").allSatisfy { $0.ranges(of: " style=").count < 2 })
  }

  @Test(
    "What is a picture of its own anyway has its clip, and all is as it was without blend modes")
  func isolated() throws {
    let mask = NodeEffects(mask: [fill(.rect(frame), .black)])
    #expect(try clipsAround(SVGWriter().svg(scene(effects: mask), scale: 1)) == 1)
    let plain = try picture(
      60, 40, [],
      children: [node([fill(rect(0, 0, 9, 9), .red)], clip: rect(0, 0, 5, 5), children: [node([])])]
    )
    #expect(try SVGWriter().svg(plain, scale: 1).ranges(of: "clip-path=\"").count == 1)
  }

  /// Clips inside one another, in each of which something is mixed and something is not.
  private func nested(_ depth: Int, _ clip: Clip) throws -> CheckedScene {
    var inner: [SceneNode] = []
    for level in (0..<depth).reversed() {
      let mixed = node([fill(rect(0, 0, 30, 40), .blue)], effects: NodeEffects(blend: .multiply))
      let plain = node([fill(rect(30, Double(level), 20, 4), Color(rgb: 0x34C759))])
      inner = [
        node(
          [fill(rect(0, 0, 20, 40), Color(rgb: 0xFFCC00))], clip: clip.shape(level),
          children: [mixed, plain] + inner)
      ]
    }
    return try picture(60, 40, background: Color(rgb: 0xFF9500), [], children: inner)
  }

  enum Clip: CaseIterable {
    case boxes, round, both

    fileprivate func shape(_ level: Int) -> Shape {
      let inset = Double(level) / 4
      let box = Rect(x: inset, y: 0, width: 50, height: 40)
      return switch self {
      case .boxes: .rect(box)
      case .round: .roundedRect(box, radius: 15, curve: .circular)
      case .both: level % 2 == 0 ? .rect(box) : .roundedRect(box, radius: 9, curve: .continuous)
      }
    }
  }

  @Test("However many clips are inside one another, each adds as much", arguments: Clip.allCases)
  func depth(clip: Clip) throws {
    let sizes = try [10, 20, 40].map { try SVGWriter().svg(nested($0, clip), scale: 4).utf8.count }
    #expect(sizes[2] - sizes[1] < 3 * (sizes[1] - sizes[0]), "\(sizes)")
    let adaptive = try [10, 20, 40].map { depth in
      let scene = try nested(depth, clip)
      return try AdaptiveSVGWriter().svg(light: scene, dark: scene, rule: .media, scale: 4)
        .utf8.count
    }
    #expect(adaptive[2] - adaptive[1] < 3 * (adaptive[1] - adaptive[0]), "\(adaptive)")
  }

  @Test(
    "librsvg draws as we do what is in many clips",
    .enabled(if: Tool.isInstalled("rsvg-convert"), "needs librsvg2-bin"),
    arguments: Clip.allCases)
  func deep(clip: Clip) throws {
    let scene = try nested(6, clip)
    let own = try RasterPainter().image(scene, scale: 4)
    let other = try Tool.librsvg(SVGWriter().svg(scene, scale: 4), scale: 4)
    #expect(own.difference(from: other).mean < 1)
  }

  @Test(
    "librsvg draws it as we do",
    .enabled(if: Tool.isInstalled("rsvg-convert"), "needs librsvg2-bin"), arguments: [true, false])
  func librsvg(hasOwn: Bool) throws {
    let scene = try scene(own: hasOwn ? rect(12, 0, 9, 40) : nil)
    let own = try RasterPainter().image(scene, scale: 2)
    let other = try Tool.librsvg(SVGWriter().svg(scene, scale: 2), scale: 2)
    #expect(own.difference(from: other).mean < 1)
  }
}
