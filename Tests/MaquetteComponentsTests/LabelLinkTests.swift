import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Links in labels")
struct LabelLinkTests {
  private func label() throws -> Label {
    Label(AttributedText("Help", try .link("https://example.com/help")))
  }

  @Test("A link is a node of its own, with its role, its name and its address")
  func node() throws {
    let node = try #require(try draw(label()).node("Label/Link[0]"))
    #expect(node.component == "Link")
    #expect(node.frame == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      node.accessibility
        == Accessibility(role: .link, label: "Help", url: "https://example.com/help"))
  }

  /// ios-colors.yaml: link is #007AFF in light, #0984FF in dark.
  @Test("On iOS it has the link colour and a line below it")
  func ios() throws {
    for (appearance, hex) in [(Appearance.light, "#007AFF"), (.dark, "#0984FF")] {
      let items = try draw(label(), in: Environment(appearance: appearance)).items
      #expect(items.map { $0.color?.hex } == [hex, hex])
      guard case .fill(.rect(let line), _) = items.first else {
        Issue.record("links are underlined")
        return
      }
      #expect(line.width == 40)
    }
  }

  @Test("A watch has no line below it")
  func watch() throws {
    #expect(try draw(label(), in: Environment(platform: .watchos)).items.count == 1)
  }

  @Test("A colour or line of its own wins")
  func own() throws {
    let attributes: TextAttributes = [
      try .link("https://a.b"), .color("red"), .underline(.none),
    ]
    let items = try draw(Label(AttributedText("a", attributes))).items
    #expect(items.map { $0.color?.hex } == ["#FF3B30"])
  }

  @Test("Text without links has no such nodes")
  func none() throws {
    #expect(try draw(Label("https://example.com")).root.children.isEmpty)
    #expect(try draw(Label(AttributedText("a", .bold))).root.children.isEmpty)
  }
}
