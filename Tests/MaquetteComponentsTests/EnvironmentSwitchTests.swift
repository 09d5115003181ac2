import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

private func environment(
  _ platform: Platform = .ios, _ change: (inout Environment) -> Void = { _ in }
) -> Environment {
  var environment = Environment(platform: platform)
  change(&environment)
  return environment
}

@Suite("Settings of accessibility")
struct EnvironmentSwitchTests {
  @Test("All are off by default, and a patch says them as everything else")
  func patches() {
    for setting in EnvironmentSwitch.all {
      #expect(!Environment()[keyPath: setting.environment])
      var patch = EnvironmentPatch()
      patch[keyPath: setting.patch] = true
      #expect(patch.environment[keyPath: setting.environment])
      #expect(EnvironmentPatch().overlaid(by: patch) == patch)
      #expect(patch.overlaid(by: EnvironmentPatch()) == patch)
      #expect(EnvironmentPatch(patch.environment)[keyPath: setting.patch] == true)
    }
  }

  @Test(
    "A platform whose switches have no marks looks the same with On/Off Labels",
    arguments: Platform.allCases)
  func platforms(platform: Platform) {
    let labelled = environment(platform) { $0.onOffLabels = true }
    let hasLabels = [.ios, .ipados, .watchos].contains(platform)
    #expect(labelled.onOffLabels == hasLabels)
    #expect(labelled.isSame(as: environment(platform)) != hasLabels)
  }

  @Test(
    "On/Off Labels: a switch has a line where it is on, and a ring where it is off",
    arguments: [
      Platform.ios, .ipados, .watchos,
    ])
  func labels(platform: Platform) throws {
    for isOn in [true, false] {
      let toggle = Toggle(isOn: isOn, style: .switch)
      let plain = try draw(toggle, in: environment(platform))
      let labelled = try draw(toggle, in: environment(platform) { $0.onOffLabels = true })
      #expect(labelled.items.count == plain.items.count + 1)
      #expect(labelled.size == plain.size)
      var own = toggle
      own.showsOnOffLabels = true
      #expect(try draw(own, in: environment(platform)).items == labelled.items)
    }
  }
}

@Suite("Reduce Transparency")
struct ReduceTransparencyTests {
  private let reduced = environment { $0.accessibilityReduceTransparency = true }

  @Test("A material is opaque, and what stands in front of it is not vibrant")
  func materials() throws {
    let label = Label("a").color(.secondary).background(.regularMaterial)
    let scene = try draw(label, in: reduced)
    #expect(scene.items.first?.color?.hex == "#F2F2F2")
    #expect(scene.items.last?.color?.hex == "#3C3C4399")
  }

  @Test("Every material of every platform, and no other colour", arguments: Platform.allCases)
  func all(platform: Platform) throws {
    for appearance in platform.appearances {
      let surroundings = environment(platform) {
        $0.appearance = appearance
        $0.accessibilityReduceTransparency = true
      }
      for name in surroundings.theme.materials.keys.sorted() {
        let scene = try draw(
          Label("a").background(.named(name)), in: surroundings)
        #expect(scene.items.first?.color?.alpha == 1, "\(name)")
      }
      let fill = try draw(Label("a").background(.named("systemFill")), in: surroundings)
      #expect(fill.items.first?.color?.alpha != 1)
    }
  }

  // materials.yaml, reduced_transparency: #F2F2F2 and #1C1C1E; increased_contrast: white and black.
  @Test(
    "Glass is gray, clear glass too, and its text can be read",
    arguments: [Platform.ios, .ipados, .macos, .tvos], Appearance.allCases)
  func glass(platform: Platform, appearance: Appearance) throws {
    for (contrast, grays) in [
      (Contrast.standard, ["#F2F2F2", "#1C1C1E"]), (.increased, ["#FFFFFF", "#000000"]),
    ] {
      var surroundings = Environment(
        platform: platform, osVersion: 26, appearance: appearance, contrast: contrast)
      surroundings.accessibilityReduceTransparency = true
      for name in ["glass", "clearGlass", "barGlass", "largeGlass", "inactiveGlass"] {
        guard surroundings.theme.material(named: name) != nil else { continue }
        let scene = try draw(Label("a").background(.named(name)), in: surroundings)
        #expect(scene.items.first?.color?.hex == grays[appearance == .dark ? 1 : 0], "\(name)")
      }
      guard platform != .tvos else { continue }
      let button = try draw(Button("a").style(.clearGlass), in: surroundings)
      for text in button.seenTexts(on: .white) { #expect(text.contrast >= 4.5) }
    }
  }

  // materials.yaml, reduced_transparency: shape and rim are kept (WWDC25, "Meet Liquid Glass").
  @Test(
    "Glass keeps its rim, and has a line with increased contrast", arguments: Appearance.allCases)
  func rim(appearance: Appearance) throws {
    func lines(_ component: some Component, _ environment: Environment) throws -> [DrawItem] {
      try draw(component, in: environment).items.filter { item in
        if case .stroke(_, let width, _) = item { width <= MaterialEffect.rimWidth } else { false }
      }
    }
    let usual = Environment(platform: .ios, osVersion: 26, appearance: appearance)
    var reduced = usual
    reduced.accessibilityReduceTransparency = true
    let ground = Label("a").background(.named("glass"))
    #expect(try lines(ground, usual).count == 2)
    #expect(try lines(ground, reduced) == lines(ground, usual))
    for style in ButtonStyle.glasses {
      let button = Button("Play", style: style)
      #expect(try lines(button, reduced) == lines(button, usual), "\(style)")
    }
    let alert = Alert("A") { Button("OK") }
    #expect(try lines(alert, reduced).count == 2)
    var increased = reduced
    increased.contrast = .increased
    let button = try lines(Button("Play", style: .glass), increased)
    for line in try [button, lines(ground, increased)] {
      guard case .stroke(_, 1, let color) = line.first, line.count == 1 else {
        Issue.record("there is one line and not \(line)")
        continue
      }
      let base: Color = appearance == .dark ? .white : .black
      #expect(color == base.opacity(0.5))
    }
  }

  @Test("Nothing of the dimmed screen shines through an alert")
  func alert() throws {
    func ground(_ environment: Environment) throws -> Color? {
      try draw(Alert("A") { Button("OK") }, in: environment).items.compactMap { item in
        if case .fill(_, .color(let color)) = item, color.alpha == 1 { color } else { nil }
      }.first
    }
    #expect(try ground(reduced)?.hex == "#F2F2F2")
    #expect(try ground(environment()) != ground(reduced))
  }
}

@Suite("Button Shapes")
struct ButtonShapeTests {
  private func lines(_ component: some Component, _ platform: Platform = .ios) throws -> Int {
    let plain = try draw(component, in: environment(platform))
    let shaped = try draw(
      component, in: environment(platform) { $0.accessibilityShowButtonShapes = true })
    #expect(shaped.size == plain.size)
    return shaped.items.count - plain.items.count
  }

  @Test(
    "The title of a plain button is underlined in every script",
    arguments: [
      "Edit", "编辑", "تحرير", "संपादित", "Ред.",
    ])
  func underline(title: String) throws {
    #expect(try lines(Button(title, style: .plain)) == 1)
    #expect(try lines(Button(title, style: .plain), .watchos) == 1)
  }

  @Test("A symbol alone has a ground, except a round one of UIKit's own")
  func symbol() throws {
    #expect(try lines(Button("", symbol: "star", style: .plain)) == 1)
    #expect(try lines(Button(type: .contactAdd)) == 0)
  }

  @Test(
    "Buttons that have a shape stay as they are",
    arguments: [
      ButtonStyle.gray, .tinted, .filled,
    ])
  func bezels(style: ButtonStyle) throws {
    for platform in Platform.allCases {
      #expect(try lines(Button("Go", style: style), platform) == 0)
    }
  }

  @Test("On a Mac buttons without a bezel have a line around them")
  func mac() throws {
    #expect(try lines(Button("Edit", style: .plain), .macos) == 1)
    #expect(try lines(ImageButton(systemName: "star"), .macos) == 1)
    let toolbar = Toolbar {
      Button("Archive", symbol: "archivebox")
      Button("Trash", symbol: "trash")
    }
    #expect(try lines(toolbar, .macos) == 2)
  }

  @Test("So are links, buttons of menus, the way back and a calendar's chevrons")
  func others() throws {
    #expect(try lines(Link("Terms", destination: LinkURL("https://example.com"))) == 1)
    var menu = Menu("Sort") { MenuItem("Name") }
    menu.style = .plain
    #expect(try lines(menu) == 1)
    #expect(try lines(NavigationBar("Inbox", backTitle: "Mail")) == 1)
    #expect(try lines(NavigationBar("Inbox", backTitle: "")) == 1)
    #expect(try lines(DatePicker(style: .inline)) >= 3)
    #expect(try lines(TabBar(["A", "B"])) == 1)
  }

  @Test("A disabled title has no line")
  func disabled() throws {
    #expect(try lines(Button("Edit", style: .plain, state: .disabled)) == 0)
  }
}
