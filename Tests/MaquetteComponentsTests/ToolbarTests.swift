import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Toolbars")
struct ToolbarTests {
  private let macos = Environment(platform: .macos)

  private let phone = Toolbar {
    Button(systemItem: .action)
    Button(systemItem: .bookmarks)
    Button(systemItem: .trash)
  }

  private let window = Toolbar("Inbox") {
    Button("Archive", symbol: "archivebox")
    Button("Delete", symbol: "trash")
  }

  @Test("A screen's is 44 points high (Interface Builder, UIKit Catalog)")
  func height() throws {
    #expect(try draw(phone, width: 390).size == Size(width: 390, height: 44))
  }

  @Test("Items without a space among them are spread over the bar", arguments: [320.0, 390, 1024])
  func spread(width: Double) throws {
    // ipados26.yaml, layout_margins: 20 from 414 points of width on.
    let margin = width < 414 ? 16.0 : 20
    let scene = try draw(phone, width: width)
    let frames = scene.nodes.filter { $0.component == "Button" }.map(\.frame)
    #expect(frames.count == 3)
    #expect(abs(frames[0].minX - margin) < 0.6)
    #expect(abs(frames[2].maxX - (width - margin)) < 0.6)
    let gaps = [frames[1].minX - frames[0].maxX, frames[2].minX - frames[1].maxX]
    #expect(abs(gaps[0] - gaps[1]) <= 1)
  }

  @Test("A space puts what follows where it says")
  func spaces() throws {
    let bar = Toolbar {
      Button("A")
      Button("B")
      Spacer()
      Button("C")
    }
    let frames = try draw(bar, width: 390).nodes.filter { $0.component == "Button" }.map(\.frame)
    #expect(abs(frames[1].minX - frames[0].maxX) < 0.01)
    #expect(abs(frames[2].maxX - (390 - 4)) < 0.01)
  }

  @Test("A flexible space on glass keeps two groups as far apart as any two, and needs no more")
  func tightSpaces() throws {
    let bar = Toolbar {
      Button("Previous")
      Spacer()
      Button("Next")
    }
    let environment = Environment(platform: .ios, osVersion: 26)
    func frames(_ width: Double) throws -> [Rect] {
      try draw(bar, width: width, in: environment).nodes.filter { $0.component == "Button" }
        .map(\.frame)
    }
    let wide = try frames(390)
    try #require(wide.count == 2)
    let margin = wide[0].minX
    #expect(abs(wide[1].maxX - (390 - margin)) < 0.4)
    // Measured: 12 points between two glasses.
    let tight = try frames(2 * margin + wide[0].width + 12 + wide[1].width)
    #expect(tight.map(\.width) == wide.map(\.width))
    #expect(abs(tight[1].minX - tight[0].maxX - 12) < 0.4)
  }

  @Test("From right to left the first item stands at the right")
  func mirrored() throws {
    for (bar, environment) in [
      (phone, surroundings()), (window.windowControls(), macos),
    ] {
      var other = environment
      other.explicitDirection = .rightToLeft
      let left = try draw(bar, width: 640, in: environment).nodes.filter { $0.hitTarget != nil }
      let right = try draw(bar, width: 640, in: other).nodes.filter { $0.hitTarget != nil }
      #expect(!left.isEmpty)
      for (one, mirrored) in zip(left, right) {
        #expect(abs(mirrored.frame.minX - (640 - one.frame.maxX)) < 1e-6, "\(one.path)")
      }
    }
  }

  @Test("A window's is 52 points high, in one row with the title (macos_ui)")
  func macHeight() throws {
    #expect(try draw(window, width: 640, in: macos).size.height == 52)
    #expect(try draw(window.toolbarStyle(.unifiedCompact), width: 640, in: macos).size.height == 38)
    let expanded = try draw(window.toolbarStyle(.expanded), width: 640, in: macos)
    // Measured: a title bar has 28 points (violetlib/vaqua).
    #expect(expanded.size.height == 28 + 52)
  }

  @Test("A window's title is 15 bold above 11 regular (HIG, Typography, macOS)")
  func macTitle() throws {
    let scene = try draw(window.subtitle("12 messages"), width: 640, in: macos)
    let texts = scene.nodes.filter { $0.component == "Label" }
    #expect(texts.map(\.style?.size) == [15, 11])
    #expect(texts.first?.style?.weight == .bold)
    #expect(texts.first?.accessibility?.isHeading == true)
    let compact = try draw(window.toolbarStyle(.unifiedCompact), width: 640, in: macos)
    #expect(compact.nodes.first { $0.component == "Label" }?.style?.size == 13)
  }

  @Test("The window's buttons are 12 points wide and 8 apart (violetlib/vaqua)")
  func windowControls() throws {
    let bar = window.windowControls()
    let scene = try draw(bar, width: 640, in: macos)
    let buttons = scene.nodes.filter { $0.component == "WindowButton" }
    #expect(buttons.map(\.frame.width) == [12, 12, 12])
    #expect(buttons.map(\.frame.midX) == [20, 40, 60])
    #expect(buttons.map(\.accessibility?.label) == ["Close", "Minimize", "Zoom"])
    #expect(try draw(window, width: 640, in: macos).node("WindowButton") == nil)
    let screen = Screen(device: "Mac 800x600", toolbar: window) { Label("a") }
    #expect(try draw(screen, in: macos).nodes.contains { $0.component == "WindowButton" })
  }

  @Test("Items show symbols, names below them, or names alone")
  func displayMode() throws {
    func texts(_ mode: ToolbarDisplayMode) throws -> [String?] {
      try draw(window.displayMode(mode), width: 640, in: macos).nodes
        .filter { $0.component == "Button" }.map(\.text)
    }
    #expect(try texts(.default) == [nil, nil])
    #expect(try texts(.iconAndLabel) == ["Archive", "Delete"])
    #expect(try texts(.labelOnly) == ["Archive", "Delete"])
    let scene = try draw(window, width: 640, in: macos)
    let labels = scene.nodes.filter { $0.component == "Button" }.map(\.accessibility?.label)
    #expect(labels == ["Archive", "Delete"], "what is heard does not change")
  }

  @Test("In version 26 names are below the glass of symbols, and a search field is level with it")
  func namesBelowGlass() throws {
    let bar = window.displayMode(.iconAndLabel).searchable()
    let scene = try draw(bar, width: 640, in: Environment(platform: .macos, osVersion: 26))
    let capsules = scene.items.compactMap { item -> Rect? in
      guard case .fill(.roundedRect(let rect, let radius, _), _) = item, rect.height == 28,
        radius == 14
      else { return nil }
      return rect
    }
    #expect(Set(capsules.map(\.midY)).count == 1 && Set(capsules.map(\.minX)).count >= 2)
    let names = scene.nodes.filter { $0.component == "Button" }
    #expect(names.map(\.text) == ["Archive", "Delete"])
    for name in names { #expect(try #require(name.baseline) > capsules[0].maxY) }
  }

  @Test(
    "A window's title gives way to items and never lies on them", arguments: [320.0, 640, 1024])
  func longTitle(width: Double) throws {
    var bar = window.windowControls()
    bar.title = String(repeating: "long ", count: 60)
    let scene = try draw(bar, width: width, in: macos)
    let title = try #require(scene.nodes.first { $0.component == "Label" })
    #expect(title.text?.hasSuffix("…") == true)
    for item in scene.nodes where item.hitTarget != nil {
      #expect(item.frame.intersection(title.frame).map { $0.width < 0.01 } ?? true)
      #expect(item.frame.maxX <= width)
    }
  }

  @Test("Help and gradient buttons in a window's toolbar are warnings that name the guidelines")
  func guidelines() {
    let bar = Toolbar("a") {
      HelpButton()
      GradientButton(systemName: "plus")
    }
    let found = complaints(bar, in: macos)
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.allSatisfy { $0.message.contains("Human Interface Guidelines") })
  }

  @Test("A television has none and says what to use")
  func television() {
    let found = complaints(phone, in: Environment(platform: .tvos))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.hint?.contains("NavigationBar") == true)
  }

  // MARK: Watches

  @Test("A watch has round buttons in its corners and at the bottom")
  func watch() throws {
    let screen = Screen(
      toolbar: Toolbar {
        Button("", symbol: "pause.fill")
        Button("", symbol: "xmark", role: .primary)
      } leadingItems: {
        Button("", symbol: "list.bullet")
      } trailingItems: {
        Button("", symbol: "plus")
      }
    ) { Label("a") }
    let environment = Environment(platform: .watchos)
    let scene = try draw(screen, in: environment)
    // Measured: 39.5 points at 45 mm (freysie/watch-date-picker).
    let bottom = try #require(scene.frame("Toolbar/Items/Button[0]"))
    #expect(bottom.width == 39.5 && bottom.height == 39.5)
    let corner = try #require(scene.frame("LeadingItems/Button[0]"))
    #expect(corner.minX < 20 && corner.maxY < 50)
    let time = try #require(scene.nodes.first { $0.text == "9:41" })
    #expect(abs(time.frame.midX - scene.size.width / 2) <= 0.5, "between the corners")
  }

  @Test("A corner of a watch takes one button")
  func watchCorner() {
    let bar = Toolbar {
    } leadingItems: {
      Button("", symbol: "plus")
      Button("", symbol: "minus")
    }
    let found = complaints(Screen(toolbar: bar) { Label("a") }, in: Environment(platform: .watchos))
    #expect(found.map(\.severity) == [.error])
  }
}
