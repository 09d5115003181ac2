import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("How large a screen is")
struct ScreenSizeTests {
  private func scene(
    _ component: some Component, on platform: Platform, _ canvas: Canvas = Canvas()
  ) throws -> Scene {
    try SceneMaker(measurer: FakeMeasurer()).scene(
      of: component, on: canvas, in: Environment(platform: platform)
    ).scene
  }

  private static let window = Screen(toolbar: Toolbar("General") {}.windowControls()) {
    Label("Hello")
  }

  @Test("A Mac's is a window of its own size, with its controls at its corner")
  func ownSize() throws {
    let scene = try scene(Self.window.frame(width: 400, height: 300), on: .macos)
    #expect(scene.size == Size(width: 400, height: 300))
    #expect(scene.frame("Screen") == Rect(x: 0, y: 0, width: 400, height: 300))
    let controls = try #require(scene.nodes.first { $0.component == "WindowButton" })
    #expect(controls.frame.minX >= 0 && controls.frame.minX < 30)
    #expect(controls.frame.minY >= 0 && controls.frame.maxY < 60)
    #expect(scene.findings.filter { $0.id == "outside-canvas" }.isEmpty)
  }

  @Test("A Mac's has the canvas's size, in one direction or both, smaller or larger than a screen")
  func canvasSize() throws {
    let standard = try #require(Device.standard(for: .macos)?.size)
    let small = try scene(Self.window, on: .macos, Canvas(width: 500, height: 350))
    #expect(small.frame("Screen") == Rect(x: 0, y: 0, width: 500, height: 350))
    let wide = try scene(Self.window, on: .macos, Canvas(width: 4000))
    #expect(wide.frame("Screen")?.size == Size(width: 4000, height: standard.height))
    #expect(try scene(Self.window, on: .macos).size == standard)
  }

  @Test(
    "Another one is as small as it is told to be, and no larger than its device",
    arguments: [Platform.ios, .ipados, .watchos, .tvos])
  func device(platform: Platform) throws {
    let own = try #require(Device.standard(for: platform)?.size)
    let screen = Screen { Label("Hello") }
    let narrow = try scene(screen.frame(width: own.width - 50), on: platform)
    #expect(narrow.size == Size(width: own.width - 50, height: own.height))
    #expect(narrow.frame("Screen")?.minX == 0)
    let middle = try #require(narrow.frame("Label[0]")?.midX)
    #expect(abs(middle - (own.width - 50) / 2) <= 0.5)
    let wide = try scene(screen, on: platform, Canvas(width: own.width + 100))
    #expect(wide.frame("Screen")?.width == own.width)
    #expect(wide.frame("Screen")?.minX == 50)
  }

  // Measured: UIKit in the simulator.
  @Test(
    "On an iPad without a Home button contents keep from the edges what its system leaves free",
    arguments: [(18, 24.0, 20.0), (26, 32, 25)])
  func systemInsets(version: Int, top: Double, bottom: Double) throws {
    for name in ["iPad Pro 11-inch", "iPad Pro 11-inch landscape"] {
      var environment = Environment(platform: .ipados, osVersion: version)
      environment.device = Device.named(name)
      let bars = Screen(navigationBar: NavigationBar("Inbox"), toolbar: Toolbar { Button("Edit") })
      {
        Label("a")
      }
      let drawn = try draw(bars, in: environment)
      #expect(drawn.frame("NavigationBar")?.minY == top)
      let toolbar = try #require(drawn.frame("Toolbar"))
      #expect(abs(toolbar.maxY - (drawn.size.height - bottom)) < 1e-6)
    }
  }
}

@Suite("What scrolls on a screen")
struct ScreenScrollTests {
  private let rows = (0..<30).map { AnyComponent(Button("Row \($0)").frame(height: 44)) }

  @Test(
    "goes on under the home indicator and the bars, to the edge of the screen",
    arguments: [Platform.ios, .ipados])
  func bottomEdge(platform: Platform) throws {
    let bar = TabBar([
      TabItem("Home", systemImage: "house"), TabItem("More", systemImage: "ellipsis"),
    ])
    for screen in [
      Screen(isScrolling: true) { for row in rows { row } },
      Screen(isScrolling: true, tabBar: bar) { for row in rows { row } },
      Screen(tabBar: bar) { ScrollView { for row in rows { row } } },
      Screen(tabBar: bar) { List { for row in rows { row } } },
    ] {
      let scene = try draw(screen, in: Environment(platform: platform))
      let view = try #require(scene.nodes.first { ["ScrollView", "List"].contains($0.component) })
      #expect(view.frame.maxY == scene.size.height)
      #expect(view.frame.minY > 0)
      // What the bar lies over does not answer.
      let overlaps = scene.findings.filter { $0.id == "hit-target-overlap" }
      #expect(overlaps.isEmpty, "\(overlaps.map(\.message))")
      if let ground = scene.nodes.first(where: { $0.component == "TabBar" }) {
        let under = scene.hitTargets.filter {
          $0.path.contains("Button") && $0.area.maxY > ground.frame.minY + 0.01
        }
        #expect(under.isEmpty, "\(under.map(\.path))")
      }
    }
  }

  @Test("ends above what is in the keyboard's place")
  func input() throws {
    let screen = Screen(isScrolling: true) { for row in rows { row } }
      .inputView { Picker("Size", options: ["S", "M"], style: .wheel) }
    let scene = try draw(screen, in: Environment(platform: .ios))
    let view = try #require(scene.node("ScrollView[0]"))
    #expect(view.frame.maxY < scene.size.height - 100)
  }

  @Test("does not move what fits")
  func still() throws {
    let plain = try draw(Screen { Label("A") }, in: Environment(platform: .ios))
    let frame = try #require(plain.frame("Label[0]"))
    let scrolling = Screen(isScrolling: true) { Label("A") }
    let moved = try #require(
      try draw(scrolling, in: Environment(platform: .ios)).frame("Label[0]"))
    #expect(moved.minX == frame.minX && moved.minY < frame.minY)
  }
}
