import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Rows, headers and footers of one's own components")
struct OwnRowTests {
  private let link = NavigationLink {
    HStack(spacing: 12) {
      Circle().frame(width: 45, height: 45)
      VStack(alignment: .leading, spacing: 2) {
        Label("Ada", font: .style(.headline))
        Label("See you at noon")
      }
    }
  }

  private func glyphs(_ link: NavigationLink, in environment: Environment) throws -> Scene {
    try draw(List { link }, width: 390, in: environment)
  }

  @Test(
    "The chevron of a row of one's own stands where that of a title does, in the middle",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func chevron(direction: LayoutDirection) throws {
    for platform in [Platform.ios, .ipados, .macos] {
      for version in [nil, 26] {
        let environment = Environment(platform: platform, osVersion: version, direction: direction)
        let own = try glyphs(link, in: environment)
        let titled = try glyphs(NavigationLink("Ada"), in: environment)
        let sign = try #require(own.node("NavigationLink[0]/Symbol"))
        let other = try #require(titled.node("NavigationLink[0]/Symbol"))
        #expect(sign.frame.minX == other.frame.minX && sign.frame.size == other.frame.size)
        #expect(sign.leaves.first?.color == other.leaves.first?.color)
        let row = try #require(own.frame("Row[0]"))
        #expect(abs(sign.frame.midY - row.midY) <= 1)
        let circle = try #require(own.nodes.first { $0.component == "Circle" })
        #expect((circle.frame.midX < sign.frame.midX) == (direction == .leftToRight))
      }
    }
  }

  @Test("A watch draws no chevron, and a row of one's own is a button with the words in it")
  func button() throws {
    for platform in [Platform.ios, .watchos] {
      let scene = try glyphs(link, in: Environment(platform: platform))
      let row = try #require(scene.node("NavigationLink[0]"))
      #expect(row.accessibility?.label == "Ada, See you at noon")
      #expect(row.accessibility?.role == .button)
      #expect(scene.nodes.filter { $0.accessibility?.isElement == true }.count == 1)
      let sign = scene.node("NavigationLink[0]/Symbol")
      #expect((sign?.leaves.isEmpty == false) == (platform == .ios))
    }
  }

  @Test("A long text in a row of one's own breaks, and leaves the chevron its room")
  func lines() throws {
    let text = "a very long message that goes on and on, for more than one line of the row"
    let scene = try glyphs(NavigationLink { Label(text) }, in: surroundings())
    let label = try #require(scene.nodes.first { $0.text == text })
    let sign = try #require(scene.frame("NavigationLink[0]/Symbol"))
    #expect(label.frame.height >= 40 && label.frame.maxX <= sign.minX)
  }

  @Test("What is beside a label of components is told of")
  func besides() {
    #expect(complaints(List { link }).isEmpty)
    let found = complaints(List { link.subtitle("More") })
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("neither symbol nor subtitle") == true)
    let both = complaints(List { link.subtitle("More").systemImage("wifi") })
    #expect(both.count == 2 && both.allSatisfy { $0.hint?.contains("into the 'label'") == true })
    for key in ["subtitle", "systemImage"] {
      #expect(both.count { $0.message.contains("'\(key)' changes nothing") } == 1, "\(key)")
    }
  }

  // MARK: Headers and footers

  private func list(_ style: ListStyle, prominence: Prominence = .standard) -> List {
    List(style: style) {
      Section {
        Label("Row")
      } header: {
        Label("Pinned")
        Spacer()
        Button("Edit")
      } footer: {
        Label("Only here")
      }.headerProminence(prominence)
    }
  }

  @Test(
    "A header of components stands where a text does, from one edge of it to the other",
    arguments: [ListStyle.plain, .insetGrouped, .grouped])
  func header(style: ListStyle) throws {
    let text = List(style: style) { Section("Pinned", footer: "Only here") { Label("Row") } }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let own = try draw(list(style), width: 390, in: surroundings(direction))
      let usual = try draw(text, width: 390, in: surroundings(direction))
      for word in ["Pinned", "Only here"] {
        func place(_ scene: Scene) -> SceneNode? {
          scene.nodes.first { $0.text?.lowercased() == word.lowercased() }
        }
        let (one, other) = (try #require(place(own)), try #require(place(usual)))
        let isLeft = direction == .leftToRight
        #expect(
          isLeft ? one.frame.minX == other.frame.minX : one.frame.maxX == other.frame.maxX)
        // Without a font and a colour of its own it looks as the text does.
        #expect(one.style == other.style && one.text == other.text)
        #expect(one.leaves.first?.color == other.leaves.first?.color)
      }
      let button = try #require(own.nodes.first { $0.component == "Button" })
      #expect((button.frame.midX > 195) == (direction == .leftToRight))
      #expect(own.nodes.contains { $0.accessibility?.traits.contains(.header) == true })
    }
  }

  @Test("A font of one's own in a header is kept, and so are its letters")
  func font() throws {
    let list = List {
      Section {
        Label("Row")
      } header: {
        Label("Pinned", font: .style(.title2))
      }
    }
    let scene = try draw(list, width: 390)
    let label = try #require(scene.nodes.first { $0.text == "Pinned" })
    #expect(label.style?.size == 22)
  }

  @Test("A section that opens has a header of components beside its chevron")
  func disclosure() throws {
    let section = Section {
      Label("Row")
    } header: {
      Label("Pinned")
    }.isExpanded(true)
    let scene = try draw(List(style: .sidebar) { section }, width: 320)
    let header = try #require(scene.nodes.first { $0.component == "Header" })
    #expect(header.accessibility?.label.lowercased() == "pinned")
    #expect(scene.nodes.contains { $0.component == "Disclosure" })
  }
}
