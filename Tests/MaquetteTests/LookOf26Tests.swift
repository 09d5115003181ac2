import Maquette
import MaquetteThemes
import Testing

/// What is new in version 26 on the other platforms, and in buttons.
@Suite("The look of version 26")
struct LookOf26Tests {
  private let renderer = Renderer()

  private func scene(
    _ component: some Component, on platform: Platform = .ios, width: Double? = nil
  ) throws -> Scene {
    var canvas = Canvas(width: width)
    canvas.includesOverflow = false
    return try renderer.picture(
      of: component, on: canvas, in: Environment(platform: platform, osVersion: 26)
    ).scene
  }

  @Test("Every platform has a theme of its own for version 26", arguments: Platform.allCases)
  func themes(platform: Platform) throws {
    let theme = try #require(Theme.named("\(platform.rawValue)26"))
    #expect(theme.platform == platform)
    #expect(theme.osVersion == 26 && theme.lastOSVersion == 26)
    // The colours of all systems changed together.
    #expect(theme.colors["systemRed"]?[ColorTraits()] == Color(hex: "#FF383C"))
    let classic = Theme.builtIn(platform).colors["systemRed"]?[ColorTraits()]
    #expect(theme.colors["systemRed"]?[ColorTraits()] != classic)
  }

  @Test("An iPad's theme has what iOS 26 changes and what an iPad has by itself")
  func twoParents() throws {
    let theme = try #require(Theme.named("ipados26"))
    #expect(theme.metrics.displayScale == 2)
    #expect(theme.conventions.confirmationDialog == .popover)
    #expect(theme.conventions.alert == .capsules)
    #expect(theme.lists.styles["insetGrouped"]?.radius == 26)
    #expect(theme.lists.styles["insetGrouped"]?.margin == 20)
  }

  @Test(
    "Buttons of a Mac have five heights",
    arguments: zip(ButtonSize.allCases, [16, 20, 24, 28, 36] as [Double]))
  func macHeights(size: ButtonSize, height: Double) throws {
    #expect(try scene(Button("OK").size(size), on: .macos).size.height == height)
  }

  @Test("A bordered button of iOS is 34.33 points high, an extra large one 60")
  func heights() throws {
    let medium = try scene(Button("OK").style(.gray)).size.height
    #expect(abs(medium - 34.33) < 0.34)
    #expect(try scene(Button("OK").style(.gray).size(.extraLarge)).size.height == 60)
  }

  @Test("Glass buttons are as large as bordered ones", arguments: ButtonStyle.glasses)
  func glass(style: ButtonStyle) throws {
    for platform in Platform.allCases {
      let bordered = try scene(Button("Play").style(.gray), on: platform).size
      #expect(try scene(Button("Play").style(style), on: platform).size == bordered)
    }
  }

  @Test(
    "Older looks draw bordered buttons in their place and say so", arguments: ButtonStyle.glasses)
  func withoutGlass(style: ButtonStyle) throws {
    let picture = try renderer.picture(of: Button("Play").style(style), in: Environment())
    let warning = try #require(picture.warnings.first)
    #expect(warning.severity == .warning && warning.message.contains(style.rawValue))
    #expect(warning.hint?.contains("osVersion: 26") == true)
    let other = try renderer.picture(
      of: Button("Play").style(style.withoutGlass), in: Environment())
    #expect(picture.scene.size == other.scene.size)
    #expect(other.warnings.isEmpty)
  }

  @Test("Tabs of an iPad stand in the row of the bar's buttons, titles alone")
  func iPadTabs() throws {
    let screen = Screen(
      navigationBar: NavigationBar("Mail", titleDisplayMode: .large),
      tabBar: TabBar([TabItem("Home", systemImage: "house"), TabItem("Me", systemImage: "person")])
    ) { Label("Text") }
    let scene = try scene(screen, on: .ipados)
    let tabs = scene.nodes.filter { $0.component == "Tab" }
    #expect(tabs.count == 2)
    #expect(tabs.allSatisfy { $0.frame.minY < 80 && $0.frame.height == 44 })
    let middle = try #require(tabs.first).frame.minX + (tabs.last?.frame.maxX ?? 0)
    #expect(abs(middle / 2 - scene.size.width / 2) < 0.6)
  }

  @Test("A sidebar floats in the window", arguments: [Platform.ipados, .macos])
  func sidebar(platform: Platform) throws {
    let screen = Screen { Label("Text") }.sidebar([AnyComponent(List { Label("Inbox") })])
    let scene = try scene(screen, on: platform)
    let panel = try #require(scene.nodes.first { $0.component == "Sidebar" }).frame
    #expect(panel.minX > 0 && panel.minX == panel.minY)
    #expect(panel.maxY == scene.size.height - panel.minY)
  }

  @Test("Symbols side by side in a Mac's toolbar share their glass, texts have their own")
  func toolbarGlass() throws {
    let bar = Toolbar("Notes") {
    } trailingItems: {
      Button("", symbol: "plus")
      Button("", symbol: "trash")
      Button("Edit")
    }
    let scene = try scene(bar, on: .macos, width: 600)
    let buttons = scene.nodes.filter { $0.component == "Button" }.map(\.frame)
    #expect(buttons.count == 3)
    #expect(buttons[0].maxX == buttons[1].minX)
    #expect(buttons[1].maxX < buttons[2].minX)
  }
}
