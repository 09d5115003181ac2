import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The look of buttons")
struct ButtonLookTests {
  private static let blue = "#007AFF"
  private static let red = "#FF3B30"

  private func hexes(_ button: Button, in environment: Environment = Environment()) throws
    -> [String]
  {
    try draw(button, in: environment).items.compactMap(\.color).map(\.hex)
  }

  @Test(
    "Each style has its fill and its title colour",
    arguments: [
      (ButtonStyle.plain, ["#007AFF"]), (.gray, ["#78788028", "#007AFF"]),
      (.tinted, ["#007AFF2B", "#007AFF"]), (.filled, ["#007AFF", "#FFFFFF"]),
    ])
  func styles(style: ButtonStyle, colors: [String]) throws {
    #expect(try hexes(Button("a").style(style)) == colors)
  }

  @Test(
    "A destructive button has red where others have the tint",
    arguments: [
      (ButtonStyle.plain, [red]), (.gray, ["#78788028", red]), (.tinted, [red + "2B", red]),
      (.filled, [red, "#FFFFFF"]),
    ])
  func destructive(style: ButtonStyle, colors: [String]) throws {
    #expect(try hexes(Button("a").style(style).role(.destructive)) == colors)
  }

  @Test("A tint that is asked for beats the one of the role, and that of the surroundings")
  func tint() throws {
    let button = Button("a").style(.filled)
    #expect(try hexes(button.role(.destructive).tint("#00AA00")) == ["#00AA00", "#FFFFFF"])
    #expect(try hexes(button.tint("green")) == ["#34C759", "#FFFFFF"])
    var purple = Environment()
    purple.tint = "purple"
    #expect(try hexes(button, in: purple) == ["#AF52DE", "#FFFFFF"])
    #expect(try hexes(button.tint("#00AA00"), in: purple) == ["#00AA00", "#FFFFFF"])
    #expect(try hexes(button.role(.destructive), in: purple) == [ButtonLookTests.red, "#FFFFFF"])
    #expect(try hexes(button.tint(.tint), in: purple) == ["#AF52DE", "#FFFFFF"])
  }

  @Test("A primary title is semibold, others are regular", arguments: ButtonRole.allCases)
  func weight(role: ButtonRole) throws {
    let scene = try draw(Button("a").role(role), in: Environment())
    #expect(scene.root.style?.weight == (role == .primary ? .semibold : .regular))
  }

  // White has a contrast of 1.78 on #FFB340, of 9.2 on #0040DD. Documented: 4.5 for texts up to 17
  // points (HIG, Accessibility).
  @Test("With increased contrast black letters stand on tints that are too bright for white ones")
  func brightTint() throws {
    let button = Button("a").style(.filled).tint(.orange)
    var dark = Environment(appearance: .dark)
    #expect(try hexes(button, in: dark) == ["#FF9F0A", "#FFFFFF"])
    dark.contrast = .increased
    #expect(try hexes(button, in: dark).suffix(1) == ["#000000"])
    let light = Environment(contrast: .increased)
    #expect(try hexes(Button("a").style(.filled), in: light).suffix(1) == ["#FFFFFF"])
    let label = button.with(\.baseForegroundColor, "white")
    #expect(try hexes(label, in: dark).suffix(1) == ["#FFFFFF"])
  }

  @Test("A disabled button is gray, says so, and keeps its hit target")
  func disabled() throws {
    let button = Button("a").style(.filled).state(.disabled)
    #expect(try hexes(button) == ["#7676801E", "#3C3C434C"])
    let node = try draw(button, in: Environment()).root
    #expect(node.accessibility?.traits == [.button, .notEnabled])
    #expect(node.hitTarget != nil)
  }

  @Test("A pressed button is fainter", arguments: ButtonStyle.drawn)
  func pressed(style: ButtonStyle) throws {
    let button = Button("a").style(style)
    let normal = try draw(button, in: Environment())
    let pressed = try draw(button.state(.pressed), in: Environment())
    #expect(normal.items != pressed.items || normal.root.items != pressed.root.items)
    #expect(normal.frames == pressed.frames)
  }

  @Test("A pressed plain button has 0.4 of its opacity, as one group")
  func pressedPlain() throws {
    let scene = try draw(Button("a").style(.plain).state(.pressed), in: Environment())
    guard case .group(let group) = scene.root.items.first else {
      Issue.record("it is drawn as a group")
      return
    }
    #expect(group.opacity == 0.4)
    #expect(scene.root.items.count == 1)
  }

  @Test("Colours follow appearance and contrast")
  func traits() throws {
    let button = Button("a").style(.filled)
    #expect(try hexes(button, in: Environment(appearance: .dark)) == ["#0A84FF", "#FFFFFF"])
    let strong = try hexes(button, in: Environment(contrast: .increased))
    #expect(strong.first == "#0040DD")
  }

  @Test("In increased contrast a plain title is underlined in its colour, line by line")
  func underline() throws {
    let button = Button("one two").style(.plain)
    let calm = try draw(button, in: Environment())
    let strong = try draw(button, in: Environment(contrast: .increased))
    #expect(calm.items.count == 1)
    let bars = strong.items.compactMap { item -> Rect? in
      if case .fill(.rect(let bar), _) = item { bar } else { nil }
    }
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.minY > (strong.root.baseline ?? .infinity))
    #expect(abs(bar.width - 70) < 1)
    #expect(try draw(button, width: 70, in: Environment(contrast: .increased)).items.count == 4)
  }

  @Test("A watch, always dark, is drawn in dark")
  func watch() throws {
    let light = try draw(Button("a"), in: Environment(platform: .watchos, appearance: .light))
    let dark = try draw(Button("a"), in: Environment(platform: .watchos, appearance: .dark))
    #expect(light == dark)
    #expect(light.background == .black)
  }

  @Test("The default button of a Mac has a gradient from a lighter tint")
  func gradient() throws {
    let scene = try draw(Button("OK").role(.primary), in: Environment(platform: .macos))
    let gradient = scene.items.compactMap { item -> (Color, Color)? in
      if case .fill(_, .verticalGradient(let top, let bottom)) = item { (top, bottom) } else { nil }
    }.first
    let (top, bottom) = try #require(gradient)
    #expect(top.red > bottom.red && top.green > bottom.green)
    #expect(scene.root.style?.background == top)
  }

  @Test("A radius that is asked for is drawn")
  func radius() throws {
    let scene = try draw(Button("a", style: .gray).cornerRadius(3), in: Environment())
    guard case .fill(.roundedRect(_, let radius, _), _) = scene.items.first else {
      Issue.record("a gray button has a round fill")
      return
    }
    #expect(radius == 3)
  }

  @Test(
    "Every style, size, role and state draws something in order on every platform",
    arguments: Platform.allCases)
  func everything(platform: Platform) throws {
    for style in ButtonStyle.drawn {
      for size in ButtonSize.allCases {
        for role in ButtonRole.allCases {
          for state in ButtonState.allCases {
            let button = Button(
              "Edit", subtitle: "all", symbol: "pencil", style: style, size: size, role: role,
              state: state)
            let scene = try draw(button, in: Environment(platform: platform))
            #expect(!scene.items.isEmpty)
            _ = try CheckedScene(scene)
          }
        }
      }
    }
  }
}
