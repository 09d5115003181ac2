import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Screens inside of screens")
struct NestedScreenTests {
  /// How a screen stands in the one around it.
  private enum Kind: CaseIterable {
    case screens
    case sheets
    case barredSheets
    case columns
  }

  private func nested(_ depth: Int, _ kind: Kind, around core: AnyComponent) -> AnyComponent {
    (0..<depth).reduce(core) { (inner: AnyComponent, level: Int) -> AnyComponent in
      let bar = NavigationBar("Level \(level)")
      let long = Rectangle().frame(height: 2_000)
      let scroll = ScrollView {
        inner
        long
      }.contentOffset(y: 20)
      let screen = Screen(isScrolling: true, navigationBar: bar) {
        kind == .sheets ? AnyComponent(VStack { Sheet("") { inner } }) : inner
        long
      }
      switch kind {
      case .screens, .sheets:
        return AnyComponent(screen.with { $0.contentOffset = Point(x: 0, y: 20) })
      case .barredSheets:
        let sheet = Sheet("") {
          bar
          scroll
        }
        return AnyComponent(VStack { sheet })
      case .columns:
        let view = SplitView {
        } detail: {
          bar
          scroll
        }
        return AnyComponent(VStack { view })
      }
    }
  }

  @Test("The innermost contents are not placed twice for each one around them that is scrolled")
  func cost() throws {
    for kind in Kind.allCases {
      for version in [18, 26] {
        let counter = Counter()
        let tree = nested(8, kind, around: AnyComponent(CountingProbe(counter: counter)))
        let scene = try draw(tree, in: Environment(platform: .ios, osVersion: version))
        // Twice for each of eight would be 256.
        #expect(counter.places > 0 && counter.places <= 4, "\(kind) \(version)")
        #expect(scene.nodes.count > 8)
      }
    }
  }

  @Test(
    "A screen in contents that are scrolled, or are not, is drawn, and its own title is small where it is scrolled",
    arguments: ["Library", "المكتبة", "पुस्तकालय", "書庫", "Библиотека"])
  func drawn(title: String) throws {
    for outer in [0.0, 30] {
      for inner in [0.0, 300] {
        let screen = Screen(navigationBar: NavigationBar(title)) {
          List(style: .plain) { for index in 0..<60 { Label("\(title) \(index)") } }
            .contentOffset(Point(x: 0, y: inner))
        }
        let around = Screen(isScrolling: true, navigationBar: NavigationBar("Around")) {
          screen
          Rectangle().frame(height: 600)
        }.with { $0.contentOffset = Point(x: 0, y: outer) }
        let scene = try draw(around, in: Environment(platform: .ios, osVersion: 18))
        let bars = scene.nodes.filter { $0.component == "NavigationBar" }.map(\.frame.height)
        #expect(bars.count == 2)
        #expect(bars.contains(44) == (inner > 0))
        #expect(bars.contains(96) == (outer == 0 || inner == 0))
        #expect(scene.nodes.contains { $0.text == title })
        #expect(scene.nodes.contains { $0.component == "List" && !$0.children.isEmpty })
      }
    }
  }
}
