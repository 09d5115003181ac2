import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Lists")
struct ListTests {
  // In the tests' theme a body letter is 10 points wide and a line 20 points high; a pixel is a point.

  private let settings = List {
    Section("General", footer: "abc") {
      Label("one")
      Label("two")
      Label("three")
    }
  }

  @Test("An inset grouped list has the measures of iOS 17 (ios17-measured.yaml)")
  func insetGrouped() throws {
    let scene = try draw(settings, width: 390)
    // Margin 20, a row 44 high; the text starts 20 points from the row's edge.
    let first = try #require(scene.frame("Row[0]"))
    #expect(first.minX == 20 && first.width == 350 && first.height == 44)
    #expect(scene.frame("Row[1]")?.minY == first.maxY)
    #expect(scene.frame("Row[0]/Label[0]")?.minX == 40)
    #expect(scene.frame("Row[0]/Label[0]")?.midY == first.midY)
    // A header stands 16 below the top and 7 above the rows.
    let header = try #require(scene.frame("Header/Label"))
    #expect(header.minY == 16)
    #expect(header.maxY + 7 == first.minY)
    // A footer stands 7 below the rows and ends 11 above the section's end.
    let footer = try #require(scene.frame("Footer/Label"))
    #expect(footer.minY == (scene.frame("Row[2]")?.maxY ?? 0) + 7)
    #expect(scene.size.height == footer.maxY + 11)
  }

  @Test(
    "Cards are 20 from the edges from 414 points of width on, as in view trees of iOS 26",
    arguments: [(402, 16), (413, 16), (414, 20), (440, 20)] as [(Double, Double)])
  func wideMargin(width: Double, margin: Double) throws {
    let theme = try #require(Theme.named("ios26"))
    let scene = try draw(settings, width: width, in: surroundings(theme: theme))
    let row = try #require(scene.frame("Row[0]"))
    #expect(row.minX == margin && row.maxX == width - margin)
    // Read off a phone of 440 points (iOS 26 beta): texts and lines are as far from the card's edges.
    #expect(scene.frame("Header/Label")?.minX == 2 * margin)
    #expect(scene.frame("Row[0]/Label[0]")?.minX == 2 * margin)
    let lines = scene.items.compactMap { item in
      if case .fill(.rect(let rect), _) = item, rect.height == 1 { rect } else { nil }
    }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.minX == 2 * margin && $0.maxX == width - 2 * margin })
  }

  @Test("What has 20 already or none stays where it is on wide screens")
  func otherMargins() throws {
    #expect(try draw(settings, width: 440).frame("Row[0]")?.minX == 20)
    for platform in [Platform.ios, .ipados] {
      let theme = try #require(Theme.named("\(platform)26"))
      let plain = try draw(settings.listStyle(.plain), width: 440, in: surroundings(theme: theme))
      #expect(plain.frame("Row[0]")?.minX == 0)
    }
    let pad = try #require(Theme.named("ipados26"))
    for width in [320.0, 440] {
      let scene = try draw(settings, width: width, in: surroundings(theme: pad))
      #expect(scene.frame("Row[0]")?.minX == 20)
      #expect(scene.frame("Row[0]/Label[0]")?.minX == (width < 414 ? 36 : 40))
      #expect(scene.frame("Header/Label")?.minX == (width < 414 ? 36 : 40))
    }
  }

  @Test("Rows stand on one ground of radius 10 in the colours of grouped backgrounds")
  func ground() throws {
    let scene = try draw(settings, width: 390)
    let colors = Theme.ios.colors
    let traits = ColorTraits()
    #expect(scene.root.items.first?.color == colors["systemGroupedBackground"]?[traits])
    let section = try #require(scene.node("Section[0]"))
    guard case .fill(.roundedRect(let rect, let radius, _), _) = section.items.first else {
      Issue.record("there is no ground")
      return
    }
    #expect(radius == 10)
    #expect(rect.height == 3 * 44)
    #expect(section.items.first?.color == colors["secondarySystemGroupedBackground"]?[traits])
  }

  @Test(
    "Separators start at the text, end at the edge, and there is none after the last row",
    arguments: [(LayoutDirection.leftToRight, 40.0, 370.0), (.rightToLeft, 20, 350)])
  func separators(direction: LayoutDirection, left: Double, right: Double) throws {
    let scene = try draw(settings, width: 390, in: surroundings(direction))
    let lines = try #require(scene.node("Section[0]")).items.dropFirst().compactMap(\.plainRect)
    #expect(lines.count == 2)
    for (index, line) in lines.enumerated() {
      #expect(line.minX == left && line.maxX == right)
      let row = try #require(scene.frame("Row[\(index)]"))
      #expect(abs(line.maxY - row.maxY) < 1e-6)
      #expect(abs(line.height - Theme.ios.metrics.hairline) < 1e-6)
    }
  }

  @Test("A grouped list runs from edge to edge, with lines at both ends of a section")
  func grouped() throws {
    let scene = try draw(settings.listStyle(.grouped), width: 390)
    #expect(
      scene.frame("Row[0]")
        == Rect(x: 0, y: scene.frame("Row[0]")?.minY ?? -1, width: 390, height: 44))
    #expect(scene.frame("Row[0]/Label[0]")?.minX == 20)
    let lines = try #require(scene.node("Section[0]")).items.dropFirst().compactMap(\.plainRect)
    #expect(lines.count == 4)
    #expect(lines.filter { $0.width == 390 }.count == 2)
  }

  @Test(
    "A header of a grouped list is in capitals, 13 points high, and still called as it was written",
    arguments: [ListStyle.insetGrouped, .grouped])
  func header(style: ListStyle) throws {
    let node = try #require(
      try draw(settings.listStyle(style), width: 390).node("Header/Label"))
    #expect(node.text == "GENERAL")
    #expect(node.style?.size == 13)
    #expect(
      node.accessibility
        == Accessibility(role: .staticText, label: "General", traits: [.header]))
  }

  @Test("A header of a plain list is 20 points bold and as it was written")
  func plainHeader() throws {
    let node = try #require(
      try draw(settings.listStyle(.plain), width: 390).node("Header/Label"))
    #expect(node.text == "General")
    #expect(node.style?.size == 20)
    #expect(node.style?.weight == .bold)
  }

  @Test(
    "Capitals are those of the language, which a section may have of its own",
    arguments: [
      ("tr_TR", nil, "izin ılık", "İZİN ILIK"), ("az_AZ", nil, "izin", "İZİN"),
      ("el_GR", nil, "Ρυθμίσεις", "ΡΥΘΜΙΣΕΙΣ"), ("en_US", "tr", "izin", "İZİN"),
      ("tr_TR", "en", "izin", "IZIN"), ("en_US", "el", "Ρυθμίσεις", "ΡΥΘΜΙΣΕΙΣ"),
      ("de_DE", nil, "Straße", "STRASSE"), ("ru_RU", nil, "Настройки", "НАСТРОЙКИ"),
      ("he_IL", nil, "הגדרות", "הגדרות"), ("ar_EG", nil, "الإعدادات", "الإعدادات"),
    ])
  func capitals(locale: String, language: String?, header: String, shown: String) throws {
    var environment = surroundings()
    environment.locale = locale
    var section = AnyComponent(Section(header) { Label("a") })
    if let language { section = section.typesettingLanguage(language) }
    let list = List { section }
    #expect(try draw(list, width: 390, in: environment).node("Header/Label")?.text == shown)
  }

  @Test("Rows and sections may be mixed; rows make sections of their own")
  func mixed() throws {
    let scene = try draw(
      List {
        Label("a")
        Label("b")
        Section("c") { Label("d") }.accessibilityIdentifier("third")
        Label("e")
      }, width: 390)
    let names = scene.nodes.map(\.path).filter { $0.split(separator: "/").count == 2 }
    #expect(names == ["List/Section[0]", "List/Section[2]", "List/Section[3]"])
    #expect(scene.frames.keys.filter { $0.hasSuffix("Row[1]") } == ["List/Section[0]/Row[1]"])
    #expect(scene.node("Section[2]")?.accessibility?.identifier == "third")
  }

  @Test("A list takes the height it is offered and cuts off what is below")
  func height() throws {
    #expect(try draw(settings, width: 390, height: 600).root.frame.height == 600)
    let low = try draw(settings, width: 390, height: 60)
    #expect(low.root.clip == .rect(Rect(x: 0, y: 0, width: 390, height: 60)))
    #expect(try draw(settings, width: 390).root.clip == nil)
  }

  @Test("On a watch each row has a platter of its own, 4 points apart and of radius 9")
  func watch() throws {
    let environment = Environment(platform: .watchos)
    let scene = try draw(settings, width: 198, in: environment)
    let shapes = try #require(scene.node("Section[0]")).items
    #expect(shapes.count == 3)
    #expect(shapes.first?.color == Theme.watchos.colors["platter"]?[ColorTraits()])
    let rows = [0, 1].compactMap { scene.frame("Row[\($0)]") }
    #expect(rows.count == 2 && rows[1].minY - rows[0].maxY == 4)
    #expect(rows.allSatisfy { $0.height == 44 })
  }

  @Test("Rows of tables have 24 points on macOS, of sidebars 28, and 120 on tvOS")
  func otherPlatforms() throws {
    func height(_ platform: Platform, _ style: ListStyle) throws -> Double? {
      try draw(settings.listStyle(style), width: 800, in: Environment(platform: platform))
        .frame("Row[0]")?.height
    }
    #expect(try height(.macos, .automatic) == 24)
    #expect(try height(.macos, .sidebar) == 28)
    #expect(try height(.tvos, .automatic) == 120)
  }

  @Test("Every platform has every style", arguments: Platform.allCases)
  func styles(platform: Platform) throws {
    for style in ListStyle.allCases where style != .carousel || platform == .watchos {
      let scene = try draw(
        settings.listStyle(style), width: 400, in: Environment(platform: platform))
      #expect(scene.nodes.filter { $0.component == "Row" }.count == 3)
    }
  }

  @Test("A list that fills a screen lends it its background")
  func screen() throws {
    let grouped = Theme.ios.colors["systemGroupedBackground"]?[ColorTraits()]
    #expect(try draw(Screen { settings }).root.items.first?.color == grouped)
    let red = Screen(background: .red) { settings }
    #expect(try draw(red).root.items.first?.color == Theme.ios.colors["systemRed"]?[ColorTraits()])
  }

  @Test("A bad character in a header is an error")
  func badHeader() {
    let found = complaints(List { Section("a\u{0}") { Label("b") } })
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
  }
}
