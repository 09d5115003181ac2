import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Colour wells, maps, charts and films")
struct PlaceholderTests {
  private func environment(_ platform: Platform, _ direction: LayoutDirection = .leftToRight)
    -> Environment
  {
    Environment(theme: .builtIn(platform), direction: direction)
  }

  private func drawn(_ component: some Component, in environment: Environment? = nil) throws
    -> [DrawItem]
  {
    try draw(component, width: 300, height: 200, in: environment ?? self.environment(.ios)).items
  }

  @Test("Numbers beside a chart have their thousands set apart, as the locale writes them")
  func thousands() throws {
    func texts(_ locale: String) throws -> [String] {
      let scene = try draw(
        Chart([4000, 12_000], labels: ["A", "B"]), width: 300, height: 200,
        in: Environment(platform: .ios, locale: locale))
      return scene.items.compactMap { item in
        if case .text(let run, _) = item { run.text } else { nil }
      }
    }
    #expect(try texts("en_US").contains("10,000"))
    #expect(try texts("de_DE").contains("10.000"))
  }

  @Test("A colour well tells its colour and is large enough to touch")
  func well() throws {
    let scene = try draw(
      ColorWell("Accent", selection: "#FF8800"), in: environment(.ios))
    let node = try #require(scene.nodes.first { $0.component == "ColorWell" })
    #expect(node.accessibility?.label == "Accent" && node.accessibility?.value == "#FF8800")
    #expect(try #require(node.hitTarget).width >= 44)
    #expect(node.frame.size == Size(width: 28, height: 28))
  }

  @Test("An open colour picker has a grid, and a slider where opacity can be picked")
  func panel() throws {
    func names(_ supportsOpacity: Bool) throws -> Set<String> {
      var picker = ColorPicker("Accent", selection: "systemPink")
      picker.isPresented = true
      picker.supportsOpacity = supportsOpacity
      return Set(
        try draw(picker.frame(width: 390, height: 700, alignment: .top), in: environment(.ios))
          .nodes.map(\.component))
    }
    #expect(try names(true).isSuperset(of: ["ColorPanel", "Grid", "Opacity", "Swatches"]))
    #expect(try !names(false).contains("Opacity"))
  }

  @Test("A Mac opens its window of colours: a wheel with its brightness, and the opacity")
  func window() throws {
    func scene(_ supportsOpacity: Bool) throws -> Scene {
      var picker = ColorPicker("Accent", selection: "systemPink")
      picker.isPresented = true
      picker.supportsOpacity = supportsOpacity
      return try draw(
        picker.frame(width: 390, height: 700, alignment: .top), in: environment(.macos))
    }
    let whole = try scene(true)
    let names = Set(whole.nodes.map(\.component))
    #expect(names.isSuperset(of: ["ColorWheel", "Brightness", "Opacity", "WindowButton", "Modes"]))
    #expect(!names.contains("Grid") && !names.contains("SegmentedControl"))
    #expect(whole.nodes.contains { $0.text == "Colors" })
    #expect(try !scene(false).nodes.contains { $0.component == "Opacity" })
  }

  @Test(
    "In the wheel red is at the right and cyan at the left, and what is paler nearer to the middle",
    arguments: [
      ("#FF0000", 1, 0), ("#00FFFF", -1, 0), ("#FFFFFF", 0, 0), ("#FF8080", 0.498, 0),
      ("#80FF00", 0, -1),
    ] as [(String, Double, Double)])
  func wheel(color: String, x: Double, y: Double) throws {
    var picker = ColorPicker("", selection: ColorValue(stringLiteral: color))
    picker.isPresented = true
    let scene = try draw(
      picker.frame(width: 390, height: 700, alignment: .top), in: environment(.macos))
    let wheel = try #require(scene.nodes.first { $0.component == "ColorWheel" })
    let marks = wheel.items.compactMap { item -> Rect? in
      if case .stroke(.roundedRect(let rect, _, _), _, let color) = item, color == .white {
        rect
      } else {
        nil
      }
    }
    let mark = try #require(marks.last)
    let radius = wheel.frame.width / 2
    #expect(abs((mark.midX - wheel.frame.midX) / radius - x) < 0.02)
    #expect(abs((mark.midY - wheel.frame.midY) / radius - y) < 0.02)
  }

  @Test("A map is always the same for a seed, another one for others, and never mirrored")
  func map() throws {
    let one = try drawn(MapView(seed: 1))
    #expect(try drawn(MapView(seed: 1)) == one)
    #expect(try drawn(MapView(seed: 2)) != one)
    #expect(try drawn(MapView(seed: 1), in: environment(.ios, .rightToLeft)) == one)
  }

  @Test("A map says its pins, and how many are too many")
  func pins() throws {
    let scene = try draw(MapView(pins: ["Café", "博物馆"]), width: 300, in: environment(.ios))
    #expect(scene.nodes.compactMap(\.accessibility).map(\.label) == ["Café"])
    let many = TextList((0..<25).map { "\($0)" })
    #expect(complaints(MapView(pins: many)).contains { $0.severity == .error })
  }

  @Test("A chart reads its values aloud, and needs some")
  func chart() throws {
    let scene = try draw(Chart([3, 5.5, -1]), width: 300, height: 200, in: environment(.ios))
    #expect(scene.nodes.compactMap(\.accessibility).map(\.value) == ["3, 5.5, -1"])
    #expect(complaints(Chart([])).contains { $0.message.contains("no values") })
    for values in [[0, 0], [-1, 0]] as [[Double]] {
      #expect(complaints(Chart(values, style: .donut)).map(\.id) == [.nothingToShow])
      #expect(complaints(Chart(values, style: .bar)).isEmpty)
    }
  }

  @Test(
    "Columns are as high as their values, from nothing",
    arguments: [
      LayoutDirection.leftToRight, .rightToLeft,
    ])
  func bars(direction: LayoutDirection) throws {
    let chart = Chart([2, 4, 8]).showsAxes(false)
    let items = try drawn(chart, in: environment(.ios, direction))
    let bars = items.compactMap { item -> Rect? in
      if case .fill(.roundedRect(let rect, _, _), _) = item { rect } else { nil }
    }
    #expect(bars.count == 3)
    #expect(abs(bars[2].height / bars[0].height - 4) < 0.01)
    #expect((bars[0].minX < bars[2].minX) == (direction == .leftToRight))
  }

  @Test(
    "Values of any size and kind are drawn",
    arguments: [
      [1], [0, 0, 1], [1e9, -1e9], [1e-9, 2e-9], [5, 5, 5], Array(repeating: 1.0, count: 1_000),
    ] as [[Double]], ChartStyle.allCases)
  func hostile(values: [Double], style: ChartStyle) throws {
    _ = try CheckedScene(
      draw(Chart(values, style: style), width: 300, height: 200, in: environment(.ios)))
  }

  @Test("Each part of a donut is there, however small, and however many there are")
  func smallParts() throws {
    for values in [[1000, 1, 0], Array(repeating: 1, count: 500)] as [[Double]] {
      let items = try drawn(Chart(values, style: .donut))
      let parts = items.filter { if case .line = $0 { true } else { false } }
      #expect(parts.count == values.count { $0 > 0 })
    }
  }

  @Test(
    "Charts of zeros are drawn where zero has a place",
    arguments: [[0], [0, 0, 0]] as [[Double]])
  func zeros(values: [Double]) throws {
    for style in ChartStyle.allCases where style != .donut {
      #expect(try !drawn(Chart(values, style: style)).isEmpty)
    }
  }

  @Test("A film has its controls, or none")
  func video() throws {
    let rest = try drawn(VideoPlayer())
    #expect(try drawn(VideoPlayer().isPlaying(true)) != rest)
    #expect(try drawn(VideoPlayer().showsControls(false)) != rest)
  }

  @Test(
    "The times of a film are those of its position and length, unless others are given",
    arguments: [
      (VideoPlayer(), ["0:42", "-1:38"]),
      (VideoPlayer().position(0.5).duration(7_450), ["1:02:05", "-1:02:05"]),
      (VideoPlayer().position(1).duration(59.6), ["1:00", "-0:00"]),
      (VideoPlayer().position(0).duration(0), ["0:00", "-0:00"]),
      (VideoPlayer().elapsed("Now").position(0.5), ["Now", "-1:10"]),
    ])
  func times(player: VideoPlayer, times: [String]) throws {
    let texts = try drawn(player).compactMap { item in
      if case .text(let run, _) = item { run.text } else { nil }
    }
    #expect(texts == times)
  }

  @Test(
    "The times of a film are in the digits of the locale",
    arguments: [
      ("ar_EG", ["٠:٤٢", "-١:٣٨"]), ("fa_IR", ["۰:۴۲", "-۱:۳۸"]), ("de_DE", ["0:42", "-1:38"]),
      ("ja_JP", ["0:42", "-1:38"]), ("he_IL", ["0:42", "-1:38"]),
    ])
  func digits(locale: String, times: [String]) throws {
    let scene = try draw(VideoPlayer(), width: 390, in: Environment(locale: locale))
    let texts = scene.items.compactMap { item in
      if case .text(let run, _) = item { run.text } else { nil }
    }
    #expect(texts == times)
  }

  @Test("A film goes on below sensors, and its times stay between them")
  func safeControls() throws {
    var environment = environment(.ios)
    let device: Device = try #require(Device.named("iPhone 17 Pro landscape"))
    environment.device = device
    let screen = Screen(ignoresSafeArea: true) { VideoPlayer() }
    let scene = try draw(screen, in: environment)
    let node = try #require(scene.nodes.first { $0.component == "VideoPlayer" })
    #expect(node.frame.width == 874)
    let lefts = node.leaves.compactMap { item in
      if case .text(let run, _) = item { run.origin.x } else { nil }
    }
    #expect(lefts.count == 2 && lefts.allSatisfy { (62..<874 - 62).contains($0) })
  }

  @Test("Rows of a carousel get smaller and fainter towards the lower edge of a watch")
  func carousel() throws {
    func rows(_ style: ListStyle) throws -> [Rect] {
      var list = List { for index in 0..<6 { Label("Row \(index)") } }
      list.style = style
      return try draw(Screen { list }, in: environment(.watchos)).nodes
        .filter { $0.component == "Row" }.map(\.frame)
    }
    let (plain, carousel) = (try rows(.automatic), try rows(.carousel))
    #expect(plain[0] == carousel[0])
    #expect(carousel[5].width < plain[5].width)
    #expect(abs(carousel[5].midY - plain[5].midY) < 0.01)
  }

  @Test("A map of any shape has a bounded number of blocks and streets")
  func shapes() throws {
    for (width, height) in [(1e6, 100), (100, 1e6), (1e6, 1e6), (390, 844)] {
      let items = try draw(
        MapView().frame(width: width, height: height), in: environment(.ios)
      ).items
      #expect(items.count < 8_000, "\(width) × \(height)")
    }
  }
}
