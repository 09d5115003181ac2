import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Toggles on each platform")
struct TogglePlatformTests {
  @Test(
    "Check boxes of macOS have WebKit's sides, radio buttons its diameters",
    arguments: [
      (ControlSize.large, 16.0, 16.0), (.regular, 14, 16), (.small, 12, 12), (.mini, 10, 10),
    ])
  func sides(size: ControlSize, box: Double, radio: Double) throws {
    let environment = Environment(platform: .macos)
    let check = try draw(Toggle().controlSize(size), in: environment)
    #expect(check.frame("Checkbox") == Rect(x: 0, y: 0, width: box, height: box))
    let round = try draw(Toggle(style: .radio).controlSize(size), in: environment)
    #expect(round.frame("Radio")?.width == radio)
  }

  @Test(
    "Switches of macOS have the sizes measured (macos_ui, WebKit)",
    arguments: [
      (ControlSize.large, Size(width: 38, height: 22)), (.regular, Size(width: 38, height: 22)),
      (.small, Size(width: 32, height: 18)), (.mini, Size(width: 26, height: 15)),
    ])
  func macSwitch(size: ControlSize, expected: Size) throws {
    let scene = try draw(
      Toggle(isOn: true, style: .switch).controlSize(size), in: Environment(platform: .macos))
    #expect(scene.size == expected)
  }

  @Test("On macOS it is a check box before its title, all of it one target of 20 points at least")
  func checkbox() throws {
    let scene = try draw(Toggle("Unread", isOn: true), in: Environment(platform: .macos))
    let box = try #require(scene.frame("Checkbox"))
    #expect(box.minX == 0)
    #expect(scene.frame("Label[0]")?.minX == 20)
    let target = try #require(scene.node("Toggle")?.hitTarget)
    #expect(target.height == 20 && target.width == scene.size.width)
    // Off: a box. On: a mark more. Mixed: another mark.
    func marks(_ value: Toggle) throws -> [DrawItem] {
      try toggle(value, .macos).children.flatMap(\.leaves).filter { item in
        if case .stroke(_, _, .white) = item { true } else { false }
      }
    }
    #expect(try marks(Toggle()).isEmpty)
    #expect(try marks(Toggle(isOn: true)).count == 1)
    #expect(try marks(Toggle().mixed()).count == 1)
    #expect(try marks(Toggle().mixed()) != (try marks(Toggle(isOn: true))))
  }

  @Test("On watchOS a titled toggle is a platter of 44 points that is one target")
  func watch() throws {
    let scene = try draw(Toggle("Wi-Fi"), width: 184, in: Environment(platform: .watchos))
    #expect(scene.size == Size(width: 184, height: 44))
    #expect(scene.node("Toggle")?.hitTarget == Rect(x: 0, y: 0, width: 184, height: 44))
  }

  @Test("On tvOS it is a row of 86 points that says On or Off, or other words")
  func television() throws {
    func text(_ value: Toggle) throws -> [String] {
      try draw(value, width: 800, in: Environment(platform: .tvos)).items.compactMap { item in
        guard case .text(let run, _) = item else { return nil }
        return run.text
      }
    }
    #expect(try text(Toggle("Wi-Fi", isOn: true)) == ["Wi-Fi", "On"])
    #expect(try text(Toggle("Wi-Fi")) == ["Wi-Fi", "Off"])
    var german = Toggle("WLAN", isOn: true)
    german.onText = "Ein"
    #expect(try text(german) == ["WLAN", "Ein"])
    let scene = try draw(Toggle("Wi-Fi"), width: 800, in: Environment(platform: .tvos))
    #expect(scene.size.height == 86)
    let focused = try draw(
      Toggle("Wi-Fi").state(.focused), width: 800, in: Environment(platform: .tvos))
    #expect(focused.node("Label[0]")?.style?.color == .black)
    // Its title is as large as that of a button, in a row and outside.
    let row = try draw(List { Toggle("Wi-Fi") }, width: 800, in: Environment(platform: .tvos))
    #expect(scene.node("Label[0]")?.style?.size == 38)
    #expect(row.node("Label[0]")?.style?.size == 38)
  }

  @Test(
    "A style that a platform lacks is an error that says so",
    arguments: [
      (Platform.ios, ToggleStyle.checkbox, "iOS has no check box"),
      (.ios, .radio, "iOS has no radio button"), (.tvos, .switch, "tvOS has no switch"),
      (.watchos, .checkbox, "watchOS has no check box"),
    ])
  func missing(platform: Platform, style: ToggleStyle, message: String) {
    let problems = complaints(
      Toggle("a", style: style), in: Environment(platform: platform))
    #expect(problems.map(\.message) == ["Toggle: \(message)"])
    #expect(problems.first?.severity == .error)
  }

  @Test("A switch that is mixed is a warning; a check box is not")
  func mixedSwitch() {
    #expect(complaints(Toggle("a").mixed()).map(\.severity) == [.warning])
    #expect(complaints(Toggle("a").mixed(), in: Environment(platform: .macos)).isEmpty)
  }

  @Test("Focus draws a ring around it, increased contrast an outline", arguments: Platform.allCases)
  func rings(platform: Platform) throws {
    guard platform == .ios || platform == .ipados || platform == .macos else { return }
    func count(_ value: Toggle, _ contrast: Contrast = .standard) throws -> Int {
      try toggle(value, platform, contrast: contrast).children.flatMap(\.leaves).count
    }
    let plain = try count(Toggle(isOn: true))
    #expect(try count(Toggle(isOn: true).state(.focused)) == plain + 1)
    #expect(try count(Toggle(isOn: true), .increased) == plain + 1)
  }

  @Test("Bold text makes the title bold")
  func bold() throws {
    var environment = surroundings()
    environment.legibilityWeight = .bold
    let node = try draw(Toggle("Wi-Fi"), in: environment).node("Label[0]")
    #expect(node?.style?.weight == .semibold)
  }
}
