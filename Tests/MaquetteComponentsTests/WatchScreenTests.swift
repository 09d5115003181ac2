import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("A watch's screen")
struct WatchScreenTests {
  private func scene(
    locale: String = "en_US", direction: LayoutDirection? = nil, device: String = ""
  ) throws -> Scene {
    let screen = Screen(device: device, title: "Workout") { Button("Start") }
    return try draw(
      screen, in: Environment(platform: .watchos, direction: direction, locale: locale))
  }

  private func texts(_ scene: Scene) -> [String] {
    scene.nodes.filter { $0.path.contains("StatusBar") }.compactMap(\.text)
  }

  @Test(
    "It shows the title and the time, as the locale counts hours and without a day period",
    arguments: [("en_US", "9:41"), ("de", "09:41"), ("ja", "9:41"), ("ar_EG", "٩:٤١")])
  func time(locale: String, time: String) throws {
    #expect(texts(try scene(locale: locale)) == ["Workout", time])
  }

  @Test("The title is at the leading side and the time at the trailing one")
  func sides() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try scene(direction: direction)
      let nodes = scene.nodes.filter { $0.path.contains("StatusBar") }
      let isLeft = nodes[0].frame.midX < nodes[1].frame.midX
      #expect(isLeft == (direction == .leftToRight))
      #expect(nodes.allSatisfy { $0.frame.minX > 0 && $0.frame.maxX < scene.size.width })
    }
  }

  @Test(
    "Both are above the contents, on every watch",
    arguments: Device.all.filter { $0.platform == .watchos })
  func room(device: Device) throws {
    let scene = try scene(device: device.name)
    let bar = scene.nodes.filter { $0.path.contains("StatusBar") }
    let button = try #require(scene.frame("Button[0]"))
    #expect(bar.count == 2)
    #expect(bar.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= button.minY })
  }

  @Test("The title has the colour of the app's tint, the time is white")
  func colors() throws {
    // HIG, archived watchOS pages: the global tint colours the title in the status bar.
    let nodes = try scene().nodes.filter { $0.path.contains("StatusBar") }
    #expect(nodes[0].style?.color != nodes[1].style?.color)
    #expect(nodes[1].style?.color.hex == "#FFFFFF")
  }

  @Test("Elsewhere a title on a screen is a warning")
  func elsewhere() {
    let found = complaints(Screen(title: "A") { Label("b") }, in: Environment())
    #expect(found.contains { $0.severity == .warning && $0.message.contains("watch only") })
  }
}

@Suite("Help in sheets of macOS")
struct SheetHelpTests {
  private func sheet(_ help: HelpPlacement?, buttons: Bool = true) -> Sheet {
    Sheet(
      "Export", cancellationAction: buttons ? Button("Cancel") : nil,
      confirmationAction: buttons ? Button("Export") : nil, help: help
    ) { Label("Which pages?") }
  }

  private func frames(
    _ help: HelpPlacement, buttons: Bool = true, direction: LayoutDirection = .leftToRight
  ) throws -> (help: Rect, last: Rect?, width: Double) {
    let scene = try draw(
      sheet(help, buttons: buttons), width: 400,
      in: Environment(platform: .macos, direction: direction))
    let help = try #require(scene.nodes.first { $0.component == "HelpButton" })
    let last = scene.nodes.first { $0.component == "Button" && $0.text == "Export" }
    return (help.frame, last?.frame, scene.size.width)
  }

  @Test(
    "With dismissal buttons it is in the corner opposite to them, in line with them",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func opposite(direction: LayoutDirection) throws {
    // HIG, Buttons, macOS: Help buttons, the table of locations.
    let (help, last, width) = try frames(.automatic, direction: direction)
    let button = try #require(last)
    #expect((help.midX < width / 2) == (direction == .leftToRight))
    #expect((button.midX > width / 2) == (direction == .leftToRight))
    #expect(abs(help.midY - button.midY) < 0.6)
  }

  @Test("Without them it is in the lower corner asked for")
  func alone() throws {
    #expect(try frames(.leading, buttons: false).help.midX < 200)
    #expect(try frames(.trailing, buttons: false).help.midX > 200)
  }

  @Test("On the side of the buttons, and on other platforms, it is a warning")
  func warnings() {
    let mac = complaints(sheet(.trailing), in: Environment(platform: .macos))
    #expect(mac.contains { $0.message.contains("opposite to the dismissal buttons") })
    let tv = complaints(sheet(.automatic), in: Environment(platform: .tvos))
    #expect(tv.contains { $0.message.contains("no help button") })
    #expect(complaints(sheet(.automatic), in: Environment(platform: .macos)).isEmpty)
  }
}
