import MaquetteCore
import Testing

@Suite("The funnel before C")
struct CheckedSceneTests {
  private static let bad = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 1_000_001, .greatestFiniteMagnitude,
  ]

  /// The messages about a picture with one item; empty when it may be drawn.
  private func problems(_ item: DrawItem) -> [Diagnostic] {
    var node = node("VStack/Label[3]", items: [item])
    node.source = SourceLocation(line: 4, column: 7)
    return problems(
      scene(SceneNode(path: "VStack", component: "VStack", frame: .zero, children: [node])))
  }

  private func problems(_ scene: Scene) -> [Diagnostic] {
    do {
      _ = try CheckedScene(scene)
      return []
    } catch {
      return (error as? DiagnosticError)?.diagnostics ?? []
    }
  }

  @Test("What is in order goes through unchanged")
  func good() throws {
    let picture = scene(
      node(items: [
        .fill(.rect(.square(5)), .verticalGradient(top: .white, bottom: .black)),
        .text(glyphRun(), .black), .stroke(.rect(.square(5)), width: 0, .black),
      ]))
    #expect(try CheckedScene(picture).scene == picture)
  }

  @Test("A message names the node, its place and the remedy")
  func message() throws {
    let found = problems(.fill(.rect(.square(.nan)), .color(.black)))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.message.hasPrefix("VStack/Label[3] has "))
    #expect(first.message.contains("1000000 points"))
    #expect(first.location == SourceLocation(line: 4, column: 7))
    #expect(first.length == 5)
    #expect(first.hint == "use smaller numbers for its sizes and those around it")
  }

  @Test("Bad numbers are refused in every kind of item", arguments: bad)
  func items(number: Double) {
    var path = Path([.move(.zero)])
    path.curve(.zero, Point(x: 0, y: number), to: .zero)
    var moved = Transform.identity
    moved.tx = number
    let fine = DrawItem.fill(.rect(.square(1)), .color(.black))
    let hostile: [DrawItem] = [
      .fill(.rect(Rect(x: number, y: 0, width: 1, height: 1)), .color(.black)),
      .fill(.rect(Rect(x: 0, y: 0, width: number, height: 1)), .color(.black)),
      .fill(.roundedRect(.square(9), radius: number, curve: .continuous), .color(.black)),
      .fill(.path(path, evenOdd: true), .color(.black)),
      .fill(.path(Path([.move(Point(x: number, y: 0))]), evenOdd: false), .color(.black)),
      .fill(.path(Path([.line(Point(x: 0, y: number))]), evenOdd: false), .color(.black)),
      .stroke(.rect(.square(5)), width: number, .black),
      .text(glyphRun(size: number), .black),
      .text(glyphRun(origin: Point(x: 0, y: number)), .black),
      .text(glyphRun(glyph: Point(x: number, y: 0)), .black),
      .shadow(.rect(.square(5)), Shadow(color: .black, blur: number)),
      .shadow(.rect(.square(5)), Shadow(color: .black, blur: 2, offset: Point(x: 0, y: number))),
      .group(DrawGroup([fine], opacity: number)),
      .group(DrawGroup([fine], clips: [.rect(.square(number))])),
      .group(DrawGroup([fine], transform: moved)),
      .group(DrawGroup([fine], transform: Transform(scale: number, about: .zero))),
      .group(DrawGroup([.group(DrawGroup([.stroke(.rect(.square(5)), width: number, .black)]))])),
      .fill(.rect(.square(1)), .color(Color(rgb: 0, alpha: number))),
      .fill(
        .rect(.square(1)), .verticalGradient(top: .black, bottom: Color(rgb: 0, alpha: number))),
      .stroke(.rect(.square(1)), width: 1, Color(rgb: 0, alpha: number)),
      .text(glyphRun(), Color(rgb: 0, alpha: number)),
      .shadow(.rect(.square(5)), Shadow(color: Color(rgb: 0, alpha: number), blur: 2)),
    ]
    for item in hostile { #expect(problems(item).count == 1, "\(item)") }
  }

  @Test("Lengths below zero are refused")
  func negative() {
    #expect(problems(.fill(.rect(.square(-1)), .color(.black))).count == 1)
    #expect(problems(.stroke(.rect(.square(1)), width: -1, .black)).count == 1)
    #expect(problems(.shadow(.rect(.square(1)), Shadow(color: .black, blur: -1))).count == 1)
    #expect(
      problems(.fill(.roundedRect(.square(1), radius: -1, curve: .circular), .color(.black))).count
        == 1)
  }

  @Test("The limits themselves are allowed and a little more is not")
  func limits() {
    let shape = Shape.rect(.square(5))
    #expect(problems(.stroke(shape, width: Limits.radius, .black)).isEmpty)
    #expect(problems(.stroke(shape, width: Limits.radius * 1.01, .black)).count == 1)
    #expect(problems(.shadow(shape, Shadow(color: .black, blur: Limits.blur))).isEmpty)
    #expect(problems(.shadow(shape, Shadow(color: .black, blur: Limits.blur + 1))).count == 1)
    #expect(problems(.text(glyphRun(size: 1000), .black)).isEmpty)
    #expect(problems(.text(glyphRun(size: 1001), .black)).count == 1)
    #expect(problems(.text(glyphRun(size: 0.4), .black)).count == 1)
  }

  @Test("Frames, hit targets, baselines and clips are looked at", arguments: bad)
  func nodes(number: Double) {
    var hostile = [SceneNode](repeating: node("Button"), count: 4)
    hostile[0].frame = Rect(x: 0, y: 0, width: number, height: 1)
    hostile[1].hitTarget = .square(number)
    hostile[2].baseline = number
    hostile[3].clip = .rect(.square(number))
    for node in hostile { #expect(problems(scene(node)).count == 1, "\(node)") }
  }

  @Test("A picture without extent or of no size is refused", arguments: bad + [0, -5])
  func canvas(number: Double) throws {
    let found = problems(scene(node(), size: Size(width: 10, height: number)))
    let first = try #require(found.first)
    #expect(first.message.hasPrefix("the picture would be 10 × "))
    #expect(first.hint?.contains("set 'width' and 'height'") == true)
    #expect(first.message.hasSuffix("has nothing to show") == (number == 0))
  }

  @Test("The background's opacity is looked at")
  func background() {
    #expect(problems(scene(node(), background: Color(rgb: 0, alpha: .nan))).count == 1)
    #expect(problems(scene(node(), background: nil)).isEmpty)
  }

  @Test("At most fifty problems are told")
  func many() {
    let nodes = (0..<200).map { node("Label[\($0)]", frame: .square(.nan)) }
    #expect(problems(scene(node(children: nodes))).count == Limits.diagnostics)
  }
}
