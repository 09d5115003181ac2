import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The buttons of a window in a sidebar that floats")
struct WindowControlPanelTests {
  /// macos26.yaml, toolbar: they stand 12 points from the panel's sides, and 11 below its edge in a usual toolbar.
  @Test(
    "They never touch the panel's edge, however low the row is that they belong to",
    arguments: ToolbarStyle.allCases.filter { $0 != .preference }, LayoutDirection.allCases)
  func edge(style: ToolbarStyle, direction: LayoutDirection) throws {
    for title in ["Inbox", "受信", "البريد", "इनबॉक्स", "Входящие"] {
      let toolbar = Toolbar(title) { Button("Archive", symbol: "archivebox") }.toolbarStyle(style)
      let screen = Screen(toolbar: toolbar) { Label(title) }
        .sidebar { List { Label(title) } }
      let scene = try draw(
        screen, width: 700, height: 400,
        in: Environment(platform: .macos, osVersion: 26, direction: direction))
      let panel = try #require(scene.nodes.first { $0.component == "Sidebar" }).frame
      let buttons = scene.nodes.filter { $0.component == "WindowButton" }.map(\.frame)
      let list = try #require(scene.nodes.first { $0.component == "List" }).frame
      #expect(buttons.count == 3)
      for button in buttons {
        #expect(button.minY - panel.minY >= 11, "\(style) \(title)")
        // What is in one line with them has their middle.
        let texts = scene.nodes.filter { $0.text == title }
        let line = try #require(texts.min { $0.frame.minY < $1.frame.minY })
        #expect(abs(line.frame.midY - button.midY) <= 1, "\(style) \(title)")
        // What the sidebar lists begins below them.
        #expect(list.minY >= button.maxY, "\(style) \(title)")
      }
    }
  }
}
