import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Sheets")
struct SheetTests {
  private let sheet = Sheet(
    "New Event", cancellationAction: Button("Cancel"), confirmationAction: Button("Add"),
    destructiveAction: Button("Delete")
  ) { Label("Lunch") }

  private func button(_ scene: Scene, _ label: String) throws -> SceneNode {
    try #require(scene.nodes.first { $0.accessibility?.label == label })
  }

  /// ToolbarItemPlacement's documentation: cancellation at the leading edge of the bar, confirmation
  /// and destruction at the trailing edge.
  @Test("On an iPhone buttons stand in a bar: what cancels leading, the others trailing")
  func bar() throws {
    for direction in LayoutDirection.allCases {
      let scene = try draw(sheet, width: 390, in: Environment(direction: direction))
      let names = ["Cancel", "Delete", "Add"]
      let middles = try names.map { try button(scene, $0).frame.midX }
      #expect(middles == (direction == .leftToRight ? middles.sorted() : middles.sorted(by: >)))
      let title = try button(scene, "New Event")
      #expect(title.accessibility?.traits.contains(.header) == true)
      // 17 points Semibold in a bar of 44: flutter nav_bar.dart.
      #expect(title.style?.size == 17)
      #expect(title.style?.weight == .semibold)
      #expect(scene.nodes.first { $0.component == "Toolbar" }?.frame.height == 44)
    }
  }

  @Test("Buttons have the roles of their places: bold for what confirms, red for what destroys")
  func roles() throws {
    let scene = try draw(sheet, width: 390, in: Environment())
    #expect(try button(scene, "Add").style?.weight == .semibold)
    #expect(try button(scene, "Cancel").style?.weight == .regular)
    #expect(try button(scene, "Delete").style?.color == Color(rgb: 0xFF3B30))
  }

  @Test("On macOS they stand below, what confirms at the trailing end, what destroys apart")
  func mac() throws {
    for direction in LayoutDirection.allCases {
      let scene = try draw(
        sheet, width: 420, in: Environment(platform: .macos, direction: direction))
      let frames = try ["Delete", "Cancel", "Add"].map { try button(scene, $0).frame }
      let ordered = direction == .leftToRight ? frames : frames.reversed()
      #expect(ordered[0].maxX < ordered[1].minX && ordered[1].maxX < ordered[2].minX)
      let edge = direction == .leftToRight ? frames[2].maxX : 420 - frames[2].minX
      #expect(edge == 400)
      #expect(scene.nodes.first { $0.text == "New Event" } == nil)
      #expect(scene.nodes.first { $0.component == "Sheet" }?.accessibility?.label == "New Event")
    }
  }

  @Test(
    "In a Mac's window it is as wide as its contents, which fill it, whatever column it is in",
    arguments: [false, true])
  func macWindow(isInSidebar: Bool) throws {
    let sheet = Sheet("Rename", confirmationAction: Button("OK")) {
      Label("Enter a new name for this document.")
      TextField("Name")
    }
    var window = Window("Documents") { Label("Notes") }
    if isInSidebar {
      window.sidebar = [AnyComponent(Label("Recents")), AnyComponent(sheet)]
    } else {
      window.children.append(AnyComponent(sheet))
    }
    let scene = try draw(
      window.frame(width: 900, height: 500), in: Environment(platform: .macos))
    let frame = try #require(scene.nodes.first { $0.component == "Sheet" }).frame
    let text = try #require(scene.nodes.first { $0.text?.hasPrefix("Enter") == true }).frame
    let field = try #require(scene.nodes.first { $0.component == "TextField" }).frame
    #expect(frame.width == text.width.rounded(.down) + 1 + 40)
    #expect(field.width == frame.width - 40)
    #expect(frame.midX == scene.size.width / 2)
    #expect(try button(scene, "OK").frame.maxX == frame.maxX - 20)
  }

  @Test("On an iPad a list in it is cut by its corners")
  func padCorners() throws {
    let sheet = Sheet("New Event") { List { Label("Lunch") } }
    let scene = try draw(sheet, width: 700, in: Environment(platform: .ipados))
    let node = try #require(scene.nodes.first { $0.component == "Sheet" })
    guard case .roundedRect(let rect, let radius, _) = node.clip else {
      Issue.record("it has round corners")
      return
    }
    #expect(rect == node.frame && radius > 0)
  }

  @Test("A sheet with little in it is as wide as an alert, one with much keeps to the window")
  func macWindowLimits() throws {
    func width(_ text: String) throws -> Double {
      let window = Window("Documents") {
        Label("Notes")
        Sheet("Rename", confirmationAction: Button("OK")) { Label(text) }
      }
      let scene = try draw(
        window.frame(width: 600, height: 500), in: Environment(platform: .macos))
      return try #require(scene.nodes.first { $0.component == "Sheet" }).frame.width
    }
    #expect(try width("A") == 260)
    #expect(try width(String(repeating: "word ", count: 60)) == 560)
  }

  @Test("Over an iPhone's screen it begins 10 points below the time, or halfway if medium")
  func detents() throws {
    for (detent, top) in [(Sheet.Detent.large, 59.0 + 10), (.medium, 852 / 2)] {
      var sheet = sheet
      sheet.detent = detent
      let scene = try draw(
        Screen {
          Label("Calendar")
          sheet
        }, in: Environment())
      let node = try #require(scene.nodes.first { $0.component == "Sheet" })
      #expect(node.frame.minY == top)
      #expect(node.frame.maxY == 852)
      #expect(node.frame.width == 393)
    }
  }

  @Test("Its bar keeps its size at large text sizes, while the content grows")
  func accessibilitySizes() throws {
    let scene = try draw(sheet, width: 390, in: Environment(textSize: .accessibility5))
    #expect(try button(scene, "Cancel").style?.size == 17)
    #expect(try button(scene, "Lunch").style?.size == 53)
    for name in ["Cancel", "Add", "Delete"] { #expect(try button(scene, name).text == name) }
  }

  @Test("A list that is all of its content has its background under the bar, too")
  func list() throws {
    let scene = try draw(
      Sheet("Options") { List { Label("Row") } }, width: 390, in: Environment())
    guard case .group(let ground)? = scene.nodes.first?.items.first,
      case .fill(_, .color(let color))? = ground.items.first
    else {
      Issue.record("a sheet has a ground")
      return
    }
    #expect(color == Color(rgb: 0xF2F2F7))
  }

  @Test("A list below something else gives the whole sheet its background")
  func listBelow() throws {
    let sheet = Sheet("Options") {
      SearchField("Search")
      List { Label("Row") }
    }
    let scene = try draw(Screen { sheet }, in: Environment())
    let ground = try #require(scene.nodes.first { $0.component == "Sheet" }).leaves
    #expect(ground.contains { $0.color == Color(rgb: 0xF2F2F7) })
    #expect(!ground.contains { $0.color == Color(rgb: 0xFFFFFF) })
  }

  /// ios26.yaml, sheet.partial_detent: its material is glass.
  @Test("Since iOS 26 the glass of a partial sheet is behind lists in it, which draw no background")
  func glassBehindList() throws {
    for parts in [[AnyComponent](), [AnyComponent(SearchField("Search"))]] {
      let sheet = Sheet("Options", detent: .medium) {
        parts
        List { Label("Row") }
      }
      let scene = try draw(Screen { sheet }, in: Environment(platform: .ios, osVersion: 26))
      let list = try #require(scene.nodes.first { $0.component == "List" })
      #expect(list.items.isEmpty)
      let ground = try #require(scene.nodes.first { $0.component == "Sheet" }).leaves
      #expect(!ground.contains { $0.color == Color(rgb: 0xF2F2F7) })
    }
  }

  @Test("On an iPad it is a form sheet of 540 × 620 in the middle")
  func pad() throws {
    let scene = try draw(Screen { sheet }, in: Environment(platform: .ipados))
    let node = try #require(scene.nodes.first { $0.component == "Sheet" })
    #expect(node.frame.size == Size(width: 540, height: 620))
  }

  /// ios26.yaml, bar_buttons.gap_between_groups: 8 to 10; as the look's navigation bars have it.
  @Test("Since iOS 26 the glass of its buttons is apart from other glass and from its title")
  func glassApart() throws {
    for platform in [Platform.ios, .ipados] {
      for direction in LayoutDirection.allCases {
        let scene = try draw(
          sheet, width: 700,
          in: Environment(platform: platform, osVersion: 26, direction: direction))
        let names = ["Cancel", "New Event", "Delete", "Add"]
        let frames = try names.map { try button(scene, $0).frame }.sorted { $0.minX < $1.minX }
        for (a, b) in zip(frames, frames.dropFirst()) { #expect(b.minX - a.maxX > 11.9) }
      }
    }
  }
}
