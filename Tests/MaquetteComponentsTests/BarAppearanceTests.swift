import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Documented: WWDC25, "Meet Liquid Glass": small glass flips between light and dark, large glass does not.
@Suite("Light and dark around bars of glass")
struct BarAppearanceTests {
  /// The screen in dark, over nothing or over something bright, where bars are light.
  private func scene(
    bright: Bool, _ items: [AnyComponent] = [], isBelow: Bool = false,
    platform: Platform = .ios
  ) throws -> Scene {
    var bar = NavigationBar("Files", trailingItems: { isBelow ? [] : items })
    bar.subtitle = "Three"
    var screen = Screen(navigationBar: bar, toolbar: isBelow ? Toolbar { items } : nil) {
      Label("x")
    }
    if bright { screen.backdrop = .paint("#FFE0E0") }
    return try draw(
      screen, in: Environment(platform: platform, osVersion: 26, appearance: .dark))
  }

  /// The colours of all texts below a component, but for what opened it.
  private func colors(_ scene: Scene, below component: String) -> [Color] {
    scene.nodes.filter { $0.path.contains(component) && !$0.path.contains("/Anchor") }
      .compactMap(\.style?.color)
  }

  @Test("What a bar opens is as light or dark as the screen, and its glass as what is behind it")
  func opened() throws {
    let button = Button("", symbol: "trash")
    let menu = AnyComponent(
      Menu("", symbol: "ellipsis", isPresented: true) { MenuItem("Copy") })
    let popover = AnyComponent(
      Popover {
        button
      } content: {
        Label("Anyone can view")
      })
    var dialog = ConfirmationDialog("Delete?") { Button("Archive") }
    dialog.anchor = [AnyComponent(button)]
    let opened: [(AnyComponent, String, Platform)] = [
      (menu, "/items", .ios), (popover, "Popover", .ipados),
      (AnyComponent(dialog), "ConfirmationDialog", .ios),
    ]
    for (component, name, platform) in opened {
      for isBelow in [false, true] {
        let plain = try scene(bright: false, [component], isBelow: isBelow, platform: platform)
        let bright = try scene(bright: true, [component], isBelow: isBelow, platform: platform)
        let wanted = colors(plain, below: name)
        #expect(!wanted.isEmpty, "\(name)")
        #expect(colors(bright, below: name) == wanted, "\(name)")
      }
    }
    let closed = AnyComponent(Button("Edit"))
    let plain = try #require(
      try scene(bright: false, [closed]).nodes.first { $0.text == "Edit" }?.style?.color)
    let flipped = try #require(
      try scene(bright: true, [closed]).nodes.first { $0.text == "Edit" }?.style?.color)
    #expect(plain != flipped)
  }

  @Test("A menu with an appearance of its own keeps it")
  func own() throws {
    var light = SubtreeEnvironment()
    light.appearance = .light
    let menu = Menu("", symbol: "ellipsis", isPresented: true) { MenuItem("Copy") }
    let own = try scene(bright: true, [menu.environment(light)])
    let usual = try scene(bright: true, [AnyComponent(menu)])
    #expect(colors(own, below: "/items") != colors(usual, below: "/items"))
  }

  @Test("A large title and its subtitle belong to the contents, below the glass")
  func largeTitle() throws {
    let (plain, bright) = (try scene(bright: false), try scene(bright: true))
    for text in ["Files", "Three"] {
      let wanted = try #require(plain.nodes.first { $0.text == text }?.style?.color)
      #expect(try #require(bright.nodes.first { $0.text == text }?.style?.color) == wanted)
    }
  }

  /// materials.yaml, reduced_transparency: #1C1C1E in the dark; increased_contrast: #000000.
  @Test("Glass that settings make opaque is as light or dark as the screen, whatever is behind it")
  func opaque() throws {
    var screen = Screen(
      navigationBar: NavigationBar("Files", trailingItems: { Button("Edit") }),
      tabBar: TabBar([TabItem("One"), TabItem("Two")])
    ) { Label("x") }
    screen.backdrop = .paint("#FFE0E0")
    for (isReduced, contrast, wanted) in [
      (true, Contrast.standard, Color(rgb: 0x1C1C1E)), (false, .increased, .black),
    ] {
      var environment = Environment(platform: .ios, osVersion: 26, appearance: .dark)
      environment.accessibilityReduceTransparency = isReduced
      environment.contrast = contrast
      let scene = try draw(screen, in: environment)
      let glass = scene.nodes.filter { $0.path.contains("Glass[") || $0.component == "TabBar" }
      let fills = glass.flatMap(\.leaves).compactMap { item -> Color? in
        if case .fill(.roundedRect, .color(let color)) = item { color } else { nil }
      }
      #expect(Set(fills) == [wanted])
      #expect(try #require(scene.nodes.first { $0.text == "Edit" }?.style?.color) == .white)
    }
  }
}
