import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Toggles")
struct ToggleTests {
  // In the tests' theme a body letter is 10 points wide and a line 20 points high.

  private func toggle(
    _ toggle: Toggle, _ platform: Platform = .ios, direction: LayoutDirection = .leftToRight,
    contrast: Contrast = .standard
  ) throws -> SceneNode {
    let environment = Environment(
      platform: platform, contrast: contrast, direction: direction)
    return try #require(try draw(toggle, in: environment).node("Toggle"))
  }

  /// The frames of what is filled in white: the thumb of a switch.
  private func thumbs(_ node: SceneNode) -> [Rect] {
    node.children.flatMap(\.leaves).compactMap { item in
      guard case .fill(let shape, .color(.white)) = item else { return nil }
      return shape.bounds
    }
  }

  @Test("A switch of iOS is 51 × 31 points (the UIKit Catalog's storyboards)")
  func size() throws {
    #expect(try draw(Toggle(isOn: true)).size == Size(width: 51, height: 31))
    #expect(try draw(Toggle(isOn: false)).size == Size(width: 51, height: 31))
  }

  @Test("Its thumb is 28 wide, 1.5 from the edge, and 35 when pressed (flutter switch.dart)")
  func thumb() throws {
    let on = try #require(thumbs(try toggle(Toggle(isOn: true))).first)
    #expect(isSame(on, Rect(x: 51 - 1.5 - 28, y: 1.5, width: 28, height: 28)))
    let off = try #require(thumbs(try toggle(Toggle(isOn: false))).first)
    #expect(isSame(off, Rect(x: 1.5, y: 1.5, width: 28, height: 28)))
    let pressed = try #require(thumbs(try toggle(Toggle(isOn: true).state(.pressed))).first)
    #expect(isSame(pressed, Rect(x: 51 - 1.5 - 35, y: 1.5, width: 35, height: 28)))
  }

  @Test("From right to left the thumb is at the left when on")
  func mirrored() throws {
    let on = try toggle(Toggle(isOn: true), direction: .rightToLeft)
    #expect(thumbs(on).first?.minX == 1.5)
    let off = try toggle(Toggle(isOn: false), direction: .rightToLeft)
    #expect(thumbs(off).first?.maxX == 49.5)
  }

  @Test("It is systemGreen when on and secondarySystemFill when off, or in its own tint")
  func colors() throws {
    func track(_ value: Toggle) throws -> Color? {
      try toggle(value).children.first?.leaves.first?.color
    }
    #expect(try track(Toggle(isOn: true)) == Theme.ios.colors["systemGreen"]?[ColorTraits()])
    #expect(
      try track(Toggle(isOn: false)) == Theme.ios.colors["secondarySystemFill"]?[ColorTraits()])
    #expect(try track(Toggle(isOn: true).tint("#123456")) == Color(rgb: 0x123456))
  }

  @Test("Disabled it is half as opaque (flutter switch.dart)")
  func disabled() throws {
    let node = try toggle(Toggle(isOn: true).disabled())
    guard case .group(let group)? = node.children.first?.items.first else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(node.accessibility?.traits.contains(.notEnabled) == true)
  }

  @Test("The marks for on and off are drawn when asked for (flutter switch.dart)")
  func marks() throws {
    func items(_ isOn: Bool, _ shows: Bool) throws -> Int {
      var value = Toggle(isOn: isOn)
      value.showsOnOffLabels = shows
      return try toggle(value).children.flatMap(\.leaves).count
    }
    for isOn in [true, false] {
      #expect(try items(isOn, true) == (try items(isOn, false)) + 1)
    }
  }

  @Test("The title stands at the leading edge and the switch at the trailing one, in its middle")
  func title() throws {
    let scene = try draw(Toggle("Wi-Fi", isOn: true), width: 300)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Switch")?.maxX == 300)
    let mirrored = try draw(
      Toggle("Wi-Fi", isOn: true), width: 300, in: surroundings(.rightToLeft))
    #expect(mirrored.frame("Label[0]")?.maxX == 300)
    #expect(mirrored.frame("Switch")?.minX == 0)
    let baseline = try #require(scene.node("Label[0]")?.baseline)
    let capitals = baseline - 17 * Theme.ios.typography.capHeight / 2
    #expect(abs((scene.frame("Switch")?.midY ?? 0) - capitals) <= 0.5)
  }

  @Test("Without room to fill it is as wide as title, 8 points and switch")
  func ideal() throws {
    #expect(try draw(Toggle("Wi-Fi")).size.width == 50 + 8 + 51)
  }

  @Test("A long title wraps beside the switch and is not cut off, up to accessibility5")
  func wraps() throws {
    let text = "one two three four five six"
    for size in TextSize.allCases {
      var environment = surroundings()
      environment.textSize = size
      let scene = try draw(Toggle(text), width: 220, in: environment)
      let label = try #require(scene.node("Label[0]"))
      #expect(label.textGeometry?.isTruncated == false, "\(size)")
      #expect(label.frame.maxX <= (scene.frame("Switch")?.minX ?? 0) - 8 + 1e-6, "\(size)")
      #expect(label.frame.maxY <= scene.size.height + 1e-6, "\(size)")
    }
  }

  @Test("In a row of a list the row is 44 points high, and 11 points stay around two lines")
  func row() throws {
    let scene = try draw(
      List {
        Toggle("Short")
        Toggle("a title that is long enough for two")
      }, width: 390)
    #expect(scene.frame("Row[0]")?.height == 44)
    #expect(scene.frame("Row[1]")?.height == 62)
    #expect(scene.frame("Row[0]/Toggle[0]/Label[0]")?.minX == 34)
    #expect(scene.frame("Row[0]/Toggle[0]/Switch")?.maxX == 356)
    for node in scene.nodes where node.component == "Toggle" {
      #expect(node.hitTarget?.height == 44)
    }
    #expect(!scene.findings.contains { $0.id == "hit-target-overlap" })
  }

  @Test("A finger has 44 × 44 points, also for the switch alone (HIG, Accessibility)")
  func target() throws {
    let alone = try #require(try draw(Toggle(isOn: true)).node("Toggle")?.hitTarget)
    #expect(alone.width == 51 && alone.height == 44)
    let titled = try draw(Toggle("Wi-Fi"), width: 300)
    #expect(titled.node("Toggle")?.hitTarget?.minX == 249)
  }

  @Test(
    "It is a button and a toggle with a value that says on, off or mixed",
    arguments: [
      (Toggle("Wi-Fi", isOn: true), "on"), (Toggle("Wi-Fi"), "off"),
      (Toggle("Wi-Fi", style: .checkbox).mixed(), "mixed"),
    ])
  func accessibility(value: Toggle, word: String) throws {
    for style in [ToggleStyle.checkbox, .button, .switch] {
      if style == .switch, value.isMixed { continue }
      let scene = try draw(
        value.toggleStyle(style), in: Environment(platform: .macos))
      #expect(
        scene.nodes.compactMap(\.accessibility) == [
          Accessibility(
            role: .button, label: "Wi-Fi", value: word, traits: [.button, .toggleButton])
        ])
    }
  }

  @Test("A radio button that is on is selected")
  func radio() throws {
    let on = try toggle(Toggle("One", isOn: true, style: .radio), .macos)
    #expect(on.accessibility?.traits == [.button, .selected])
    let off = try toggle(Toggle("One", style: .radio), .macos)
    #expect(off.accessibility?.traits == [.button])
  }

  @Test("A hidden title is still told, and a label before a switch is its name")
  func names() throws {
    let hidden = try toggle(Toggle("Wi-Fi").labelsHidden())
    #expect(hidden.accessibility?.label == "Wi-Fi")
    #expect(hidden.frame.width == 51)
    let scene = try draw(LabeledContent("Wi-Fi") { Toggle(isOn: true) })
    #expect(scene.node("Toggle[1]")?.accessibility?.label == "Wi-Fi")
    let own = try draw(LabeledContent("Wi-Fi") { Toggle(isOn: true).accessibilityLabel("Own") })
    #expect(own.node("Toggle[1]")?.accessibility?.label == "Own")
  }

  @Test("Beside a label a switch stands in the middle of its capitals")
  func beside() throws {
    for component in [
      AnyComponent(LabeledContent("Wi-Fi") { Toggle(isOn: true) }),
      AnyComponent(
        HStack(alignment: .firstTextBaseline) {
          Label("Wi-Fi")
          Toggle(isOn: true)
        }),
    ] {
      let scene = try draw(component)
      let baseline = try #require(scene.node("Label[0]")?.baseline)
      let capitals = baseline - 17 * Theme.ios.typography.capHeight / 2
      #expect(abs((scene.node("Toggle[1]")?.frame.midY ?? 0) - capitals) <= 0.5)
    }
  }

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
