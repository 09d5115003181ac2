import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Menus and their buttons on macOS")
struct MacMenuTests {
  private let macos = Environment(platform: .macos)

  private func popUp(_ size: ButtonSize = .medium) -> PopUpButton {
    var button = PopUpButton("Medium") {
      MenuItem("Small")
      MenuItem("Medium")
      MenuItem("Large")
    }
    button.size = size
    return button
  }

  @Test("Pop-up buttons have AppKit's heights")
  func heights() throws {
    // Measured: violetlib/jnr (AppKit 11 to 15), pop_up_height of large, regular, small and mini.
    let heights: [(ButtonSize, Double)] = [(.large, 30), (.medium, 22), (.small, 18), (.mini, 15)]
    for (size, height) in heights {
      #expect(try draw(popUp(size), in: macos).size.height == height, "\(size)")
    }
  }

  @Test("The arrow has AppKit's room at the trailing edge, on the left in RTL")
  func arrow() throws {
    // Measured: violetlib/jnr, pop_up_arrow_inset 22 for regular; rtl: the arrows at the left edge.
    func box(_ direction: LayoutDirection) throws -> (box: Rect, frame: Rect) {
      let scene = try draw(popUp(), in: Environment(platform: .macos, direction: direction))
      let node = try #require(scene.node("PopUpButton"))
      let boxes = node.leaves.compactMap { item -> Rect? in
        if case .fill(let shape, .verticalGradient) = item { shape.bounds } else { nil }
      }
      return (try #require(boxes.first), node.frame)
    }
    let left = try box(.leftToRight)
    #expect(left.box.minX >= left.frame.maxX - 22)
    #expect(left.box.maxX < left.frame.maxX)
    let right = try box(.rightToLeft)
    #expect(right.box.maxX <= right.frame.minX + 22)
  }

  @Test("An open pop-up menu lies over its button, what is chosen over the title")
  func over() throws {
    var button = popUp()
    button.isPresented = true
    let scene = try draw(button, in: macos)
    let frame = try #require(scene.frame("PopUpButton"))
    let row = try #require(scene.node("MenuItem[1]"))
    #expect(abs(row.frame.midY - frame.midY) <= 0.5)
    #expect(scene.node("PopUpButton")?.hitTarget == nil)
    func start(_ path: String) -> Double? {
      scene.node(path)?.leaves.compactMap { item in
        if case .text(let run, _) = item { run.origin.x } else { nil }
      }.first
    }
    #expect(start("MenuItem[1]") == start("PopUpButton"))
    #expect(row.accessibility?.traits == [.button, .selected])
    #expect(row.style?.color == .white, "the pointer is still on it")
    #expect(scene.findings.allSatisfy { $0.severity == .note })
  }

  @Test("Rows are 22 points high, between edges of 5, with 11 points for a line")
  func rows() throws {
    // Measured: AppKit's NSMenuItem since macOS 11.
    let menu = Menu("File", isPresented: true) {
      MenuItem("New", shortcut: KeyboardShortcut("⌘N"))
      Divider()
      MenuItem("Close")
    }
    let scene = try draw(menu, in: macos)
    let panel = try #require(scene.frame("items"))
    let first = try #require(scene.frame("MenuItem[0]"))
    let last = try #require(scene.frame("MenuItem[1]"))
    #expect(first.minY == panel.minY + 5)
    #expect(first.height == 22)
    #expect(last.minY == first.maxY + 11)
    #expect(panel.maxY == last.maxY + 5)
  }

  @Test("Shortcuts end where the row's content ends")
  func shortcuts() throws {
    let menu = Menu("File", isPresented: true) {
      MenuItem("New Window", shortcut: KeyboardShortcut("shift+cmd+n"))
      MenuItem("Close", shortcut: KeyboardShortcut("⌘W"))
    }
    let scene = try draw(menu, in: macos)
    let ends = (0..<2).compactMap { index -> Double? in
      guard let row = scene.node("MenuItem[\(index)]") else { return nil }
      return row.leaves.compactMap { item -> Double? in
        guard case .text(let run, _) = item, run.text.contains("⌘") else { return nil }
        return run.origin.x + run.clusters.reduce(0) { $0 + $1.advance } - row.frame.maxX
      }.first
    }
    #expect(ends.count == 2)
    #expect(abs((ends.first ?? 0) - (ends.last ?? 1)) < 1e-6)
    #expect(
      try draw(menu, in: Environment(platform: .ios)).items.contains { item in
        if case .text(let run, _) = item { run.text.contains("⌘") } else { false }
      } == false, "iOS shows none")
  }

  @Test("An open submenu stands beside its item, which is lit in the accent's colour")
  func submenu() throws {
    let menu = Menu("File", isPresented: true) {
      MenuItem("New")
      MenuItem("Recent", isExpanded: true) { MenuItem("Notes") }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try draw(menu, in: Environment(platform: .macos, direction: direction))
      let panel = try #require(scene.frame("Menu/items"))
      let inner = try #require(scene.frame("MenuItem[1]/items"))
      let opener = try #require(scene.node("items/MenuItem[1]"))
      if direction == .leftToRight {
        #expect(inner.minX == panel.maxX)
      } else {
        #expect(inner.maxX == panel.minX)
      }
      #expect(scene.frame("MenuItem[1]/items/MenuItem[0]")?.minY == opener.frame.minY)
      #expect(opener.style?.color == .white)
      #expect(scene.findings.allSatisfy { $0.severity == .note })
    }
  }

  @Test("A disabled pop-up button is gray and has no box behind its arrow")
  func disabled() throws {
    var button = popUp()
    button.state = .disabled
    let node = try #require(try draw(button, in: macos).node("PopUpButton"))
    #expect(node.accessibility?.traits == [.button, .notEnabled])
    #expect(
      !node.leaves.contains { if case .fill(_, .verticalGradient) = $0 { true } else { false } })
  }

  @Test("The selection is what was asked for, else what has a checkmark, else the first")
  func selection() throws {
    func shown(_ button: PopUpButton) throws -> String? {
      try draw(button, in: macos).node("PopUpButton")?.text
    }
    #expect(try shown(popUp()) == "Medium")
    #expect(
      try shown(
        PopUpButton {
          MenuItem("A"); MenuItem("B", state: .on)
        }) == "B")
    #expect(
      try shown(
        PopUpButton {
          MenuItem("A"); MenuItem("B")
        }) == "A")
    let wrong = complaints(PopUpButton("Mediun") { MenuItem("Medium") }, in: macos)
    #expect(wrong.first?.message == "PopUpButton: 'Mediun' is not among the items")
    #expect(wrong.first?.hint == "did you mean 'Medium'?")
  }

  @Test("A label is heard in place of the selection, which becomes the value")
  func label() throws {
    var button = popUp()
    button.label = "Size"
    let heard = try draw(button, in: macos).node("PopUpButton")?.accessibility
    #expect(heard?.label == "Size")
    #expect(heard?.value == "Medium")
  }

  @Test("A pull-down button has one arrow, and none when it is asked to hide it")
  func pullDown() throws {
    var button = PullDownButton("Actions") { MenuItem("Share") }
    #expect(try draw(button, in: macos).size.height == 22)
    let wide = try draw(button, in: macos).size.width
    button.indicator = .hidden
    #expect(try draw(button, in: macos).size.width < wide)
  }

  @Test("Of what a context menu belongs to no corner is cut off", arguments: [15, 26])
  func contextMenu(os: Int) throws {
    let menu = ContextMenu {
      MenuItem("Open")
    } preview: {
      Label("Picture")
    }
    let scene = try draw(menu, in: Environment(platform: .macos, osVersion: os))
    let preview = try #require(scene.nodes.first { $0.component == "Preview" })
    guard case .roundedRect(_, let radius, _) = preview.clip else {
      Issue.record("the preview has no clip")
      return
    }
    #expect(radius == 0)
  }
}

@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  @Test(
    "Signs and words make the same shortcut, in AppKit's order",
    arguments: [
      ("⌘N", "⌘N"), ("⇧⌘n", "⇧⌘N"), ("cmd+shift+n", "⇧⌘N"), ("command + option + F5", "⌥⌘F5"),
      ("ctrl+alt+delete", "⌃⌥⌫"), ("⌘+", "⌘+"), ("cmd++", "⌘+"), ("F1", "F1"), ("⌘,", "⌘,"),
      ("cmd+up", "⌘↑"), ("space", "Space"),
    ])
  func reading(text: String, shown: String) {
    #expect(KeyboardShortcut(text)?.text == shown)
  }

  @Test(
    "What has no key, two keys or a key twice is none",
    arguments: ["", "⌘", "cmd+", "a+b", "⌘⌘N", "cmd+cmd+N", "⌘NM"])
  func mistakes(text: String) {
    #expect(KeyboardShortcut(text) == nil)
  }
}
