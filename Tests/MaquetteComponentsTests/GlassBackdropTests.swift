import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// materials.yaml, adaptivity: bars and tab bars flip between light and dark after what is behind them.
@Suite("Bars that are as light or dark as what lies behind them")
struct GlassBackdropTests {
  private let bar = NavigationBar(
    "Photo", titleDisplayMode: .inline, trailingItems: { Button("Edit") })
  private let tabs = TabBar([TabItem("One"), TabItem("Two")], selection: 1)

  private func scene(
    _ screen: Screen, _ appearance: Appearance = .light, platform: Platform = .ios,
    reduced: Bool = false
  ) throws -> Scene {
    var environment = Environment(platform: platform, osVersion: 26, appearance: appearance)
    environment.accessibilityReduceTransparency = reduced
    return try draw(screen, in: environment)
  }

  private func filled(_ color: ColorValue) -> AnyComponent {
    AnyComponent(Rectangle().with { $0.fill = .color(color) })
  }

  /// Whether a text is white; those of tabs and titles are black in light.
  private func isWhite(_ text: String, _ scene: Scene) throws -> Bool {
    try #require(scene.nodes.last { $0.text == text }?.style?.color) == .white
  }

  private func screen(_ background: ColorValue = "systemBackground", _ shapes: [AnyComponent] = [])
    -> Screen
  {
    var screen = Screen(navigationBar: bar, tabBar: tabs) { VStack(spacing: 0) { shapes } }
    screen.background = background
    screen.ignoresSafeArea = true
    return screen
  }

  @Test("They flip over a background and over what is placed below them, each by itself")
  func perBar() throws {
    let dark = filled("#101018")
    let light = filled("#F0F0F0")
    let cases: [(Screen, top: Bool, bottom: Bool)] = [
      (screen(), false, false), (screen("#101018"), true, true),
      (screen("systemBackground", [dark]), true, true),
      (screen("systemBackground", [dark, light]), true, false),
      (screen("systemBackground", [light, dark]), false, true),
      (screen("#101018", [light]), false, false),
    ]
    for (screen, top, bottom) in cases {
      let scene = try scene(screen)
      for text in ["Photo", "Edit"] { #expect(try isWhite(text, scene) == top) }
      #expect(try isWhite("One", scene) == bottom)
    }
    let inDark = try scene(screen("systemBackground", [light, dark]), .dark)
    #expect(try isWhite("Edit", inDark) == false)
    #expect(try isWhite("One", inDark))
  }

  /// materials.yaml, regular_dark_check: glass of a dark screen is dark over a gray of 127; the guidelines' pictures
  /// have it light over white.
  @Test(
    "On a dark screen they turn over what is bright, on a light one over what is dark",
    arguments: [
      ("#101018", true, true), ("#707070", true, true), ("#7F7F7F", false, true),
      ("#B0B0B0", false, true), ("#C0C0C0", false, false), ("#FFFFFF", false, false),
    ] as [(ColorValue, light: Bool, dark: Bool)])
  func brightness(_ background: ColorValue, light: Bool, dark: Bool) throws {
    for (appearance, expected) in [(Appearance.light, light), (.dark, dark)] {
      let scene = try scene(screen(background), appearance)
      for text in ["Photo", "Edit", "One"] { #expect(try isWhite(text, scene) == expected) }
    }
  }

  @Test("An accessory flips by itself, on an iPad at the lower edge")
  func accessory() throws {
    for platform in [Platform.ios, .ipados] {
      var tabs = tabs
      tabs.accessory = [AnyComponent(Label("Song"))]
      // The tabs are over something dark; the accessory is 8 points above, or far below.
      let isPhone = platform == .ios
      let top = filled(isPhone ? "#F0F0F0" : "#101018")
      let bottom = filled(isPhone ? "#101018" : "#F0F0F0").frame(height: isPhone ? 85 : 400)
      var screen = Screen(tabBar: tabs) { VStack(spacing: 0) { [top, bottom] } }
      screen.ignoresSafeArea = true
      for appearance in Appearance.allCases {
        let scene = try scene(screen, appearance, platform: platform)
        #expect(try isWhite("Song", scene) == false)
      }
    }
  }

  @Test("Opaque glass stays as the screen is, and a title beside it follows what is behind it")
  func opaque() throws {
    let scene = try scene(screen("#101018"), reduced: true)
    #expect(try isWhite("Photo", scene))
    for text in ["Edit", "One"] { #expect(try isWhite(text, scene) == false) }
  }

  @Test("The menu of a bar that flips is open, and what is wrong with the bar is told once")
  func once() throws {
    var screen = screen("systemBackground", [filled("#101018")])
    let menu = Menu("", symbol: "ellipsis", isPresented: true) { MenuItem("Copy") }
    screen.bars.navigationBar = AnyComponent(NavigationBar("Photo", trailingItems: { menu }))
    let scene = try scene(screen)
    #expect(scene.nodes.contains { $0.text == "Copy" })
    screen.bars.navigationBar = AnyComponent(
      NavigationBar("Photo", trailingItems: { Button("", symbol: "no.such.symbol") }))
    let found = complaints(screen, in: Environment(platform: .ios, osVersion: 26))
    #expect(found.filter { $0.message.contains("no.such.symbol") }.count == 1)
  }

  /// The colours of the time and of the line at the lower edge.
  private func signs(_ scene: Scene) throws -> [Color] {
    let time = try #require(
      scene.nodes.first { $0.path.contains("StatusBar") && $0.text != nil }?.style?.color)
    let line = try #require(scene.nodes.first { $0.component == "HomeIndicator" })
    return [time] + line.leaves.compactMap(\.color)
  }

  @Test("Over a scroll edge the time is as the bar is; the line below follows what is behind it")
  func systemSigns() throws {
    var over = Screen(navigationBar: bar.scrolled(), tabBar: tabs) {
      ScrollView { Label("x") }
    }
    over.backdrop = .paint("#FFE0E0")
    #expect(try signs(scene(over, .dark)) == [.black, .black])
    // Without one a dark screen has light signs at the top.
    over.bars.navigationBar = AnyComponent(bar)
    #expect(try signs(scene(over, .dark)) == [.white, .black])
    // An opaque edge is as dark as the screen.
    over.bars.navigationBar = AnyComponent(bar.scrolled())
    #expect(try signs(scene(over, .dark, reduced: true)).first == .white)
    #expect(try signs(scene(screen("#101018"))) == [.white, .white])
    let sheet = Sheet("Event", detent: .large) { Label("x") }
    var covered = screen("systemBackground", [filled("#101018")])
    covered.children.append(AnyComponent(sheet))
    #expect(try signs(scene(covered)).last == .black)
  }

  @Test("Glass buttons in contents follow the colour behind them, of a gradient at their place")
  func buttons() throws {
    func colors(_ content: AnyComponent, reduced: Bool = false) throws -> [Bool] {
      var environment = Environment(platform: .ios, osVersion: 26)
      environment.accessibilityReduceTransparency = reduced
      return try draw(content, in: environment).nodes
        .filter { $0.component == "Button" }.map { $0.style?.color == .white }
    }
    for style in [ButtonStyle.glass, .clearGlass] {
      let both = VStack(spacing: 100) {
        Button("Go").style(style)
        Button("Go").style(style)
      }.padding(20)
      #expect(try colors(both.background("#101018")) == [true, true])
      #expect(try colors(both.background("#101018"), reduced: true) == [false, false])
      #expect(try colors(both.background("#F0F0F0")) == [false, false])
      #expect(try colors(both.background("#F0F0F0").background("#101018")) == [false, false])
      let gradient = GradientValue(
        .linear(startPoint: .top, endPoint: .bottom), colors: ["#F0F0F0", "#101018"])
      #expect(try colors(both.modified(.drawing(.gradient(gradient, radius: 0)))) == [false, true])
    }
  }

  @Test("A disabled prominent button stands on plain glass, which follows what is behind it, too")
  func disabled() throws {
    func glass(_ style: ButtonStyle, over ground: ColorValue) throws -> String? {
      let button = Button("Off").style(style).with { $0.state = .disabled }
      let scene = try draw(
        button.padding(20).background(ground), in: Environment(platform: .ios, osVersion: 26))
      let node = try #require(scene.nodes.first { $0.component == "Button" })
      return node.leaves.lazy.compactMap { $0.material }.first.map { "\($0.effect)" }
    }
    for ground in [ColorValue("#101018"), "#F0F0F0"] {
      let plain = try #require(try glass(.glass, over: ground))
      #expect(try glass(.prominentGlass, over: ground) == plain)
    }
    let (dark, light) = try (
      glass(.prominentGlass, over: "#101018"), glass(.prominentGlass, over: "#F0F0F0")
    )
    #expect(dark != light)
  }

  @Test("A bar with an appearance of its own keeps it")
  func own() throws {
    var screen = screen("#101018")
    var patch = SubtreeEnvironment()
    patch.appearance = .light
    screen.bars.navigationBar = bar.environment(patch)
    #expect(try isWhite("Edit", scene(screen)) == false)
  }

  @Test("Before version 26 bars are as light or dark as the screen")
  func classic() throws {
    let scene = try draw(screen("#101018"), in: Environment(platform: .ios, osVersion: 18))
    #expect(try isWhite("Photo", scene) == false)
  }
}
