import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Popovers")
struct PopoverTests {
  private func popover(
    _ edge: ConfirmationDialog.ArrowEdge, _ alignment: MenuAlignment = .center
  ) -> Popover {
    Popover(arrowEdge: edge, alignment: alignment) {
      Spacer().frame(width: 60, height: 30)
    } content: {
      Spacer().frame(width: 200, height: 100)
    }
  }

  @Test("The popover stands beside its anchor, away from the edge with the arrow")
  func sides() throws {
    // 13 points of arrow and 2 of gap.
    for (edge, size) in [
      (ConfirmationDialog.ArrowEdge.top, Size(width: 200, height: 145)),
      (.bottom, Size(width: 200, height: 145)), (.leading, Size(width: 275, height: 100)),
      (.trailing, Size(width: 275, height: 100)),
    ] {
      #expect(try draw(popover(edge)).size == size)
    }
    #expect(try draw(popover(.top)).frame("Content") == Rect(x: 0, y: 45, width: 200, height: 100))
    #expect(
      try draw(popover(.bottom)).frame("Content") == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      try draw(popover(.leading)).frame("Content") == Rect(x: 75, y: 0, width: 200, height: 100))
    #expect(
      try draw(popover(.leading), in: surroundings(.rightToLeft)).frame("Content")
        == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      try draw(popover(.trailing)).frame("Content") == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("One that is higher than the screen ends in the safe area")
  func cut() throws {
    let popover = Popover {
      Button("More")
    } content: {
      Spacer().frame(width: 200, height: 3_000)
    }
    let scene = try draw(Screen { popover }, in: Environment(platform: .ipados, osVersion: 26))
    let shown = try #require(scene.nodes.first { $0.component == "Popover" }).frame
    let screen = Rect(origin: .zero, size: scene.size)
    #expect(screen.inset(by: 9.49).union(shown) == screen.inset(by: 9.49))
    #expect(shown.height > 400)
  }

  /// The tip of the arrow: the middle of the path's bounds along its edge.
  private func arrow(_ scene: Scene) throws -> Rect {
    let paths = try #require(scene.node("Arrow")).items.compactMap { item -> Rect? in
      if case .fill(.path(let path, _), _) = item { path.controlBounds } else { nil }
    }
    return try #require(paths.last)
  }

  @Test("The arrow points to the middle of its anchor, or to where it is attached")
  func arrow() throws {
    #expect(try arrow(draw(popover(.top))).midX == 100)
    // Over 60 points of anchor at the leading edge its middle is at 30, too near to the corner.
    #expect(try arrow(draw(popover(.top, .leading))).midX == 13 + 37.0 / 2)
    #expect(try arrow(draw(popover(.top, .trailing))).midX == 200 - 13 - 37.0 / 2)
    var attached = popover(.leading)
    attached.attachmentAnchor = .top
    let scene = try draw(attached)
    // Its base reaches a point below the surface, so that no seam is seen.
    #expect(try arrow(scene).maxX == 76)
    #expect(scene.size.height == 100)
  }

  @Test("Closed it is its anchor alone, and without an anchor it stands alone")
  func states() throws {
    var closed = popover(.top)
    closed.isPresented = false
    #expect(try draw(closed).size == Size(width: 60, height: 30))
    var alone = popover(.top)
    alone.anchor = []
    #expect(try draw(alone).size == Size(width: 200, height: 113))
  }

  @Test("A watch and a television have none", arguments: [Platform.watchos, .tvos])
  func elsewhere(platform: Platform) {
    let found = complaints(popover(.top), in: Environment(platform: platform))
    #expect(found.contains { $0.severity == .error && $0.message.contains("popover") })
  }

  @Test("Nothing else answers to assistive technology while it is open")
  func accessibility() throws {
    let scene = try draw(popover(.top))
    #expect(scene.node("Content")?.accessibility?.traits == [.modal])
  }

  @Test(
    "With increased contrast a line is seen around it, outside of its contents",
    arguments: [Platform.ios, .ipados, .macos], [15, 26])
  func contrast(platform: Platform, version: Int) throws {
    let filled = Popover {
      Spacer().frame(width: 60, height: 30)
    } content: {
      Spacer().frame(width: 200, height: 100).background("systemBlue")
    }
    for appearance in [Appearance.light, .dark] {
      let scene = try draw(
        filled,
        in: Environment(
          platform: platform, osVersion: version, appearance: appearance, contrast: .increased))
      let lines = try #require(scene.node("Arrow")).items.compactMap { item -> DrawGroup? in
        if case .group(let group) = item { group } else { nil }
      }
      // Half of it is inside, below the contents.
      let line = try #require(lines.first?.items.first)
      guard case .stroke(let shape, let width, let color) = line else {
        Issue.record("\(line)")
        continue
      }
      #expect(width == 2 && lines[0].opacity > 0.45)
      #expect(color == (appearance == .light ? .black : .white))
      #expect(isSame(shape.bounds, scene.frame("Content")))
    }
  }

  @Test("A list that is all of a popover of version 26 has the same room above it as at its sides")
  func list() throws {
    func room(_ content: [AnyComponent]) throws -> (top: Double, side: Double) {
      let scene = try draw(
        Popover {
          Label("Anchor")
        } content: {
          content
        }, in: Environment(platform: .ipados, osVersion: 26))
      let list = try #require(scene.nodes.first { $0.component == "List" }).frame
      let row = try #require(scene.nodes.first { $0.component == "Row" }).frame
      return (row.minY - list.minY, row.minX - list.minX)
    }
    func rows(_ header: String) -> AnyComponent {
      List { Section(header) { Label("Row") } }.frame(width: 320, height: 200)
    }
    for content in [
      [AnyComponent(List { Label("Row") })], [AnyComponent(Form { Label("Row") })], [rows("")],
    ] {
      let room = try room(content)
      #expect(abs(room.side - 20) < 0.01 && abs(room.top - 20) < 0.01)
    }
    // A header keeps its own room, and a list below something else begins at its own edge.
    #expect(try abs(room([rows("Header")]).top - 20) > 1)
    #expect(try abs(room([AnyComponent(Label("Above")), rows("")]).top) < 0.01)
  }

  /// HIG, Dark Mode: what is above the screen is elevated. ios26.yaml, popover.material: regular glass.
  @Test("A list in a popover is elevated, and has no background over glass", arguments: [18, 26])
  func list(version: Int) throws {
    var environment = Environment(platform: .ipados, osVersion: version)
    environment.appearance = .dark
    let popover = Popover {
      Button("Info")
    } content: {
      List { Label("One") }.frame(width: 260)
    }
    let scene = try draw(Screen { popover }, in: environment)
    let list = try #require(scene.nodes.first { $0.component == "List" })
    let row = try #require(scene.nodes.first { $0.component.hasPrefix("Section") })
    #expect(row.leaves.contains { $0.color == Color(rgb: 0x2C2C2E) })
    #expect(!list.leaves.contains { $0.color == Color(rgb: 0x000000) })
    #expect(list.items.isEmpty == (version == 26))
  }

  @Test(
    "The arrow has the colour that the contents have behind them up to the edge",
    arguments: Appearance.allCases)
  func arrowGround(appearance: Appearance) throws {
    var environment = Environment(platform: .ipados)
    environment.appearance = appearance
    func colors(_ content: [AnyComponent]) throws -> (arrow: Color?, ground: Color?) {
      let popover = Popover {
        Button("Info")
      } content: {
        content
      }
      let scene = try draw(Screen { popover }, in: environment)
      let arrow = try #require(scene.nodes.first { $0.component == "Arrow" })
      let filled = arrow.items.compactMap { item -> Color? in
        if case .fill(.path, _) = item { item.color } else { nil }
      }
      let list = scene.nodes.first { $0.component == "List" }
      return (filled.last, list?.items.first?.color)
    }
    let list = try colors([AnyComponent(List { Label("One") })])
    #expect(list.arrow != nil && list.arrow == list.ground)
    let framed = try colors([AnyComponent(List { Label("One") }.frame(width: 260))])
    #expect(framed.arrow == list.ground)
    let red = try colors([AnyComponent(Label("One").background("#FF0000"))])
    #expect(red.arrow == Color(rgb: 0xFF0000))
    #expect(try colors([AnyComponent(Label("One"))]).arrow != list.ground)
  }

  /// UIKit, contentSizeForViewInPopover.
  @Test("A list that is all of it is 320 points wide, and in a frame as wide as that")
  func listWidth() throws {
    func width(_ content: [AnyComponent]) throws -> Double {
      let popover = Popover {
        Button("Info")
      } content: {
        content
      }
      let scene = try draw(Screen { popover }, in: Environment(platform: .ipados))
      return try #require(scene.nodes.first { $0.component == "List" }).frame.width
    }
    #expect(try width([AnyComponent(List { Label("One") })]) == 320)
    #expect(try width([AnyComponent(List { Label("One") }.frame(width: 260))]) == 260)
  }
}
