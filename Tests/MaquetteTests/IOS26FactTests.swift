import Maquette
import Testing

/// Frames of iOS 26, read off real pictures of 26.2 (within a sixth of a point) or out of live view trees.
@Suite("What controls measure on iOS 26")
struct IOS26FactTests: DrawsIOS26 {
  let renderer = Renderer()

  @Test("A switch is 63 × 28 points")
  func toggle() throws {
    let scene = try scene(Toggle().labelsHidden(true).isOn(true), width: nil)
    #expect(scene.size == Size(width: 63, height: 28))
  }

  @Test("In a row a switch reaches a point into the row's margin, at the trailing end")
  func toggleInRow() throws {
    let rows = try scene(List { Toggle("Wi-Fi", isOn: true) }, width: 402)
    #expect(frames("Switch", in: rows).map(\.minX) == [308])
    #expect(frames("Switch", in: rows).map(\.maxX) == [371])
    #expect(rows.findings.allSatisfy { $0.severity == .note })
  }

  @Test(
    "A slider's thumb has 37 × 24 points and its middle 18.5 from the track's end at least",
    arguments: [0, 0.25, 1])
  func slider(value: Double) throws {
    let scene = try scene(Slider(value: value))
    let thumb = try #require(frames("Thumb", in: scene).first)
    #expect(thumb.size == Size(width: 37, height: 24))
    #expect(abs(thumb.midX - (18.5 + value * (402 - 37))) < 0.01)
    #expect(scene.size.height == 34)
  }

  @Test("The ground of page dots is 37.67 wider than from the first dot's middle to the last one's")
  func pageControl() throws {
    for count in [2, 5] {
      let size = try scene(PageControl(numberOfPages: count), width: nil).size
      #expect(abs(size.width - (17.67 * Double(count - 1) + 37.67)) < 0.5, "\(size.width)")
      #expect(abs(size.height - 25.67) < 0.34)
    }
  }

  @Test("A list has cards 16 from the edge, rows of 52 points and texts 16 inside")
  func list() throws {
    let list = List {
      Section("General") {
        Label("One")
        Label("Two")
      }
    }
    let scene = try scene(list)
    let rows = frames("Row", in: scene)
    #expect(rows.map(\.height) == [52, 52])
    #expect(rows.allSatisfy { $0.minX == 16 && $0.width == 370 })
    let labels = scene.nodes.filter { $0.component == "Label" && $0.text == "One" }
    let text = try #require(labels.first)
    #expect(text.frame.minX == 32)
    // 32.33 from the row's top.
    #expect(abs((text.baseline ?? 0) - rows[0].minY - 32.33) < 0.34)
    // The header's 40.33 points, in letters as they are typed.
    #expect(abs(rows[0].minY - 40.33) < 0.34)
    #expect(scene.nodes.contains { $0.text == "General" })
  }

  @Test(
    "Tabs share a platter that is 21 from the edges at least",
    arguments: [(3, 402, 94), (5, 402, 77), (5, 440, 84.6)] as [(Int, Double, Double)])
  func tabs(count: Int, width: Double, tab: Double) throws {
    let items = (1...count).map { TabItem("Tab \($0)", systemImage: "star") }
    let scene = try scene(TabBar(items), width: width)
    let frames = frames("Tab", in: scene)
    #expect(frames.count == count)
    for frame in frames {
      #expect(abs(frame.width - tab) < 0.34, "\(frame.width)")
      #expect(frame.height == 54 && frame.minY == 4)
    }
    #expect((frames.first?.minX ?? 0) >= 24.9)
  }

  @Test("What leads back is a circle of 44 points, and neighbouring symbols share a capsule")
  func navigationBar() throws {
    let bar = NavigationBar(
      "Inbox", backTitle: "Mail",
      trailingItems: {
        Button("").symbol("trash")
        Button("").symbol("plus")
        Button("").systemItem(.done)
      })
    let scene = try scene(bar)
    #expect(frames("BackButton", in: scene) == [Rect(x: 16, y: 0, width: 44, height: 44)])
    let buttons = frames("Button", in: scene).sorted { $0.minX < $1.minX }
    #expect(buttons.map(\.minX) == [242, 286, 342])
    #expect(scene.nodes.contains { $0.accessibility?.label == "Done" })
  }

  /// A screen of an iPhone 17 Pro with a list, as in a picture of iOS 26.0.
  private func screen(_ bar: NavigationBar) throws -> Scene {
    let screen = Screen(
      navigationBar: bar, toolbar: Toolbar(items: { SearchField("Search") })
    ) {
      List {
        NavigationLink("Animatable")
        NavigationLink("Chart3D")
      }
    }
    var patch = EnvironmentPatch()
    patch.device = Device.named("iPhone 17 Pro")
    return try renderer.picture(of: screen, in: patch.environment).scene
  }

  @Test("A text on a bar's glass has 16 points on both sides and the weight of medium")
  func barText() throws {
    let bar = NavigationBar("Inbox", trailingItems: { Button("Done") })
    let scene = try scene(bar)
    let button = try #require(scene.nodes.first { $0.component == "Button" && $0.text == "Done" })
    // 73.75 × 44.25, read off a picture of iOS 26.1.
    #expect(abs(button.frame.width - 73.75) < 1 && button.frame.height == 44)
    #expect(button.style?.weight == .medium)
  }

  @Test("A large title stands 35.9 below the row of buttons, one with a subtitle 33.4")
  func largeTitle() throws {
    let plain = try screen(NavigationBar("iOS 26"))
    let title = try #require(plain.nodes.first { $0.text == "iOS 26" })
    #expect(abs((title.baseline ?? 0) - 116 - 35.9) < 0.34)
    #expect(frames("Row", in: plain).first?.minY == 168)
    let both = try screen(NavigationBar("iOS 26").with { $0.subtitle = "by Examples" })
    let upper = try #require(both.nodes.first { $0.text == "iOS 26" }?.baseline)
    let lower = try #require(both.nodes.first { $0.text == "by Examples" }?.baseline)
    #expect(abs(upper - 149.4) < 0.34 && abs(lower - 165.5) < 0.34)
    let row = try #require(both.nodes.first { $0.path.hasSuffix("Row[0]") }?.frame)
    #expect(abs(row.minY - 181.5) < 0.34)
  }

  @Test("The chevron of a row ends 2.33 before the separator")
  func chevron() throws {
    let scene = try screen(NavigationBar("iOS 26"))
    let sign = try #require(scene.nodes.first { $0.path.hasSuffix("NavigationLink[0]/Symbol") })
    #expect(abs(sign.frame.maxX - 370) < 0.01)
    let ink = sign.items.compactMap { item -> Rect? in
      if case .stroke(let shape, let width, _) = item {
        shape.bounds?.inset(by: -width / 2)
      } else {
        nil
      }
    }.first
    #expect(abs((ink?.maxX ?? 0) - 367.7) < 0.5)
  }

  @Test("A field in the bar at the bottom is a capsule of 48 points, 28 from the screen's edges")
  func bottomSearch() throws {
    let scene = try screen(NavigationBar("iOS 26"))
    #expect(frames("SearchField", in: scene) == [Rect(x: 28, y: 798, width: 346, height: 48)])
  }

  @Test("Symbols of rows stand in a column of 24 points, titles 72 from the screen's edge")
  func icons() throws {
    let scene = try scene(
      List {
        Label("Wi-Fi").with { $0.systemImage = "wifi" }
        Label("Plain")
      })
    let label = try #require(scene.nodes.first { $0.text == "Wi-Fi" })
    let text = label.items.compactMap { item -> Double? in
      if case .text(let run, _) = item { run.origin.x } else { nil }
    }.first
    #expect(abs((text ?? 0) - 72) < 0.34)
    // Rows with symbols are 55.33 high.
    #expect(frames("Row", in: scene).map { ($0.height * 3).rounded() } == [166, 156])
  }

  @Test("Two tabs have a platter of 200.5 points, of which each takes 100.35")
  func twoTabs() throws {
    let scene = try scene(
      TabBar([TabItem("One", systemImage: "star"), TabItem("Two", systemImage: "star")]))
    #expect(frames("Tab", in: scene).allSatisfy { abs($0.width - 100.35) < 0.01 })
  }

  @Test("A search stands apart at the trailing end, in both directions")
  func searchTab() throws {
    var search = TabItem("Search")
    search.role = .search
    let bar = TabBar([TabItem("One", systemImage: "star"), search])
    let circle = try #require(frames("Tab", in: scene(bar)).last)
    #expect(circle == Rect(x: 402 - 21 - 62, y: 0, width: 62, height: 62))
    let mirrored = try renderer.picture(
      of: bar, on: Canvas(width: 402), in: Environment(osVersion: 26, direction: .rightToLeft)
    ).scene
    #expect(frames("Tab", in: mirrored).last?.minX == 21)
  }

  @Test("A minimised bar leaves the chosen tab, beside which the accessory is 180 narrower")
  func minimised() throws {
    var bar = TabBar(["One", "Two"], selection: 1)
    bar.isMinimized = true
    bar.accessory = [AnyComponent(Label("Ocean Song"))]
    let scene = try scene(bar)
    #expect(frames("Tab", in: scene) == [Rect(x: 28, y: 0, width: 48, height: 48)])
    let grounds = scene.nodes.flatMap(\.items).compactMap { $0.material == nil ? nil : $0 }
    #expect(grounds.count == 2)
    #expect(scene.nodes.contains { $0.text == "Ocean Song" })
  }

  @Test("An alert is 320 points wide, with capsules of 140 × 48 beside one another")
  func alert() throws {
    let alert = Alert("Delete?", message: "This cannot be undone.") {
      Button("Delete").role(.destructive)
      Button("Cancel").role(.cancel)
    }
    let scene = try scene(alert, width: nil)
    #expect(scene.size.width == 320)
    let buttons = frames("Button", in: scene)
    #expect(buttons.map(\.width) == [140, 140])
    #expect(buttons.allSatisfy { abs($0.height - 48) < 0.34 })
    // What cancels stands first.
    let cancel = scene.nodes.first { $0.component == "Button" && $0.text == "Cancel" }
    #expect(cancel?.frame.minX == 16)
    // The view tree: 152 points in all, a line of 18 that begins 49.67 below the edge.
    #expect(abs(scene.size.height - 152) < 0.1)
    let message = try #require(scene.nodes.first { $0.text == "This cannot be undone." }?.frame)
    #expect(abs(message.minY - 49.67) < 0.1 && abs(message.height - 18) < 0.01)
  }

  @Test("Its colours are those of June 2025, and other platforms keep theirs")
  func colors() {
    #expect(
      Environment(osVersion: 26).theme.colors["systemBlue"]?.columns.first
        == Color(rgba: 0x0088_FFFF))
    #expect(
      Environment(osVersion: 18).theme.colors["systemBlue"]?.columns.first
        == Color(rgba: 0x007A_FFFF))
    #expect(Environment(osVersion: 26).versionWarning == nil)
  }
}
