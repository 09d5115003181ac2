import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Bodies of devices")
struct DeviceFrameTests {
  private func framed(
    _ name: String, _ direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let device = try #require(Device.named(name))
    var environment = Environment(theme: .builtIn(device.platform), device: device)
    environment.explicitDirection = direction
    return try draw(
      Screen { Label("Hello") }.deviceFrame(true), in: environment)
  }

  // Derived: 71.5 mm at 153.3 points per inch are 432 points, buttons not counted.
  @Test("The picture grows by rim, bezel and buttons at every side")
  func size() throws {
    let scene = try framed("iPhone 16 Pro")
    #expect(scene.size == Size(width: 402 + 2 * (9 + 6 + 3), height: 874 + 2 * (9 + 6)))
    let display = try #require(scene.frame("DeviceFrame/Display"))
    #expect(display == Rect(x: 18, y: 15, width: 402, height: 874))
    #expect(try #require(scene.frame("Screen")) == display)
  }

  @Test("The display has the device's corners, and what is on it is cut to them")
  func corners() throws {
    let clip = try #require(try framed("iPhone 16 Pro").node("DeviceFrame/Display")?.clip)
    guard case .roundedRect(_, let radius, _) = clip else { return #expect(Bool(false)) }
    #expect(radius == 62)
  }

  @Test("No material on the display takes in the body that is outside of its round corners")
  func materials() throws {
    let device = try #require(Device.named("iPhone 16 Pro"))
    var environment = Environment(platform: .ios, osVersion: 26)
    environment.device = device
    let screen = Screen(tabBar: TabBar([TabItem("Home", systemImage: "house")])) { Label("Hello") }
    let scene = try draw(screen.deviceFrame(true), in: environment)
    let radii = scene.nodes.flatMap(\.leaves).compactMap { $0.material?.window?.cornerRadius }
    #expect(!radii.isEmpty)
    #expect(radii.allSatisfy { $0 >= 62 })
  }

  @Test("A body on its side is the upright one, turned to the left")
  func landscape() throws {
    let scene = try framed("iPhone 16 Pro landscape")
    #expect(scene.size == Size(width: 874 + 2 * (9 + 6), height: 402 + 2 * (9 + 6 + 3)))
    #expect(scene.frame("DeviceFrame/Display") == Rect(x: 15, y: 18, width: 874, height: 402))
    let sensors = try #require(scene.node("DeviceFrame/Sensors")?.items.first)
    guard case .group(let group) = sensors, case .fill(let island, _) = group.items[0],
      let bounds = island.bounds
    else {
      Issue.record("an island is drawn")
      return
    }
    // Its middle is at the leading edge, halfway down.
    let middle = group.transform.apply(Point(x: bounds.midX, y: bounds.midY))
    #expect(middle.x < 60 && abs(middle.y - scene.size.height / 2) < 0.01)
  }

  @Test("A body is no part of the interface: it is not mirrored")
  func direction() throws {
    let left = try framed("iPhone 16 Pro").node("DeviceFrame")?.items
    let right = try framed("iPhone 16 Pro", .rightToLeft).node("DeviceFrame")?.items
    #expect(left == right && left?.isEmpty == false)
  }

  @Test(
    "Phones have an island, a notch or nothing in the display",
    arguments: [("iPhone 16 Pro", 125.0), ("iPhone 13", 162), ("iPhone 8", nil), ("iPhone X", 162)])
  func sensors(_ name: String, _ width: Double?) throws {
    let items = try framed(name).node("DeviceFrame/Sensors")?.items ?? []
    guard case .fill(let shape, _)? = items.first else { return #expect(width == nil) }
    #expect(shape.bounds?.width == width)
  }

  @Test("Every device has one, but for windows of a Mac", arguments: Device.all.map(\.name))
  func devices(name: String) throws {
    let device = try #require(Device.named(name))
    let scene = try framed(name)
    #expect((scene.node("DeviceFrame") != nil) == (device.platform != .macos))
    guard device.platform != .macos else { return }
    #expect(scene.size.width > device.size.width && scene.size.height > device.size.height)
  }

  @Test("In an environment that asks for them all screens have one; a window's own key is told of")
  func environment() throws {
    var environment = Environment()
    environment.deviceFrame = true
    let screen = Screen { Label("Hello") }
    #expect(try draw(screen, in: environment).node("DeviceFrame") != nil)
    environment = Environment(platform: .macos)
    environment.deviceFrame = true
    #expect(try draw(screen, in: environment).node("DeviceFrame") == nil)
  }

  @Test("Where no screen is there to have one, a warning says so")
  func missing() throws {
    var environment = Environment()
    environment.deviceFrame = true
    let told = complaints(List { Label("Hello") }, in: environment)
    #expect(told.map(\.id) == [.unusedKey] && told.map(\.severity) == [.warning])
    #expect(
      told.first?.message == "'frame' changes nothing: only a Screen has the body of a device "
        + "around it")
    #expect(complaints(Screen { Label("Hello") }, in: environment).isEmpty)
    // Nothing on a Mac has one.
    environment = Environment(platform: .macos)
    environment.deviceFrame = true
    #expect(complaints(Label("Hello"), in: environment).isEmpty)
  }

  @Test("On a board a body has the board behind it, and no edge around it")
  func board() throws {
    var environment = Environment()
    environment.deviceFrame = true
    let board = Board {
      Artboard("Phone") { Screen { Label("Hello") } }
      Artboard("Label") { Label("Hello") }
    }
    let scene = try draw(board, in: environment)
    #expect(scene.nodes.filter { $0.component == "Edge" }.count == 1)
    let phone = try #require(scene.nodes.first { $0.component == "Artboard" })
    #expect(phone.items.isEmpty)
  }
}
