import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// UIKit's `tintAdjustmentMode.dimmed`, as seen in pictures of iOS 26 behind an alert and a sheet.
@Suite("The tint behind what dims it")
struct DimmedTintTests {
  private let gray = Color(rgb: 0x999999)

  private func scene(_ version: Int, _ presented: [AnyComponent]) throws -> Scene {
    let tabs = TabBar([
      TabItem("Home", systemImage: "house"), TabItem("Saved", systemImage: "star"),
    ])
    var red = SubtreeEnvironment()
    red.tint = .named("systemRed")
    let screen = Screen(tabBar: tabs) {
      Button("Plain", style: .plain)
      Button("Filled", style: .filled)
      Button("Glass", style: .prominentGlass)
      Button("Own", style: .plain).environment(red)
      Slider(value: 0.5)
      Toggle(isOn: true)
      presented
    }
    return try draw(screen, in: Environment(platform: .ios, osVersion: version))
  }

  private func color(_ name: String, in scene: Scene) throws -> Color {
    try #require(scene.nodes.first { $0.text == name }?.style?.color)
  }

  private func fills(_ component: String, in scene: Scene) throws -> [Color] {
    try #require(scene.nodes.first { $0.component == component }).leaves.compactMap(\.color)
  }

  private func tint(_ version: Int) throws -> Color {
    try #require(
      Environment(platform: .ios, osVersion: version).theme.colors["tint"]?[ColorTraits()])
  }

  private let alert = Alert("Delete it?") { Button("OK") }

  @Test(
    "is gray behind an alert and a sheet, for texts, fills, tracks and tabs", arguments: [18, 26])
  func dimmed(version: Int) throws {
    for presented in [AnyComponent(alert), AnyComponent(Sheet { Label("Inside") })] {
      let scene = try scene(version, [presented])
      #expect(try color("Plain", in: scene) == gray)
      #expect(try color("Own", in: scene) == gray)
      #expect(try color("Home", in: scene) == gray)
      #expect(try fills("Track", in: scene).contains(gray))
      let filled = try #require(scene.nodes.first { $0.accessibility?.label == "Filled" })
      #expect(filled.leaves.contains { $0.color == gray })
      // A switch has a colour of its own.
      #expect(try !fills("Switch", in: scene).contains(gray))
    }
  }

  @Test("stays on prominent glass, and on what is in front")
  func kept() throws {
    let scene = try scene(26, [AnyComponent(Sheet { Button("Inside", style: .plain) })])
    let glass = try #require(scene.nodes.first { $0.accessibility?.label == "Glass" })
    // The tint lies over glass, and lets next to nothing through.
    let own = try tint(26)
    #expect(glass.leaves.contains { $0.color?.hex.hasPrefix(own.hex) ?? false })
    #expect(try color("Inside", in: scene) == own)
    // An alert over the sheet dims that, too.
    let both = try self.scene(
      26, [AnyComponent(Sheet { Button("Inside", style: .plain) }), AnyComponent(alert)])
    #expect(try color("Inside", in: both) == gray)
  }

  @Test("stays behind what does not dim the screen", arguments: [18, 26])
  func bright(version: Int) throws {
    var menu = Menu("Sort", isPresented: true) { MenuItem("Name") }
    menu.placement = .above
    var sheet = Sheet(detent: .medium) { Label("Inside") }
    sheet.backgroundInteraction = .enabled
    var presented = [AnyComponent(menu), AnyComponent(sheet)]
    presented.append(AnyComponent(NotificationBanner("Anna", message: "Lunch?")))
    if version == 26 {
      presented.append(AnyComponent(ConfirmationDialog("Sure?") { Button("Yes") }))
    }
    for component in presented {
      let scene = try scene(version, [component])
      #expect(try color("Plain", in: scene) == tint(version), "\(component.base)")
    }
  }

  private var popover: Popover {
    Popover {
      Button("Open", style: .plain)
    } content: {
      Button("Hello", style: .plain)
    }
  }

  private func dialog() -> ConfirmationDialog {
    ConfirmationDialog("Sure?") { Button("Yes") }
      .with { $0.anchor = [AnyComponent(Button("Delete", style: .plain))] }
  }

  @Test("is gray behind what is open beside its anchor, and stays in that", arguments: [18, 26])
  func opened(version: Int) throws {
    let own = try tint(version)
    let scene = try scene(version, [AnyComponent(popover)])
    for name in ["Plain", "Own", "Home", "Open"] { #expect(try color(name, in: scene) == gray) }
    #expect(try color("Hello", in: scene) == own)
    let closed = try self.scene(version, [AnyComponent(popover.isPresented(false))])
    #expect(try color("Plain", in: closed) == own)
    // An alert over both dims both.
    let both = try self.scene(version, [AnyComponent(popover), AnyComponent(alert)])
    #expect(try color("Hello", in: both) == gray)
    // In a sheet it dims the sheet as well.
    let inSheet = try self.scene(version, [AnyComponent(Sheet { popover })])
    for name in ["Plain", "Open"] { #expect(try color(name, in: inSheet) == gray) }
    #expect(try color("Hello", in: inSheet) == own)
    let colors = ColorPicker("Accent").isPresented(true)
    #expect(try color("Plain", in: self.scene(version, [AnyComponent(colors)])) == gray)
  }

  @Test(
    "is gray behind an action sheet and a popover of choices, and stays behind an iPhone's capsules",
    arguments: [
      (Platform.ios, 18, true), (.ios, 26, false), (.ipados, 18, true), (.ipados, 26, true),
    ])
  func dialogs(platform: Platform, version: Int, dims: Bool) throws {
    let environment = Environment(platform: platform, osVersion: version)
    for isInBar in [false, true] {
      let bar = NavigationBar("Notes", trailingItems: { if isInBar { dialog() } })
      let screen = Screen(navigationBar: bar) {
        Button("Plain", style: .plain)
        if !isInBar { dialog() }
      }
      let scene = try draw(screen, in: environment)
      #expect((try color("Plain", in: scene) == gray) == dims)
    }
  }

  @Test("A tint that does not exist is told behind an alert, too")
  func unknown() {
    var environment = Environment(platform: .ios)
    environment.tint = .named("sistemRed")
    let screen = Screen {
      Button("Plain", style: .plain)
      alert
    }
    #expect(complaints(screen, in: environment).contains { $0.message.contains("sistemRed") })
  }
}
