import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// HIG, Materials: knobs of switches and sliders are of glass only while they are touched.
@Suite("Knobs below a finger")
struct GlassKnobTests {
  private func knobs(
    _ component: some Component, _ platform: Platform = .ios, version: Int = 26,
    contrast: Contrast = .standard
  ) throws -> [Rect] {
    let environment = Environment(platform: platform, osVersion: version, contrast: contrast)
    return try draw(component, width: 300, in: environment).items.compactMap { item in
      guard case .fill(let shape, .material(let material)) = item else { return nil }
      return material.name == "clearGlass" ? shape.bounds : nil
    }
  }

  private let segments = SegmentedControl([Segment("Day"), Segment("Week")])

  @Test("are of clear glass and larger since iOS 26", arguments: [Platform.ios, .ipados])
  func glass(platform: Platform) throws {
    // 37 × 24 points, 1.4 times as large.
    let size = Size(width: 51.8, height: 33.6)
    for component in [
      AnyComponent(Toggle(isOn: true).state(.pressed)),
      AnyComponent(Slider(value: 0.5).state(.pressed)),
    ] {
      let found = try #require(try knobs(component, platform).first)
      #expect(abs(found.width - size.width) < 0.01 && abs(found.height - size.height) < 0.01)
    }
    let lens = try #require(try knobs(segments.state(.pressed), platform).first)
    #expect(lens.height == 28 + 2 * 4)
  }

  @Test("grow about their middle, on both sides of a switch")
  func middle() throws {
    for isOn in [false, true] {
      let toggle = Toggle(isOn: isOn).labelsHidden(true)
      let scene = try draw(
        toggle.state(.pressed), in: Environment(platform: .ios, osVersion: 26))
      let track = try #require(scene.frame("Switch"))
      let knob = try #require(
        scene.items.compactMap { item -> Rect? in
          if case .fill(let shape, .material) = item { shape.bounds } else { nil }
        }.first)
      #expect(abs(knob.midX - (track.minX + (isOn ? 24 : 2) + 18.5)) < 0.01)
      #expect(abs(knob.midY - track.midY) < 0.01)
    }
  }

  @Test("are flat otherwise, before 26, and with increased contrast")
  func flat() throws {
    for component in [
      AnyComponent(Toggle(isOn: true)), AnyComponent(Slider(value: 0.5)), AnyComponent(segments),
    ] {
      #expect(try knobs(component).isEmpty)
    }
    let pressed = [
      AnyComponent(Toggle(isOn: true).state(.pressed)),
      AnyComponent(Slider(value: 0.5).state(.pressed)),
      AnyComponent(segments.state(.pressed)),
    ]
    for component in pressed {
      #expect(try knobs(component, version: 18).isEmpty)
      #expect(try knobs(component, contrast: .increased).isEmpty)
    }
  }

  @Test(
    "have an outline with increased contrast, where they are as opaque as the ground",
    arguments: [Appearance.light, .dark])
  func outline(appearance: Appearance) throws {
    let environment = Environment(
      platform: .ios, osVersion: 26, appearance: appearance, contrast: .increased)
    for component in [
      AnyComponent(Toggle(isOn: true).state(.pressed)), AnyComponent(Toggle().state(.pressed)),
      AnyComponent(Slider(value: 0.5).state(.pressed)), AnyComponent(segments.state(.pressed)),
    ] {
      let items = try draw(component, width: 300, in: environment).items
      // The knob's line has the colour of the one around the track.
      let lines = items.compactMap { item -> (frame: Rect, color: Color)? in
        guard case .stroke(let shape, let width, let color) = item else { return nil }
        return shape.bounds.map { ($0.inset(by: -width / 2), color) }
      }
      // 24 points of a knob are 33.6 then, and the 28 of a segment 36: higher than all tracks.
      let knob = try #require(
        items.compactMap { item -> Rect? in
          guard case .fill(let shape, .color) = item else { return nil }
          return shape.bounds.flatMap { $0.height > 33 ? $0 : nil }
        }.last)
      let own = lines.filter { isSame($0.frame, knob) }
      #expect(
        own.contains { line in
          lines.contains { $0.color == line.color && !isSame($0.frame, knob) }
        })
    }
  }

  @Test("keep a colour of their own")
  func own() throws {
    let toggle = Toggle(isOn: true).state(.pressed).thumbTintColor("#123456")
    let scene = try draw(toggle, in: Environment(platform: .ios, osVersion: 26))
    #expect(scene.items.contains { $0.color == Color(rgb: 0x123456) })
    #expect(try knobs(toggle).isEmpty)
  }
}
