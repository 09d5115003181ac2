import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Open menus on iOS")
struct MenuTests {
  private let ios = Environment(platform: .ios)

  private func menu(_ change: (inout Menu) -> Void = { _ in }) -> Menu {
    var menu = Menu("Options", isPresented: true) {
      MenuItem("Copy", symbol: "doc.on.doc")
      MenuItem("Rename", isEnabled: false)
      Divider()
      MenuItem("Delete", symbol: "trash", role: .destructive)
    }
    change(&menu)
    return menu
  }

  @Test("Menus are as wide as on devices: 250 points, 262 on iPad, 370 and 343 with large text")
  func widths() throws {
    // Measured on iOS 18.5 and iPadOS 18.5 (flutter cupertino_ui menu_anchor.dart).
    let cases: [(Platform, TextSize, Double)] = [
      (.ios, .large, 250), (.ios, .xxxLarge, 250), (.ios, .accessibility1, 370),
      (.ipados, .large, 262), (.ipados, .accessibility5, 343),
    ]
    for (platform, size, width) in cases {
      let scene = try draw(menu(), in: Environment(platform: platform, textSize: size))
      #expect(scene.frame("Menu/items")?.width == width, "\(platform) \(size)")
    }
  }

  @Test("Rows are 43⅔ points high, with the baseline 28 points down")
  func rows() throws {
    // Measured (the same file): a body line of 22 points, times 14/11 and 0.71, to whole pixels.
    let scene = try draw(menu(), in: ios)
    let row = try #require(scene.node("MenuItem[0]"))
    #expect(abs(row.frame.height - 43.667) < 0.01)
    #expect(abs((row.baseline ?? 0) - row.frame.minY - 28) < 0.5)
  }

  @Test("Sections are 8 points apart, rows one pixel")
  func gaps() throws {
    let scene = try draw(menu(), in: ios)
    let rows = try (0..<3).map { try #require(scene.frame("MenuItem[\($0)]")) }
    #expect(abs(rows[1].minY - rows[0].maxY - 1.0 / 3) < 1e-6)
    #expect(abs(rows[2].minY - rows[1].maxY - 8) < 1e-6)
  }

  @Test("The menu starts 8 points below its button, or ends 8 above it")
  func placement() throws {
    let below = try draw(menu(), in: ios)
    let button = try #require(below.frame("Menu"))
    let panel = try #require(below.frame("items"))
    #expect(panel.minY == button.maxY + 8)
    #expect(panel.minX == button.minX)
    #expect(below.size.height == panel.maxY)
    let above = try draw(menu { $0.placement = .above }, in: ios)
    let upper = try #require(above.frame("items"))
    #expect(upper.minY == 0)
    let opener = try #require(above.frame("Menu"))
    #expect(abs(opener.minY - upper.maxY - 8) < 1e-9)
  }

  @Test("The menu's edge lines up with the button's", arguments: MenuAlignment.allCases)
  func alignment(_ alignment: MenuAlignment) throws {
    let scene = try draw(menu { $0.alignment = alignment }, in: ios)
    let button = try #require(scene.frame("Menu"))
    let panel = try #require(scene.frame("items"))
    switch alignment {
    case .leading: #expect(button.minX == panel.minX)
    case .center: #expect(abs(button.midX - panel.midX) < 0.4)
    case .trailing: #expect(abs(button.maxX - panel.maxX) < 1e-6)
    }
  }

  @Test("Titles start 16 points in, and 32 when an item has a mark")
  func columns() throws {
    // Measured (the same file): 22 points of line height and 10 more.
    func start(_ scene: Scene) throws -> Double {
      let row = try #require(scene.node("MenuItem[0]"))
      let x = row.leaves.compactMap { item -> Double? in
        if case .text(let run, _) = item { run.origin.x } else { nil }
      }.first
      return try #require(x) - row.frame.minX
    }
    #expect(try start(draw(menu(), in: ios)) == 16)
    let marked = Menu("A", isPresented: true) { MenuItem("On", state: .on) }
    #expect(try start(draw(marked, in: ios)) == 32)
    let nested = Menu("A", isPresented: true) { MenuItem("More") { MenuItem("B") } }
    #expect(try start(draw(nested, in: ios)) == 32)
  }

  @Test("Symbols stand with their middle 28 points from the trailing edge, mirrored in RTL")
  func symbols() throws {
    // Measured (the same file): a column of 44, the middle 6 points beyond its own.
    func middle(_ direction: LayoutDirection) throws -> Double {
      let scene = try draw(menu(), in: Environment(platform: .ios, direction: direction))
      let row = try #require(scene.node("MenuItem[0]"))
      let boxes = row.leaves.compactMap { item -> Rect? in
        if case .stroke(let shape, let width, _) = item {
          shape.bounds?.inset(by: -width / 2)
        } else {
          nil
        }
      }
      let first = try #require(boxes.first)
      let ink = boxes.dropFirst().reduce(first) { $0.union($1) }
      return direction == .leftToRight ? row.frame.maxX - ink.midX : ink.midX - row.frame.minX
    }
    #expect(abs(try middle(.leftToRight) - 28) < 0.01)
    #expect(abs(try middle(.rightToLeft) - 28) < 0.01)
  }

  @Test("What destroys is red, what cannot be chosen gray and without hit target")
  func looks() throws {
    let scene = try draw(menu(), in: ios)
    #expect(scene.node("MenuItem[2]")?.style?.color == Color(rgb: 0xFF3B30))
    let disabled = try #require(scene.node("MenuItem[1]"))
    #expect(disabled.style?.color == Color(rgb: 0x8E8E93))
    #expect(disabled.hitTarget == nil)
    #expect(disabled.accessibility?.traits == [.button, .notEnabled])
  }

  @Test("Hit targets are the rows, which do not overlap")
  func hitTargets() throws {
    let scene = try draw(menu(), in: ios)
    let row = try #require(scene.node("MenuItem[0]"))
    #expect(row.hitTarget == row.frame)
    #expect(scene.findings.isEmpty)
  }

  @Test("Assistive technology hears buttons, what is chosen, and titles of sections")
  func accessibility() throws {
    let menu = Menu("Sort", isPresented: true) {
      MenuSection("By") {
        MenuItem("Name", state: .on)
        MenuItem("Kind", state: .mixed)
      }
    }
    let scene = try draw(menu, in: ios)
    #expect(scene.node("items")?.accessibility?.traits == [.modal])
    #expect(scene.node("MenuItem[0]")?.accessibility?.traits == [.button, .selected])
    #expect(scene.node("MenuItem[1]")?.accessibility?.value == "mixed")
    #expect(scene.node("Header[0]")?.accessibility?.traits == [.header])
  }

  @Test("An open submenu lies over its menu, which answers no more")
  func submenu() throws {
    let menu = Menu("Options", isPresented: true) {
      MenuItem("Copy")
      MenuItem("Sort By", isExpanded: true) {
        MenuItem("Name", state: .on)
        MenuItem("Date")
      }
    }
    let scene = try draw(menu, in: ios)
    let opener = try #require(scene.node("items/MenuItem[1]"))
    let inner = try #require(scene.node("MenuItem[1]/items"))
    #expect(inner.frame.minY == opener.frame.minY)
    #expect(inner.frame.minX == opener.frame.minX)
    #expect(opener.hitTarget == nil)
    #expect(opener.accessibility?.isHidden == true)
    #expect(scene.node("MenuItem[1]/items/Opener")?.text == "Sort By")
    #expect(scene.node("MenuItem[1]/items/MenuItem[1]")?.hitTarget != nil)
    #expect(scene.size.height == inner.frame.maxY)
    #expect(scene.findings.isEmpty)
  }

  @Test("Large titles take as many lines as they need and lose their symbols")
  func largeText() throws {
    let menu = Menu("A", isPresented: true) {
      MenuItem("A title that is far too long for one line", symbol: "star")
    }
    let scene = try draw(menu, in: Environment(platform: .ios, textSize: .accessibility5))
    let row = try #require(scene.node("MenuItem[0]"))
    #expect(row.text?.contains("…") == false)
    #expect(row.leaves.allSatisfy { if case .text = $0 { true } else { false } })
    let small = try draw(menu, in: ios)
    #expect(
      small.node("MenuItem[0]")?.leaves.contains { if case .stroke = $0 { true } else { false } }
        == true)
  }

  @Test("A closed menu is its button, with a hit target of 44 points")
  func closed() throws {
    let scene = try draw(menu { $0.isPresented = false }, in: ios)
    #expect(scene.nodes.map(\.component) == ["Menu"])
    let target = try #require(scene.node("Menu")?.hitTarget)
    #expect(target.height == 44 && target.width >= 44)
    #expect(scene.node("Menu")?.accessibility?.label == "Options")
  }

  @Test("Right-to-left is an exact mirror")
  func mirrored() throws {
    let left = try draw(menu { $0.highlighted = 0 }, in: ios)
    let right = try draw(
      menu { $0.highlighted = 0 }, in: Environment(platform: .ios, direction: .rightToLeft))
    for (path, frame) in left.frames {
      let other = right.frames[path]
      #expect(abs((other?.maxX ?? 0) - (left.size.width - frame.minX)) < 1e-6, "\(path)")
    }
  }

  @Test(
    "In the dark and with increased contrast titles can be read",
    arguments: [Appearance.light, .dark])
  func contrast(_ appearance: Appearance) throws {
    for contrast in [Contrast.standard, .increased] {
      let scene = try draw(
        menu(), in: Environment(platform: .ios, appearance: appearance, contrast: contrast))
      let style = try #require(scene.node("MenuItem[0]")?.style)
      let ground = try #require(style.background)
      #expect(ground.alpha == 1, "a material is flattened")
      let text = style.color.over(ground)
      #expect(abs(Int(text.red) - Int(ground.red)) > 150)
    }
  }

  @Test("Bold text is drawn in the next weights")
  func bold() throws {
    let scene = try draw(menu(), in: Environment(platform: .ios, legibilityWeight: .bold))
    #expect(scene.node("MenuItem[0]")?.style?.weight == .semibold)
  }

  @Test("An item that does not exist, a symbol that does not exist and an empty menu are reported")
  func mistakes() {
    let beyond = complaints(menu { $0.highlighted = 3 }, in: ios)
    #expect(beyond.map(\.severity) == [.error])
    #expect(beyond.first?.message.contains("has 3 items") == true)
    let unknown = Menu("A") { MenuItem("B", symbol: "no.such.symbol") }
    #expect(complaints(unknown, in: ios).first?.message.contains("no.such.symbol") == true)
    #expect(complaints(Menu("A", isPresented: true), in: ios).map(\.severity) == [.warning])
  }

  @Test("watchOS has no menus; tvOS has those of SwiftUI but no pop-up or pull-down buttons")
  func platforms() throws {
    let watch = complaints(menu(), in: Environment(platform: .watchos))
    #expect(watch.map(\.message) == ["Menu: watchOS has no menu"])
    let television = Environment(platform: .tvos)
    #expect(try draw(menu(), in: television).frame("items") != nil)
    let popUp = PopUpButton("A") { MenuItem("A") }
    #expect(complaints(popUp, in: television).first?.message.contains("no pop-up button") == true)
    let pullDown = PullDownButton("A") { MenuItem("A") }
    #expect(
      complaints(pullDown, in: television).first?.message.contains("no pull-down button") == true)
  }
}
