import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Rows of groups and pickers in lists that something is said about")
struct GroupRowTests {
  private static let titles = ["More", "المزيد", "עוד", "अधिक", "更多", "เพิ่มเติม"]

  private func group(_ title: String = "More", _ own: AnyComponent? = nil) -> DisclosureGroup {
    DisclosureGroup(title, isExpanded: true) {
      own ?? AnyComponent(Label("One"))
      Label("Two")
    }
  }

  private func rows(_ component: some Component, in direction: LayoutDirection = .leftToRight)
    throws -> [SceneNode]
  {
    try draw(List { component }, width: 390, in: surroundings(direction)).nodes
      .filter { $0.component == "Row" }
  }

  @Test("A group has the rows that it has without that, in all scripts", arguments: titles)
  func groups(title: String) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let usual = try rows(group(title), in: direction).map(\.frame)
      #expect(usual.count == 3)
      let said = [
        group(title).listRowBackground(.named("yellow")), group(title).listRowSeparator(.hidden),
        group(title).listRowState(.selected), group(title).typesettingLanguage("de"),
        group(title).accessibilityIdentifier("group"),
      ]
      for component in said {
        #expect(try rows(component, in: direction).map(\.frame) == usual)
      }
    }
  }

  @Test("All rows of a group have its background, and a row's own wins")
  func backgrounds() throws {
    func fills(_ component: some Component) throws -> [Color] {
      let scene = try draw(List { component }, width: 390)
      let section = try #require(scene.nodes.first { $0.component == "Section" })
      return section.leaves.compactMap(\.color)
    }
    let (yellow, red) = (Theme.ios.colors["systemYellow"], Theme.ios.colors["systemRed"])
    let both = (try #require(yellow)[ColorTraits()], try #require(red)[ColorTraits()])
    let all = try fills(group().listRowBackground(.named("systemYellow")))
    #expect(all.filter { $0 == both.0 }.count == 3)
    let own = Label("One").listRowBackground(.named("systemRed"))
    let mixed = try fills(group("More", own).listRowBackground(.named("systemYellow")))
    #expect(mixed.filter { $0 == both.0 }.count == 2 && mixed.filter { $0 == both.1 }.count == 1)
  }

  @Test("A state and a badge belong to the row of the group's title")
  func first() throws {
    let scene = try draw(List { group().listRowBadge("3") }, width: 390)
    let badges = scene.nodes.filter { $0.text == "3" }
    let chevron = try #require(scene.nodes.first { $0.component == "Disclosure" })
    #expect(badges.count == 1)
    #expect(badges.allSatisfy { $0.frame.maxX < chevron.frame.minX && $0.frame.minX > 300 })
    #expect(badges.allSatisfy { abs($0.frame.midY - chevron.frame.midY) < 2 })
    func fills(_ component: some Component) throws -> Int {
      let scene = try draw(List { component }, width: 390)
      return try #require(scene.nodes.first { $0.component == "Section" }).leaves.count
    }
    let usual = try fills(group())
    // The selected row has a ground, and no line below it.
    #expect(try fills(group().listRowState(.selected)) <= usual + 1)
  }

  @Test("The options of an inline picker stay rows, and an open date picker stays below its own")
  func pickers() throws {
    let picker = Picker("Side", selection: "Left", options: ["Left", "Right"], style: .inline)
    let usual = try draw(List { picker }, width: 390)
    let said = try draw(List { picker.listRowBackground(.named("yellow")) }, width: 390)
    #expect(said.nodes.filter { $0.component == "Row" }.count == 2)
    #expect(said.nodes.compactMap(\.text) == usual.nodes.compactMap(\.text))
    #expect(said.size == usual.size)
  }

  @Test("An option keeps its name whatever its picker is called, in all scripts", arguments: titles)
  func names(title: String) throws {
    let picker = Picker("Side", selection: "Left", options: ["Left", "Right"], style: .inline)
    for component in [picker.accessibilityLabel(title), picker.accessibilityValue(title)] {
      for list in [List { component }, List { Section("S") { component } }] {
        let options = try draw(list, width: 390).nodes.filter { $0.component == "Option" }
        #expect(options.map(\.accessibility?.label) == ["Left", "Right"])
        #expect(options.allSatisfy { $0.accessibility?.value == nil })
      }
    }
    let hinted = try draw(List { picker.accessibilityHint(title) }, width: 390).nodes
    let hints = hinted.filter { $0.component == "Option" }.map(\.accessibility?.hint)
    #expect(hints == [title, nil])
  }

  @Test("Of several sections of a picker, the first has what belongs to the first row")
  func sections() throws {
    var options: [PickerOption] = ["Lime", "Orange", "Blueberry", "Strawberry"]
    options[0].section = "Citrus"
    options[2].section = "Berry"
    let picker = Picker("Fruit", selection: "Lime", options: options, style: .inline)
    let said = picker.accessibilityHint("Hint").listRowBadge("5")
    let nodes = try draw(List { said }, width: 390).nodes
    let shown = nodes.filter { $0.component == "Option" }
    #expect(
      shown.map(\.accessibility?.label) == ["Lime", "Orange", "Blueberry", "Strawberry"])
    #expect(shown.map(\.accessibility?.hint) == ["Hint", nil, nil, nil])
    #expect(nodes.filter { $0.text == "5" }.count == 1)
    #expect(nodes.filter { $0.accessibility?.isHeading == true }.count == 2)
  }
}
