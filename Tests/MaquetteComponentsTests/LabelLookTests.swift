import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("How a label looks")
struct LabelLookTests {
  private func texts(_ component: some Component, _ environment: Environment = surroundings())
    throws -> [(run: GlyphRun, color: Color)]
  {
    try draw(component, in: environment).items.compactMap { item in
      if case .text(let run, let color) = item { (run, color) } else { nil }
    }
  }

  private func color(_ component: some Component, _ environment: Environment = surroundings())
    throws -> String?
  {
    try texts(component, environment).first?.color.hex
  }

  // MARK: Highlighted

  @Test("The highlight colour is shown while the label is highlighted, over those of runs too")
  func highlighted() throws {
    let label = Label("a").with(\.highlightedTextColor, "red")
    #expect(try color(label) == "#000000")
    #expect(try color(label.with(\.isHighlighted, true)) == "#FF3B30")
    let runs = AttributedText("a", .color("blue"))
    let rich = label.with(\.isHighlighted, true).with(\.attributedText, runs)
    #expect(try color(rich) == "#FF3B30")
    #expect(try color(rich.with(\.isHighlighted, false)) == "#007AFF")
  }

  @Test("A highlighted label without a highlight colour keeps its own")
  func plainHighlight() throws {
    #expect(try color(Label("a", color: "blue").with(\.isHighlighted, true)) == "#007AFF")
  }

  // MARK: Disabled

  /// ios-colors.yaml, disabled_foreground: tertiaryLabel. macos-colors.yaml,
  /// disabledControlTextColor. tvos.yaml, disabled: opacity 0.4.
  @Test(
    "Disabled text has the platform's disabled colour",
    arguments: [
      (Platform.ios, "#3C3C434C"), (.ipados, "#3C3C434C"), (.macos, "#0000003F"),
    ])
  func disabled(platform: Platform, hex: String) throws {
    let label = Label("a").with(\.isEnabled, false)
    #expect(try color(label, Environment(platform: platform)) == hex)
  }

  /// UIKit, `isEnabled`: "disabled text is dimmed somewhat to indicate it is not active".
  @Test("Disabled text of any colour is dimmed, on every platform", arguments: Platform.allCases)
  func dimmed(platform: Platform) throws {
    let environment = Environment(platform: platform)
    let runs = "a " + AttributedText("b", .color("green"))
    for label in [Label("a"), Label("a", color: .secondary), Label("a", color: "red"), Label(runs)]
    {
      let enabled = try texts(label, environment).map(\.color.alpha)
      let disabled = try texts(label.with(\.isEnabled, false), environment).map(\.color.alpha)
      #expect(zip(enabled, disabled).allSatisfy { $1 < $0 && $1 > 0 })
      #expect(enabled.count == disabled.count && !enabled.isEmpty)
    }
  }

  // MARK: Shadow

  @Test("A shadow is the same text behind the text, one point higher unless said otherwise")
  func shadow() throws {
    let label = Label("a").with(\.shadowColor, "red")
    let drawn = try texts(label)
    #expect(drawn.map(\.color.hex) == ["#FF3B30", "#000000"])
    #expect(drawn.map(\.run.origin) == [Point(x: 0, y: 15), Point(x: 0, y: 16)])
    #expect(try texts(Label("a")).count == 1)
  }

  @Test(
    "A shadow's offset is to the right and down in both directions",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func shadowOffset(direction: LayoutDirection) throws {
    let label = Label("a").with(\.shadowColor, "red").with(\.shadowOffset, Point(x: 3, y: 2))
    let origins = try texts(label, surroundings(direction)).map(\.run.origin)
    #expect(origins.count == 2)
    #expect(origins.first == origins.last?.offset(x: 3, y: 2))
  }

  @Test("A shadow takes no room")
  func shadowRoom() throws {
    let label = Label("a").with(\.shadowColor, "red").with(\.shadowOffset, Point(x: 30, y: 20))
    #expect(try draw(label).size == Size(width: 10, height: 20))
  }

  // MARK: Material and clipping

  /// ios-colors.yaml has the label levels, of which a material makes its own.
  @Test("Text over a material is blended with it unless the label says not to")
  func vibrancy() throws {
    let label = Label("a", color: .secondary)
    let over = try color(label.background(.regularMaterial))
    #expect(over != "#3C3C4399")
    let none = label.with(\.preferredVibrancy, .none)
    #expect(try color(none.background(.regularMaterial)) == "#3C3C4399")
    #expect(try color(none) == (try color(label)))
  }

  @Test("Only a label that clips to its bounds cuts off what reaches beyond them")
  func clipsToBounds() throws {
    let label = Label("abc")
    #expect(try draw(label).root.clip == nil)
    let clipped = try draw(label.with(\.clipsToBounds, true)).root
    #expect(clipped.clip == .rect(Rect(x: 0, y: 0, width: 30, height: 20)))
  }

  @Test("Text that clips and does not fit is cut at the frame; what fits is not")
  func byClipping() throws {
    let label = Label("abcdefghij").with(\.lineBreakMode, .byClipping)
    guard case .group(let group) = try draw(label, width: 50).root.items.first else {
      Issue.record("clipped text is a group")
      return
    }
    #expect(group.clips == [.rect(Rect(x: 0, y: 0, width: 50, height: 20))])
    guard case .text = try draw(label, width: 200).root.items.first else {
      Issue.record("whole text is not clipped")
      return
    }
  }
}
