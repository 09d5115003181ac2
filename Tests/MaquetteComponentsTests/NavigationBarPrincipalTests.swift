import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Views in place of a navigation bar's title")
struct NavigationBarPrincipalTests {
  private func bar(leading: [String] = [], back: String? = nil) -> NavigationBar {
    var bar = NavigationBar("Calls", backTitle: back) {
      for title in leading { Button(title) }
    } trailingItems: {
      Button(systemItem: .edit)
    }
    bar.principal = [
      AnyComponent(
        Picker("Filter", selection: "All", options: ["All", "Missed"], style: .segmented))
    ]
    return bar
  }

  private func principal(_ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.component == "Principal" })
  }

  @Test(
    "It stands in the middle of the row, before and in version 26, and the title is spoken only",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func middle(direction: LayoutDirection) throws {
    for platform in [Platform.ios, .ipados] {
      for version in [nil, 26] {
        let environment = Environment(
          platform: platform, osVersion: version, direction: direction)
        let scene = try draw(bar(back: "Phone"), width: 500, in: environment)
        let node = try principal(scene)
        #expect(abs(node.frame.midX - 250) <= 0.5)
        #expect(!scene.nodes.contains { $0.text == "Calls" })
        #expect(node.accessibility?.label == "Calls" && node.accessibility?.isHeading == true)
      }
    }
  }

  @Test("In version 26 no glass is laid around it, as around items")
  func glass() throws {
    var bar = bar()
    bar.principal = [AnyComponent(Label("Ada"))]
    let scene = try draw(bar, width: 390, in: Environment(osVersion: 26))
    func isOnGlass(_ node: SceneNode) -> Bool {
      node.allItems.contains { if case .fill(_, .material) = $0 { true } else { false } }
    }
    #expect(scene.nodes.contains(where: isOnGlass))
    #expect(try !isOnGlass(principal(scene)))
  }

  @Test("Long items push it aside, and it shrinks to the room between them")
  func room() throws {
    let pushed = try draw(bar(leading: ["A long title"]), width: 390)
    let items = try #require(pushed.nodes.first { $0.component == "Button" })
    #expect(try principal(pushed).frame.minX > items.frame.maxX)
    var long = bar(back: "Phone")
    long.principal = [AnyComponent(Label("a title that is longer than all of the row can hold"))]
    let scene = try draw(long, width: 320)
    let edit = try #require(scene.nodes.last { $0.component == "Button" })
    let text = try principal(scene)
    #expect(text.frame.maxX <= edit.frame.minX && text.frame.width < 320)
  }

  @Test("Without a way back the title is not large beside it, unless somebody asks for that")
  func large() throws {
    #expect(try draw(bar(), width: 390).size.height == 44)
    let both = bar().titleDisplayMode(.large)
    let scene = try draw(both, width: 390)
    #expect(scene.size.height == 96)
    #expect(scene.nodes.contains { $0.text == "Calls" })
    #expect(scene.nodes.contains { $0.component == "Principal" })
  }

  @Test("Above a large title, the title is told once: there, and not by what stands in its place")
  func largeIsToldOnce() throws {
    for version in [nil, 26] {
      for title in ["Calls", "المكالمات", "שיחות", "कॉल", "通话", "สายโทร"] {
        var bar = bar().titleDisplayMode(.large)
        bar.title = title
        let scene = try draw(bar, width: 390, in: Environment(osVersion: version))
        #expect(scene.nodes.filter { $0.accessibility?.label == title }.count == 1)
        #expect(scene.thingsAsRead.filter { $0.accessibility.isHeading }.count == 1)
        // Scrolled, the title is small, and the view stands for it.
        let small = try draw(bar.scrolled(), width: 390, in: Environment(osVersion: version))
        #expect(try principal(small).accessibility?.label == title)
      }
    }
  }

  @Test("A view that says the title is a heading, and does not say it again")
  func saysTitle() throws {
    var bar = bar()
    bar.principal = [
      AnyComponent(Image(systemName: "phone").with(\.decorative, true)),
      AnyComponent(Label("Calls")),
    ]
    let scene = try draw(bar, width: 390)
    let told = scene.nodes.filter { $0.accessibility?.label == "Calls" }
    #expect(told.map(\.text) == ["Calls"])
    #expect(told.first?.accessibility?.isHeading == true)
  }

  @Test("Where items leave no room for it, that is said at its key")
  func noRoom() {
    let crowded = bar(leading: ["A very long title", "Another one"])
    let found = complaints(crowded.frame(width: 200)).filter { $0.message.contains("no space") }
    #expect(found.count == 1 && found.first?.message.contains("bar's 'principal'") == true)
    #expect(found.first?.hint?.contains("give 'principal' a 'frame'") == true)
    var titled = crowded
    titled.principal = []
    titled.titleDisplayMode = .inline
    let other = complaints(titled.frame(width: 200)).first { $0.message.contains("no space") }
    #expect(other?.message.contains("bar's title") == true)
    #expect(other?.hint == "shorten the buttons' titles")
  }
}
