import Maquette
import Testing

/// Sizes of controls and texts as pictures of real systems have them, drawn with the real fonts.
///
/// Sources: iOS 17.5 simulator at 393 points and 3x (within a sixth of a point), and a push button of
/// macOS 11 to 13 at 2x (within a quarter).
@Suite("What controls measure on Apple's platforms")
struct MeasuredMetricsTests: DrawsScenes {
  let renderer = Renderer()

  private func scene(
    _ component: some Component, _ environment: Environment = Environment(), width: Double? = nil
  ) throws -> Scene {
    try scene(component, on: environment, width: width)
  }

  @Test(
    "A text is as wide as UILabel's at display sizes, within 1 %",
    arguments: [
      (TextSize.xSmall, 188.67, 30.0), (.large, 210.67, 33.67), (.xxxLarge, 255, 40.67),
      (.accessibility2, 320.67, 51.33), (.accessibility5, 428.33, 69.33),
    ])
  func display(textSize: TextSize, width: Double, height: Double) throws {
    let label = Label("What's the point?").font(.title)
    let size = try scene(label, Environment(textSize: textSize)).size
    #expect(abs(size.width / width - 1) < 0.01, "\(size.width)")
    #expect(abs(size.height - height) < 0.01)
  }

  // 25 to 58 points are measured; smaller ones have been right within 1 % before (17 points: 132.67).
  @Test("From one size to the next a text's width for each point of its size changes little")
  func even() throws {
    var last: Double?
    for size in stride(from: 11.0, through: 60, by: 1) {
      let label = Label("What's the point?").font(.system(size: size))
      let width = try scene(label).size.width / size
      if let last { #expect(abs(width / last - 1) < 0.018, "\(size)") }
      last = width
    }
  }

  @Test("Page dots of 7.58 points are 17.67 apart on a ground that is 37.67 wider than that")
  func pageControl() throws {
    for count in [2, 5] {
      let size = try scene(PageControl(numberOfPages: count)).size
      #expect(abs(size.width - (17.67 * Double(count - 1) + 37.67)) < 0.34)
      #expect(abs(size.height - 25.67) < 0.01)
    }
  }

  @Test("A slider is 34 points high, its thumb 27, its track 4 high and 3 from both ends")
  func slider() throws {
    let scene = try scene(Slider(value: 0.5), width: 300)
    #expect(scene.size.height == 34)
    #expect(
      scene.nodes.first { $0.component == "Thumb" }?.frame.size == Size(width: 27, height: 27))
    let track = scene.nodes.flatMap(\.items).compactMap { item -> Rect? in
      guard case .fill(let shape, _) = item, let box = shape.bounds, box.height == 4 else {
        return nil
      }
      return box
    }
    #expect(track.map(\.minX) == [3, 3] && track.map(\.maxX) == [297, 150])
  }

  @Test("A stepper's signs have 13.67 points, with strokes of 1.67")
  func stepper() throws {
    let signs = try scene(Stepper(value: 50)).nodes.flatMap(\.items).compactMap { item -> Rect? in
      guard case .stroke(let shape, 1.67, _) = item else { return nil }
      return shape.bounds?.inset(by: -1.67 / 2)
    }
    #expect(signs.count == 2 && signs.allSatisfy { abs($0.width - 13.67) < 0.01 })
  }

  @Test("A tinted button's fill is the tint at 0.17")
  func tinted() throws {
    let items = try scene(Button("Push Me").style(.tinted).tint(.named("systemRed"))).nodes.flatMap(
      \.items)
    let fills = items.compactMap { item -> Double? in
      if case .fill(_, .color(let color)) = item { color.alpha } else { nil }
    }
    #expect(fills.contains { abs($0 - 0.17) < 0.003 })
  }

  @Test("Three segments take 263 points, all equal, a point apart and of whole points")
  func segments() throws {
    let control = SegmentedControl(["Segment A", "Segment B", "Segment C"]).stretch(false)
    let scene = try scene(control)
    #expect(abs(scene.size.width - 263) <= 1)
    #expect(scene.size.height == 32)
    let frames = scene.nodes.filter { $0.component == "Segment" }.map(\.frame)
    #expect(Set(frames.map(\.width)).count == 1)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(right.minX - left.maxX == 1) }
    #expect(frames[0].width == frames[0].width.rounded())
  }

  @Test("A regular push button's bezel is 73 × 20 points around \"Push Me\"")
  func push() throws {
    let size = try scene(Button("Push Me"), Environment(platform: .macos)).size
    #expect(abs(size.width - 73) <= 0.5)
    #expect(size.height == 20)
  }

  @Test("A large push button is not narrower than a regular one")
  func large() throws {
    let environment = Environment(platform: .macos)
    for title in ["A", "Push Me", "保存", "שמור"] {
      let regular = try scene(Button(title), environment).size
      let large = try scene(Button(title, size: .large), environment).size
      #expect(large.width >= regular.width, "\(title)")
    }
  }

  @Test("Sections of an inset grouped list stand where SwiftUI's do")
  func list() throws {
    let list = List {
      Section("Header", footer: "Footer") { Label("A") }
      Section("Header") { Label("B") }
      Section { Label("C") }
    }
    let scene = try scene(list, width: 393)
    func frames(_ name: String) -> [Rect] {
      scene.nodes.filter { $0.path.hasSuffix(name) }.map(\.frame)
    }
    let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
    let headers = frames("Header/Label")
    let footer = try #require(frames("Footer/Label").first)
    #expect(rows.map(\.minX) == [20, 20, 20])
    #expect(rows.map(\.height) == [44, 44, 44])
    #expect(headers.map(\.minX) == [40, 40])
    #expect(scene.nodes.first { $0.text == "A" }?.frame.minX == 40)
    // 38.67 for a header, 33.67 for a footer, 17.67 below a section without one, and
    // 17.33 above a section without a header, 35 in all.
    #expect(abs(rows[0].minY - 38.67) < 0.01)
    #expect(footer.minX == 40)
    #expect(abs(footer.minY - rows[0].maxY - 7) < 0.01)
    #expect(abs(rows[1].minY - rows[0].maxY - 33.67 - 38.67) < 0.02)
    #expect(abs(rows[2].minY - rows[1].maxY - 35) < 0.01)
  }

  @Test("Headers and footers are grey as secondaryLabel is")
  func grey() throws {
    let list = List { Section("Header", footer: "Footer") { Label("A") } }
    let scene = try scene(list, width: 393)
    for text in ["HEADER", "Footer"] {
      let color = scene.nodes.first { $0.text == text }?.style?.color
      #expect(color == Color(rgba: 0x3C3C_4399))
      // On the list's #F2F2F7.
      #expect(color?.over(Color(rgb: 0xF2F2F7)).hex == "#85858B")
    }
  }
}
