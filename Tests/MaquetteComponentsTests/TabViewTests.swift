import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Tab views")
struct TabViewTests {
  private func tabs(_ selection: Selection = 0) -> TabView {
    TabView(selection: selection) {
      Tab("Home", systemImage: "house") { Label("Welcome") }
      Tab("Account", systemImage: "person") { Label("Anna") }
    }
  }

  private func texts(_ scene: Scene) -> [String] { scene.nodes.compactMap(\.text) }

  @Test("Only what the chosen tab shows is drawn", arguments: [Selection.index(1), "Account"])
  func chosen(selection: Selection) throws {
    let scene = try draw(tabs(selection).frame(width: 390, height: 300))
    #expect(texts(scene).contains("Anna"))
    #expect(!texts(scene).contains("Welcome"))
    let spoken = scene.nodes.compactMap(\.accessibility).filter { $0.traits.contains(.selected) }
    #expect(spoken.map(\.label) == ["Account"])
  }

  @Test("On iOS the bar stands below the contents, on tvOS above them")
  func places() throws {
    for platform in [Platform.ios, .tvos] {
      let scene = try draw(
        tabs().frame(width: 900, height: 400), in: Environment(platform: platform))
      let bar = try #require(scene.nodes.first { $0.component == "TabBar" }).frame
      let page = try #require(scene.nodes.first { $0.component == "Page" }).frame
      #expect(platform == .ios ? bar.minY >= page.maxY : bar.maxY <= page.minY)
    }
  }

  @Test("On macOS segments stand on the edge of a box")
  func onMacs() throws {
    let scene = try draw(
      tabs().frame(width: 300, height: 200), in: Environment(platform: .macos))
    #expect(scene.nodes.contains { $0.component == "SegmentedControl" })
    #expect(!scene.nodes.contains { $0.component == "TabBar" })
  }

  @Test("Pages have dots over their lower edge, where there are several")
  func pages() throws {
    func dots(_ count: Int, _ mode: PageIndexDisplayMode) throws -> Bool {
      var view = TabView(style: .page) { for _ in 0..<count { Label("Page") } }
      view.indexDisplayMode = mode
      let scene = try draw(view.frame(width: 200, height: 100))
      return scene.nodes.contains { $0.component == "PageControl" }
    }
    #expect(try dots(3, .automatic))
    #expect(try !dots(1, .automatic))
    #expect(try dots(1, .always))
    #expect(try !dots(3, .never))
  }

  @Test("As the only content of a screen its bar reaches the screen's edge")
  func screens() throws {
    let scene = try draw(Screen { tabs() })
    let bar = try #require(scene.nodes.first { $0.component == "TabBar" })
    #expect(!scene.nodes.contains { $0.component == "TabView" })
    #expect(bar.frame.maxY < scene.size.height)
    #expect(texts(scene).contains("Welcome"))
  }

  @Test("What is not there is said")
  func problems() throws {
    #expect(throws: (any Error).self) { try draw(tabs(7)) }
    #expect(throws: (any Error).self) { try draw(TabView {}) }
    #expect(throws: (any Error).self) {
      try draw(
        TabView(style: .page) { Label("One") }, in: Environment(platform: .macos))
    }
  }
}
