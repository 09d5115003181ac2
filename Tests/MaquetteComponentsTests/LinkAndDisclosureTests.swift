import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Links")
struct LinkTests {
  private func link(_ title: String = "Terms") throws -> Link {
    Link(title, destination: try LinkURL("https://example.com"))
  }

  @Test("A link is a text in the colour of links that leads to its URL")
  func text() throws {
    let node = try #require(try draw(link()).node("Link"))
    #expect(node.text == "Terms")
    #expect(node.style?.color == Theme.ios.colors["tint"]?[ColorTraits()])
    #expect(
      node.accessibility
        == Accessibility(
          role: .link, label: "Terms", traits: [.link], url: "https://example.com"))
    let mac = try draw(link(), in: Environment(platform: .macos)).node("Link")
    #expect(mac?.style?.color == Theme.macos.colors["link"]?[ColorTraits()])
  }

  @Test("A finger has 44 × 44 points; in a row of a list it has the row")
  func target() throws {
    let target = try #require(try draw(link("A")).node("Link")?.hitTarget)
    #expect(target.width == 44 && target.height == 44)
    let link = try link()
    let scene = try draw(List { link }, width: 390)
    #expect(scene.node("Link[0]")?.hitTarget == scene.frame("Row[0]"))
  }

  @Test("With increased contrast it is underlined")
  func underline() throws {
    var environment = surroundings()
    let plain = try draw(link(), in: environment).items.count
    environment.contrast = .increased
    #expect(try draw(link(), in: environment).items.count == plain + 1)
  }

  @Test("On watchOS and tvOS it looks like a button and is still a link")
  func button() throws {
    for platform in [Platform.watchos, .tvos] {
      let node = try #require(
        try draw(link(), in: Environment(platform: platform)).node("Link"))
      #expect(node.accessibility?.role == .link)
      #expect(node.accessibility?.url == "https://example.com")
      #expect(node.frame.height >= 44)
    }
  }

  @Test("A link without a destination is an error")
  func missing() {
    #expect(
      complaints(Link("Terms", destination: nil)).map(\.message)
        == ["Link: a link needs a destination"])
  }
}

@Suite("Disclosure groups")
struct DisclosureGroupTests {
  private func group(_ isExpanded: Bool) -> DisclosureGroup {
    DisclosureGroup("Details", isExpanded: isExpanded) { Label("Text") }
  }

  /// The corners of the chevron.
  private func chevron(_ scene: Scene) throws -> [Point] {
    let item = try #require(scene.node("Disclosure")?.leaves.last)
    guard case .stroke(let shape, _, _) = item else { return [] }
    return shape.path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  @Test("The contents are there when it is open")
  func contents() throws {
    #expect(try draw(group(false)).node("Label[0]")?.text == "Details")
    #expect(try draw(group(false)).nodes.contains { $0.text == "Text" } == false)
    #expect(try draw(group(true)).nodes.contains { $0.text == "Text" })
  }

  @Test("The chevron points ahead when closed and down when open, at the trailing edge")
  func chevrons() throws {
    let closed = try chevron(try draw(group(false), width: 300))
    #expect(closed[1].x > closed[0].x && closed[0].x == closed[2].x)
    let mirrored = try chevron(
      try draw(group(false), width: 300, in: surroundings(.rightToLeft)))
    #expect(mirrored[1].x < mirrored[0].x)
    let open = try chevron(try draw(group(true), width: 300))
    #expect(open[1].y > open[0].y && open[0].y == open[2].y)
    #expect(try draw(group(true), width: 300).frame("Disclosure")?.maxX == 300)
  }

  @Test("The chevron grows with the text")
  func grows() throws {
    var environment = surroundings()
    let usual = try #require(try draw(group(false), in: environment).frame("Disclosure"))
    environment.textSize = .accessibility5
    let large = try #require(try draw(group(false), in: environment).frame("Disclosure"))
    #expect(usual.width == 17)
    #expect(large.width == 53)
  }

  @Test("In a list contents are rows of their own, indented, and the title's row is one target")
  func list() throws {
    let scene = try draw(
      List {
        DisclosureGroup("One", isExpanded: true) {
          Label("Two")
          DisclosureGroup("Three", isExpanded: true) { Label("Four") }
        }
        Label("Five")
      }, width: 390)
    func row(_ index: Int) -> SceneNode? { scene.node("Row[\(index)]") }
    let texts = (0..<5).map { index in
      row(index)?.allText ?? []
    }
    #expect(texts == [["One"], ["Two"], ["Three"], ["Four"], ["Five"]])
    #expect(scene.frame("Row[1]/Label[0]")?.minX == 60)
    #expect(scene.frame("Row[3]/Label[0]")?.minX == 80)
    #expect(scene.node("Row[0]/DisclosureGroup[0]")?.hitTarget == row(0)?.frame)
    #expect(row(0)?.frame.height == 44)
  }

  @Test("It is a button that is expanded or collapsed")
  func accessibility() throws {
    let closed = try draw(group(false)).nodes.compactMap(\.accessibility)
    #expect(
      closed == [
        Accessibility(role: .button, label: "Details", value: "collapsed", traits: [.button])
      ])
    #expect(
      try draw(group(true)).nodes.compactMap(\.accessibility).first?.value == "expanded")
  }

  @Test("On macOS a triangle of 13 points stands before the title (violetlib/jnr)")
  func triangle() throws {
    let scene = try draw(group(true), in: Environment(platform: .macos))
    #expect(scene.frame("Disclosure")?.width == 13)
    #expect(scene.frame("Disclosure")?.minX == 0)
    #expect(scene.frame("Header/Label[0]")?.minX == 18)
    #expect(scene.frame("DisclosureGroup/Label[0]")?.minX == 18)
  }

  @Test(
    "A disclosure button has the height measured (violetlib/jnr), and follows the title",
    arguments: [(ControlSize.large, 26.0), (.regular, 22), (.small, 18), (.mini, 15)])
  func button(size: ControlSize, height: Double) throws {
    var value = group(false).disclosureGroupStyle(.button)
    value.controlSize = size
    let scene = try draw(value, in: Environment(platform: .macos))
    let button = try #require(scene.frame("Disclosure"))
    #expect(button.height == height)
    #expect(button.minX > (scene.frame("Header/Label[0]")?.maxX ?? 0))
  }

  @Test("What a platform lacks is an error")
  func errors() {
    for platform in [Platform.watchos, .tvos] {
      #expect(
        complaints(group(false), in: Environment(platform: platform)).map(\.message)
          == ["DisclosureGroup: \(platform.displayName) has no disclosure group"])
    }
    #expect(
      complaints(group(false).disclosureGroupStyle(.button)).map(\.message)
        == ["DisclosureGroup: iOS has no disclosure button"])
  }
}

extension SceneNode {
  fileprivate var allText: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.allText) }
}
