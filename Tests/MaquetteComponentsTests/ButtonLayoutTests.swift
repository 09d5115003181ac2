import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The layout of buttons")
struct ButtonLayoutTests {
  private func texts(_ scene: Scene) -> [GlyphRun] {
    scene.items.compactMap { item in
      if case .text(let run, _) = item { run } else { nil }
    }
  }

  /// Where a button's symbol is drawn.
  private func symbol(_ scene: Scene) throws -> Rect {
    var result: Rect?
    for item in scene.items {
      switch item {
      case .stroke(.path(let path, _), _, _), .fill(.path(let path, _), _):
        guard let box = path.controlBounds else { continue }
        result = result?.union(box) ?? box
      default: break
      }
    }
    return try #require(result)
  }

  // facts/buttons.yaml, ios_button_derived: 28, 28, 34.3 and 50.3 points.
  @Test(
    "One line of text makes an iOS button as high as UIKit's",
    arguments: [
      (ButtonSize.mini, 28.0), (.small, 28), (.medium, 34 + 1 / 3.0), (.large, 50 + 1 / 3.0),
    ])
  func heights(size: ButtonSize, height: Double) throws {
    for style in ButtonStyle.drawn {
      let scene = try draw(Button("Edit").style(style).size(size), in: Environment())
      #expect(abs(scene.size.height - height) < 1e-6)
      let symbol = try draw(Button("", symbol: "trash").size(size), in: Environment())
      #expect(abs(symbol.size.height - height) < 1e-6)
    }
  }

  @Test(
    "The width is the title's with the padding of the size",
    arguments: [
      (ButtonSize.medium, 40.0 + 24), (.large, 40 + 40),
    ])
  func widths(size: ButtonSize, width: Double) throws {
    #expect(try draw(Button("Edit").size(size)).size.width == width)
  }

  @Test(
    "A hit target has 44 × 44 points at least, about the frame's middle",
    arguments: [
      Button("OK").size(.mini), Button("Edit").size(.large),
      Button("", symbol: "plus").size(.small),
      Button("A longer title").style(.plain),
    ])
  func hitTargets(button: Button) throws {
    for platform in [Platform.ios, .ipados] {
      let node = try draw(button, in: Environment(platform: platform)).root
      let target = try #require(node.hitTarget)
      #expect(target.width >= 44 && target.height >= 44)
      #expect(target.width == max(44, node.frame.width))
      #expect(target.height == max(44, node.frame.height))
      #expect(abs(target.midX - node.frame.midX) < 1e-9)
      #expect(abs(target.midY - node.frame.midY) < 1e-9)
    }
  }

  @Test("The title stands in the middle")
  func title() throws {
    let scene = try draw(Button("Edit").stretch(), width: 200)
    let run = try #require(texts(scene).first)
    #expect(run.origin.x == 80)
    #expect(scene.root.baseline == run.origin.y)
    #expect(scene.root.text == "Edit")
  }

  @Test(
    "A symbol stands before or after the title in reading direction",
    arguments: [
      (SymbolPlacement.leading, LayoutDirection.leftToRight, true), (.leading, .rightToLeft, false),
      (.trailing, .leftToRight, false), (.trailing, .rightToLeft, true),
    ])
  func besides(placement: SymbolPlacement, direction: LayoutDirection, isLeft: Bool) throws {
    let button = Button("Cart", symbol: "cart", symbolPlacement: placement)
    let scene = try draw(button, in: surroundings(direction))
    let box = try symbol(scene)
    let run = try #require(texts(scene).first)
    #expect((box.maxX <= run.origin.x) == isLeft)
    // On the text's own line: its middle is that of the capitals, about.
    let capitals = run.origin.y - 0.35 * run.size
    #expect(abs(box.midY - capitals) < 3)
    #expect(box.minX >= 0 && box.maxX <= scene.size.width)
  }

  @Test("A symbol may stand above or below", arguments: [SymbolPlacement.top, .bottom])
  func above(placement: SymbolPlacement) throws {
    let scene = try draw(Button("Cart", symbol: "cart", symbolPlacement: placement))
    let box = try symbol(scene)
    let run = try #require(texts(scene).first)
    if placement == .top {
      #expect(box.maxY <= run.origin.y - 0.6 * run.size)
    } else {
      #expect(box.minY >= run.origin.y)
    }
    #expect(abs(box.midX - scene.size.width / 2) < 1.5)
  }

  @Test("A subtitle stands below the title, smaller, and makes the button higher")
  func subtitle() throws {
    let scene = try draw(Button("Subscribe", subtitle: "$4.99 a month"))
    let runs = texts(scene)
    #expect(runs.map(\.text) == ["Subscribe", "$4.99 a month"])
    #expect(runs[0].size == 17 && runs[1].size == 12)
    #expect(runs[1].origin.y > runs[0].origin.y + 10)
    #expect(try scene.size.height > draw(Button("Subscribe")).size.height)
    #expect(scene.root.accessibility?.value == "$4.99 a month")
  }

  @Test("A button with only a symbol is a square, and wider where the padding makes it so")
  func symbolOnly() throws {
    for size in ButtonSize.allCases {
      let scene = try draw(Button("", symbol: "plus").size(size), in: Environment())
      #expect(scene.size.width >= scene.size.height)
      let box = try symbol(scene)
      #expect(abs(box.midX - scene.size.width / 2) < 0.5)
      #expect(abs(box.midY - scene.size.height / 2) < 0.5)
      #expect(scene.root.accessibility?.label == "plus")
      #expect(scene.root.text == nil)
    }
  }

  @Test("A button stretches when asked to, and on a watch unless asked not to")
  func stretch() throws {
    #expect(try draw(Button("a"), width: 300).root.frame.width == 34)
    #expect(try draw(Button("a").stretch(), width: 300).root.frame.width == 300)
    let watch = Environment(platform: .watchos)
    #expect(try draw(Button("a"), width: 180, in: watch).root.frame.width == 180)
    #expect(try draw(Button("a").stretch(false), width: 180, in: watch).root.frame.width < 180)
  }

  @Test("On a watch a button with a ground is as wide as its row, and a title alone is not")
  func watchRows() throws {
    for style in [ButtonStyle.filled, .gray, .tinted] {
      let list = List { Button("Start", style: style) }
      let scene = try draw(list, width: 180, in: Environment(platform: .watchos))
      let row = try #require(scene.nodes.first { $0.component == "Row" }).frame
      let button = try #require(scene.nodes.first { $0.component == "Button" }).frame
      #expect(abs(button.minX - row.minX - (row.maxX - button.maxX)) < 0.01)
      #expect(button.width > row.width - 30)
    }
    let plain = try draw(
      List { Button("Start") }, width: 180, in: Environment(platform: .watchos))
    let button = try #require(plain.nodes.first { $0.component == "Button" }).frame
    #expect(button.width < 120)
  }

  @Test("An iOS title wraps where there is no room, and is never cut")
  func wrapping() throws {
    let scene = try draw(Button("one two three"), width: 94)
    #expect(texts(scene).map(\.text) == ["one two", "three"])
    #expect(scene.size.height == 54)
  }

  @Test("Where titles have one line, what does not fit ends in an ellipsis")
  func truncation() throws {
    var theme = roundTheme
    theme.buttons.titleLines = 1
    let scene = try draw(Button("one two three"), width: 94, in: surroundings(theme: theme))
    #expect(scene.root.text == "one tw…")
    #expect(scene.root.accessibility?.label == "one two three")
    #expect(scene.size.height == 34)
  }

  @Test("However narrow the room, both paddings are kept, and room for a letter")
  func narrow() throws {
    let scene = try draw(HStack { Button("abcdefgh") }, width: 10)
    let width = try #require(scene.frame("Button[0]")?.width)
    #expect(abs(width - (24 + 10)) < 0.01)
  }

  @Test("Without title and symbol there is a warning")
  func nothing() {
    let found = complaints(Button(""))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message == "Button: the button has neither a title nor a symbol")
  }
}
