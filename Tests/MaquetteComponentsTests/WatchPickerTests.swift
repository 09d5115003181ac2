import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Pickers of a watch")
struct WatchPickerTests {
  private static let watches = Device.all.filter { $0.platform == .watchos }

  private func surroundings(
    _ device: Device? = nil, _ direction: LayoutDirection = .leftToRight
  ) -> Environment {
    Environment(theme: .watchos, device: device, direction: direction)
  }

  private func picker(_ style: PickerStyle = .list, selection: String = "B") -> Picker {
    Picker("Letter", selection: selection, options: ["A", "B", "C"], style: style)
  }

  private func strokes(_ scene: Scene) -> [(width: Double, color: Color)] {
    scene.items.compactMap { item in
      if case .stroke(_, let width, let color) = item { (width, color) } else { nil }
    }
  }

  private func green() throws -> Color {
    try #require(Theme.watchos.colors["systemGreen"]?[ColorTraits(appearance: .dark)])
  }

  @Test(
    "The outline is 1.5 points wide and green (#04DE71) with focus (measured: watch-date-picker), 1 point and gray without (HIG)"
  )
  func outline() throws {
    let focused = try draw(picker().state(.focused), in: surroundings())
    #expect(strokes(focused).map(\.width) == [1.5])
    #expect(try strokes(focused).map(\.color) == [green()])
    #expect(Color(hex: "#04DE71") == (try green()))
    let plain = try draw(picker(), in: surroundings())
    #expect(strokes(plain).map(\.width) == [1])
    #expect(strokes(plain).first?.color == Color(hex: "#808080"))
    var bare = picker()
    bare.showsOutline = false
    #expect(strokes(try draw(bare, in: surroundings())).isEmpty)
  }

  @Test(
    "Outline and caption are 110 points high, 105 at 40 and 44 mm (measured: watch-date-picker)",
    arguments: watches)
  func height(device: Device) throws {
    let scene = try draw(picker(), in: surroundings(device))
    let isLow = ["Apple Watch 40mm", "Apple Watch 44mm"].contains(device.name)
    let expected = device.cornerRadius == 0 ? 92.0 : isLow ? 105 : 110
    #expect(scene.size.height == expected)
    #expect(scene.size.width == device.size.width - device.safeArea.horizontal)
  }

  @Test("Text has 23 points, 21 at 40 mm (measured: watch-date-picker)", arguments: watches)
  func text(device: Device) throws {
    let scene = try draw(picker(), in: surroundings(device))
    let size = scene.nodes.first { $0.text == "B" }?.style?.size
    let expected = device.cornerRadius == 0 ? 19.0 : device.name == "Apple Watch 40mm" ? 21 : 23
    #expect(size == expected)
  }

  @Test("The items before and after are shown where there are any (HIG, Pickers)")
  func neighbours() throws {
    func count(_ selection: String, wraps: Bool = false) throws -> Int {
      var picker = picker(selection: selection)
      picker.wraps = wraps
      picker.title = ""
      return try draw(picker, in: surroundings()).items.filter { item in
        if case .text = item { true } else { false }
      }.count
    }
    #expect(try count("A") == 2)
    #expect(try count("B") == 3)
    #expect(try count("C") == 2)
    #expect(try count("C", wraps: true) == 3)
  }

  @Test("What is chosen stands in the middle of the outline")
  func middle() throws {
    let scene = try draw(picker(), in: surroundings())
    let box = try #require(scene.frame("Column"))
    let text = try #require(scene.nodes.first { $0.text == "B" })
    #expect(abs(text.frame.midY - box.midY) <= 0.5)
    #expect(abs(text.frame.midX - box.midX) <= 0.5)
  }

  @Test("A caption is the option's own, or else that of the picker, or its title")
  func caption() throws {
    func caption(_ change: (inout Picker) -> Void) throws -> String? {
      var picker = picker()
      change(&picker)
      let nodes = try draw(picker, in: surroundings()).nodes
      return nodes.first { $0.path.contains("Caption/") }?.text
    }
    #expect(try caption { _ in } == "Letter")
    #expect(try caption { $0.caption = "One for all" } == "One for all")
    #expect(
      try caption {
        $0.caption = "One for all"
        $0.options[1].caption = "Second"
      } == "Second")
    #expect(try caption { $0.labelsHidden = true } == nil)
  }

  @Test("The indicator says where in the list it is, at the right in every direction of reading")
  func indicator() throws {
    func thumb(_ selection: String, _ direction: LayoutDirection) throws -> Rect? {
      var picker = picker(selection: selection)
      picker.showsIndicator = true
      let green = try green()
      return try draw(picker, in: surroundings(nil, direction)).items.compactMap { item in
        if case .fill(let shape, .color(green)) = item { shape.bounds } else { nil }
      }.last
    }
    let places = try ["A", "B", "C"].map { try #require(try thumb($0, .leftToRight)).midY }
    #expect(places == places.sorted() && Set(places).count == 3)
    let (left, right) = (try thumb("B", .leftToRight), try thumb("B", .rightToLeft))
    #expect(left == right)
    #expect(try #require(left).minX > 150)
  }

  @Test("A stack shows the chosen card on top of two others; a sequence shows one image")
  func images() throws {
    let options = ["sun.max", "moon", "bolt", "cloud"].map { PickerOption(systemImage: $0) }
    func cards(_ style: PickerStyle, _ selection: String) throws -> Int {
      let picker = Picker("Sky", selection: selection, options: options, style: style)
      let ground = Color(hex: "#222223")
      return try draw(picker, in: surroundings()).items.filter { $0.color == ground }.count
    }
    #expect(try cards(.stack, "sun.max") == 3)
    #expect(try cards(.stack, "bolt") == 2)
    #expect(try cards(.stack, "cloud") == 1)
    #expect(try cards(.sequence, "sun.max") == 0)
  }

  @Test("Columns stand beside one another in reading direction; one has the focus and a caption")
  func columns() throws {
    var size = PickerColumn(["S", "M"])
    size.label = "Size"
    var color = PickerColumn(["Red", "Green"])
    color.label = "Colour"
    color.isFocused = true
    let picker = Picker("Shirt", columns: [size, color]).state(.focused)
    let scene = try draw(picker, in: surroundings())
    let first = try #require(scene.frame("Column[0]"))
    let second = try #require(scene.frame("Column[1]"))
    #expect(first.maxX < second.minX)
    #expect(strokes(scene).map(\.width) == [1, 1.5])
    #expect(scene.nodes.filter { $0.path.contains("Caption[1]/") }.compactMap(\.text) == ["Colour"])
    let mirrored = try draw(picker, in: surroundings(nil, .rightToLeft))
    #expect(try #require(mirrored.frame("Column[0]")).minX > second.minX)
  }

  @Test("To assistive technology it is one adjustable thing with its value")
  func accessibility() throws {
    let scene = try draw(picker(), in: surroundings())
    let things = scene.nodes.compactMap(\.accessibility).filter(\.isElement)
    #expect(
      things == [
        Accessibility(role: .button, label: "Letter", value: "B", traits: [.adjustable])
      ])
    #expect(scene.nodes.compactMap(\.hitTarget).count == 1)
    let disabled = try draw(picker().disabled(), in: surroundings())
    #expect(disabled.nodes.compactMap(\.hitTarget).isEmpty)
    #expect(disabled.nodes.contains { $0.accessibility?.traits.contains(.notEnabled) == true })
  }

  @Test("Its text grows with the text size, and the outline with it")
  func textSize() throws {
    var large = surroundings()
    large.textSize = .accessibility3
    let (usual, grown) = (try draw(picker(), in: surroundings()), try draw(picker(), in: large))
    #expect(grown.size.height > usual.size.height)
    #expect((grown.nodes.first { $0.text == "B" }?.style?.size ?? 0) > 23)
  }

  @Test(
    "Other platforms have no list, stack or sequence", arguments: [Platform.ios, .macos, .tvos])
  func elsewhere(platform: Platform) {
    for style in [PickerStyle.list, .stack, .sequence] {
      let found = complaints(picker(style), in: Environment(platform: platform))
      #expect(found.contains { $0.severity == .error && $0.message.contains(style.rawValue) })
    }
  }

  @Test("An option that is too long becomes smaller by a fifth at most, and is then cut")
  func longOption() throws {
    let picker = Picker(options: ["Something that is far too long for a watch"], style: .list)
    let scene = try draw(picker, in: surroundings())
    let shown = try #require(scene.nodes.first { $0.text?.hasSuffix("…") == true })
    #expect(try #require(shown.style).size >= 0.8 * 23)
  }

  @Test("A symbol alone is told by its label, its caption, or the words of its name")
  func spokenNames() throws {
    func value(_ option: PickerOption) throws -> String? {
      let picker = Picker("Sky", options: [option], style: .sequence)
      return try draw(picker, in: surroundings()).node("Column")?.accessibility?.value
    }
    #expect(try value(PickerOption("Sun", systemImage: "sun.max", caption: "Today")) == "Sun")
    let labelled = Image(systemName: "sun.max").with(\.label, "Bright")
    #expect(try value(PickerOption(icon: labelled, caption: "Today")) == "Bright")
    #expect(try value(PickerOption(systemImage: "sun.max", caption: "Today")) == "Today")
    #expect(try value(PickerOption(systemImage: "sun.max")) == "sun max")
  }
}
