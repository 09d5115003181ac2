import Maquette
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// Components inside of others, as a designer met them.
@Suite("Parts of screens together")
struct JoinedPartTests {
  private let renderer = Renderer()

  private func scene(
    _ spec: String, _ environment: (inout Environment) -> Void = { _ in }
  ) throws -> Scene {
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    var own = document.environment.environment
    environment(&own)
    return try renderer.picture(of: document.component, on: document.canvas, in: own).scene
  }

  private func runs(of items: [DrawItem]) -> [GlyphRun] {
    items.flatMap { item in
      switch item {
      case .text(let run, _): [run]
      case .group(let group): runs(of: group.items)
      default: [GlyphRun]()
      }
    }
  }

  @Test("A form that is all of a sheet has the sheet's ground, as a list has", arguments: [18, 26])
  func formInSheet(version: Int) throws {
    let fills = try ["Form", "List"].map { name in
      let spec =
        "device: iPad Air 11-inch\nosVersion: \(version)\nScreen:\n  children:\n    - Label: Behind\n"
        + "    - Sheet: New\n      cancellationAction: Cancel\n"
        + "      content: [{\(name): [{Toggle: A}]}]\n"
      let sheet = try #require(try scene(spec).nodes.first { $0.component == "Sheet" })
      return sheet.items
    }
    #expect(!fills[0].isEmpty && fills[0] == fills[1])
  }

  @Test("A row's context menu dims and blurs all of the screen, bars too", arguments: [18, 26])
  func rowMenu(version: Int) throws {
    let scene = try scene(
      """
      device: iPhone 16 Pro
      osVersion: \(version)
      Screen:
        navigationBar: Inbox
        children:
          - List:
              - NavigationLink: Grace
              - {NavigationLink: Alan, contextMenu: [Reply]}
      """)
    let veil = try #require(scene.nodes.first { $0.component == "Backdrop" })
    #expect(veil.frame == Rect(x: 0, y: 0, width: 402, height: 874))
    let blur = try #require(scene.nodes.first { $0.component == "Blur" })
    #expect(blur.children.contains { $0.component == "NavigationBar" })
    #expect(!scene.nodes.contains { $0.component == "Veil" })
    let menu = try #require(scene.nodes.first { $0.component == "MenuItems" })
    #expect(menu.accessibility?.isHidden != true)
  }

  @Test(
    "A menu's marks and symbols have a column each", arguments: [TextSize.large, .accessibility5])
  func menuColumns(size: TextSize) throws {
    func start(_ item: String) throws -> Double {
      let spec =
        "osVersion: 26\nwidth: 402\nMenu: A\nisPresented: true\nitems: [{title: Icons, \(item)}]\n"
      let scene = try scene(spec) { $0.textSize = size }
      let item = try #require(scene.nodes.first { $0.component == "MenuItem" })
      let title = try #require(runs(of: item.items).map(\.origin.x).min())
      return title - item.frame.minX
    }
    let (mark, symbol) = (try start("isOn: true"), try start("symbol: square.grid.2x2"))
    let both = try start("symbol: square.grid.2x2, isOn: true")
    let none = try start("isOn: false")
    #expect(abs(both - (mark + symbol - none)) < 1.01)
  }

  @Test(
    "In a classic bar all that is seen ends where titles do, in both directions",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func barMargins(direction: LayoutDirection) throws {
    let scene = try scene(
      """
      device: iPhone 16 Pro
      Screen:
        navigationBar:
          title: A
          leadingItems: [{SegmentedControl: "", segments: [a, b]}]
          trailingItems: [{Button: Buy, style: filled, size: small}]
        inputView: {Keyboard: default}
        inputAccessoryView: [flexibleSpace, {systemItem: done}]
        children: [{Label: x}]
      """
    ) { $0.explicitDirection = direction }
    func frame(_ component: String, _ text: String?) throws -> Rect {
      try #require(
        scene.nodes.first { $0.component == component && (text == nil || $0.text == text) }
      ).frame
    }
    let segments = try frame("SegmentedControl", nil)
    let (buy, done) = (try frame("Button", "Buy"), try frame("Button", "Done"))
    if direction == .leftToRight {
      #expect(abs(segments.minX - 16) < 0.01 && abs(buy.maxX - 386) < 0.01)
      #expect(abs(done.maxX - 386) < 0.34)
    } else {
      #expect(abs(segments.maxX - 386) < 0.01 && abs(buy.minX - 16) < 0.01)
      #expect(abs(done.minX - 16) < 0.34)
    }
  }

  @Test("A divider between columns is as high as the highest of them, in any height")
  func dividers() throws {
    let scene = try scene(
      "width: 300\nview: {HStack: [{VStack: [{Label: a, font: title}, {Label: b}]}, Divider]}\n")
    let divider = try #require(scene.nodes.first { $0.component == "Divider" })
    let stack = try #require(scene.nodes.first { $0.component == "HStack" })
    #expect(divider.frame.height == stack.frame.height && divider.frame.height > 40)
  }

  @Test(
    "A bar's button looks the same where a popover belongs to it", arguments: ["ipados", "macos"])
  func popoverInBar(platform: String) throws {
    func frames(_ item: String) throws -> [Size] {
      let button = "{Button: \"\", symbol: plus, accessibilityLabel: Add}"
      let items = "[{Button: \"\", symbol: square}, \(item.replacing("BUTTON", with: button))]"
      let spec =
        platform == "macos"
        ? "Window: A\nframe: {width: 500, height: 300}\ntoolbar: {items: \(items)}\n"
          + "children: [{Label: x}]\n"
        : "device: iPad Air 11-inch\nScreen:\n  navigationBar: {title: A, trailingItems: \(items)}\n"
      return try scene("platform: \(platform)\nosVersion: 26\n" + spec).nodes
        .filter { $0.component == "Button" && $0.accessibility?.label == "Add" }.map(\.frame.size)
    }
    let plain = try frames("BUTTON")
    #expect(plain.count == 1)
    #expect(try frames("{Popover: {anchor: BUTTON, content: [{Label: a}]}}") == plain)
  }

  @Test("A watch's alert cuts no text: it scrolls", arguments: [TextSize.large, .accessibility3])
  func watchAlert(size: TextSize) throws {
    let message = "This timer will be removed from all your devices."
    let spec =
      "device: Apple Watch 41mm\nScreen:\n  - Alert: Delete Timer?\n    message: \(message)\n"
      + "    buttons: [{title: Delete, role: destructive}, {title: Keep, role: cancel}]\n"
    let scene = try scene(spec) { $0.textSize = size }
    let text = try #require(scene.nodes.first { $0.text?.hasPrefix("This timer") == true })
    #expect(text.text == message)
  }

  @Test("A menu in a row starts where buttons and texts do, and is no higher", arguments: [18, 26])
  func menuRow(version: Int) throws {
    let scene = try scene(
      "osVersion: \(version)\nwidth: 360\nview: {List: [{Button: Add}, {Menu: Sort, items: [a]}]}\n"
    )
    let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame.height)
    #expect(rows.count == 2 && rows[0] == rows[1])
    let starts = ["Add", "Sort"].map { text in scene.nodes.first { $0.text == text }?.frame.minX }
    #expect(starts[0] != nil && starts[0] == starts[1])
  }

  @Test("What destroys is red in a bar of version 26, too")
  func destructive() throws {
    let scene = try scene(
      "osVersion: 26\nwidth: 402\nNavigationBar: A\n"
        + "trailingItems: [{Button: Delete, role: destructive}]\n")
    let button = try #require(scene.nodes.first { $0.text == "Delete" })
    let red = Environment(osVersion: 26).theme.color(named: "systemRed", traits: ColorTraits())
    #expect(button.style?.color == red)
  }

  @Test("A notification's texts follow the text size")
  func notification() throws {
    let spec = "width: 402\nNotification: Front Door\nmessage: Somebody rang the bell.\n"
    let sizes = try [TextSize.large, .accessibility3].map { size in
      try scene(spec) { $0.textSize = size }.nodes.compactMap(\.style?.size)
    }
    #expect(sizes[0].count == 2 && zip(sizes[0], sizes[1]).allSatisfy { $1 > 1.5 * $0 })
  }

  @Test("A keyboard by itself stands on the ground that its panel has")
  func keyboard() throws {
    let scene = try scene("platform: ios\nwidth: 393\nKeyboard: default\n")
    let keyboard = try #require(scene.nodes.first { $0.component == "Keyboard" })
    guard case .fill(.rect(let frame), _)? = keyboard.items.first else {
      Issue.record("it has no ground: \(keyboard.items.prefix(1))")
      return
    }
    #expect(frame == keyboard.frame)
  }

  @Test("A lifted row of a plain list ends with the screen, and nothing is told of it")
  func plainRow() throws {
    let spec =
      "device: iPhone 16 Pro\nScreen:\n  - List:\n      style: plain\n      children:\n"
      + "        - {Label: Ada, contextMenu: [Reply]}\n"
    let scene = try scene(spec)
    let row = try #require(scene.nodes.first { $0.component == "Preview" })
    #expect(row.frame.minX == 0 && row.frame.maxX == 402)
    #expect(!scene.findings.contains { $0.kind == .outsideCanvas })
  }

  @Test("A menu that is longer than the screen is told as a menu")
  func longMenu() throws {
    let items = (1...40).map { "Item \($0)" }.joined(separator: ", ")
    let spec =
      "device: iPhone 16 Pro\nScreen:\n  navigationBar:\n    title: A\n"
      + "    trailingItems: [{Menu: M, isPresented: true, items: [\(items)]}]\n"
    let finding = try #require(
      try scene(spec).findings.first { $0.kind == .outsideCanvas })
    #expect(finding.message.hasPrefix("the open menu is cut off by the edge of the screen"))
    #expect(finding.hint == "give it fewer items: on a device, it would scroll")
  }

  @Test("What a window's edge cuts off is told, unless it scrolls", arguments: [false, true])
  func window(scrolls: Bool) throws {
    let spec =
      "platform: macos\ndevice: Mac\nScreen:\n  children:\n    - Window: Sign In\n"
      + "      frame: {width: 420, height: 160}\n      scrolls: \(scrolls)\n      children:\n"
      + "        - {Label: Name, height: 120}\n        - Button: Continue\n"
    let findings = try scene(spec).findings.filter { $0.kind == .outsideCanvas }
    #expect(findings.isEmpty == scrolls)
    guard let finding = findings.first else { return }
    #expect(
      finding.message == "Button 'Continue' is cut off by the edge of the window, which is "
        + "420 × 160 points")
    #expect(finding.hint == "write 'scrolls: true', or put less in the window")
  }
}
