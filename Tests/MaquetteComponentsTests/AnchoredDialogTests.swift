import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// View tree of 26.1: a dialog morphs out of the control that opened it, whose place it takes.
@Suite("Confirmation dialogs with what opened them")
struct AnchoredDialogTests {
  private func dialog(_ change: (inout ConfirmationDialog) -> Void = { _ in })
    -> ConfirmationDialog
  {
    var dialog = ConfirmationDialog("Delete this draft?") {
      Button("Cancel", role: .cancel)
      Button("Save Draft")
      Button("Delete Draft", role: .destructive)
    }
    dialog.anchor = [AnyComponent(Button("Delete"))]
    change(&dialog)
    return dialog
  }

  private func scene(_ content: some Component, _ platform: Platform, _ version: Int) throws
    -> Scene
  {
    try draw(Screen { content }, in: Environment(platform: platform, osVersion: version))
  }

  private func frames(_ scene: Scene) throws -> (anchor: Rect, dialog: Rect) {
    let anchor = try #require(scene.nodes.first { $0.accessibility?.label == "Delete" })
    let dialog = try #require(scene.nodes.first { $0.component == "ConfirmationDialog" })
    return (anchor.frame, dialog.frame)
  }

  @Test(
    "In version 26 it takes the place of its anchor, without what cancels",
    arguments: [Platform.ios, .ipados])
  func below(platform: Platform) throws {
    let scene = try scene(dialog(), platform, 26)
    let (anchor, shown) = try frames(scene)
    #expect(abs(shown.minY - anchor.minY) < 0.51)
    let hidden = try #require(scene.nodes.first { $0.accessibility?.label == "Delete" })
    #expect(hidden.allItems.isEmpty)
    #expect(abs(shown.midX - anchor.midX) < 0.51)
    if platform == .ios { #expect(shown.width == 240) }
    let buttons = scene.nodes.filter { $0.component == "Button" && $0.frame != anchor }
    #expect(buttons.map { $0.accessibility?.label } == ["Save Draft", "Delete Draft"])
    let node = scene.nodes.first { $0.component == "ConfirmationDialog" }
    #expect(node?.accessibility?.traits == [.modal])
    #expect(!scene.nodes.contains { $0.component == "Backdrop" })
  }

  @Test("At the lower edge it stands above, and at the sides as far from the edge as menus")
  func edges() throws {
    let column = VStack {
      Spacer()
      HStack {
        Spacer()
        dialog()
      }
    }
    let scene = try scene(column, .ios, 26)
    let (anchor, shown) = try frames(scene)
    #expect(shown.minY < anchor.minY && abs(shown.maxY - anchor.maxY) < 0.51)
    // As popovers: 10 points stay free.
    #expect(abs(shown.maxX - (scene.size.width - 10)) < 0.51)
  }

  @Test("Its edge with the arrow says on which side it stands")
  func sides() throws {
    let (anchor, above) = try frames(scene(dialog { $0.arrowEdge = .bottom }, .ios, 26))
    #expect(abs(above.maxY - anchor.maxY) < 0.51)
    let beside = try frames(scene(dialog { $0.arrowEdge = .leading }, .ipados, 26))
    #expect(beside.dialog.minX >= beside.anchor.maxX)
    #expect(abs(beside.dialog.midY - beside.anchor.midY) < 0.51)
  }

  @Test("On an iPad before it has an arrow that points to its anchor")
  func arrow() throws {
    let scene = try scene(dialog(), .ipados, 18)
    let (anchor, shown) = try frames(scene)
    #expect(abs(shown.minY - anchor.maxY - 2) < 0.51)
    let panel = try #require(scene.nodes.first { $0.component == "Actions" })
    #expect(abs(panel.frame.minY - shown.minY - 13) < 0.51)
  }

  @Test(
    "Where dialogs lie over the screen it does so, too",
    arguments: [(Platform.ios, 18), (.macos, 15), (.tvos, 18), (.watchos, 11)])
  func elsewhere(platform: Platform, version: Int) throws {
    let environment = Environment(platform: platform, osVersion: version)
    let size: Size? = platform == .macos ? Size(width: 700, height: 500) : nil
    func frame(_ dialog: ConfirmationDialog) throws -> Rect? {
      let scene = try draw(
        Screen {
          Label("Drafts")
          dialog
        }, width: size?.width, height: size?.height, in: environment)
      return scene.nodes.first { $0.component == "ConfirmationDialog" }?.frame
    }
    let alone = try frame(dialog { $0.anchor = [] })
    let opened = try frame(dialog())
    #expect(isSame(opened, alone))
  }

  @Test("In a bar it takes the place of the glass that its anchor has alone", arguments: [18, 26])
  func bar(version: Int) throws {
    func buttons(_ item: some Component) throws -> Scene {
      let bar = NavigationBar("Notes", trailingItems: { item })
      return try draw(
        Screen(navigationBar: bar) { Label("Hello") },
        in: Environment(platform: .ios, osVersion: version))
    }
    let plain = try buttons(Button("Delete"))
    let open = try buttons(dialog())
    func button(_ scene: Scene) -> Rect? {
      scene.nodes.first { $0.accessibility?.label == "Delete" }?.frame
    }
    func boxes(_ scene: Scene) -> [Rect] {
      scene.nodes.filter { $0.component == "Box" && !$0.leaves.isEmpty }.map(\.frame)
    }
    #expect(isSame(button(open), button(plain)))
    #expect(boxes(plain).isEmpty == (version == 18) && boxes(open).isEmpty)
    let shown = try #require(open.nodes.first { $0.component == "ConfirmationDialog" }).frame
    if version == 26 { #expect(abs(shown.minY - boxes(plain)[0].minY) < 0.51) }
  }

  @Test(
    "At the end of a bar its edge is that of the glass, as a menu's is",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func edgeInBar(direction: LayoutDirection) throws {
    let dialog = dialog { $0.anchor = [AnyComponent(Button("", symbol: "trash"))] }
    let bar = NavigationBar("Photos", trailingItems: { dialog })
    let screen = Screen(device: "iPhone 17 Pro", navigationBar: bar) { Label("Hello") }
    let scene = try draw(
      screen, in: Environment(platform: .ios, osVersion: 26, direction: direction))
    let shown = try #require(scene.nodes.first { $0.component == "ConfirmationDialog" }).frame
    #expect(abs((direction == .leftToRight ? 402 - shown.maxX : shown.minX) - 16) < 0.51)
  }

  @Test("Closed it is its anchor alone")
  func closed() throws {
    let scene = try scene(dialog { $0.isPresented = false }, .ios, 26)
    #expect(scene.nodes.filter { $0.component == "Button" }.count == 1)
    #expect(!scene.nodes.contains { $0.component == "ConfirmationDialog" })
  }

  @Test("Its warnings come once")
  func warnings() {
    let empty = dialog { $0.buttons = [] }
    for platform in [Platform.ios, .ipados] {
      let found = complaints(empty, in: Environment(platform: platform, osVersion: 26))
      #expect(found.map(\.severity) == [.warning])
    }
  }
}
