import Maquette
import Testing

/// With the real fonts: letters of Burmese and Tibetan stack, and ask for higher lines than others.
@Suite("Texts that stand side by side share a line, whatever their script")
struct SharedLineTests {
  private static let titles = [
    "Cancel", "ငြင်းပယ်မည်", "རྒྱུན་སྐྱོང་", "ยกเลิก", "キャンセル", "रद्द करें", "إلغاء", "ביטול",
  ]

  /// A platform, and the version of its look.
  struct Look: Sendable, CustomTestStringConvertible {
    var platform: Platform
    var osVersion: Int?

    var testDescription: String { "\(platform) \(osVersion ?? 0)" }
  }

  private static let looks = [
    Look(platform: .ios), Look(platform: .ios, osVersion: 26), Look(platform: .ipados),
    Look(platform: .ipados, osVersion: 26), Look(platform: .macos),
    Look(platform: .macos, osVersion: 26),
  ]

  private func scene(
    _ component: some Component, width: Double = 402, _ look: Look,
    textSize: TextSize = .large, direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let environment = Environment(
      platform: look.platform, osVersion: look.osVersion, direction: direction, textSize: textSize)
    return try Renderer().picture(of: component, on: Canvas(width: width), in: environment).scene
  }

  /// Where the line of a text stands.
  private func line(of text: String, in scene: Scene) throws -> Double {
    try #require(scene.nodes.first { $0.text == text }?.baseline, "\(text)")
  }

  @Test(
    "Two buttons of an alert are equally high, with one baseline",
    arguments: looks, [LayoutDirection.leftToRight, .rightToLeft])
  func alert(look: Look, direction: LayoutDirection) throws {
    for title in SharedLineTests.titles {
      for textSize in [TextSize.small, .large, .xxxLarge] {
        let alert = Alert("Delete?", message: "This cannot be undone.") {
          Button(title, role: .cancel)
          Button("Send", role: .destructive)
        }
        let scene = try scene(alert, look, textSize: textSize, direction: direction)
        let buttons = scene.nodes.filter { $0.component == "Button" }
        let one = try #require(buttons.first { $0.text == title })
        let other = try #require(buttons.first { $0.text == "Send" })
        let isRow = one.frame.minX != other.frame.minX
        #expect(isRow || textSize == .xxxLarge, "\(title)")
        guard isRow else { continue }
        #expect(one.frame.minY == other.frame.minY, "\(title)")
        #expect(one.frame.height == other.frame.height, "\(title)")
        #expect(one.baseline == other.baseline, "\(title)")
      }
    }
  }

  @Test(
    "The buttons of an action sheet are equally high",
    arguments: [Look(platform: .ios), Look(platform: .ios, osVersion: 26)])
  func actionSheet(look: Look) throws {
    let sheet = ConfirmationDialog("Choose") {
      for title in SharedLineTests.titles { Button(title) }
    }
    let scene = try scene(sheet, look)
    let heights = Set(
      scene.nodes.filter {
        $0.component == "Button" && SharedLineTests.titles.contains($0.text ?? "")
      }
      .map(\.frame.height))
    #expect(heights.count == 1)
  }

  @Test(
    "The title and the buttons of a navigation bar have one baseline", arguments: looks.prefix(4))
  func navigationBar(look: Look) throws {
    func lines(_ title: String, _ button: String) throws -> [Double] {
      let bar = NavigationBar(title, titleDisplayMode: .inline, trailingItems: { Button(button) })
      let scene = try scene(bar, look)
      return [try line(of: title, in: scene), try line(of: button, in: scene)]
    }
    let usual = try lines("Notes", "Edit")
    for title in SharedLineTests.titles {
      #expect(try lines(title, "Edit") == usual, "\(title)")
      #expect(try lines("Notes", title) == usual, "\(title)")
    }
  }

  @Test("So do those of toolbars", arguments: looks)
  func toolbar(look: Look) throws {
    func lines(_ text: String) throws -> [Double] {
      let title = look.platform == .macos ? "\(text) 1" : ""
      let bar = Toolbar(title) {
        Button(text)
        Button("Edit")
      }
      let scene = try scene(bar, width: 700, look)
      let texts = [title, text, "Edit"].filter { !$0.isEmpty }
      return try texts.map { try line(of: $0, in: scene) }
    }
    let usual = try lines("Notes")
    for title in SharedLineTests.titles { #expect(try lines(title) == usual, "\(title)") }
  }

  @Test(
    "So do tabs and segments, in rows and below symbols", arguments: looks.prefix(4),
    [402.0, 1000])
  func tabs(look: Look, width: Double) throws {
    func lines(_ text: String) throws -> (tabs: [Double], segments: [Double]) {
      let bar = TabBar([TabItem(text, systemImage: "house"), TabItem("Home", systemImage: "tray")])
      let segments = SegmentedControl([Segment(text), Segment("Home")])
      let tabs = try scene(bar, width: width, look)
      let control = try scene(segments, width: width, look)
      return (
        try [text, "Home"].map { try line(of: $0, in: tabs) },
        try [text, "Home"].map { try line(of: $0, in: control) }
      )
    }
    let usual = try lines("Notes")
    for title in SharedLineTests.titles {
      let found = try lines(title)
      #expect(found.segments == usual.segments, "\(title)")
      #expect(Set(found.tabs).count == 1, "\(title)")
      // Without a home indicator below the bar, all tabs rise by what letters reach beyond its edge.
      #expect((0...8).contains(usual.tabs[0] - found.tabs[0]), "\(title)")
    }
  }

  @Test("The title of a watch's screen stands on the line of the time")
  func watch() throws {
    func difference(_ title: String) throws -> Double {
      let screen = Screen(title: title) { Label("a") }
      let scene = try Renderer().picture(of: screen, in: Environment(platform: .watchos)).scene
      let time = try #require(scene.nodes.first { $0.text == "9:41" || $0.text == "10:09" })
      return try line(of: title, in: scene) - (time.baseline ?? 0)
    }
    let usual = try difference("Notes")
    for title in SharedLineTests.titles { #expect(try difference(title) == usual, "\(title)") }
  }
}
