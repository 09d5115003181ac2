import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Buttons of glass in front of other contents of a screen: in a pile, in an overlay or before a background.
@Suite("Glass that is as light or dark as the contents that it lies over")
struct GlassOverContentsTests {
  private func filled(_ color: ColorValue, width: Double = 300, height: Double = 120)
    -> AnyComponent
  {
    Rectangle().with { $0.fill = .color(color) }.frame(width: width, height: height)
  }

  private let dark: ColorValue = "#101018"
  private let light: ColorValue = "#F0F0F0"
  private let glass = Button("Go").style(.glass)

  /// Whether the letters of each button are white.
  private func white(
    _ content: some Component, _ appearance: Appearance = .light, platform: Platform = .ios,
    version: Int = 26, reduced: Bool = false
  ) throws -> [Bool] {
    var environment = Environment(
      platform: platform, osVersion: version, appearance: appearance)
    environment.accessibilityReduceTransparency = reduced
    return try draw(content, in: environment).nodes
      .filter { $0.component == "Button" }.map { $0.style?.color == .white }
  }

  @Test("In a pile it follows what lies below it there, in every style of plain glass")
  func pile() throws {
    for style in [ButtonStyle.glass, .clearGlass] {
      let button = Button("Go").style(style)
      #expect(try white(ZStack { [filled(dark), AnyComponent(button)] }) == [true])
      #expect(try white(ZStack { [filled(light), AnyComponent(button)] }, .dark) == [false])
      #expect(try white(ZStack { [filled(dark), filled(light), AnyComponent(button)] }) == [false])
      // What lies over it does not count.
      #expect(try white(ZStack { [AnyComponent(button), filled(dark)] }) == [false])
    }
    for platform in [Platform.ios, .ipados] {
      #expect(
        try white(ZStack { [filled(dark), AnyComponent(glass)] }, platform: platform) == [true])
    }
  }

  @Test("Each place counts by itself, with what is translucent and what is behind the pile")
  func places() throws {
    let halves = HStack(spacing: 0) { [filled(dark, width: 150), filled(light, width: 150)] }
    let pile = ZStack {
      halves
      HStack(spacing: 100) { [AnyComponent(glass), AnyComponent(glass)] }
    }
    #expect(try white(pile) == [true, false])
    #expect(try white(ZStack { [filled("#10101833"), AnyComponent(glass)] }) == [false])
    let bare = ZStack { [AnyComponent(Label("Below")), AnyComponent(glass)] }
    #expect(try white(bare.padding(40)) == [false])
    #expect(try white(bare.padding(40).background(dark)) == [true])
    #expect(try white(bare.padding(40).background(light), .dark) == [false])
  }

  @Test("Stacks, piles and translucent backgrounds between the two hide nothing")
  func nested() throws {
    let inner = ZStack { [AnyComponent(Label("Below")), AnyComponent(glass)] }
    #expect(try white(ZStack { [filled(dark), AnyComponent(VStack { inner })] }) == [true])
    let veiled = VStack { glass }.padding(10)
    #expect(try white(ZStack { [filled(dark), veiled.background("#FFFFFF33")] }) == [true])
    #expect(try white(ZStack { [filled(dark), veiled.background(light)] }) == [false])
  }

  @Test("In an overlay and in front of a background it follows the contents below it")
  func layers() throws {
    #expect(try white(filled(dark).overlay { glass }) == [true])
    #expect(try white(filled(light).overlay { glass }, .dark) == [false])
    #expect(try white(filled(light).overlay { [filled(dark), AnyComponent(glass)] }) == [true])
    #expect(try white(glass.padding(20).background { filled(dark) }) == [true])
    #expect(try white(filled(light).background { glass }) == [false])
    #expect(try white(filled(dark).background { glass }) == [false])
  }

  @Test("The glass button of a menu follows it, too, closed and open; the menu does not")
  func menus() throws {
    func colors(_ isPresented: Bool, over ground: ColorValue) throws -> [Bool] {
      let menu = Menu("Go", isPresented: isPresented) { MenuItem("Copy") }.with {
        $0.style = .glass
      }
      let pile = ZStack { [filled(ground), AnyComponent(menu)] }
      let scene = try draw(
        pile, width: 400, height: 400, in: Environment(platform: .ios, osVersion: 26))
      return ["Go", "Copy"].compactMap { text in
        scene.nodes.first { $0.text == text }.map { $0.style?.color == .white }
      }
    }
    #expect(try colors(false, over: dark) == [true])
    #expect(try colors(false, over: light) == [false])
    #expect(try colors(true, over: dark) == [true, false])
    #expect(try colors(true, over: light) == [false, false])
  }

  @Test("Before a screen's gradient it follows the colours at its place")
  func backdrop() throws {
    var screen = Screen {
      VStack { [AnyComponent(glass), AnyComponent(Spacer()), AnyComponent(glass)] }
    }
    screen.ignoresSafeArea = true
    screen.backdrop = .paint(
      .gradient(
        GradientValue(.linear(startPoint: .top, endPoint: .bottom), colors: [light, dark])))
    for appearance in Appearance.allCases {
      #expect(try white(screen, appearance) == [false, true])
    }
  }

  @Test("An appearance of its own, opaque glass and other versions keep it as it is")
  func kept() throws {
    var patch = SubtreeEnvironment()
    patch.appearance = .light
    #expect(try white(ZStack { [filled(dark), glass.environment(patch)] }) == [false])
    let pile = ZStack { [filled(dark), AnyComponent(glass)] }
    #expect(try white(pile, reduced: true) == [false])
    #expect(try white(pile, version: 18) == white(glass, version: 18))
  }
}
