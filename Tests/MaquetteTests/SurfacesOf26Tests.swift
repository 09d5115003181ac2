import Maquette
import Testing

/// What lies over others on 26: popovers, dialogs of an iPad, what tabs float on, and texts on all of it.
@Suite("Surfaces of version 26")
struct SurfacesOf26Tests: DrawsScenes {
  let renderer = Renderer()

  private func scene(
    _ component: some Component, on platform: Platform = .ios, width: Double? = nil,
    direction: LayoutDirection = .leftToRight, appearance: Appearance = .light
  ) throws -> Scene {
    try scene(
      component,
      on: Environment(
        platform: platform, osVersion: 26, appearance: appearance, direction: direction),
      width: width)
  }

  private func materials(in scene: Scene) -> [String] {
    scene.nodes.flatMap(\.items).compactMap(\.material?.name)
  }

  private func dialog(_ title: String) -> ConfirmationDialog {
    ConfirmationDialog(title) {
      Button("Save Draft")
      Button("Delete Draft").role(.destructive)
      Button("Cancel").role(.cancel)
    }
  }

  @Test("Popovers and open calendars are of glass, drawn once")
  func glass() throws {
    let popover = Popover(content: { Label("Two people see it") })
    #expect(try materials(in: scene(popover)) == ["largeGlass"])
    #expect(try materials(in: scene(dialog("Delete?"), on: .ipados)) == ["largeGlass"])
  }

  @Test("Large glass blurs more than a bar's, and is brighter over black")
  func largeGlass() throws {
    func ground(_ component: some Component) throws -> Material {
      try #require(
        scene(component, appearance: .dark).nodes.flatMap(\.items).compactMap(\.material).first)
    }
    let (panel, bar) = (try ground(Alert("Sure?") { Button("OK") }), try ground(TabBar(["One"])))
    #expect(panel.effect.blur > bar.effect.blur)
    // 0.233 of what is behind and 0.118.
    #expect(panel.effect.curve.first == 30.1 && panel.effect.curve.last == 89.5)
  }

  @Test("The choices of an iPad are capsules of 208 × 48 that are 8 apart, without a cancel button")
  func capsules() throws {
    let scene = try scene(dialog("Delete this draft?"), on: .ipados)
    let buttons = frames("Button", in: scene)
    #expect(buttons.map(\.size) == [Size(width: 208, height: 48), Size(width: 208, height: 48)])
    #expect(buttons[1].minY - buttons[0].maxY == 8)
    #expect(!scene.nodes.contains { $0.text == "Cancel" })
  }

  @Test(
    "Without a text there is the same margin above the choices as below", arguments: [Platform.ios])
  func untitled(platform: Platform) throws {
    let scene = try scene(dialog(""), on: platform)
    let buttons = frames("Button", in: scene)
    #expect(buttons.first?.minY == 16)
    #expect(buttons.last.map { scene.size.height - $0.maxY } == 16)
  }

  @Test("The platter of tabs is 21 points from the lower edge, with a home indicator and without")
  func platter() throws {
    for device in ["iPhone 16 Pro", "iPhone SE 4.7-inch"] {
      let bar = TabBar([TabItem("One", systemImage: "star"), TabItem("Two", systemImage: "star")])
      let scene = try scene(Screen(device: device, tabBar: bar) { Label("Hello") })
      let tab = try #require(frames("Tab", in: scene).first)
      // Tabs are 4 inside of it.
      #expect(abs(scene.size.height - tab.maxY - 4 - 21) < 0.34, "\(device): \(tab)")
    }
  }

  @Test("Tabs of a narrow iPad's view are not cut", arguments: [320, 390, 800] as [Double])
  func tabs(width: Double) throws {
    let bar = TabBar(["Home", "Orders", "Account"])
    let texts = try scene(bar, on: .ipados, width: width).nodes.filter { $0.component == "Tab" }
    #expect(texts.compactMap(\.text) == ["Home", "Orders", "Account"])
  }

  @Test(
    "The thumb of a Mac's switch has its proportions in all sizes", arguments: ControlSize.allCases)
  func thumb(size: ControlSize) throws {
    var toggle = Toggle()
    toggle.controlSize = size
    let scene = try scene(toggle.style(.switch).labelsHidden(true).isOn(true), on: .macos)
    let track = scene.size
    // 31 × 20 in 54 × 24 (view tree), the others in proportion: the thumb never takes two thirds of it.
    let thumb = try #require(
      scene.nodes.flatMap(\.items).compactMap { item -> Rect? in
        guard case .fill(let shape, .color(.white)) = item else { return nil }
        return shape.bounds
      }.last)
    #expect(thumb.width / track.width < 0.62 && thumb.width / track.width > 0.5, "\(thumb)")
    #expect(abs(thumb.width / thumb.height - 1.55) < 0.01)
  }

  @Test("Dark screens have light signs in their status bar over whatever is behind")
  func statusBar() throws {
    var screen = Screen { Label("Hello") }
    screen.showsStatusBar = true
    screen.backdrop = .wallpaper("sand")
    let time = try #require(
      scene(screen, appearance: .dark).nodes.first {
        $0.path.contains("StatusBar") && $0.text != nil
      })
    #expect(time.style?.color == .white)
  }

  @Test("A film's times and controls stand alike in both directions")
  func film() throws {
    let left = try scene(VideoPlayer(), width: 300)
    let right = try scene(VideoPlayer(), width: 300, direction: .rightToLeft)
    #expect(left.nodes.flatMap(\.items) == right.nodes.flatMap(\.items))
  }

  @Test("With increased contrast glass has an edge that is seen, and tabs are as dark as labels")
  func edges() throws {
    let bar = TabBar([TabItem("One", systemImage: "star"), TabItem("Two", systemImage: "star")])
    let alert = Alert("Sure?") { Button("OK") }
    for component in [AnyComponent(bar), AnyComponent(alert), AnyComponent(dialog("Delete?"))] {
      let scene = try renderer.picture(
        of: component, on: Canvas(width: 402),
        in: Environment(osVersion: 26, contrast: .increased)
      ).scene
      let lines = scene.nodes.flatMap(\.items).filter { item in
        guard case .stroke(_, let width, let color) = item else { return false }
        return width == 1 && color == Color.black.opacity(0.5)
      }
      #expect(!lines.isEmpty)
      let tab = scene.nodes.last { $0.component == "Tab" }
      #expect(tab == nil || tab?.style?.color == .black)
    }
  }

  @Test("Large texts keep room in capsules", arguments: [TextSize.accessibility1, .accessibility5])
  func largeTexts(size: TextSize) throws {
    let scene = try renderer.picture(
      of: Alert("Sure?") { Button("OK") }, on: Canvas(width: 402),
      in: Environment(osVersion: 26, textSize: size)
    ).scene
    let line = try #require(scene.nodes.first { $0.component == "Button" })
    let font = try #require(line.style?.size)
    #expect(line.frame.height >= max(48, font * 1.19 + 11))
  }

  @Test("A partial sheet cuts its contents by corners that are concentric with the display's")
  func partialSheet() throws {
    var sheet = Sheet("Details") { List { Label("One") } }
    sheet.detent = .medium
    let scene = try scene(Screen(device: "iPhone 16 Pro") { sheet })
    let node = try #require(scene.nodes.first { $0.component == "Sheet" })
    #expect(node.frame.minX == 8 && node.frame.maxX == 394 && node.frame.maxY == 866)
    guard case .path = node.clip else {
      Issue.record("\(String(describing: node.clip))")
      return
    }
  }

  @Test("Figures of a share sheet stand side by side, however long the names below them are")
  func shareSheet() throws {
    let sheet = ShareSheet("The Analytical Engine", people: ["Anna Bauer of Reykjavík", "Bo"])
    let scene = try renderer.picture(
      of: sheet, on: Canvas(width: 402), in: Environment(osVersion: 26, textSize: .accessibility3)
    ).scene
    let discs = scene.nodes.filter { $0.text == "AB" || $0.text == "B" }
    #expect(Set(discs.map { $0.frame.midY.rounded() }).count == 1 && discs.count == 2)
  }

  // MARK: Contrast

  private func warnings(_ color: ColorValue, over ground: ColorValue) throws -> [Diagnostic] {
    let label = Label("Read").color(color).padding(8).background(.regularMaterial).padding(20)
      .background(ground)
    return try renderer.contrastChecked(renderer.picture(of: label)).warnings
  }

  @Test("Texts that cannot be read on a material are warned of, with their place and what to do")
  func hardTexts() throws {
    let warning = try #require(try warnings("#AAAAAA", over: "#FFFFFF").first)
    #expect(warning.id == .materialContrast && warning.severity == .warning)
    #expect(warning.message.contains("“Read”") && warning.hint != nil)
    #expect(try warnings("#222222", over: "#FFFFFF").isEmpty)
  }

  @Test("The system's own colours on its own material are nothing to warn of")
  func usualTexts() throws {
    #expect(try warnings(.secondary, over: "#FFFFFF").isEmpty)
    let bar = TabBar([TabItem("One", systemImage: "star"), TabItem("Two", systemImage: "star")])
    for version in [nil, 26] {
      for appearance in [Appearance.light, .dark] {
        let picture = try renderer.picture(
          of: Screen(tabBar: bar) { List { Label("Hello") } },
          in: Environment(osVersion: version, appearance: appearance))
        #expect(renderer.contrastChecked(picture).warnings.isEmpty)
      }
    }
  }

  @Test(
    "A chosen tab can be read over bright contents in the dark",
    arguments: ["systemOrange", "systemGreen", "systemYellow", "systemTeal", "#8E8E93", "#FFFFFF"])
  func chosenTab(color: String) throws {
    let bar = TabBar([TabItem("One", systemImage: "star"), TabItem("Two", systemImage: "star")])
    let screen = Screen(device: "iPhone 16 Pro", ignoresSafeArea: true, tabBar: bar) {
      Spacer().frame(width: 402, height: 874).background(ColorValue(stringLiteral: color))
    }
    let picture = try renderer.picture(
      of: screen, in: Environment(osVersion: 26, appearance: .dark))
    #expect(renderer.contrastChecked(picture).warnings.map(\.message) == [])
  }

  @Test("A picture without materials is not measured")
  func nothing() throws {
    let picture = try renderer.picture(of: Label("Read").color("#EEEEEE"))
    #expect(renderer.contrastChecked(picture).warnings == picture.warnings)
  }
}
