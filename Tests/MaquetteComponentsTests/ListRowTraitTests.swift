import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What is said about single rows")
struct ListRowTraitTests {
  /// The lines between rows, which are a pixel high.
  private func lines(_ list: List, _ environment: Environment = surroundings()) throws -> [Rect] {
    try draw(list, width: 390, in: environment).nodes.filter { $0.component == "Section" }
      .flatMap(\.leaves).compactMap { item in
        guard case .fill(.rect(let rect), _) = item, rect.height <= 1 else { return nil }
        return rect
      }
  }

  @Test(
    "A badge stands at the row's end, and is told as the row's value",
    arguments: [LayoutDirection.leftToRight, .rightToLeft],
    ["3", "جديد", "חדש", "新しい", "नया"])
  func badges(direction: LayoutDirection, text: String) throws {
    let list = List { Label("Inbox").listRowBadge(text) }
    let scene = try draw(list, width: 390, in: surroundings(direction))
    let labels = nodes(scene, "Label")
    let isAfter = labels[1].frame.minX > labels[0].frame.maxX
    #expect(isAfter == (direction == .leftToRight))
    let spoken = scene.nodes.compactMap(\.accessibility).filter { $0.label == "Inbox" }
    #expect(spoken.map(\.value) == [text])
  }

  @Test("A number in a badge has the digits of the locale, and 0 is none")
  func digits() throws {
    var environment = Environment(locale: "ar_EG")
    environment.textSize = .large
    let scene = try draw(
      List { Label("A").listRowBadge(12) }, width: 390, in: environment)
    #expect(scene.nodes.compactMap(\.accessibility).compactMap(\.value) == ["١٢"])
    let none = try draw(List { Label("A").listRowBadge(0) }, width: 390)
    #expect(nodes(none, "Label").count == 1)
  }

  @Test("A link shows its badge before its chevron")
  func link() throws {
    let scene = try draw(List { NavigationLink("A").listRowBadge("3") }, width: 390)
    let usual = try draw(List { NavigationLink("A").badge("3") }, width: 390)
    #expect(scene.items == usual.items)
  }

  @Test(
    "A link shows its value, then its badge, then its chevron, and says both",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func valueAndBadge(direction: LayoutDirection) throws {
    for link in [
      AnyComponent(NavigationLink("A", value: "Home").badge("3")),
      NavigationLink("A", value: "Home").listRowBadge("3"),
      NavigationLink("A", value: "Home").badge("3").badgeProminence(.increased),
    ] {
      let scene = try draw(List { link }, width: 390, in: surroundings(direction))
      var places = try ["A", "Home", "3"].map { text in
        try #require(scene.nodes.first { $0.text == text }).frame
      }
      places.append(try #require(nodes(scene, "Symbol").last).frame)
      if direction == .rightToLeft { places.reverse() }
      for (one, next) in zip(places, places.dropFirst()) { #expect(one.maxX < next.minX) }
      #expect(scene.nodes.compactMap(\.accessibility).map(\.value) == ["Home, 3"])
    }
  }

  @Test(
    "A badge follows what fills the row: a value, a switch, what stands after a spacer",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func afterContent(direction: LayoutDirection) throws {
    let list = List {
      LabeledContent("Wi-Fi", value: "Home").listRowBadge("1")
      Toggle("Wi-Fi").listRowBadge("1")
      HStack {
        Label("Wi-Fi")
        Spacer()
        Label("End")
      }.listRowBadge("1")
    }
    let scene = try draw(list, width: 390, in: surroundings(direction))
    let badges = scene.nodes.filter { $0.text == "1" }.map(\.frame)
    let ends = [
      scene.nodes.first { $0.text == "Home" }, nodes(scene, "Switch").first,
      scene.nodes.first { $0.text == "End" },
    ].compactMap(\.self).map(\.frame)
    #expect(badges.count == 3 && ends.count == 3)
    for (end, badge) in zip(ends, badges) {
      let gap = direction == .leftToRight ? badge.minX - end.maxX : end.minX - badge.maxX
      // Theme: 8 points.
      #expect(abs(gap - 8) < 1)
    }
  }

  @Test("A group shows the badge of its row before its chevron, and says it after its state")
  func group() throws {
    let scene = try draw(List { DisclosureGroup("A").listRowBadge("3") }, width: 390)
    let badge = try #require(scene.nodes.first { $0.text == "3" }).frame
    let chevron = try #require(nodes(scene, "Disclosure").first).frame
    #expect(badge.maxX < chevron.minX && badge.minX > 300)
    #expect(scene.nodes.compactMap(\.accessibility).map(\.value) == ["collapsed, 3"])
  }

  @Test("A prominent badge is a pill whose text stands on the line of the row's")
  func prominent() throws {
    let list = List { Label("Update").listRowBadge("1").badgeProminence(.increased) }
    let scene = try draw(list, width: 390)
    let badge = try #require(nodes(scene, "Badge").first)
    let label = try #require(nodes(scene, "Label").first)
    #expect(abs((badge.baseline ?? 0) - (label.baseline ?? 9)) < 2)
    #expect(badge.frame.width >= badge.frame.height)
    #expect(badge.leaves.first?.color == Theme.ios.colors["systemRed"]?[ColorTraits()])
  }

  @Test(
    "A link shows its own badge as prominent as its row says, before its chevron",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func prominentLink(direction: LayoutDirection) throws {
    let list = List { NavigationLink("Update").badge("1").badgeProminence(.increased) }
    #expect(complaints(list, in: surroundings(direction)).isEmpty)
    let scene = try draw(list, width: 390, in: surroundings(direction))
    let badge = try #require(nodes(scene, "Badge").first)
    #expect(badge.leaves.first?.color == Theme.ios.colors["systemRed"]?[ColorTraits()])
    let chevron = try #require(nodes(scene, "Symbol").last?.frame)
    let isBefore = badge.frame.maxX < chevron.minX
    #expect(isBefore == (direction == .leftToRight))
    #expect(scene.nodes.compactMap(\.accessibility).contains { $0.value == "1" })
    let given = List { NavigationLink("Update").listRowBadge("1").badgeProminence(.increased) }
    #expect(try draw(given, width: 390, in: surroundings(direction)).items == scene.items)
  }

  @Test("A row's own ground replaces the list's, and is cut by the card's corners")
  func background() throws {
    let list = List {
      Label("A").listRowBackground("systemYellow")
      Label("B").listRowBackground("clear")
      Label("C")
    }
    let section = try #require(try draw(list, width: 390).node("Section[0]"))
    let fills = section.items.compactMap { item -> DrawGroup? in
      if case .group(let group) = item { group } else { nil }
    }
    #expect(fills.count == 2)
    #expect(fills.allSatisfy { $0.clips.count == 1 })
    let colors = fills.flatMap(\.items).compactMap(\.color)
    #expect(
      colors == [
        Theme.ios.colors["systemYellow"]?[ColorTraits()],
        Theme.ios.colors["secondarySystemGroupedBackground"]?[ColorTraits()],
      ])
  }

  @Test("A line is left out where either row says so, and drawn where the list has none")
  func separators() throws {
    let hidden = List {
      Label("A")
      Label("B").listRowSeparator(.hidden)
      Label("C")
      Label("D")
    }
    #expect(try lines(hidden).count == 1)
    #expect(try lines(hidden.separators(.hidden)).isEmpty)
    let sidebar = List(style: .sidebar) {
      Label("A")
      Label("B")
    }
    #expect(try lines(sidebar).isEmpty)
    #expect(try lines(sidebar.separators(.visible)).count == 1)
  }

  @Test(
    "A line keeps the distances from the row's ends that it is told",
    arguments: [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 20 + 10)])
  func insets(direction: LayoutDirection, left: Double) throws {
    let list = List {
      Label("A").separatorInset(leading: 10, trailing: 10)
      Label("B")
    }
    let line = try #require(try lines(list, surroundings(direction)).first)
    #expect(line.minX == left && line.width == 330)
  }

  @Test("A row keeps the room around its content that it is told")
  func padding() throws {
    let list = List {
      Label("A").listRowInsets(EdgeInsets(top: 30, leading: 50, bottom: 10, trailing: 0))
    }
    let scene = try draw(list, width: 390)
    let row = try #require(scene.frame("Row[0]"))
    let label = try #require(scene.frame("Row[0]/Label[0]"))
    #expect(label.minX == row.minX + 50)
    #expect(label.minY - row.minY == 30 && row.maxY - label.maxY == 10)
  }

  @Test("Spaces between rows give each a ground; spaces between sections are as told")
  func spacing() throws {
    let list = List {
      Section {
        Label("A")
        Label("B")
      }
      Section { Label("C") }
    }
    let scene = try draw(list.rowSpacing(12).sectionSpacing(50), width: 390)
    let rows = nodes(scene, "Row").map(\.frame)
    #expect(rows[1].minY - rows[0].maxY == 12)
    #expect(rows[2].minY - rows[1].maxY == 50)
    let grounds = nodes(scene, "Section").flatMap(\.leaves).count
    #expect(grounds == 3)
  }

  @Test("Every second row has another ground, on the Mac and the iPad")
  func alternating() throws {
    let list = List(style: .plain) {
      Label("A")
      Label("B")
      Label("C")
      Label("D")
    }.alternatesRowBackgrounds()
    for platform in [Platform.macos, .ipados] {
      let scene = try draw(list, width: 390, in: Environment(platform: platform))
      let rows = nodes(scene, "Row").map(\.frame)
      let fills = nodes(scene, "Section").flatMap(\.leaves).compactMap { item -> Rect? in
        if case .fill(let shape, _) = item { shape.bounds } else { nil }
      }
      #expect(fills == [rows[1], rows[3]])
    }
  }

  @Test("Beside a title of several lines a badge is level with the switch")
  func badgeBesideSwitch() throws {
    var environment = surroundings()
    environment.textSize = .accessibility5
    let list = List { Toggle("Airplane Mode", isOn: true).listRowBadge(3) }
    let scene = try draw(list, width: 390, in: environment)
    let badge = try #require(scene.nodes.first { $0.text == "3" }).frame
    let figure = try #require(nodes(scene, "Switch").first).frame
    #expect(abs(badge.midY - figure.midY) <= 1)
  }
}
