import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Sections that open, stand out and are found by letters")
struct ListSectionTests {
  private func list(_ isExpanded: Bool?) -> List {
    List(style: .sidebar) {
      Section("Library") {
        Label("A")
        Label("B")
      }.isExpanded(isExpanded)
    }
  }

  @Test(
    "A closed section hides its rows, and its header says so",
    arguments: [Platform.ios, .ipados, .macos])
  func closed(platform: Platform) throws {
    let environment = Environment(platform: platform)
    let open = try draw(list(true), width: 320, in: environment)
    let closed = try draw(list(false), width: 320, in: environment)
    #expect(nodes(open, "Row").count == 2 && nodes(closed, "Row").isEmpty)
    let header = closed.nodes.compactMap(\.accessibility).first { $0.label == "Library" }
    #expect(header?.value == "collapsed")
    #expect(header?.traits.contains(.header) == true && header?.traits.contains(.button) == true)
    // The header stands still while the section opens.
    #expect(nodes(open, "Header").map(\.frame) == nodes(closed, "Header").map(\.frame))
  }

  @Test("The chevron stands at the end, and on the other side from right to left")
  func chevron() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try draw(list(true), width: 320, in: surroundings(direction))
      let chevron = try #require(nodes(scene, "Disclosure").first)
      #expect((chevron.frame.midX > 160) == (direction == .leftToRight))
    }
  }

  @Test("What is wrong in a closed section is wrong")
  func hiddenMistakes() {
    let list = List(style: .sidebar) {
      Section("A") { NavigationLink("") }.isExpanded(false)
    }
    #expect(complaints(list).contains { $0.message.contains("the row has no title") })
  }

  @Test("A prominent header is larger, in the colour of titles, and as it is typed")
  func prominent() throws {
    let list = List {
      Section("In stock") { Label("A") }.headerProminence(.increased)
    }
    let header = try #require(
      nodes(try draw(list, width: 390), "Header").first
        ?? (try draw(list, width: 390)).node("Header/Label"))
    let label = header.text == nil ? header.children.first : header
    #expect(label?.text == "In stock")
    #expect(label?.style?.size == 20)
    #expect(label?.leaves.first?.color == Theme.ios.colors["label"]?[ColorTraits()])
  }

  private let contacts = List(style: .plain) {
    for letter in ["A", "B", "Ж", "ا", "あ"] {
      Section(letter) { NavigationLink("Name") }.indexTitle(letter)
    }
  }

  @Test(
    "The letters of sections stand at the list's end, one below the other",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func index(direction: LayoutDirection) throws {
    let scene = try draw(contacts, width: 390, height: 600, in: surroundings(direction))
    let index = try #require(nodes(scene, "SectionIndex").first)
    #expect((index.frame.midX > 195) == (direction == .leftToRight))
    #expect(index.frame.height == 5 * 14 && index.frame.midY == 300)
    #expect(index.accessibility?.traits == [.adjustable])
    // Rows keep out of its way.
    for link in nodes(scene, "NavigationLink") {
      #expect(link.frame.intersection(index.frame).map { $0.width <= 0 } ?? true)
      let target = try #require(link.hitTarget)
      #expect((target.intersection(index.frame)?.width ?? 0) <= 6)
    }
  }

  @Test("Where there is no room for all letters dots stand for some of them")
  func crowded() throws {
    let list = List(style: .plain) { Label("A") }
      .indexTitles(TextList((0..<40).map { String(UnicodeScalar(UInt8(65 + $0))) }))
    let scene = try draw(list, width: 390, height: 210)
    let index = try #require(nodes(scene, "SectionIndex").first)
    #expect(index.frame.height <= 210)
    #expect(index.leaves.count <= 15 && index.leaves.count > 7)
  }

  @Test("A list that loads anew has a spinner above its rows, and a text below that")
  func refreshing() throws {
    let list = List { Label("A") }
    let usual = try draw(list, width: 390)
    let pulled = try draw(list.isRefreshing(), width: 390)
    let move = (pulled.frame("Row[0]")?.minY ?? 0) - (usual.frame("Row[0]")?.minY ?? 0)
    #expect(move == 60)
    let spinner = try #require(nodes(pulled, "ActivityIndicator").first)
    #expect(spinner.frame.width == 28 && spinner.frame.midX == 195)
    let titled = try draw(list.isRefreshing().refreshTitle("Wird geladen"), width: 390)
    #expect(titled.nodes.contains { $0.text == "Wird geladen" })
  }

  @Test("A Mac's list is not pulled down, and has no index")
  func mac() throws {
    let environment = Environment(platform: .macos)
    let scene = try draw(contacts.isRefreshing(), width: 390, height: 600, in: environment)
    #expect(nodes(scene, "SectionIndex").isEmpty && nodes(scene, "ActivityIndicator").isEmpty)
  }
}
