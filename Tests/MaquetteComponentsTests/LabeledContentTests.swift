import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Labels that introduce something")
struct LabeledContentTests {
  // In the tests' theme a body letter is 10 points wide and a line 20 points high.

  @Test("Label and value stand side by side, 8 points apart")
  func sideBySide() throws {
    let scene = try draw(LabeledContent("Name", value: "Anna"))
    #expect(scene.size == Size(width: 88, height: 20))
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Label[1]")?.minX == 48)
  }

  @Test("In a row the label stands at the leading edge and the value at the trailing one")
  func row() throws {
    let list = List { LabeledContent("Name", value: "Anna") }
    let scene = try draw(list, width: 390)
    #expect(scene.frame("Label[0]")?.minX == 40)
    #expect(scene.frame("Label[1]")?.maxX == 356)
    let mirrored = try draw(list, width: 390, in: surroundings(.rightToLeft))
    #expect(mirrored.frame("Label[0]")?.maxX == 350)
    #expect(mirrored.frame("Label[1]")?.minX == 34)
  }

  @Test("Label and button share a baseline")
  func baseline() throws {
    for component in [
      AnyComponent(LabeledContent("Updates") { Button("Check").size(.small) }),
      AnyComponent(List { LabeledContent("Updates") { Button("Check").size(.small) } }),
    ] {
      let scene = try draw(component, width: 390)
      let baselines = scene.nodes.compactMap(\.baseline)
      #expect(baselines.count == 2)
      #expect(abs(baselines[0] - baselines[1]) <= 0.5, "\(baselines)")
    }
  }

  @Test("A value is secondary unless it has a colour of its own")
  func color() throws {
    func color(_ content: LabeledContent) throws -> Color? {
      try draw(content).node("Label[1]")?.style?.color
    }
    let secondary = Theme.ios.colors["secondaryLabel"]?[ColorTraits()]
    #expect(try color(LabeledContent("a", value: "b")) == secondary)
    #expect(try color(LabeledContent("a") { Label("b") }) == secondary)
    #expect(
      try color(LabeledContent("a") { Label("b").color(.tint) })
        == Theme.ios.colors["tint"]?[ColorTraits()])
    #expect(
      try draw(LabeledContent("a", value: "b")).node("Label[0]")?.style?.color
        == Theme.ios.colors["label"]?[ColorTraits()])
  }

  @Test(
    "At accessibility sizes the value stands below the label",
    arguments: [(TextSize.xxxLarge, false), (.accessibility1, true), (.accessibility5, true)])
  func stacked(size: TextSize, isStacked: Bool) throws {
    var environment = surroundings()
    environment.textSize = size
    let scene = try draw(
      List { LabeledContent("Name", value: "Anna") }, width: 390, in: environment)
    let (label, value) = (scene.frame("Label[0]"), scene.frame("Label[1]"))
    #expect((value?.minY == label?.maxY) == isStacked)
    #expect((value?.minX == label?.minX) == isStacked)
  }

  @Test("Where there is no Dynamic Type nothing stands below the other")
  func noDynamicType() throws {
    var environment = Environment(platform: .macos)
    environment.textSize = .accessibility5
    let scene = try draw(LabeledContent("Name", value: "Anna"), in: environment)
    #expect(scene.frame("Label[0]")?.midY == scene.frame("Label[1]")?.midY)
  }

  @Test("A long value goes on on more lines, which end where the row does")
  func long() throws {
    let list = List { LabeledContent("Name", value: "one two three four five six") }
    let scene = try draw(list, width: 300)
    let value = try #require(scene.node("Label[1]"))
    #expect(value.frame.maxX == 266)
    #expect(value.frame.height > 20)
    #expect(value.text == "one two three four five six")
  }

  @Test("Label and value are one thing to assistive technology, with a value")
  func accessibility() throws {
    for content in [
      LabeledContent("Storage", value: "42 GB"), LabeledContent("Storage") { Label("42 GB") },
    ] {
      #expect(
        try draw(content).nodes.compactMap(\.accessibility)
          == [Accessibility(role: .staticText, label: "Storage", value: "42 GB")])
    }
  }

  @Test("A control stays a thing of its own")
  func controlAccessibility() throws {
    let things = try draw(LabeledContent("Updates") { Button("Check") }).nodes
      .compactMap(\.accessibility)
    #expect(things.map(\.role) == [.staticText, .button])
  }

  @Test("A value and a content at once are an error")
  func both() {
    var content = LabeledContent("a", value: "b")
    content.content = [AnyComponent(Label("c"))]
    #expect(
      complaints(content).map(\.message)
        == ["LabeledContent: a labeled content shows a 'value' or a 'content', not both"])
  }

  @Test("What has no text stands in the middle of its row, and makes it no higher")
  func textless() throws {
    for content in [
      AnyComponent(ActivityIndicator()), AnyComponent(Circle()).frame(width: 20, height: 20),
    ] {
      let list = List { LabeledContent("Name") { content } }
      let nodes = try draw(list, width: 390).nodes
      let row = try #require(nodes.first { $0.component == "Row" }).frame
      let part = try #require(
        nodes.first { ["ActivityIndicator", "Circle"].contains($0.component) }
      ).frame
      #expect(row.height == 44 && abs(part.midY - row.midY) <= 0.5)
    }
  }
}
