import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Effects on all that a node draws")
struct EffectTests {
  private let frame = Rect(x: 0, y: 0, width: 60, height: 40)

  private func node(
    _ effects: NodeEffects?, _ items: [DrawItem], children: [SceneNode] = []
  ) -> SceneNode {
    var node = SceneNode(
      path: "Root/Effect", component: "Effect", frame: frame, items: items, children: children)
    node.effects = effects
    return node
  }

  private func image(
    _ effects: NodeEffects?, _ items: [DrawItem], on ground: [DrawItem] = [],
    background: Color? = .white, scale: Double = 1
  ) throws -> RasterImage {
    try RasterPainter().image(
      picture(60, 40, background: background, ground, children: [node(effects, items)]),
      scale: scale)
  }

  @Test("A blur keeps what there is, and spreads it three deviations far")
  func blur() throws {
    let box = [fill(rect(20, 10, 20, 20), .black)]
    let sharp = try image(nil, box, background: nil)
    let soft = try image(NodeEffects(blur: 2), box, background: nil)
    func sum(_ image: RasterImage) -> Int {
      (0..<image.height).reduce(0) { sum, y in
        sum + (0..<image.width).reduce(0) { $0 + image[$1, y][0] }
      }
    }
    #expect(abs(sum(soft) - sum(sharp)) < sum(sharp) / 100)
    #expect(soft[30, 20] == [255, 0, 0, 0])
    #expect((100...155).contains(soft[20, 20][0]))
    #expect(soft[12, 20][0] == 0 && soft[17, 20][0] > 0)
  }

  @Test("A blur is as wide in points at every scale", arguments: [1.0, 2, 3])
  func scales(scale: Double) throws {
    let box = [fill(rect(20, 10, 20, 20), .black)]
    let soft = try image(NodeEffects(blur: 3), box, background: nil, scale: scale)
    let edge = soft[Int(20 * scale), Int(20 * scale)][0]
    #expect((105...150).contains(edge))
    #expect(soft[Int(9 * scale), Int(20 * scale)][0] == 0)
  }

  @Test(
    "Each way to mix colours is that of its name",
    arguments: [
      (BlendMode.multiply, [102, 0, 0]), (.screen, [255, 204, 153]), (.darken, [102, 0, 0]),
      (.lighten, [255, 204, 153]), (.difference, [153, 204, 153]), (.normal, [255, 0, 0]),
    ])
  func blend(mode: BlendMode, color: [Int]) throws {
    let ground = [fill(rect(0, 0, 60, 40), Color(rgb: 0x66CC99))]
    let mixed = try image(
      NodeEffects(blend: mode), [fill(rect(20, 10, 20, 20), Color(rgb: 0xFF0000))], on: ground)
    #expect(zip(mixed[30, 20].dropFirst(), color).allSatisfy { abs($0 - $1) <= 1 })
    #expect(mixed[5, 5] == [255, 102, 204, 153])
  }

  @Test("What is masked is as opaque as the mask, whatever its colour")
  func mask() throws {
    var half = Color.red
    half.alpha = 0.5
    let mask = [fill(rect(0, 0, 20, 40), .blue), fill(rect(20, 0, 20, 40), half)]
    let masked = try image(
      NodeEffects(mask: mask), [fill(rect(0, 0, 60, 40), .black)], background: nil)
    #expect(masked[10, 20] == [255, 0, 0, 0])
    #expect((126...129).contains(masked[30, 20][0]))
    #expect(masked[50, 20][0] == 0)
  }

  @Test(
    "A material in what is blurred, masked or mixed sees what is behind, and what is below it there",
    arguments: [
      NodeEffects(blur: 2), NodeEffects(mask: [fill(rect(0, 0, 60, 40), .black)]),
      NodeEffects(blend: .darken), NodeEffects(blur: 2, mask: [fill(rect(0, 0, 60, 40), .black)]),
    ])
  func materials(effects: NodeEffects) throws {
    // One that changes nothing, on a ground that is not there.
    let clear = Material(
      "clear", MaterialEffect(blur: 1, curve: MaterialEffect.grays, chroma: 1), flat: .white,
      ground: .white)
    let seen = try image(
      effects,
      [fill(rect(30, 0, 15, 40), .red), .fill(rect(5, 5, 50, 30), .material(clear))],
      on: [fill(rect(0, 0, 60, 40), .blue)])
    // Red is mixed with blue where the darker of each channel is left.
    let colors = [18: [0, 0, 255], 37: effects.blend == .darken ? [0, 0, 0] : [255, 0, 0]]
    for (x, color) in colors {
      let channels = zip(seen[x, 20].dropFirst(), color)
      #expect(channels.allSatisfy { abs($0 - $1) <= 3 }, "\(x): \(seen[x, 20])")
    }
  }

  private func sampler() throws -> CheckedScene {
    let inner = SceneNode(
      path: "Root/Effect/Inner", component: "Inner", frame: frame,
      items: [fill(rect(8, 20, 30, 12), .blue)])
    let fade = Gradient(
      .linear(from: Point(x: 0, y: 0), to: Point(x: 60, y: 0)),
      stops: [
        Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .clear),
      ])
    let nodes = [
      node(NodeEffects(blur: 2.5), [fill(rect(4, 4, 20, 12), .red)], children: [inner]),
      node(NodeEffects(blend: .multiply), [fill(rect(16, 8, 30, 12), Color(rgb: 0xFFCC00))]),
      node(
        NodeEffects(mask: [.fill(rect(0, 0, 60, 40), .gradient(fade))]),
        [fill(rect(30, 24, 28, 12), Color(rgb: 0x34C759))]),
    ]
    return try picture(60, 40, [], children: nodes)
  }

  @Test(
    "librsvg draws it as we do",
    .enabled(if: Tool.isInstalled("rsvg-convert"), "needs librsvg2-bin"))
  func svg() throws {
    let own = try RasterPainter().image(sampler(), scale: 2)
    let svg = try SVGWriter().svg(sampler(), scale: 2)
    let other = try Tool.librsvg(svg, scale: 2)
    let difference = own.difference(from: other)
    #expect(difference.mean < 1.5)
    #expect(difference.largest < 40)
  }

  @Test(
    "poppler draws it as we do",
    .enabled(if: Tool.isInstalled("pdftocairo"), "needs poppler-utils"))
  func pdf() throws {
    let own = try RasterPainter().image(sampler(), scale: 2)
    let other = try Tool.poppler(PDFPainter().pdf(sampler(), scale: 2), resolution: 144)
    let difference = own.difference(from: other)
    #expect(difference.mean < 1.5)
    #expect(difference.largest < 40)
  }

  @Test("Numbers that cannot be drawn are refused", arguments: [-1.0, .nan, .infinity, 201])
  func hostile(blur: Double) {
    #expect(throws: DiagnosticError.self) {
      try image(NodeEffects(blur: blur), [fill(rect(0, 0, 9, 9), .red)])
    }
  }

  @Test("Layers inside one another have a limit, which is told")
  func budget() throws {
    var inner = node(nil, [fill(rect(0, 0, 60, 40), .red)])
    for _ in 0..<60 { inner = node(NodeEffects(blend: .multiply), [], children: [inner]) }
    let scene = try picture(60, 40, [], children: [inner])
    _ = try RasterPainter().image(scene, scale: 2)
    let error = #expect(throws: DiagnosticError.self) {
      var deep = node(nil, [fill(rect(0, 0, 4_000, 4_000), .red)])
      for _ in 0..<6 { deep = node(NodeEffects(blend: .multiply), [], children: [deep]) }
      _ = try RasterPainter().image(
        picture(4_000, 4_000, [], children: [deep]), scale: 1)
    }
    #expect(error?.diagnostics.first?.message.contains("layers inside one another") == true)
  }

  @Test("A clip of what is blurred is blurred, too, and one around it cuts the blur")
  func clips() throws {
    var inner = node(nil, [fill(rect(0, 0, 60, 40), .black)])
    inner.clip = rect(20, 10, 20, 20)
    let soft = try RasterPainter().image(
      picture(
        60, 40, background: nil, [], children: [node(NodeEffects(blur: 2), [], children: [inner])]),
      scale: 1)
    #expect(soft[18, 20][0] > 0)
    let cut = try RasterPainter().image(
      picture(
        60, 40, background: nil, [], clip: rect(20, 10, 20, 20),
        children: [node(NodeEffects(blur: 2), [fill(rect(20, 10, 20, 20), .black)])]),
      scale: 1)
    #expect(cut[18, 20][0] == 0 && cut[21, 20][0] > 0)
  }
}
