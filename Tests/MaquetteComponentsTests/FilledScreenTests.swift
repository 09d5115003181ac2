import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

@Suite("Tables and editors that fill a screen")
struct FilledScreenTests {
  private static let text = (0..<80).map { "Line \($0)" }.joined(separator: "\n")

  private func screen(_ child: some Component, bar: NavigationBar? = nil) -> Screen {
    Screen(
      device: "iPhone 15", navigationBar: bar, tabBar: TabBar([TabItem("Home")])
    ) { child }
  }

  private var table: Table {
    Table(["Name"], rows: TableRows((0..<60).map { TableRow(["Row \($0)"]) }))
  }

  @Test(
    "They go on under the bar at the lower edge, as lists do", arguments: [18, 26],
    [LayoutDirection.leftToRight, .rightToLeft])
  func lower(version: Int, direction: LayoutDirection) throws {
    let phone = Environment(platform: .ios, osVersion: version, direction: direction)
    let scenes = [
      ("List", try draw(screen(List { Label("a") }), in: phone)),
      ("Table", try draw(screen(table), in: phone)),
      ("TextEditor", try draw(screen(TextEditor(Self.text)), in: phone)),
      ("ScrollView", try draw(screen(ScrollView(.both) { Rectangle() }), in: phone)),
    ]
    for (name, scene) in scenes {
      let bar = try node("TabBar", of: scene).frame
      let frame = try node(name, of: scene).frame
      #expect(abs(frame.maxY - scene.size.height) < 0.01 && bar.minY < frame.maxY, "\(name)")
    }
  }

  @Test("Beside padding, or with a height of their own, they stand between the bars")
  func own() throws {
    for child in [
      TextEditor(Self.text).padding(16), table.padding(16),
      TextEditor(Self.text).frame(height: 200),
      List { Label("a") }.frame(height: 200),
    ] {
      let scene = try draw(screen(child), in: Environment(platform: .ios))
      let frame = try #require(
        scene.nodes.first { ["TextEditor", "Table", "List"].contains($0.component) }
      ).frame
      let bar = try node("TabBar", of: scene).frame
      #expect(frame.maxY < bar.minY)
      if frame.height == 200 { #expect(abs(frame.midY - (59 + bar.minY) / 2) < 1) }
    }
  }

  @Test("What people type stands above the bar, and what they typed before goes on under both")
  func editor() throws {
    let editor = TextEditor(Self.text).with { $0.isFocused = true }
    let bar = NavigationBar("Note", titleDisplayMode: .inline).scrolled()
    let drawn = try draw(screen(editor, bar: bar), in: Environment(platform: .ios, osVersion: 18))
    let lines = try #require(node("TextEditor", of: drawn).children.first)
    let tabs = try node("TabBar", of: drawn).frame
    let carets = lines.items.compactMap { item -> Rect? in
      if case .fill(.roundedRect(let rect, _, _), _) = item, rect.width < 3 { rect } else { nil }
    }
    let caret = try #require(carets.first)
    #expect(caret.maxY <= tabs.minY && caret.maxY > tabs.minY - 40)
    let clip = try #require(clips(of: lines).first)
    #expect(clip.minY <= 0 && clip.maxY >= drawn.size.height)
    // Under a bar with a large title, which says that nothing lies there, nothing does.
    let still = screen(editor, bar: NavigationBar("Note", titleDisplayMode: .large))
    let other = try node("TextEditor", of: draw(still, in: Environment(platform: .ios)))
    #expect(try #require(clips(of: other.children.first ?? other).first).minY > 90)
  }

  private func clips(of node: SceneNode) -> [Rect] {
    node.items.compactMap { item in
      if case .group(let group) = item { group.clips.first?.bounds } else { nil }
    }
  }

  @Test("An editor that moved up for what people type takes the large title with it")
  func largeTitle() throws {
    let editor = TextEditor(Self.text).with { $0.isFocused = true }
    func title(_ editor: TextEditor) throws -> Double {
      let screen = screen(editor, bar: NavigationBar("Note", titleDisplayMode: .large))
        .with(\.inputView, [AnyComponent(Keyboard())])
      return try node("NavigationBar", of: draw(screen, in: Environment(platform: .ios))).frame.maxY
    }
    #expect(try title(editor) < title(editor.with { $0.text = "Short" }) - 40)
  }
}
