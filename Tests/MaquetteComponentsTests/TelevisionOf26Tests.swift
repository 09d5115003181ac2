import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The look of tvOS 26")
struct TelevisionOf26Tests {
  private func materials(_ component: some Component, _ environment: Environment) throws
    -> [String]
  {
    try draw(component, in: environment).items.compactMap { item in
      if case .fill(_, .material(let material)) = item { material.name } else { nil }
    }
  }

  /// HIG, Materials: image views and buttons take glass when they have focus.
  @Test("A button in focus is of glass, and flat without", arguments: [Appearance.light, .dark])
  func focus(appearance: Appearance) throws {
    var environment = Environment(platform: .tvos, osVersion: 26, appearance: appearance)
    for style in [ButtonStyle.plain, .gray, .tinted, .filled] {
      let button = Button("Play", style: style)
      #expect(try materials(button, environment).isEmpty)
      for state in [ButtonState.focused, .pressed] {
        #expect(try materials(button.state(state), environment) == ["focusGlass"])
        let text = try draw(button.state(state), in: environment).nodes.compactMap(\.style?.color)
        #expect(text == [.black])
      }
    }
    environment.contrast = .increased
    #expect(try materials(Button("Play").state(.focused), environment).isEmpty)
    let before = Environment(platform: .tvos, osVersion: 18, appearance: appearance)
    #expect(try materials(Button("Play").state(.focused), before).isEmpty)
  }

  /// SwiftUI's glass, glass(_:) and glassProminent: they are of glass regardless of focus.
  @Test("A glass button is of glass without focus, too", arguments: ButtonStyle.glasses)
  func glassButtons(style: ButtonStyle) throws {
    let environment = Environment(platform: .tvos, osVersion: 26)
    let button = Button("Play", style: style)
    #expect(complaints(button, in: environment).isEmpty)
    let isClear = style == .clearGlass || style == .prominentClearGlass
    #expect(try materials(button, environment) == [isClear ? "clearGlass" : "glass"])
    #expect(try materials(button.state(.focused), environment) == ["focusGlass"])
    let letters = try draw(button.state(.focused), in: environment).nodes.compactMap(\.style?.color)
    #expect(letters == [.black])
    #expect(!complaints(button, in: Environment(platform: .tvos)).isEmpty)
  }

  @Test("A search field says what of a television's search is not drawn", arguments: [18, 26])
  func search(version: Int) {
    let found = complaints(
      SearchField("Find"), in: Environment(platform: .tvos, osVersion: version))
    #expect(found.first?.hint?.contains("row of letters is not drawn") == true)
  }

  /// HIG, Tab bars: the bar is translucent, and only the chosen tab is opaque.
  @Test("The chosen tab is opaque", arguments: [Appearance.light, .dark])
  func chosenTab(appearance: Appearance) throws {
    let environment = Environment(platform: .tvos, osVersion: 26, appearance: appearance)
    let bar = TabBar([TabItem("Home"), TabItem("Saved")])
    let tab = try #require(
      try draw(bar, width: 1920, in: environment).nodes.first { $0.component == "Tab" })
    let fill = try #require(tab.leaves.first?.color)
    #expect(fill.alpha == 1)
    #expect(try #require(tab.style?.color).over(fill).contrast(with: fill) >= 4.5)
  }

  @Test(
    "The chosen tab is seen on its bar, whatever is behind that",
    arguments: [Appearance.light, .dark], Contrast.allCases)
  func seenTab(appearance: Appearance, contrast: Contrast) throws {
    let bar = TabBar([TabItem("Home"), TabItem("Saved")])
    for isReduced in [false, true] {
      var environment = Environment(
        platform: .tvos, osVersion: 26, appearance: appearance, contrast: contrast)
      environment.accessibilityReduceTransparency = isReduced
      let items = try draw(bar, width: 1920, in: environment).items
      let fills = items.filter { if case .fill = $0 { true } else { false } }
      let tab = try #require(fills.dropFirst().first?.color)
      let ground = try #require(fills.first)
      var seen = [ground.color].compactMap(\.self)
      if let effect = ground.material?.effect {
        seen = MaterialEffect.grays.map { gray in
          let value = UInt8(min(255, effect.brightness(of: gray) + effect.lift))
          return Color(red: value, green: value, blue: value)
        }
      }
      #expect(!seen.isEmpty)
      for color in seen { #expect(color.contrast(with: tab) >= 1.25) }
    }
  }
}
