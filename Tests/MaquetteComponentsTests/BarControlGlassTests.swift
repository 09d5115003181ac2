import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Documented: WWDC25, "Build a UIKit app with the new design": items of bars stand on glass.
@Suite("Controls in bars since version 26")
struct BarControlGlassTests {
  private func grounds(_ items: [AnyComponent], osVersion: Int) throws -> [Rect] {
    let screen = Screen(toolbar: Toolbar { items }) { Label("Hello") }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: osVersion))
    return scene.items.compactMap { item in
      if case .fill(.roundedRect(let rect, _, _), .material) = item { rect } else { nil }
    }
  }

  @Test("Segments, fields and pop-up buttons have glass of their own, as high as that of buttons")
  func glass() throws {
    let controls: [AnyComponent] = [
      AnyComponent(SegmentedControl(["Years", "All"])), AnyComponent(TextField("Message")),
      AnyComponent(PopUpButton("Small") { MenuItem("Small") }),
    ]
    for control in controls {
      let plain = try grounds([AnyComponent(Button("", symbol: "plus"))], osVersion: 26)
      let own = try grounds([control], osVersion: 26)
      #expect(own.count == 1 && own[0].height == plain[0].height)
      #expect(own[0].midY == plain[0].midY)
      #expect(try grounds([control], osVersion: 18).isEmpty)
    }
  }

  @Test("What is put together from other components has glass of its own, a text alone has none")
  func custom() throws {
    let children = [AnyComponent(Image(systemName: "star")), AnyComponent(Label("Favourites"))]
    let items = [
      AnyComponent(HStack { children }), AnyComponent(VStack { Label("Favourites") }),
      AnyComponent(ZStack { children }), AnyComponent(Image(systemName: "star")),
      HStack { children }.frame(maxWidth: .infinity),
    ]
    let plain = try grounds([AnyComponent(Button("", symbol: "plus"))], osVersion: 26)
    for item in items {
      let own = try grounds([item], osVersion: 26)
      #expect(own.count == 1 && own[0].height == plain[0].height)
      #expect(try grounds([item], osVersion: 18).isEmpty)
    }
    #expect(try grounds([AnyComponent(Label("Favourites"))], osVersion: 26).isEmpty)
  }

  @Test("In a Mac's toolbar they have it, too")
  func mac() throws {
    let bar = Toolbar("Notes") { HStack { Image(systemName: "star") } }
    for (osVersion, count) in [(26, 1), (15, 0)] {
      let scene = try draw(
        bar, width: 400, in: Environment(platform: .macos, osVersion: osVersion))
      let grounds = scene.items.filter {
        if case .fill(.roundedRect, .material) = $0 { true } else { false }
      }
      #expect(grounds.count == count)
    }
  }

  @Test("In a Mac's toolbar fields and buttons of menus have it, and no ground of their own")
  func macControls() throws {
    let controls: [AnyComponent] = [
      AnyComponent(SearchField("Search")), TextField("Name").frame(width: 100),
      SecureField("Password").frame(width: 100),
      AnyComponent(PopUpButton("Small") { MenuItem("Small") }),
      AnyComponent(PullDownButton("Sort") { MenuItem("Name") }),
    ]
    for control in controls {
      for (osVersion, count) in [(26, 1), (15, 0)] {
        let scene = try draw(
          Toolbar("Notes") { control }, width: 400,
          in: Environment(platform: .macos, osVersion: osVersion))
        let shapes = scene.items.compactMap { item -> (frame: Rect, isGlass: Bool)? in
          guard case .fill(.roundedRect(let rect, _, _), let paint) = item else { return nil }
          if case .material = paint { return (rect, true) }
          return (rect, false)
        }
        let glass = shapes.filter(\.isGlass).map(\.frame)
        #expect(glass.count == count && glass.allSatisfy { $0.height == 28 })
        if osVersion == 26 { #expect(!shapes.contains { !$0.isGlass && $0.frame.height > 16 }) }
      }
    }
    // Who asks for a border or a bezel has that.
    let own: [AnyComponent] = [
      TextField("Name").textFieldStyle(.roundedBorder).frame(width: 100),
      AnyComponent(TextField("Name")).sharedBackgroundVisibility(.hidden),
    ]
    for control in own {
      let scene = try draw(
        Toolbar("Notes") { control }, width: 400, in: Environment(platform: .macos, osVersion: 26))
      #expect(!scene.items.contains { if case .fill(_, .material) = $0 { true } else { false } })
    }
  }

  @Test("Who asks for no glass has none")
  func hidden() throws {
    let items: [AnyComponent] = [
      AnyComponent(HStack { Label("Favourites") }), AnyComponent(Image(systemName: "star")),
      AnyComponent(Button("", symbol: "plus")),
    ]
    for item in items {
      #expect(try grounds([item.sharedBackgroundVisibility(.hidden)], osVersion: 26).isEmpty)
      #expect(try grounds([item.sharedBackgroundVisibility(.visible)], osVersion: 26).count == 1)
    }
  }

  @Test("They share it with nobody")
  func apart() throws {
    let row: [AnyComponent] = [
      AnyComponent(Button("", symbol: "plus")), AnyComponent(TextField("Message")),
      AnyComponent(Button("", symbol: "mic")),
    ]
    #expect(try grounds(row, osVersion: 26).count == 3)
  }

  /// The colours of what an item draws.
  private func colors(_ item: some Component, in environment: Environment) throws -> [Color] {
    let bar = Toolbar("Notes") { item }
    let scene =
      try environment.platform == .macos
      ? draw(bar, width: 400, in: environment)
      : draw(Screen(toolbar: bar) { Label("Hello") }, in: environment)
    return try #require(scene.nodes.first { $0.component == "Items" }).allItems.compactMap(\.color)
  }

  @Test(
    "What is put together from others is drawn in ink as other items are, with glass or without",
    arguments: [Platform.ios, .macos], Appearance.allCases)
  func ink(platform: Platform, appearance: Appearance) throws {
    var environment = Environment(platform: platform, osVersion: 26, appearance: appearance)
    let tint = Color(rgb: 0xFF00FF)
    environment.tint = .custom(tint)
    let star = Image(systemName: "star")
    for item in [AnyComponent(HStack { star }), AnyComponent(VStack { star }), AnyComponent(star)] {
      for visibility in [Visibility.visible, .hidden] {
        let found = try colors(item.sharedBackgroundVisibility(visibility), in: environment)
        let ink: Color = appearance == .dark ? .white : .black
        #expect(!found.contains(tint))
        #expect(found.contains { $0.hex.hasPrefix(ink.hex) })
      }
    }
    // What fills something with the tint keeps it.
    let filled = HStack {
      star
      Slider(value: 0.5)
    }
    #expect(try colors(filled, in: environment).contains(tint))
    // Before glass they are tinted on touch screens.
    if platform == .ios {
      environment = Environment(platform: .ios, osVersion: 18, appearance: appearance)
      environment.tint = .custom(tint)
      #expect(try colors(HStack { star }, in: environment).contains(tint))
    }
  }
  @Test("Beside what fills something with the tint, in a bar and above tabs, the rest is in ink")
  func mixed() throws {
    var environment = Environment(platform: .ios, osVersion: 26)
    let tint = Color(rgb: 0xFF00FF)
    environment.tint = .custom(tint)
    func drawn(_ name: String, in scene: Scene) throws -> [Color] {
      let nodes = scene.nodes.filter { $0.component == name }
      try #require(!nodes.isEmpty)
      return nodes.flatMap(\.allItems).compactMap(\.color)
    }
    let row = HStack {
      Image(systemName: "star")
      Button("Send").style(.filled)
      Slider(value: 0.5)
    }
    var tabs = TabBar(["Home", "Saved"])
    tabs.accessory = [AnyComponent(row)]
    let screens = [
      Screen(toolbar: Toolbar { row }) { Label("Hello") }, Screen(tabBar: tabs) { Label("Hello") },
    ]
    for screen in screens {
      let scene = try draw(screen, in: environment)
      #expect(try !drawn("Image", in: scene).contains(tint))
      #expect(try drawn("Button", in: scene).contains(tint))
      #expect(try drawn("Slider", in: scene).contains(tint))
    }
  }
}
