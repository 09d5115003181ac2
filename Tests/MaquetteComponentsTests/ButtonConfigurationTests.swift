import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What UIButton.Configuration says of a button")
struct ButtonConfigurationTests {
  private func radius(_ button: Button, in environment: Environment = Environment()) throws
    -> Double
  {
    for item in try draw(button.style(.filled), in: environment).items {
      if case .fill(.roundedRect(_, let radius, _), _) = item { return radius }
    }
    Issue.record("no fill")
    return -1
  }

  private func hexes(_ button: Button, in environment: Environment = Environment()) throws
    -> [String]
  {
    try draw(button, in: environment).items.compactMap(\.color).map(\.hex)
  }

  private func runs(_ scene: Scene) -> [GlyphRun] {
    scene.items.compactMap { item in
      if case .text(let run, _) = item { run } else { nil }
    }
  }

  // UIKit: fixed takes the radius without modification, dynamic follows Dynamic Type, the others
  // ignore it. facts/buttons.yaml: 5.95 and 8.75.
  @Test("Corner styles")
  func corners() throws {
    let button = Button("a").cornerRadius(10)
    #expect(try radius(button) == 10)
    #expect(try radius(button.cornerStyle(.fixed)) == 10)
    #expect(try radius(button.cornerStyle(.medium)) == 5.95)
    #expect(try radius(button.cornerStyle(.large)) == 8.75)
    #expect(try radius(button.cornerStyle(.small)) < 5.95)
    let capsule = try draw(button.cornerStyle(.capsule), in: Environment())
    #expect(try radius(button.cornerStyle(.capsule)) == capsule.size.height / 2)
    // Body is 17 points, and 53 at accessibility5.
    let huge = Environment(textSize: .accessibility5)
    #expect(abs(try radius(button, in: huge) - 10 * 53 / 17) < 1e-9)
    #expect(try radius(button.cornerStyle(.fixed), in: huge) == 10)
    #expect(try radius(button.cornerStyle(.large), in: huge) == 8.75)
    // HIG: a watch's buttons have 22 points whatever the text size.
    let watch = Environment(platform: .watchos, textSize: .accessibility3)
    #expect(try radius(Button("a"), in: watch) == 22)
  }

  @Test("Insets are those asked for, in reading direction", arguments: LayoutDirection.allCases)
  func insets(direction: LayoutDirection) throws {
    let insets = EdgeInsets(top: 4, leading: 30, bottom: 12, trailing: 10)
    let scene = try draw(
      Button("Edit").with(\.contentInsets, insets), in: surroundings(direction))
    #expect(scene.size == Size(width: 40 + 40, height: 20 + 16))
    let run = try #require(runs(scene).first)
    #expect(run.origin.x == (direction == .leftToRight ? 30 : 10))
    #expect(run.origin.y == 4 + 16)
    #expect(scene.root.baseline == 20)
  }

  @Test("Insets may make a button lower than its size would be")
  func smallInsets() throws {
    let scene = try draw(Button("Edit", size: .mini).with(\.contentInsets, .zero))
    #expect(scene.size.height < 28)
  }

  @Test("Padding between symbol, title and subtitle is that asked for")
  func paddings() throws {
    let button = Button("Edit", subtitle: "all", symbol: "plus")
    let narrow = try draw(button.with(\.imagePadding, 0).with(\.titlePadding, 0))
    let wide = try draw(button.with(\.imagePadding, 20).with(\.titlePadding, 6))
    #expect(wide.size.width == narrow.size.width + 20)
    #expect(wide.size.height == narrow.size.height + 6)
  }

  @Test(
    "Title and subtitle stand to one another as asked for",
    arguments: [
      (ButtonTitleAlignment.leading, LayoutDirection.leftToRight, 12.0),
      (.leading, .rightToLeft, 32), (.trailing, .leftToRight, 32), (.trailing, .rightToLeft, 12),
      (.center, .leftToRight, 22), (.automatic, .leftToRight, 22),
    ])
  func alignment(
    alignment: ButtonTitleAlignment, direction: LayoutDirection, x: Double
  ) throws {
    var theme = roundTheme
    theme.buttons.sizes["medium"]?.subtitle = .style(.body)
    let button = Button("abcd", subtitle: "abcdef").with(\.titleAlignment, alignment)
    let scene = try draw(button, in: surroundings(direction, theme: theme))
    #expect(runs(scene).first?.origin.x == x)
  }

  @Test("Base colours stand for the style's, as faint as its states make them")
  func baseColors() throws {
    let button = Button("a").with(\.baseForegroundColor, "#FF0000")
      .with(\.baseBackgroundColor, "#00FF00")
    #expect(try hexes(button.style(.filled)) == ["#00FF00", "#FF0000"])
    // 0.17 of the fill, as of the tint (43 of 255).
    #expect(try hexes(button.style(.tinted)) == ["#00FF002B", "#FF0000"])
    #expect(try hexes(button.style(.gray)) == ["#00FF00", "#FF0000"])
    #expect(try hexes(button.style(.plain)) == ["#FF0000"])
    #expect(try hexes(button.style(.gray).state(.pressed)) == ["#00FF00BF", "#FF0000BF"])
    #expect(
      try hexes(button.style(.filled).state(.disabled))
        == hexes(Button("a").style(.filled).state(.disabled)))
    // A television's focus is white on every button.
    let tv = Environment(platform: .tvos)
    #expect(
      try hexes(button.style(.gray).state(.focused), in: tv)
        == hexes(Button("a").style(.gray).state(.focused), in: tv))
  }

  @Test("A base colour that does not exist is one error")
  func unknownColor() {
    let found = complaints(Button("a").with(\.baseForegroundColor, "redd"))
    #expect(found.map(\.severity) == [.error])
  }

  // SwiftUI: the automatic style is borderless on iOS and in rows of lists, and bordered on a Mac,
  // a watch and Apple TV.
  @Test(
    "Without a style a button is what the platform draws, in rows of lists and elsewhere",
    arguments: [
      (Platform.ios, ButtonStyle.plain, ButtonStyle.plain), (.ipados, .plain, .plain),
      (.tvos, .gray, .plain), (.watchos, .gray, .plain), (.macos, .gray, .gray),
    ])
  func automatic(platform: Platform, style: ButtonStyle, inRow: ButtonStyle) throws {
    let environment = Environment(platform: platform)
    #expect(
      try draw(Button("a"), in: environment) == draw(Button("a").style(style), in: environment))
    #expect(
      try draw(List { Button("a") }, width: 300, in: environment)
        == draw(List { Button("a").style(inRow) }, width: 300, in: environment))
  }

  @Test("In a row a button without a style is as wide a target as the row")
  func rowTarget() throws {
    let scene = try draw(List { Button("a") }, width: 300, in: Environment())
    let button = try #require(scene.nodes.first { $0.component == "Button" })
    #expect((button.hitTarget?.width ?? 0) > 250)
  }

  // A test that text is whole: its last line is there, and no line is wider than its button. Only a
  // word that has no room beside a symbol at a third of its size is cut at its end.
  @Test(
    "The largest text is wrapped between words, or made smaller",
    arguments: [Platform.ios, .ipados, .watchos])
  func accessibility5(platform: Platform) throws {
    let environment = Environment(platform: platform, textSize: .accessibility5)
    for title in ["Add to Cart", "Subscribing"] {
      for button in [Button(title), Button(title, symbol: "cart").activity()] {
        let scene = try draw(button.style(.filled), width: 190, in: environment)
        let node = try #require(scene.nodes.first { $0.component == "Button" })
        let isOneWord = !title.contains(" ")
        if isOneWord { #expect(runs(scene).filter { !$0.text.isEmpty }.count <= 1) }
        if isOneWord, node.style?.isTruncated == true {
          #expect(!button.symbol.isEmpty)
          continue
        }
        #expect(node.text?.filter { $0 != " " } == title.filter { $0 != " " })
        #expect(runs(scene).map(\.text).joined().filter { $0 != " " } == title.filter { $0 != " " })
        #expect(runs(scene).allSatisfy { $0.origin.x >= node.frame.minX })
      }
    }
  }

  @Test("Bold text makes titles heavier, and wider buttons of them")
  func boldText() throws {
    let bold = try draw(Button("Edit"), in: Environment(legibilityWeight: .bold))
    let usual = try draw(Button("Edit"), in: Environment())
    #expect((bold.root.style?.weight ?? .regular) > (usual.root.style?.weight ?? .black))
  }
}
