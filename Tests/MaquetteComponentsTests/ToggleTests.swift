import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Toggles")
struct ToggleTests {
  // In the tests' theme a body letter is 10 points wide and a line 20 points high.

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

  @Test(
    "Its thumb is 27 wide, 2 from the edge (view tree), and 34 when pressed (flutter switch.dart)")
  func thumb() throws {
    let on = try #require(thumbs(try toggle(Toggle(isOn: true))).first)
    #expect(isSame(on, Rect(x: 51 - 2 - 27, y: 2, width: 27, height: 27)))
    let off = try #require(thumbs(try toggle(Toggle(isOn: false))).first)
    #expect(isSame(off, Rect(x: 2, y: 2, width: 27, height: 27)))
    let pressed = try #require(thumbs(try toggle(Toggle(isOn: true).state(.pressed))).first)
    #expect(isSame(pressed, Rect(x: 51 - 2 - 34, y: 2, width: 34, height: 27)))
  }

  @Test("From right to left the thumb is at the left when on")
  func mirrored() throws {
    let on = try toggle(Toggle(isOn: true), direction: .rightToLeft)
    #expect(thumbs(on).first?.minX == 2)
    let off = try toggle(Toggle(isOn: false), direction: .rightToLeft)
    #expect(thumbs(off).first?.maxX == 49)
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
    #expect(scene.frame("Row[0]/Toggle[0]/Label[0]")?.minX == 40)
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
      var expected = Accessibility(
        role: .button, label: "Wi-Fi", value: word, traits: [.button, .toggleButton])
      if style == .checkbox { expected.macControl = .checkbox }
      #expect(scene.nodes.compactMap(\.accessibility) == [expected])
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
}

/// The node of a toggle on a platform.
func toggle(
  _ toggle: Toggle, _ platform: Platform = .ios, direction: LayoutDirection = .leftToRight,
  contrast: Contrast = .standard
) throws -> SceneNode {
  let environment = Environment(platform: platform, contrast: contrast, direction: direction)
  return try #require(try draw(toggle, in: environment).node("Toggle"))
}
