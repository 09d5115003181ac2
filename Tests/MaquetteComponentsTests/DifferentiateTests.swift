import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Differentiate Without Color")
struct DifferentiateTests {
  private struct Case: Sendable {
    let name: String
    let platform: Platform
    let make: @Sendable () throws -> AnyComponent

    init(
      _ name: String, _ platform: Platform, _ make: @escaping @Sendable () throws -> any Component
    ) {
      (self.name, self.platform) = (name, platform)
      self.make = { AnyComponent(try make()) }
    }
  }

  private func scenes(_ component: some Component, _ platform: Platform) throws
    -> (plain: Scene, told: Scene)
  {
    var environment = Environment(platform: platform)
    environment.now = "2025-03-14T09:41:00Z"
    let plain = try draw(component, in: environment)
    environment.accessibilityDifferentiateWithoutColor = true
    return (plain, try draw(component, in: environment))
  }

  private static func level(_ value: Double) -> LevelIndicator {
    var level = LevelIndicator(value: value, in: 0...10)
    (level.warningValue, level.criticalValue) = (6, 8)
    return level
  }

  private static let told: [Case] = [
    Case("tab", .ios) { TabBar(["A", "B"]) },
    Case("dots", .ios) { PageControl(numberOfPages: 3) },
    Case("today", .ios) {
      DatePicker(selection: .moment(try Moment("2025-03-20T10:00")), style: .inline)
    },
    Case("today on a Mac", .macos) {
      DatePicker(selection: .moment(try Moment("2025-03-20T10:00")), style: .graphical)
    },
    Case("link", .ios) { Link("Terms", destination: try LinkURL("https://example.com")) },
    Case("warning", .macos) { level(7) },
    Case("critical", .macos) { level(9) },
    Case("stars", .macos) { RatingIndicator(value: 3) },
    Case("image button", .macos) {
      ImageButton(systemName: "star", behavior: .toggle, isOn: true)
    },
    Case("toggle", .ios) { Toggle("Bold", isOn: true, style: .button) },
    Case("toggle with a symbol", .ios) {
      var toggle = Toggle("Bold", isOn: true, style: .button)
      toggle.systemImage = "bold"
      return toggle
    },
    Case("time on a watch", .watchos) { DatePicker(mode: .time).state(.focused) },
  ]

  @Test("What only colour tells has a sign")
  func signs() throws {
    for one in Self.told {
      let scenes = try scenes(one.make(), one.platform)
      #expect(scenes.plain.items != scenes.told.items, "\(one.name)")
    }
  }

  @Test("What is told by shape, place or words stays as it is")
  func others() throws {
    for (component, platform) in [
      (AnyComponent(Toggle("Wi-Fi", isOn: true)), Platform.ios),
      (AnyComponent(Toggle("Wi-Fi", isOn: true)), .macos),
      (AnyComponent(SegmentedControl(["A", "B"])), .ios), (AnyComponent(Slider(value: 0.5)), .ios),
      (AnyComponent(Button("Go", style: .filled)), .ios), (AnyComponent(Self.level(3)), .macos),
      (AnyComponent(Toggle("Bold", style: .button)), .ios),
      (AnyComponent(Toolbar { Button("Bold", symbol: "bold", state: .selected) }), .macos),
    ] {
      let scenes = try scenes(component, platform)
      #expect(scenes.plain.items == scenes.told.items)
    }
  }

  @Test("A button that is on has a check mark before its title, one that is mixed a line")
  func checkmark() throws {
    var button = Button("Bold", style: .gray)
    button.value = .on
    let on = try scenes(button, .macos)
    button.value = .mixed
    let mixed = try scenes(button, .macos)
    #expect(on.told.size.width > on.plain.size.width || on.told.items != on.plain.items)
    #expect(on.told.items != mixed.told.items)
    #expect(on.told.node("Button")?.accessibility == on.plain.node("Button")?.accessibility)
  }

  @Test("A warning is hatched in one direction, what is critical in both")
  func hatching() throws {
    func hatches(_ value: Double) throws -> [Int] {
      let told = try scenes(Self.level(value), .macos).told
      return told.items.compactMap { item in
        if case .stroke(.path(let path, _), _, _) = item { path.elements.count } else { nil }
      }
    }
    let warning = try #require(try hatches(7).first)
    let critical = try #require(try hatches(7.99).first)
    #expect(warning > 4 && critical >= warning)
    let most = try #require(try hatches(8).first)
    #expect(most > critical)
    #expect(try hatches(5).isEmpty)
  }

  @Test("The buttons of a window have the signs that the pointer shows")
  func window() throws {
    let toolbar = Toolbar("Notes") {}.windowControls()
    let scenes = try scenes(toolbar, .macos)
    let buttons = scenes.told.nodes.filter { $0.component == "WindowButton" }
    #expect(buttons.map(\.leaves.count) == [3, 3, 3])
    #expect(
      scenes.plain.nodes.filter { $0.component == "WindowButton" }.map(\.leaves.count) == [2, 2, 2])
  }
}
