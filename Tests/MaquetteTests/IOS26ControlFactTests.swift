import Maquette
import MaquetteThemes
import Testing

/// What controls and glass of iOS 26 measure: read off real pictures of 26.0 to 26.2, or live view trees.
@Suite("What is measured inside of controls of iOS 26")
struct IOS26ControlFactTests: DrawsIOS26 {
  let renderer = Renderer()

  /// The boxes of what a control draws in one colour.
  private func boxes(_ scene: Scene, where isWanted: (Color) -> Bool) -> [Rect] {
    boxes(scene.nodes.flatMap(\.items), where: isWanted)
  }

  private func boxes(_ items: [DrawItem], where isWanted: (Color) -> Bool) -> [Rect] {
    items.compactMap { item in
      switch item {
      case .fill(let shape, .color(let color)) where isWanted(color): shape.bounds
      case .stroke(let shape, let width, let color) where isWanted(color):
        shape.bounds?.inset(by: -width / 2)
      default: nil
      }
    }
  }

  @Test("A stepper's capsule has 93 points from 0.67 on, its signs 13.33 with strokes of 1.83")
  func stepper() throws {
    let scene = try scene(Stepper(value: 50), width: nil)
    #expect(scene.size == Size(width: 94, height: 32))
    let capsule = try #require(boxes(scene) { $0 == Color(rgba: 0x7676_801E) }.first)
    #expect(abs(capsule.minX - 0.67) < 0.01 && abs(capsule.width - 93) < 0.01)
    let signs = boxes(scene) { $0 == .black }
    #expect(signs.count == 2)
    #expect(abs(signs[0].width - 13.33) < 0.01 && abs(signs[0].height - 1.83) < 0.01)
    #expect(abs(signs[1].width - 13.33) < 0.01 && abs(signs[1].height - 13.33) < 0.01)
  }

  @Test("A slider with steps has dots below its track, where its thumb may stand")
  func ticks() throws {
    let dots = boxes(try scene(Slider(value: 2, in: 0...4, step: 1), width: 339)) { color in
      color == Color(rgba: 0x3C3C_434C)
    }
    #expect(dots.count == 5)
    #expect(
      abs((dots.first?.midX ?? 0) - 18.5) < 0.01 && abs((dots.last?.midX ?? 0) - 320.5) < 0.01)
    #expect(dots.allSatisfy { abs($0.width - 2.33) < 0.01 && abs($0.midY - 17 - 8.1) < 0.1 })
    let many = boxes(try scene(Slider(value: 2, in: 0...400, step: 1), width: 339)) { color in
      color == Color(rgba: 0x3C3C_434C)
    }
    #expect(many.isEmpty)
  }

  @Test("Segments are as wide as before 26, without lines between them")
  func segments() throws {
    let control = SegmentedControl(["Segment A", "Segment B", "Segment C"]).stretch(false)
    let size = try scene(control, width: nil).size
    #expect(abs(size.width - 261) <= 1 && size.height == 32)
  }

  @Test("The band of wheels has 302 × 34 points, 9 from both sides")
  func band() throws {
    let picker = try scene(DatePicker("Date", mode: .date, style: .wheels), width: 320)
    let band = boxes(picker) { $0 == Color(rgba: 0x7474_8014) }.first
    #expect(band == Rect(x: 9, y: 91, width: 302, height: 34))
  }

  @Test("A plain list has rows of 53 points with a line below each, the last one too")
  func plainList() throws {
    let list = List {
      Label("One")
      Label("Two")
    }.with { $0.style = .plain }
    let scene = try scene(list)
    #expect(frames("Row", in: scene).map(\.height) == [53, 53])
    let lines = boxes(scene) { $0 == Color(rgba: 0x3C3C_431F) }
    #expect(lines.map(\.minY) == [52, 105])
    #expect(lines.allSatisfy { $0.minX == 20 && $0.width == 362 && $0.height == 1 })
  }

  @Test("Lines between rows are fainter than before 26, and as before with increased contrast")
  func separators() throws {
    let theme = Theme.builtIn(.ios, osVersion: 26)
    let separator = try #require(theme.colors["separator"])
    // Light, dark, and both with increased contrast.
    let colors: [UInt32] = [0x3C3C_431F, 0x5454_5880, 0x3C3C_435E, 0x5454_58AD]
    #expect(Array(separator.columns.prefix(4)) == colors.map { Color(rgba: $0) })
    for name in ["insetGrouped", "grouped", "plain"] {
      let color = try #require(theme.lists.styles[name]).separator
      #expect(Set(color.terms.map(\.name)) == ["separator"])
    }
  }

  /// A view tree of Settings on iOS 26.2, in whole points: cards at 168, 293 and 380, the first 91 high.
  @Test("Cards without headers are 35 apart, tiles of 29 stand where symbols do, texts at 72")
  func settings() throws {
    func row(_ title: String) -> AnyComponent {
      var link = NavigationLink(title)
      link.icon = AnyComponent(IconTile(systemName: "gear", background: "systemGray"))
      return AnyComponent(link)
    }
    let list = List {
      Section {
        row("General")
        row("Search")
      }
      Section { row("Screen Time") }
    }
    let scene = try scene(list)
    let rows = frames("Row", in: scene)
    #expect(rows.map(\.height) == [52, 52, 52])
    #expect(abs(rows[2].minY - rows[1].maxY - 35) < 0.01)
    let tile = try #require(frames("IconTile", in: scene).first)
    #expect(tile.size == Size(width: 29, height: 29))
    #expect(abs(tile.midX - 44) < 0.2 && abs(tile.midY - rows[0].midY) < 0.2)
    let lines = boxes(scene) { $0 == Color(rgba: 0x3C3C_431F) }
    #expect(lines.map(\.minX) == [72] && lines.map(\.maxX) == [370])
  }

  @Test(
    "The sign of a picker is thin and takes 17 points with the room around it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func pickerSign(direction: LayoutDirection) throws {
    let environment = Environment(osVersion: 26, direction: direction)
    let picker = try renderer.picture(
      of: PopUpButton("Option 1") { MenuItem("Option 1") }, in: environment
    ).scene
    let plain = try renderer.picture(of: Button("Option 1", style: .plain), in: environment).scene
    // Read off a picture of a beta at 1.62 pixels a point: 6.3, 8.5 and 2.2, beyond the padding of 12.
    #expect(abs(picker.size.width - plain.size.width - 17) < 0.5)
    let strokes = picker.nodes.flatMap(\.items).compactMap { item -> (Rect, Double)? in
      if case .stroke(let shape, let width, _) = item, let bounds = shape.bounds {
        (bounds, width)
      } else {
        nil
      }
    }
    let (sign, width) = try #require(strokes.first)
    #expect(width > 1 && width < 1.4)
    let end =
      direction == .leftToRight ? picker.size.width - sign.maxX : sign.minX
    #expect(abs(end - width / 2 - 14.2) < 0.34)
  }

  @Test("Time and signs stand beside the island, as high as its middle")
  func statusBar() throws {
    var screen = Screen(device: "iPhone 16 Pro") { Label("Hello") }
    screen.showsStatusBar = true
    let scene = try renderer.picture(of: screen, in: Environment(osVersion: 26)).scene
    let bar = try #require(scene.nodes.first { $0.component == "StatusBar" })
    // Four bars, then waves and the battery with its knob: 26.4 to 38.6 and 288 to 366.7, read off a picture of
    // iOS 26.0 at 1.9 pixels a point.
    let signs = boxes(bar.items) { _ in true }
    let (first, tall, knob) = try (
      #require(signs.first), #require(signs.dropFirst(3).first), #require(signs.last)
    )
    #expect(abs(first.minX - 288.3) < 0.5 && abs(knob.maxX - 366.7) < 0.5)
    #expect(abs(tall.minY - 26.4) < 0.34 && abs(tall.maxY - 38.6) < 0.34)
    let time = try #require(scene.nodes.first { $0.text == "9:41" })
    #expect(abs(time.frame.midX - 74) < 0.5)
    #expect(abs((time.baseline ?? 0) - 38.9) < 0.5)
  }

  @Test("Beside a notch they are smaller, and a point below the middle of the bar")
  func notchedStatusBar() throws {
    var screen = Screen(device: "iPhone 14") { Label("Hello") }
    screen.showsStatusBar = true
    let scene = try renderer.picture(of: screen, in: Environment(osVersion: 26)).scene
    let bar = try #require(scene.nodes.first { $0.component == "StatusBar" })
    // The battery's charge and its knob, and the time: read off three pictures of a beta at 1.62 pixels a point.
    let signs = boxes(bar.items) { _ in true }
    let (charge, knob) = try (#require(signs.dropLast().last), #require(signs.last))
    #expect(abs(charge.minX - 348.46) < 0.5 && abs(charge.maxX - 367.38) < 0.5)
    #expect(abs(charge.midY - 24.45) < 0.5 && abs(knob.maxX - 371.67) < 0.5)
    let time = try #require(scene.nodes.first { $0.text == "9:41" })
    #expect(abs(time.frame.midX - 52) < 0.5)
    #expect(abs((time.baseline ?? 0) - 30) < 0.5)
  }

  @Test(
    "Symbols in tabs are as large as in a picture of a beta",
    arguments: [("sparkles", 21.0, 25.7), ("textformat", 26.6, 16.8)])
  func tabSymbols(name: String, width: Double, height: Double) throws {
    let bar = TabBar([TabItem("Home", systemImage: "house"), TabItem("New", systemImage: name)])
    let tab = try #require(try scene(bar, width: 390).nodes.last { $0.component == "Tab" })
    let drawn = boxes(tab.items) { _ in true }
    let ink = try #require(drawn.first.map { drawn.reduce($0) { $0.union($1) } })
    #expect(abs(ink.width - width) < 1 && abs(ink.height - height) < 1, "\(ink.size)")
  }

  @Test("At the lower edge of a screen white and the gray of lists are as in a picture of 26.0")
  func lowerScrollEdge() throws {
    let theme = Environment(osVersion: 26).theme
    let effect = try #require(theme.effect(named: "lowerScrollEdge")?.light)
    for (behind, seen) in [(242, 235), (255, 246)] as [(Double, Double)] {
      #expect(abs(effect.brightness(of: behind) - seen) <= 1, "\(behind)")
    }
    // Letters are left, where the upper edge takes most of them.
    let upper = try #require(theme.effect(named: "scrollEdge")?.light)
    #expect(effect.brightness(of: 0) < 50 && upper.brightness(of: 0) > 170)
    let screen = Screen(toolbar: Toolbar { SearchField("Search") }) {
      List { for number in 1...30 { Label("Row \(number)") } }
    }
    let scene = try renderer.picture(of: screen, in: Environment(osVersion: 26)).scene
    let names = scene.nodes.flatMap(\.items).compactMap(\.material?.name)
    #expect(names.contains("lowerScrollEdge") && !names.contains("scrollEdge"))
  }

  @Test(
    "Light glass over gray and white is as real pictures have it",
    arguments: ["glass", "largeGlass"])
  func lightGlass(name: String) throws {
    let theme = Environment(osVersion: 26).theme
    let effect = try #require(theme.effect(named: name)?.light)
    // A sheet and an alert of a beta; the field in the bar at the bottom and white of 26.0.
    for (behind, seen) in [(195, 236), (207, 239), (242, 250), (255, 252)] as [(Double, Double)] {
      #expect(abs(effect.brightness(of: behind) - seen) <= 1.5, "\(behind)")
    }
    // What others read on macOS 26.6, within 4 of 255.
    for (behind, seen) in [(0, 178), (128, 219), (255, 255)] as [(Double, Double)] {
      #expect(abs(effect.brightness(of: behind) - seen) <= 4, "\(behind)")
    }
  }
}
