import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

/// searchPresentationToolbarBehavior (SwiftUI), UISearchController.hidesNavigationBarDuringPresentation.
@Suite("Bars while people search")
struct OpenSearchTests {
  private func bar(_ title: TitleDisplayMode = .automatic) -> NavigationBar {
    NavigationBar("Contacts", titleDisplayMode: title, backTitle: title == .large ? nil : "Back") {
      Button("Edit")
    } trailingItems: {
      Button("Add")
    }.searchable().with {
      $0.prompt = "All of them"
      $0.searchText = "Love"
      $0.isSearchPresented = true
    }
  }

  private func names(_ scene: Scene) -> [String] {
    scene.nodes.compactMap { $0.accessibility?.label }
  }

  private func field(_ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.component == "SearchField" && $0.isFocused })
  }

  private static let hidden = ["Contacts", "Edit", "Add", "Back", "All of them"]

  @Test(
    "Below the title the field takes the place of all else", arguments: [18, 26],
    [TitleDisplayMode.inline, .large])
  func stacked(version: Int, title: TitleDisplayMode) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = Screen(
        device: "iPhone 15",
        navigationBar: bar(title).with { $0.searchPlacement = .navigationBarDrawer }
      ) { Label("One") }
      let scene = try draw(
        screen, in: Environment(platform: .ios, osVersion: version, direction: direction))
      #expect(Set(names(scene)).isDisjoint(with: Self.hidden))
      let frame = try #require(scene.nodes.first { $0.component == "NavigationBar" }).frame
      #expect(frame.minY == 59 && abs(frame.height - (version == 18 ? 56 : 54)) < 0.01)
      let field = try field(scene)
      #expect(field.text == "Love" && field.accessibility?.value == "Love")
      let cancel = try #require(scene.nodes.first { $0.accessibility?.label == "Cancel" }).frame
      #expect(
        direction == .leftToRight
          ? field.frame.minX == 16 && field.frame.maxX < cancel.maxX
          : field.frame.maxX == 393 - 16 && cancel.minX < field.frame.minX)
    }
  }

  @Test("At the bottom of a phone of version 26 it stands alone, and the bar above is hidden")
  func bottom() throws {
    let toolbar = Toolbar {
      Button("Filter")
      Button("Write")
    }
    for isOpen in [true, false] {
      let screen = Screen(
        device: "iPhone 17", navigationBar: bar(.large).with { $0.isSearchPresented = isOpen },
        toolbar: toolbar
      ) { Label("One") }
      let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 26))
      let all = Set(names(scene))
      let others = ["Contacts", "Edit", "Add", "Filter", "Write"]
      #expect(isOpen ? all.isDisjoint(with: others) : all.isSuperset(of: others))
      #expect(all.contains("Cancel") == isOpen)
      let field = try #require(
        scene.nodes.first { $0.component == "SearchField" && $0.text != nil })
      #expect(field.text == "Love" && field.isFocused == isOpen)
      #expect(field.frame.minY > 700)
      #expect(scene.nodes.contains { $0.component == "NavigationBar" } == !isOpen)
    }
  }

  @Test("On an iPad, where the field stands in the row, all else stays beside it")
  func pad() throws {
    let screen = Screen(device: "iPad Air 11-inch", navigationBar: bar(.inline)) { Label("One") }
    let beside = try draw(screen, in: Environment(platform: .ipados, osVersion: 26))
    #expect(Set(names(beside)).isSuperset(of: ["Contacts", "Edit", "Add", "Cancel"]))
    #expect(try field(beside).text == "Love")
    let below = try draw(screen, in: Environment(platform: .ipados, osVersion: 18))
    #expect(Set(names(below)).isDisjoint(with: Self.hidden))
  }

  @Test("A field among the items of a bar has it alone while people search, on a phone")
  func items() throws {
    func names(_ platform: Platform, isOpen: Bool) throws -> Set<String> {
      let field = SearchField("Search", text: "Love").focused(isOpen)
      let screen = Screen(
        navigationBar: NavigationBar("Mail", titleDisplayMode: .inline) {
          Button("Edit")
        } trailingItems: {
          field
        },
        toolbar: Toolbar {
          field
          Button("Write")
        }
      ) { Label("One") }
      let environment = Environment(platform: platform, osVersion: 26)
      return Set(self.names(try draw(screen, in: environment)))
    }
    #expect(try names(.ios, isOpen: true).isDisjoint(with: ["Mail", "Edit", "Write"]))
    #expect(try names(.ios, isOpen: false).isSuperset(of: ["Mail", "Edit", "Write"]))
    #expect(try names(.ipados, isOpen: true).isSuperset(of: ["Mail", "Edit", "Write"]))
  }

  @Test(
    "In large text the field is as far from both edges, with the button below it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func largeText(direction: LayoutDirection) throws {
    let screen = Screen(
      device: "iPhone 15",
      navigationBar: bar().with { $0.searchPlacement = .navigationBarDrawer }
    ) { Label("One") }
    let scene = try draw(
      screen,
      in: Environment(
        platform: .ios, osVersion: 18, direction: direction, textSize: .accessibility3))
    let field = try field(scene).frame
    let cancel = try #require(scene.nodes.first { $0.accessibility?.label == "Cancel" }).frame
    #expect(abs(field.minX - 16) < 0.01 && abs(field.maxX - (393 - 16)) < 0.01)
    #expect(cancel.minY >= field.maxY)
  }
}
