import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What is drawn around a component's frame")
struct OverflowTests {
  private func scene(
    _ component: some Component, on platform: Platform, _ canvas: Canvas = Canvas()
  )
    throws -> Scene
  {
    try SceneMaker(measurer: FakeMeasurer()).scene(
      of: component, on: canvas, in: Environment(platform: platform)
    ).scene
  }

  private static let samples: [(Platform, AnyComponent)] = [
    (.macos, AnyComponent(Button("X").role(.primary).state(.focused))),
    (.macos, AnyComponent(Toggle("X", isOn: true).state(.focused))),
    (.tvos, AnyComponent(Button("X").state(.focused))),
    (.tvos, AnyComponent(Toggle("X", isOn: true).state(.focused))),
    (.ipados, AnyComponent(Button("X").style(.filled).state(.hovered))),
    (.ios, AnyComponent(Alert("Delete?") { Button("OK") })),
    (.ios, AnyComponent(Menu("Edit", isPresented: true) { MenuItem("Copy") })),
    (.macos, AnyComponent(Menu("Edit", isPresented: true) { MenuItem("Copy") })),
    (.ios, AnyComponent(Popover { Label("Hello") })),
    (.ios, AnyComponent(Slider(value: 0.5))),
  ]

  @Test("is on a canvas that nobody measured, as far from one edge as from the other")
  func included() throws {
    for (platform, component) in Self.samples {
      let scene = try scene(component, on: platform)
      let ink = try #require(scene.root.visualBounds())
      #expect(ink.minX > -0.02 && ink.minY > -0.02, "\(platform) \(component.base)")
      #expect(ink.maxX < scene.size.width + 0.02, "\(platform) \(component.base)")
      #expect(ink.maxY < scene.size.height + 0.02, "\(platform) \(component.base)")
      let frame = scene.root.frame
      #expect(abs(frame.midX - scene.size.width / 2) < 1e-6)
      #expect(abs(frame.midY - scene.size.height / 2) < 1e-6)
      #expect(frame.minX == frame.minX.rounded() && frame.minY == frame.minY.rounded())
    }
  }

  @Test("makes no picture larger where there is none")
  func nothing() throws {
    #expect(try draw(Label("abc")).size == Size(width: 30, height: 20))
    let plain = try scene(Button("X"), on: .ios)
    #expect(plain.root.frame == Rect(origin: .zero, size: plain.size))
  }

  @Test("stays in the direction that has no length of its own")
  func oneLength() throws {
    let button = Button("X").role(.primary).state(.focused)
    let free = try scene(button, on: .macos)
    let wide = try scene(button, on: .macos, Canvas(width: 200))
    #expect(wide.size == Size(width: 200, height: free.size.height))
    #expect(wide.findings.isEmpty)
  }

  @Test("is found where a picture's size cuts it off, and not where there is padding")
  func found() throws {
    let button = Button("X").role(.primary).state(.focused)
    let frame = try scene(button, on: .macos).root.frame
    let canvas = Canvas(width: frame.width, height: frame.height)
    let cut = try scene(button, on: .macos, canvas).findings.filter { $0.id == "outside-canvas" }
    #expect(cut.map(\.paths) == [["Button"]])
    #expect(cut.first?.message.contains("what Button 'X' draws around itself") == true)
    #expect(cut.first?.hint?.contains("padding") == true)
    #expect(try scene(button.padding(20), on: .macos).findings.isEmpty)
    let roomy = Canvas(width: frame.width + 40, height: frame.height + 40)
    #expect(try scene(button, on: .macos, roomy).findings.isEmpty)
  }

  @Test("ends where a view cuts it off on purpose")
  func clipped() throws {
    let view = ScrollView { for _ in 1...9 { Button("X").state(.focused) } }
    let scene = try scene(view, on: .tvos, Canvas(height: 200))
    #expect(scene.findings.filter { $0.id == "outside-canvas" }.isEmpty)
    let bounds = try #require(scene.root.visualBounds())
    #expect(bounds.minX >= 0 && bounds.maxX <= scene.size.width)
  }

  @Test("counts a shadow as far as it is seen", arguments: [(0.05, 20.0), (0.3, 40), (1, 8)])
  func shadows(alpha: Double, blur: Double) {
    let shadow = Shadow(color: .black.opacity(alpha), blur: blur)
    let reach = shadow.reach(fainterThan: SceneNode.unseen)
    #expect(reach > blur * 0.5 && reach < blur * 2)
    #expect(shadow.reach(fainterThan: alpha) == 0)
  }

  @Test("is no number that crashes", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostile(number: Double) {
    _ = try? draw(Button("a").cornerRadius(number).padding(number))
    _ = try? draw(
      Label("abc").with(\.shadowColor, .red).with(\.shadowOffset, Point(x: number, y: 0)))
  }
}
