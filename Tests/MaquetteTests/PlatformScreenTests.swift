import Maquette
import MaquetteThemes
import Testing

/// What a designer saw in whole screens of Macs and iPads.
@Suite("Screens of the Mac and the iPad")
struct PlatformScreenTests: DrawsScenes {
  let renderer = Renderer()

  private func frame(_ name: String, in scene: Scene) throws -> Rect {
    try #require(scene.nodes.first { $0.path.split(separator: "/").last == name[...] }).frame
  }

  @Test(
    "A Mac's form has its smallest switches and texts of the usual size, columns have check boxes",
    arguments: [nil, 26])
  func formToggles(version: Int?) throws {
    let environment = Environment(platform: .macos, osVersion: version)
    let usual = try scene(Toggle("").style(.switch).controlSize(.mini), on: environment).size
    let rows = Form(style: .grouped) { Toggle("Vibrate").isOn(true) }
    let grouped = try scene(rows, on: environment, width: 300)
    #expect(try frame("Switch", in: grouped).size == usual)
    #expect(grouped.nodes.first { $0.text == "Vibrate" }?.style?.size == 13)
    let columns = try scene(Form { Toggle("Vibrate") }, on: environment, width: 300)
    #expect(try frame("Checkbox", in: columns).width > 0)
  }

  @Test("A sheet hangs below the bars of a Mac's window", arguments: [nil, 26])
  func sheet(version: Int?) throws {
    func window(_ bar: Toolbar?) -> Window {
      Window("Timetable", toolbar: bar) {
        Spacer()
        Sheet("Export") { Label("PDF") }
      }
    }
    let environment = Environment(platform: .macos, osVersion: version)
    let bar = Toolbar { Button("Share", symbol: "square.and.arrow.up") }
    for (bar, height) in [(bar, 52), (nil, version == 26 ? 32 : 28)] as [(Toolbar?, Double)] {
      let scene = try scene(window(bar).frame(width: 500, height: 400), on: environment)
      let top = try #require(scene.nodes.first { $0.component == "Window" }).frame.minY
      let sheet = try #require(scene.nodes.first { $0.component == "Sheet" }).frame
      #expect(sheet.minY - top == height)
    }
  }

  @Test("Back and forward, and segments, stand on glass in a Mac's toolbar since macOS 26")
  func toolbarGroups() throws {
    let bar = Toolbar {
      SegmentedControl([Segment("Day"), Segment("Week")])
    } leadingItems: {
      PreviousNextControl()
    }
    func materials(_ version: Int?) throws -> Int {
      let environment = Environment(platform: .macos, osVersion: version)
      let scene = try scene(bar, on: environment, width: 500)
      return scene.nodes.flatMap(\.items).filter(\.hasMaterial).count
    }
    #expect(try materials(26) == 2)
  }

  @Test("A number with its unit stays in its field, however large texts are")
  func number() throws {
    var field = NumberField("", value: 72.5)
    (field.prefix, field.suffix) = ("about ", "kg")
    var environment = Environment(platform: .ipados)
    environment.textSize = .accessibility3
    let scene = try scene(field, on: environment)
    let box = try #require(scene.nodes.first { $0.component == "TextField" }).frame
    let stepper = try #require(scene.nodes.first { $0.component == "Stepper" }).frame
    #expect(box.minX >= 0 && box.maxX <= stepper.minX)
    #expect(box.width > 200)
  }

  @Test("An iPad's window hides the wallpaper behind it")
  func window() throws {
    let list = List { Label("One") }
    var screen = Screen { Window("Notes") { list } }
    screen.device = "iPad Pro 11-inch M5"
    screen.backdrop = "dusk"
    let scene = try scene(screen, on: Environment(platform: .ipados, osVersion: 26))
    let ground = Environment(platform: .ipados, osVersion: 26).theme
      .colors["systemGroupedBackground"]?[ColorTraits()]
    let fills = scene.nodes.flatMap(\.items).compactMap { item -> Color? in
      if case .fill(_, .color(let color)) = item { color } else { nil }
    }
    #expect(fills.contains { $0 == ground })
  }
}
