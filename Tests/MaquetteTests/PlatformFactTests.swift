import Maquette
import MaquetteThemes
import Testing

/// Frames and colours of a Mac, an iPad, a watch and a television that others measured, read out of live view
/// trees, or that Apple prints.
@Suite("What controls measure on the Mac, iPad, watch and television")
struct PlatformFactTests: DrawsScenes {
  let renderer = Renderer()

  private let mac26 = Environment(platform: .macos, osVersion: 26)
  private let iPad26 = Environment(platform: .ipados, osVersion: 26)

  // MARK: Mac

  @Test("Segments of a Mac stand 2 points inside of their control since macOS 26")
  func segments() throws {
    let scene = try scene(SegmentedControl([Segment("Day"), Segment("Week")]), on: mac26)
    let control = try #require(frames("SegmentedControl", in: scene).first)
    let segments = frames("Segment", in: scene)
    #expect(control.height == 24)
    #expect(segments.map(\.minX).min() == control.minX + 2)
    #expect(segments.map(\.maxX).max() == control.maxX - 2)
  }

  @Test("Two buttons of a Mac's alert have 110 × 28 points in 260")
  func alert() throws {
    let alert = Alert("Delete it?") {
      Button("Cancel", role: .cancel)
      Button("Delete", role: .destructive)
    }
    let scene = try scene(alert, on: mac26)
    #expect(frames("Alert", in: scene).map(\.width) == [260])
    #expect(
      frames("Button", in: scene).map(\.size)
        == Array(repeating: Size(width: 110, height: 28), count: 2))
  }

  @Test("Rows of a Mac's grouped form have 28 points, whatever stands in them")
  func form() throws {
    let form = Form(style: .grouped) {
      Section("Sound") {
        Label("Output")
        Toggle("Play at login").isOn(true)
        LabeledContent("Device", value: "Speakers")
      }
    }
    let scene = try scene(form, on: mac26, width: 400)
    #expect(frames("Row", in: scene).map(\.height) == [28, 28, 28])
  }

  @Test("The blue accent of macOS 26 is the one that people have who chose none")
  func accent() throws {
    func tint(_ accent: ControlAccentColor) throws -> Color? {
      var environment = mac26
      environment.controlAccentColor = accent
      let scene = try scene(Label("Blue", color: .named("controlAccent")), on: environment)
      return scene.nodes.compactMap(\.style?.color).first
    }
    #expect(try tint(.multicolor) == Color(hex: "#007AFF"))
    #expect(try tint(.blue) == Color(hex: "#007AFF"))
  }

  // MARK: iPad

  private func iPad(_ screen: Screen) throws -> Scene {
    var screen = screen
    screen.device = "iPad Pro 11-inch M5"
    return try scene(screen, on: iPad26)
  }

  @Test("An iPad's home indicator has 320 × 5 points, 8 from the lower edge")
  func indicator() throws {
    let scene = try iPad(Screen(navigationBar: NavigationBar("Files")) { Label("One") })
    let bar = try #require(frames("HomeIndicator", in: scene).first)
    #expect(bar.size == Size(width: 320, height: 5))
    #expect(bar.maxY == scene.size.height - 8)
  }

  @Test("An iPad's sidebar has 320 points, rows of 44 with and without symbols, all below the time")
  func sidebar() throws {
    var screen = Screen(navigationBar: NavigationBar("Files")) { Label("One") }
    screen.sidebar = [
      AnyComponent(
        List {
          Label("Recents", systemImage: "clock")
          Label("Shared")
        })
    ]
    let scene = try iPad(screen)
    let panel = try #require(scene.nodes.first { $0.path.hasSuffix("Sidebar") }).frame
    #expect(panel.width == 320)
    let rows = frames("Row", in: scene).filter { $0.maxX <= panel.maxX }
    #expect(rows.map(\.height) == [44, 44])
    // ipados26.yaml, sidebar.look: inset. The safe area begins 32 below the edge (devices.yaml).
    #expect(panel.minY == panel.minX && rows.allSatisfy { $0.minY >= 32 })
  }

  @Test(
    "An iPad searches at the trailing end of the bar's row", arguments: LayoutDirection.allCases)
  func search(direction: LayoutDirection) throws {
    var bar = NavigationBar("Files")
    bar.searchPrompt = "Search"
    var environment = iPad26
    environment.explicitDirection = direction
    var screen = Screen(navigationBar: bar) { Label("One") }
    screen.device = "iPad Pro 11-inch M5"
    let scene = try scene(screen, on: environment)
    let field = try #require(frames("SearchField", in: scene).first)
    #expect(field.midY == 32 + 22)
    #expect(direction == .leftToRight ? field.maxX == 834 - 20 : field.minX == 20)
  }

  // MARK: Watch

  @Test(
    "Round buttons at the bottom of a watch are as large as its case has them",
    arguments: [
      ("40mm", 34), ("41mm", 37.5), ("44mm", 37.5), ("45mm", 39.5), ("Ultra 49mm", 40.5),
    ] as [(String, Double)])
  func roundButtons(name: String, diameter: Double) throws {
    let bar = Toolbar {
      Button("", symbol: "xmark")
      Button("", symbol: "checkmark")
    }
    var screen = Screen(toolbar: bar) { Label("One") }
    screen.device = "Apple Watch \(name)"
    let buttons = try frames("Button", in: scene(screen, on: Environment(platform: .watchos)))
    let size = Size(width: diameter, height: diameter)
    #expect(buttons.map(\.size) == [size, size])
  }

  // MARK: Television

  @Test("A television's list has rows of 120 points below headers of 40", arguments: [nil, 26])
  func television(version: Int?) throws {
    let list = List {
      Section("Video") {
        Label("Format")
        Label("Match Frame Rate")
      }
    }
    let scene = try scene(
      list, on: Environment(platform: .tvos, osVersion: version), width: 800)
    let rows = frames("Row", in: scene)
    #expect(rows.map(\.height) == [120, 120])
    #expect(rows.first?.minY == 40)
  }

  @Test("Controls of a television have the heights of Apple's own catalogue of them")
  func televisionControls() throws {
    let environment = Environment(platform: .tvos)
    #expect(try scene(Button("Button"), on: environment).size.height == 86)
    #expect(
      try scene(SegmentedControl([Segment("One")]), on: environment).size.height == 70)
    var field = TextField("Name")
    field.borderStyle = .plain
    #expect(try scene(field, on: environment, width: 400).size.height == 35)
  }
}
