import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Screens")
struct ScreenTests {
  @Test("A screen is as large as its platform's standard device", arguments: Platform.allCases)
  func standard(platform: Platform) throws {
    let device = try #require(Device.standard(for: platform))
    let scene = try draw(Screen { Label("a") }, in: Environment(platform: platform))
    #expect(scene.size == device.size)
    #expect(scene.root.clip == .rect(Rect(origin: .zero, size: device.size)))
  }

  @Test("Its contents keep to the safe area, in both directions")
  func safeArea() throws {
    let screen = Screen(device: "iPhone 15 Pro") {
      Label("top").frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Label("bottom")
    }
    let scene = try draw(screen, in: Environment())
    #expect(scene.frame("Label[0]")?.minY == 59)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(abs((scene.frame("Label[2]")?.maxY ?? 0) - (852 - 34)) < 1e-6)
    let all = Screen(device: "iphone15pro", ignoresSafeArea: true) {
      Label("top")
      Spacer()
    }
    #expect(try draw(all, in: Environment()).frame("Label[0]")?.minY == 0)
  }

  @Test("One component alone stands in the middle of the safe area")
  func middle() throws {
    let scene = try draw(Screen(device: "iPhone 15 Pro") { Label("ab") }, in: surroundings())
    let frame = try #require(scene.frame("Label[0]"))
    #expect(abs(frame.midX - 196.5) <= 0.5)
    #expect(abs(frame.midY - (59 + 852 - 34) / 2) <= 0.5)
  }

  @Test("The surroundings' device is taken when the screen names none")
  func environmentDevice() throws {
    var environment = Environment()
    environment.device =
      Device.named("iPhone SE (3rd generation)") ?? Device.named("iPhone 13 mini")
    let device = try #require(environment.device)
    #expect(try draw(Screen { Label("a") }, in: environment).size == device.size)
  }

  @Test("Its background is the system's, or what it says")
  func background() throws {
    let plain = try draw(Screen { Label("a") }, in: Environment(appearance: .dark))
    #expect(plain.root.items.first?.color == .black)
    let red = try draw(Screen(background: "#FF0000") { Label("a") }, in: Environment())
    #expect(red.root.items.first?.color == Color(rgb: 0xFF0000))
  }

  @Test("An editor's ground, and that of a scroll view, is all of a screen's")
  func fullBackground() throws {
    func ground(_ screen: Screen, _ platform: Platform, version: Int? = nil) throws -> Color? {
      try draw(screen, in: Environment(platform: platform, osVersion: version))
        .root.items.first?.color
    }
    let usual = try ground(Screen { Label("a") }, .macos)
    #expect(try usual != .white && ground(Screen { TextEditor("a") }, .macos) == .white)
    #expect(try ground(Screen { TextEditor("a") }, .macos, version: 26) == .white)
    // Beside something else it has its own room only.
    #expect(
      try ground(
        Screen {
          TextEditor("a")
          Label("b")
        }, .macos) == usual)
    let red = Color(rgb: 0xFF0000)
    #expect(try ground(Screen { ScrollView { Label("a") }.background("#FF0000") }, .ios) == red)
    let padded = ScrollView { Label("a") }.padding(8).background("#FF0000")
    #expect(try ground(Screen { padded }, .ios) == red)
    var dark = SubtreeEnvironment()
    dark.appearance = .dark
    let own = ScrollView { Label("a") }.background(.named("systemBackground")).environment(dark)
    #expect(try ground(Screen { own }, .ios) == .black)
    let card = ScrollView { Label("a") }.background("#FF0000", cornerRadius: 8)
    #expect(try ground(Screen { card }, .ios) == .white)
    let low = ScrollView { Label("a") }.frame(height: 100).background("#FF0000")
    #expect(try ground(Screen { low }, .ios) == .white)
  }

  @Test("So it is inside of what takes no room away, and not inside of what does")
  func wrappedBackground() throws {
    func ground(_ child: some Component) throws -> Color? {
      try draw(Screen { child }, in: Environment(platform: .ios)).root.items.first?.color
    }
    let red = Color(rgb: 0xFF0000)
    let view = ScrollView { Label("سجل") }.background("#FF0000")
    let spoken = AccessibilityPatch(label: "Log")
    #expect(try ground(view.frame(maxWidth: .infinity, maxHeight: .infinity)) == red)
    #expect(try ground(view.accessibility(spoken)) == red)
    #expect(
      try ground(ScrollView { Label("a") }.accessibility(spoken).background("#FF0000")) == red)
    let list = List { Label("a") }
    let own = try ground(list)
    #expect(own != .white)
    #expect(try ground(list.accessibility(spoken)) == own)
    #expect(try ground(list.frame(maxWidth: .infinity).layoutPriority(1)) == own)
    for small in [
      view.frame(width: 200), view.frame(maxHeight: 300), view.padding(8), list.padding(8),
      list.frame(height: 200),
    ] {
      #expect(try ground(small) == .white)
    }
  }

  @Test("A device of another platform is not drawn, and the hint says what to write")
  func otherPlatform() {
    let found = complaints(Screen(device: "iPad Pro 11-inch M5") { Label("a") })
    #expect(found.first?.severity == .warning)
    #expect(found.first?.hint?.contains("'device: iPad Pro 11-inch M5' at the top") == true)
  }

  @Test("An unknown device is an error with the name that was meant")
  func unknownDevice() throws {
    let found = complaints(Screen(device: "iPhone 15 Por") { Label("a") })
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message == "Screen: unknown device 'iPhone 15 Por'")
    #expect(found.first?.hint == "did you mean 'iPhone 15 Pro'?")
  }

  @Test("Buttons of a watch have a radius of 22, and of 9 where the view scrolls")
  func watchRadius() throws {
    func radius(_ component: some Component) throws -> Double? {
      let scene = try draw(component, in: Environment(platform: .watchos))
      for case .fill(.roundedRect(_, let radius, _), _) in scene.items { return radius }
      return nil
    }
    #expect(try radius(Screen { Button("a") }) == 22)
    #expect(try radius(Screen(isScrolling: true) { Button("a") }) == 9)
    #expect(try radius(ScrollView { VStack { Button("a") } }) == 9)
    #expect(try radius(Button("a")) == 22)
    #expect(try radius(ScrollView { Button("a").cornerRadius(5) }) == 5)
  }

  @Test("On iOS scrolling changes no radius")
  func phoneRadius() throws {
    let scene = try draw(ScrollView { Button("a", style: .gray) }, in: Environment())
    guard case .fill(.roundedRect(_, let radius, let curve), _) = scene.items.first else {
      Issue.record("a gray button has a round fill")
      return
    }
    #expect(radius == 5.95)
    #expect(curve == .continuous)
  }
}
