import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

@Suite("Rows that stand out")
struct ListRowStateTests {
  /// The plain fills of a picture that are as wide as a row of a list of 390 points.
  private func fills(_ list: List, in environment: Environment) throws -> [String] {
    try draw(list, width: 390, in: environment).node("Section[0]")?.leaves
      .filter { ($0.fillBounds?.height ?? 0) > 20 }.compactMap(\.color).map(\.hex) ?? []
  }

  private func list(_ row: some Component, style: ListStyle = .automatic) -> List {
    List(style: style) {
      Label("First")
      AnyComponent(row)
      Label("Last")
    }
  }

  // Measured: systemGray4 (flutter cupertino_ui list_tile.dart).
  @Test("A link with a finger on it has a grey row on iOS, and keeps its text")
  func pressed() throws {
    let environment = Environment()
    let usual = try draw(list(NavigationLink("Wi-Fi")), width: 390, in: environment)
    let pressed = try draw(
      list(NavigationLink("Wi-Fi").state(.pressed)), width: 390, in: environment)
    #expect(
      try fills(list(NavigationLink("Wi-Fi").state(.pressed)), in: environment) == [
        "#FFFFFF", "#D1D1D6",
      ])
    #expect(try fills(list(NavigationLink("Wi-Fi")), in: environment) == ["#FFFFFF"])
    #expect(pressed.frames == usual.frames)
    let link = try #require(pressed.node("Row[1]/NavigationLink[0]"))
    #expect(link.items == usual.node("Row[1]/NavigationLink[0]")?.items)
    #expect(pressed.items.filter(\.isText) == usual.items.filter(\.isText))
  }

  @Test("So have plain buttons, links and the heading of a group, which are all of their rows")
  func siblings() throws {
    let rows: [AnyComponent] = [
      AnyComponent(Button("A", state: .pressed)),
      AnyComponent(Link("A", destination: try LinkURL("https://example.com")).state(.pressed)),
      AnyComponent(DisclosureGroup("A") {}.state(.pressed)),
    ]
    for row in rows {
      #expect(try fills(list(row), in: Environment()).last == "#D1D1D6", "\(row)")
    }
    // A button with a shape of its own shows by itself that it is pressed.
    let filled = Button("A", style: .filled, state: .pressed)
    #expect(try fills(list(filled), in: Environment()).first == "#FFFFFF")
    #expect(try fills(list(filled), in: Environment()).contains("#D1D1D6") == false)
  }

  @Test("A row with a finger on it is grey where others have marks, too")
  func highlightedWhileChoosing() throws {
    func gray(_ state: ListRowState, _ selection: RowNumbers?) throws -> Int {
      var list = list(Label("B").listRowState(state), style: .plain)
      list.editMode = .active
      list.editActions = selection == nil ? .all : []
      list.selection = selection
      return try fills(list, in: Environment()).filter { $0 == "#D1D1D6" }.count
    }
    for selection in [nil, RowNumbers([]), [0]] {
      #expect(try gray(.highlighted, selection) == gray(.normal, selection) + 1)
    }
    // One that is chosen has the ground of its mark, however that is said.
    #expect(try gray(.selected, [0]) == gray(.normal, [0, 1]))
  }

  @Test("On a selected row of a Mac nothing is in the accent, whichever people chose")
  func accents() throws {
    for accent in ControlAccentColor.allCases {
      var environment = Environment(platform: .macos)
      environment.controlAccentColor = accent
      let row = Label("Inbox", systemImage: "tray").listRowState(.selected)
      let scene = try draw(list(row, style: .sidebar), width: 390, in: environment)
      let icons = scene.nodes.filter { $0.path.contains("Row[1]/") }.flatMap(\.leaves)
        .filter { !$0.isText }
      #expect(!icons.isEmpty && icons.allSatisfy { $0.color?.hex == "#FFFFFF" }, "\(accent)")
    }
  }

  @Test("On a selected row of a Mac bezels keep their colours")
  func bezels() throws {
    func row(_ control: some Component, _ state: ListRowState) throws -> SceneNode {
      let list = List(style: .plain) { AnyComponent(control.listRowState(state)) }
      let scene = try draw(list, width: 390, in: Environment(platform: .macos))
      return try #require(scene.node("Row[0]"))
    }
    let controls: [AnyComponent] = [
      AnyComponent(Button("A", style: .gray)), AnyComponent(Button("A", style: .filled)),
      AnyComponent(PopUpButton { MenuItem("A") }), AnyComponent(SegmentedControl(["A", "B"])),
      AnyComponent(Toggle(isOn: true)), AnyComponent(Toggle(isOn: true, style: .switch)),
      AnyComponent(TextField("", text: "A").textFieldStyle(.roundedBorder)),
    ]
    for control in controls {
      #expect(try row(control, .selected).allItems == row(control, .normal).allItems, "\(control)")
    }
  }

  @Test("What has a ground of its own on a selected row is a control of a theme")
  func grounded() {
    let controls = Platform.allCases.map { Environment(platform: $0).theme.controls }
    let unknown = SelectionColors.grounded.filter { name in
      controls.allSatisfy { $0[name] == nil }
    }
    #expect(unknown == [])
  }

  @Test("On a selected row of a Mac what stands beside a bezel is white")
  func titles() throws {
    let rows: [AnyComponent] = [
      AnyComponent(Toggle("A", isOn: true)), AnyComponent(Button("A", style: .plain)),
      AnyComponent(TextField("A", text: "B")),
    ]
    for row in rows {
      let list = List(style: .plain) { AnyComponent(row.listRowState(.selected)) }
      let texts = try draw(list, width: 390, in: Environment(platform: .macos)).items
        .filter(\.isText)
      #expect(!texts.isEmpty && texts.allSatisfy { $0.color?.hex == "#FFFFFF" }, "\(row)")
    }
  }

  @Test("There is no line above or below a row that stands out")
  func separators() throws {
    func lines(_ row: some Component) throws -> Int {
      try draw(list(row), width: 390, in: Environment()).node("Section[0]")?.leaves
        .filter { ($0.fillBounds?.height ?? 20) < 1 }.count ?? 0
    }
    #expect(try lines(Label("A")) == 2)
    #expect(try lines(Label("A").listRowState(.highlighted)) == 0)
  }

  @Test("What stands out at the end of a card is cut by the card's corners")
  func corners() throws {
    let list = List { Label("Only").listRowState(.selected) }
    let items = try draw(list, width: 390, in: Environment()).node("Section[0]")?.items ?? []
    guard case .group(let group) = try #require(items.last) else {
      Issue.record("it is clipped")
      return
    }
    #expect(group.clips.count == 1)
  }

  @Test("A selected row of a Mac's sidebar has the accent's colour, round corners and white text")
  func sidebar() throws {
    let environment = Environment(platform: .macos)
    let row = NavigationLink("Inbox", value: "3", systemImage: "tray").listRowState(.selected)
    #expect(try fills(list(row, style: .sidebar), in: environment) == ["#0064E1"])
    let scene = try draw(list(row, style: .sidebar), width: 390, in: environment)
    let texts = scene.node("Row[1]").map { [$0] + $0.descendants }?.flatMap(\.leaves) ?? []
    #expect(!texts.isEmpty)
    for item in texts {
      #expect([item.color?.red, item.color?.green, item.color?.blue] == [255, 255, 255])
    }
    let ground = scene.node("Section[0]")?.items.first
    guard case .fill(.roundedRect(_, let radius, _), _) = ground else {
      Issue.record("the row is round")
      return
    }
    #expect(radius == 5)
  }

  @Test("A sidebar of an iPad selects in the tint, whose text can be read")
  func padSidebar() throws {
    var environment = Environment(platform: .ipados)
    let row = Label("Inbox").listRowState(.selected)
    #expect(try fills(list(row, style: .sidebar), in: environment) == ["#007AFF"])
    environment.tint = "systemGreen"
    #expect(try fills(list(row, style: .sidebar), in: environment) == ["#34C759"])
  }

  @Test(
    "Rows of a Mac's sidebar that are chosen below one another have one ground",
    arguments: [15, 26])
  func adjoining(os: Int) throws {
    func heights(_ selection: RowNumbers, _ platform: Platform = .macos) throws -> [Double] {
      let list = List(style: .sidebar) {
        for name in ["One", "Two", "Three"] { Label(name) }
      }.selection(selection)
      let scene = try draw(
        list, width: 200, in: Environment(platform: platform, osVersion: os))
      let section = try #require(scene.nodes.first { $0.component == "Section" })
      return section.leaves.compactMap(\.fillBounds?.height)
    }
    let row = try #require(heights([0]).first)
    #expect(try heights([0, 1]) == [2 * row])
    #expect(try heights([0, 2]) == [row, row])
    #expect(try heights([0, 1, 2]) == [3 * row])
    #expect(try heights([0, 1], .ipados).count == 2)
  }

  @Test(
    "Where there is nothing to select the key is told to change nothing",
    arguments: [Platform.tvos, .watchos])
  func elsewhere(platform: Platform) throws {
    let scene = try draw(
      list(Label("A").listRowState(.selected)), width: 390, in: Environment(platform: platform))
    let usual = try draw(list(Label("A")), width: 390, in: Environment(platform: platform))
    #expect(scene.items == usual.items)
  }
}

extension DrawItem {
  /// Where a fill is.
  fileprivate var fillBounds: Rect? {
    if case .fill(let shape, _) = self { shape.bounds } else { nil }
  }

  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension SceneNode {
  fileprivate var descendants: [SceneNode] { children.flatMap { [$0] + $0.descendants } }
}
