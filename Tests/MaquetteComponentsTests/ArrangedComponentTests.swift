import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Components in stacks, grids and other containers")
struct ArrangedComponentTests {
  private static let names = [
    "HStack", "VStack", "ZStack", "Grid", "LazyVGrid", "ViewThatFits", "GroupBox",
    "DisclosureGroup", "ScrollView",
  ]

  /// A component in a container, which stands in a stack so that it is no row of its own.
  private func container(_ name: String, _ inner: AnyComponent) -> AnyComponent {
    let outer: AnyComponent =
      switch name {
      case "HStack": AnyComponent(HStack { inner })
      case "ZStack": AnyComponent(ZStack { inner })
      case "Grid": AnyComponent(Grid(columns: 1) { inner })
      case "LazyVGrid": AnyComponent(LazyVGrid(columns: 1) { inner })
      case "ViewThatFits": AnyComponent(ViewThatFits { inner })
      case "GroupBox": AnyComponent(GroupBox { inner })
      case "DisclosureGroup": AnyComponent(DisclosureGroup("More", isExpanded: true) { inner })
      case "ScrollView": AnyComponent(ScrollView { inner })
      default: AnyComponent(VStack { inner })
      }
    return AnyComponent(VStack { outer.padding(4) })
  }

  @Test("A text in a row breaks into lines, whatever arranges it", arguments: names)
  func lines(name: String) throws {
    let texts = [
      "a very long message that goes on and on, for more than one line of the row",
      "رسالة طويلة جدا تستمر وتستمر لأكثر من سطر واحد في صف القائمة دون توقف",
      "הודעה ארוכה מאוד שנמשכת ונמשכת ליותר משורה אחת בשורה של הרשימה הזאת",
      "एक बहुत लंबा संदेश जो चलता रहता है और सूची की पंक्ति की एक से अधिक रेखा लेता है",
      "一条很长很长的消息它会一直持续下去直到超过列表中这一行所能容纳的一行文字的宽度为止不会停止",
    ]
    for text in texts {
      let row = container(name, AnyComponent(Label(text)))
      let scene = try draw(List { row }, width: 300)
      let label = try #require(scene.nodes.first { $0.accessibility?.label == text })
      #expect(label.style?.isTruncated == false && label.frame.height >= 40, "\(text)")
    }
  }

  @Test("A closed group in a row shows none of its contents")
  func closed() throws {
    let row = VStack { DisclosureGroup("More") { Label("Hidden") } }
    #expect(try !draw(List { row }, width: 300).nodes.contains { $0.text == "Hidden" })
  }

  @Test(
    "A row that is selected makes the selection of the sidebar quiet, whatever arranges its list",
    arguments: names)
  func selection(name: String) throws {
    func fills(_ content: AnyComponent) throws -> [Color] {
      var window = Window("Files") { content }
      window.sidebar = [AnyComponent(List { Label("Recents").listRowState(.selected) })]
      let scene = try draw(
        window.frame(width: 700, height: 400), in: Environment(platform: .macos))
      let sidebar = try #require(scene.nodes.first { $0.component == "Sidebar" })
      return sidebar.allItems.compactMap(\.color)
    }
    let traits = ColorTraits(appearance: .light)
    let quiet = try #require(
      Theme.builtIn(.macos).colors["unemphasizedSelectedContentBackground"]?[traits])
    for isSelected in [true, false] {
      let row = Label("Reed beds").listRowState(isSelected ? .selected : .normal)
      let list = List { row }.frame(height: 100)
      #expect(try fills(container(name, AnyComponent(list))).contains(quiet) == isSelected)
      let form = Form(style: .grouped) { Section { row } }.frame(height: 100)
      #expect(try fills(container(name, AnyComponent(form))).contains(quiet) == isSelected)
      let group = List { DisclosureGroup("More", isExpanded: true) { row } }.frame(height: 100)
      #expect(try fills(AnyComponent(group)).contains(quiet) == isSelected)
    }
  }
}
