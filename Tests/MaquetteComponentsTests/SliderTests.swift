import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Sliders")
struct SliderTests {
  @Test("A slider of iOS is 34 points high with a thumb of 27 (measured on 17.5)")
  func size() throws {
    let scene = try draw(Slider(value: 0.5), width: 228)
    #expect(scene.size == Size(width: 228, height: 34))
    #expect(scene.frame("Thumb") == Rect(x: 100.5, y: 3.5, width: 27, height: 27))
    #expect(scene.node("Track")?.hitTarget?.height == 44)
    // Without a width it has flutter's.
    #expect(try draw(Slider()).size.width == 176)
  }

  @Test(
    "On macOS its height and thumb follow its size (violetlib/jnr)",
    arguments: [
      (ControlSize.large, 24.0, 20.0), (.regular, 24, 20), (.small, 20, 17), (.mini, 20, 13.5),
    ])
  func macSize(size: ControlSize, height: Double, thumb: Double) throws {
    let scene = try draw(
      Slider().controlSize(size), width: 200, in: Environment(platform: .macos))
    #expect(scene.size.height == height)
    #expect(scene.frame("Thumb")?.width == thumb)
  }

  @Test("Beside tick marks the thumb of macOS is 8 × 20 points (violetlib/jnr)")
  func ticks() throws {
    let environment = Environment(platform: .macos)
    let plain = try draw(Slider(value: 2, in: 0...4), width: 200, in: environment)
    let scene = try draw(Slider(value: 2, in: 0...4, step: 1), width: 200, in: environment)
    #expect(scene.frame("Thumb")?.size == Size(width: 8, height: 20))
    // Five marks more, and no fill: AppKit fills no track with tick marks.
    #expect(scene.items.count == plain.items.count + 5 - 1)
    let own = try draw(
      Slider(value: 2, in: 0...4).tickMarks(3), width: 200, in: environment)
    #expect(own.items.count == plain.items.count + 3 - 1)
  }

  private static let of26 = Environment(platform: .ios, osVersion: 26)

  /// The fill of a track from its start to its end.
  private func filled(_ slider: Slider, _ environment: Environment) throws -> Rect? {
    let scene = try draw(slider.tint("systemRed"), width: 237, in: environment)
    return scene.node("Track")?.items.lazy.compactMap { item in
      if case .fill(.roundedRect(let rect, _, _), .color(let color)) = item, color.red > 200 {
        return rect
      }
      return nil
    }.last
  }

  @Test("Since 26 a slider without a thumb is filled as a progress bar is")
  func thumbless() throws {
    let hidden = Slider(value: 0.5).with(\.thumbVisibility, .hidden)
    #expect(try draw(hidden, width: 237, in: Self.of26).frame("Thumb") == nil)
    #expect(try filled(hidden, Self.of26)?.width == 118.5)
    #expect(try filled(hidden.with(\.value, 0), Self.of26) == nil)
    // Older looks have a thumb all the same.
    #expect(try draw(hidden, width: 237).frame("Thumb") != nil)
  }

  @Test(
    "Since 26 the track is filled from the neutral value to the thumb",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func neutral(direction: LayoutDirection) throws {
    let environment = Environment(platform: .ios, osVersion: 26, direction: direction)
    func fill(_ value: Double) throws -> Rect? {
      try filled(Slider(value: value, in: -1...1).with(\.neutralValue, 0), environment)
    }
    let (less, more) = (try #require(try fill(-0.5)), try #require(try fill(0.5)))
    // The thumb of 37 points leaves 200 for its middle.
    #expect(abs(less.width - 50) < 0.01 && abs(more.width - 50) < 0.01)
    let left = direction == .leftToRight ? less : more
    #expect(abs(left.maxX - 118.5) < 0.01)
    #expect(try fill(0) == nil)
    // Before, and on a watch, it changes nothing.
    let older = Slider(value: 0.5, in: -1...1)
    #expect(
      try filled(older.with(\.neutralValue, 0), surroundings()) == filled(older, surroundings()))
  }

  @Test("A neutral value beyond the range is an error")
  func neutralRange() throws {
    let slider = Slider(value: 0.5).with(\.neutralValue, 2)
    let message = "Slider: 'neutralValue' is 2; the slider goes from 0 to 1"
    #expect(complaints(slider).map(\.message) == [message])
  }

  @Test("Ticks of iOS 26 are as many as somebody asks for")
  func ticksOf26() throws {
    func items(_ slider: Slider) throws -> Int {
      try draw(slider, width: 237, in: Self.of26).items.count
    }
    #expect(try items(Slider(value: 0.5).tickMarks(5)) == items(Slider(value: 0.5)) + 5)
  }

  @Test("Since macOS 26 the knob is 20 × 16 points, with tick marks too, and smaller if small")
  func macKnobOf26() throws {
    let environment = Environment(platform: .macos, osVersion: 26)
    for slider in [Slider(value: 2, in: 0...4), Slider(value: 2, in: 0...4, step: 1)] {
      let scene = try draw(slider, width: 200, in: environment)
      #expect(scene.frame("Thumb")?.size == Size(width: 20, height: 16))
      let shape = try #require(scene.node("Thumb")?.leaves.last { $0.color?.alpha == 1 })
      guard case .fill(.roundedRect(_, let radius, _), _) = shape else {
        Issue.record("a knob is a rounded rectangle")
        continue
      }
      #expect(radius == 8)
      let small = try draw(slider.controlSize(.small), width: 200, in: environment)
      #expect(small.frame("Thumb")?.size == Size(width: 17.5, height: 14))
    }
  }

  @Test(
    "A knob of macOS is 28 or 21 points wide, with tick marks 36 or 25 (violetlib/jnr)",
    arguments: [
      (ControlSize.regular, 0, 28.0), (.small, 0, 21), (.regular, 9, 36), (.small, 9, 25),
    ])
  func knob(size: ControlSize, ticks: Int, side: Double) throws {
    let slider = Slider(value: 0.5).sliderType(.circular).controlSize(size)
    let scene = try draw(
      slider.tickMarks(ticks == 0 ? nil : ticks), in: Environment(platform: .macos))
    #expect(scene.size == Size(width: side, height: side))
  }

  @Test("From right to left the minimum is at the right, and the fill grows leftwards")
  func mirrored() throws {
    let left = try draw(Slider(value: 0.25), width: 228)
    let right = try draw(Slider(value: 0.25), width: 228, in: surroundings(.rightToLeft))
    #expect(left.frame("Thumb")?.minX == 50.25)
    #expect(right.frame("Thumb")?.minX == 150.75)
    let tint = try #require(Theme.ios.colors["tint"]?[ColorTraits()])
    func fill(_ scene: Scene) -> Rect? {
      scene.items.lazy.compactMap { item -> Rect? in
        guard case .fill(let shape, .color(tint)) = item else { return nil }
        return shape.bounds
      }.first
    }
    #expect(isSame(fill(left), Rect(x: 3, y: 15, width: 60.75, height: 4)))
    #expect(isSame(fill(right), Rect(x: 164.25, y: 15, width: 60.75, height: 4)))
  }

  @Test("Symbols at the ends change places and follow their own rules")
  func ends() throws {
    let slider = Slider(value: 0.4).valueImages(minimum: "star", maximum: "star.fill")
    for direction in LayoutDirection.allCases {
      let scene = try draw(slider, width: 300, in: surroundings(direction))
      let (first, last) = (try #require(scene.frame("Image[1]")), scene.frame("Image[2]"))
      let isLeftToRight = direction == .leftToRight
      #expect(isLeftToRight ? first.minX == 0 : first.maxX == 300)
      #expect((isLeftToRight ? last?.maxX : 300 - (last?.minX ?? 0)) == 300)
      // Middle by middle with the track, but for rounding.
      #expect(abs(first.midY - (scene.frame("Thumb")?.midY ?? 0)) <= 1)
    }
  }

  @Test("Numerals stand in the order of the slider and have the locale's digits")
  func numerals() throws {
    let slider = Slider(value: 2, in: 0...2, step: 1).showsNumerals()
    let left = try draw(slider, width: 228)
    #expect((0..<3).map { left.node("Label[\($0)]")?.text } == ["0", "1", "2"])
    #expect(left.frame("Label[0]")?.midX ?? 0 < left.frame("Label[2]")?.midX ?? 0)
    var environment = surroundings(.rightToLeft)
    environment.locale = "ar_EG"
    let right = try draw(slider, width: 228, in: environment)
    #expect((0..<3).map { right.node("Label[\($0)]")?.text } == ["٠", "١", "٢"])
    for index in 0..<3 {
      let (a, b) = (left.frame("Label[\(index)]"), right.frame("Label[\(index)]"))
      #expect(abs((a?.midX ?? 0) + (b?.midX ?? 0) - 228) <= 1)
    }
  }

  @Test("Numerals that would touch one another leave the first and the last")
  func crowded() throws {
    let scene = try draw(
      Slider(value: 0, in: 0...100, step: 5).showsNumerals(), width: 150)
    let texts = scene.nodes.compactMap(\.text)
    #expect(texts == ["0", "100"])
  }

  @Test("Upright, its minimum is at the bottom")
  func upright() throws {
    let scene = try draw(
      Slider(value: 0.25).vertical(), height: 220, in: Environment(platform: .macos))
    #expect(scene.size == Size(width: 24, height: 220))
    #expect(scene.frame("Thumb")?.midY == 160)
  }

  @Test("At accessibility sizes texts at the ends stand below the track")
  func stacked() throws {
    var environment = surroundings()
    environment.textSize = .accessibility5
    let slider = Slider(value: 0.5).valueLabels(minimum: "Slow", maximum: "Fast")
    let scene = try draw(slider, width: 390, in: environment)
    let track = try #require(scene.frame("Track"))
    #expect(track.width == 390)
    for label in ["Label[1]", "Label[2]"] {
      #expect((scene.frame(label)?.minY ?? 0) >= track.maxY)
      #expect(scene.node(label)?.textGeometry?.isTruncated == false)
    }
  }

  @Test("It is one adjustable thing, with its value in percent or as a number of the locale")
  func accessibility() throws {
    let volume = Slider("Volume", value: 0.4).valueImages(
      minimum: "speaker.fill", maximum: "speaker.wave.3.fill")
    #expect(
      try draw(volume, width: 300).nodes.compactMap(\.accessibility) == [
        Accessibility(role: .button, label: "Volume", value: "40%", traits: [.adjustable])
      ])
    var environment = surroundings()
    environment.locale = "ar_EG"
    let scene = try draw(Slider("a", value: 40, in: 0...100), width: 300, in: environment)
    #expect(scene.nodes.compactMap(\.accessibility).map(\.value) == ["٤٠"])
    let disabled = try draw(Slider("a").disabled(), width: 300)
    #expect(
      disabled.nodes.compactMap(\.accessibility).first?.traits == [.notEnabled, .adjustable])
  }

  @Test("On watchOS a bar of as many segments as steps stands between minus and plus")
  func watch() throws {
    let environment = Environment(platform: .watchos)
    let scene = try draw(Slider(value: 3, in: 0...5, step: 1), width: 184, in: environment)
    #expect(scene.size == Size(width: 184, height: 44))
    #expect(scene.node("Bar")?.leaves.count == 5)
    #expect(scene.frame("Decrement")?.minX == 0)
    var mirrored = environment
    mirrored.explicitDirection = .rightToLeft
    #expect(
      try draw(Slider(value: 1), width: 184, in: mirrored).frame("Decrement")?.maxX == 184)
  }

  @Test("tvOS has none, and a value outside of the range is an error")
  func errors() {
    let complaint = complaints(Slider(), in: Environment(platform: .tvos)).first
    #expect(complaint?.message == "Slider: tvOS has no slider")
    #expect(complaint?.hint?.contains("ProgressView") == true)
    #expect(
      complaints(Slider(value: 2)).map(\.message)
        == ["Slider: 'value' is 2; the slider goes from 0 to 1"])
    #expect(complaints(Slider(value: 1, in: 0...100, step: 0.5)).map(\.severity) == [.warning])
  }
}
