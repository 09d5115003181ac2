import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Paths, pairs of buttons, and rows that lead on")
struct NavigationTests {
  private let macos = Environment(platform: .macos)
  private let path: [PathItem] = [
    PathItem("Macintosh HD", systemImage: "archivebox"), PathItem("Users", systemImage: "folder"),
    PathItem("Report", systemImage: "doc.text"),
  ]

  private func mirrored(_ environment: Environment) -> Environment {
    var copy = environment
    copy.explicitDirection = .rightToLeft
    return copy
  }

  // MARK: Paths

  @Test("A path starts at the leading end and its chevrons point to what follows")
  func pathOrder() throws {
    let left = try draw(PathControl(path), in: macos)
    let right = try draw(PathControl(path), in: mirrored(macos))
    let frames = [left, right].map { $0.nodes.filter { $0.component == "PathItem" }.map(\.frame) }
    #expect(frames[0].map(\.minX) == frames[0].map(\.minX).sorted())
    for (one, other) in zip(frames[0], frames[1]) {
      #expect(abs(other.minX - (left.size.width - one.maxX)) < 1e-6)
    }
    #expect(left.root.accessibility?.value == "Macintosh HD, Users, Report")
  }

  @Test("Without room the names of the first steps are left out, then the last one is cut")
  func pathTruncation() throws {
    func texts(_ width: Double) throws -> [String?] {
      try draw(PathControl(path).frame(width: width), in: macos).nodes
        .filter { $0.component == "PathItem" }.map(\.text)
    }
    #expect(try texts(400) == ["Macintosh HD", "Users", "Report"])
    #expect(try texts(170) == [nil, "Users", "Report"])
    #expect(try texts(120) == [nil, nil, "Report"])
    #expect(try texts(100).last??.hasSuffix("…") == true)
  }

  @Test(
    "Only a Mac has paths; others say what leads back", arguments: [Platform.ios, .tvos, .watchos])
  func pathPlatforms(platform: Platform) {
    let found = complaints(PathControl(path), in: Environment(platform: platform))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.hint == "use a 'NavigationBar' with a 'backTitle'")
  }

  // MARK: Pairs

  @Test("What comes before stands first in reading order", arguments: Platform.allCases)
  func pair(platform: Platform) throws {
    let environment = Environment(platform: platform)
    func buttons(_ environment: Environment) throws -> [(String, Double)] {
      try draw(PreviousNextControl(), in: environment).nodes
        .filter { $0.accessibility?.role == .button }
        .compactMap { node in node.accessibility.map { ($0.label, node.frame.midX) } }
    }
    let left = try buttons(environment)
    let right = try buttons(mirrored(environment))
    #expect(left.map(\.0) == ["Previous", "Next"])
    #expect(right.map(\.0) == ["Previous", "Next"])
    #expect(left[0].1 < left[1].1)
    #expect(right[0].1 > right[1].1)
  }

  @Test("At an end one of them does not react", arguments: [Platform.ios, .macos])
  func pairEnds(platform: Platform) throws {
    let scene = try draw(
      PreviousNextControl(canGoBack: false), in: Environment(platform: platform))
    let traits = scene.nodes.compactMap(\.accessibility).filter { $0.role == .button }.map(\.traits)
    #expect(traits.first?.contains(.notEnabled) == true)
    #expect(traits.last?.contains(.notEnabled) == false)
  }

  // MARK: Rows

  private func row(_ link: NavigationLink, in environment: Environment = surroundings()) throws
    -> Scene
  {
    try draw(List { link }, width: 390, in: environment)
  }

  @Test("The whole row is one button with title and value")
  func rowButton() throws {
    let scene = try row(NavigationLink("Wi-Fi", value: "Home"))
    let row = try #require(scene.frame("Row[0]"))
    let link = try #require(scene.node("NavigationLink[0]"))
    // Measured: 44 points (flutter list_tile.dart).
    #expect(row.height == 44)
    #expect(link.hitTarget == row)
    #expect(link.accessibility?.label == "Wi-Fi")
    #expect(link.accessibility?.value == "Home")
    #expect(scene.nodes.filter { $0.accessibility?.isElement == true }.count == 1)
  }

  @Test("The chevron stands 14 from the row's trailing end (flutter list_tile.dart), and flips")
  func chevron() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try row(NavigationLink("a", value: "b"), in: surroundings(direction))
      let row = try #require(scene.frame("Row[0]"))
      let chevron = try #require(scene.frame("NavigationLink[0]/Symbol"))
      let value = try #require(scene.frame("Label[1]"))
      let title = try #require(scene.frame("Label[0]"))
      if direction == .leftToRight {
        #expect(chevron.maxX == row.maxX - 14)
        #expect(title.maxX < value.minX && value.maxX < chevron.minX)
      } else {
        #expect(chevron.minX == row.minX + 14)
        #expect(chevron.maxX < value.minX && value.maxX < title.minX)
      }
    }
  }

  @Test("A link and a picker that leads to a list are drawn alike")
  func likePicker() throws {
    let picker = Picker("Size", selection: "M", options: ["S", "M"], style: .navigationLink)
    let one = try draw(List { picker }, width: 390)
    let other = try row(NavigationLink("Size", value: "M"))
    #expect(one.items == other.items)
  }

  @Test("A button for details is a target of its own, as large as a finger")
  func details() throws {
    let scene = try row(NavigationLink("a", accessory: .detailDisclosureButton))
    let button = try #require(scene.node("DetailButton"))
    #expect(button.hitTarget.map { $0.width >= 44 && $0.height >= 44 } == true)
    #expect(button.accessibility?.label == "More Info")
    let warnings = scene.findings.filter { $0.severity == .warning }
    #expect(warnings.isEmpty)
  }

  @Test("A check mark says that the row is chosen; nothing leaves the room to the title")
  func accessories() throws {
    let checked = try row(NavigationLink("a", accessory: .checkmark))
    #expect(checked.node("NavigationLink[0]")?.accessibility?.traits == [.button, .selected])
    let none = try row(NavigationLink("a", accessory: .none))
    #expect(none.node("NavigationLink[0]/Symbol")?.leaves.isEmpty ?? true)
  }

  @Test("At accessibility sizes the value stands below the title")
  func large() throws {
    var environment = surroundings()
    environment.textSize = .accessibility5
    let scene = try row(NavigationLink("Wi-Fi", value: "Home"), in: environment)
    let title = try #require(scene.frame("Label[0]"))
    let value = try #require(scene.frame("Label[1]"))
    #expect(value.minY >= title.maxY - 0.01)
    #expect(value.minX == title.minX)
  }

  @Test("Televisions and watches have no buttons in rows", arguments: [Platform.tvos, .watchos])
  func noDetails(platform: Platform) {
    let link = NavigationLink("a", accessory: .detailButton)
    #expect(complaints(link, in: Environment(platform: platform)).map(\.severity) == [.warning])
  }

  @Test("A value below its title starts where the title's text does, not below its symbol")
  func stackedValue() throws {
    let link = NavigationLink("Wi-Fi", value: "Home", systemImage: "wifi")
    var large = Environment()
    large.textSize = .accessibility5
    for environment in [large, Environment(platform: .watchos)] {
      let scene = try draw(List { link }, width: 390, in: environment)
      let starts = try ["Wi-Fi", "Home"].map { text in
        let node = try #require(scene.nodes.first { $0.text == text })
        return try #require(
          node.items.lazy.compactMap { item in
            if case .text(let run, _) = item { run.origin } else { nil }
          }.first)
      }
      #expect(abs(starts[1].x - starts[0].x) < 0.51)
      #expect(starts[1].y > starts[0].y)
    }
  }
}
