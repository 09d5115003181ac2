import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Segmented controls")
struct SegmentedControlTests {
  private func control(
    _ control: SegmentedControl, width: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    try draw(control, width: width, in: surroundings(direction))
  }

  // At 13 points a letter is 130 / 17 wide.
  private let letter = 130.0 / 17

  @Test("It is 32 points high on iOS (the UIKit Catalog), 70 on tvOS")
  func height() throws {
    let days = SegmentedControl(["Day", "Week"])
    #expect(try control(days).size.height == 32)
    #expect(try draw(days, in: Environment(platform: .tvos)).size.height == 70)
  }

  @Test(
    "On macOS its height follows its size (violetlib/jnr)",
    arguments: [(ControlSize.large, 30.0), (.regular, 22), (.small, 18), (.mini, 15)])
  func macHeight(size: ControlSize, height: Double) throws {
    let scene = try draw(
      SegmentedControl(["Day", "Week"]).controlSize(size), in: Environment(platform: .macos))
    #expect(scene.size.height == height)
  }

  // Measured: pictures of iOS 17.5 (ios17-measured.yaml).
  @Test("All segments are as wide as the widest, in whole points, with a point between them")
  func equal() throws {
    let scene = try control(SegmentedControl(["AAAAAA", "B"]))
    let width = (6 * letter + 17.8).rounded(.up)
    #expect(scene.size.width == 2 * width + 1)
    #expect(scene.frame("Segment[0]") == Rect(x: 0, y: 0, width: width, height: 32))
    #expect(scene.frame("Segment[1]")?.minX == width + 1)
  }

  @Test("A segment is at least as wide as a finger needs, 44 points")
  func least() throws {
    #expect(try control(SegmentedControl(["A", "B"])).size.width == 2 * 44 + 1)
  }

  @Test("Widths follow the content when asked to, or are what a segment says")
  func widths() throws {
    var apportioned = SegmentedControl(["AAAAAA", "BBBBBBBBBB"])
    apportioned.apportionsSegmentWidthsByContent = true
    let scene = try control(apportioned)
    #expect(scene.frame("Segment[0]")?.width == (6 * letter + 17.8).rounded(.up))
    #expect(scene.frame("Segment[1]")?.width == (10 * letter + 17.8).rounded(.up))
    let fixed = try control(
      SegmentedControl([Segment("A", width: 80), "B", "C"]), width: 300)
    #expect(fixed.frame("Segment[0]")?.width == 80)
    #expect(fixed.frame("Segment[1]")?.width == fixed.frame("Segment[2]")?.width)
    #expect(fixed.frame("Segment[2]")?.maxX == 300)
  }

  @Test("On iOS it fills the width there is, unless it is told not to")
  func fills() throws {
    let days = SegmentedControl(["Day", "Week"])
    #expect(try control(days, width: 300).frame("SegmentedControl")?.width == 300)
    let narrow = try control(days.stretch(false), width: 300)
    #expect((narrow.frame("SegmentedControl")?.width ?? 300) < 300)
    let mac = try draw(days, width: 300, in: Environment(platform: .macos))
    #expect((mac.frame("SegmentedControl")?.width ?? 300) < 300)
  }

  @Test("The thumb lies 2 points inside of its segment")
  func thumb() throws {
    let scene = try control(SegmentedControl(["Day", "Week"], selection: 1), width: 206)
    let node = try #require(scene.node("SegmentedControl"))
    let thumb = node.leaves.compactMap { item -> Rect? in
      guard case .fill(let shape, .color(.white)) = item else { return nil }
      return shape.bounds
    }
    #expect(thumb == [Rect(x: 106, y: 2, width: 98, height: 28)])
  }

  @Test("Right to left the first segment is the rightmost")
  func mirrored() throws {
    let scene = try control(
      SegmentedControl(["Day", "Week", "Month"]), width: 306, direction: .rightToLeft)
    #expect(scene.frame("Segment[0]")?.maxX == 306)
    #expect(scene.frame("Segment[2]")?.minX == 0)
  }

  @Test("The chosen text is semibold and the others medium (flutter)")
  func weights() throws {
    let scene = try control(SegmentedControl(["Day", "Week"]))
    #expect(scene.node("Segment[0]")?.style?.weight == .semibold)
    #expect(scene.node("Segment[1]")?.style?.weight == .medium)
    #expect(scene.node("Segment[1]")?.style?.size == 13)
  }

  @Test("Lines stand between segments, but not beside the chosen one")
  func separators() throws {
    func lines(_ selection: Int) throws -> Int {
      let scene = try control(
        SegmentedControl(["A", "B", "C", "D"], selection: selection), width: 400)
      return try #require(scene.node("SegmentedControl")).leaves.filter { item in
        guard case .fill(let shape, _) = item else { return false }
        return shape.bounds?.width == 1
      }.count
    }
    #expect(try lines(-1) == 3)
    #expect(try lines(0) == 2)
    #expect(try lines(1) == 1)
  }

  @Test("A look without lines draws none, not even lines without a width", arguments: [18, 26])
  func noLines(version: Int) throws {
    let scene = try draw(
      SegmentedControl(["A", "B", "C", "D"]), width: 300,
      in: Environment(platform: .ios, osVersion: version))
    let items = try #require(scene.node("SegmentedControl")).leaves
    let thin = items.compactMap { item -> Double? in
      guard case .fill(.roundedRect(let rect, _, _), _) = item, rect.width < 2 else { return nil }
      return rect.width
    }
    #expect(thin.count == (version == 18 ? 2 : 0) && thin.allSatisfy { $0 > 0 })
  }

  @Test("A disabled segment is faint and says so")
  func disabled() throws {
    let scene = try control(SegmentedControl(["A", Segment("B", isEnabled: false)]))
    #expect(scene.node("Segment[1]")?.style?.color == Color(rgba: 0x7A7A_7A73))
    #expect(scene.node("Segment[1]")?.accessibility?.traits == [.button, .notEnabled])
    let all = try control(SegmentedControl(["A", "B"]).disabled())
    for node in all.nodes where node.component == "Segment" {
      #expect(node.accessibility?.traits.contains(.notEnabled) == true)
    }
  }

  @Test("Each segment is a button that says which of how many it is; one is selected")
  func accessibility() throws {
    let scene = try control(
      SegmentedControl(["Day", Segment("Grid", systemImage: "star")], selection: 1))
    #expect(
      scene.nodes.compactMap(\.accessibility) == [
        Accessibility(role: .button, label: "Day", value: "1 of 2", traits: [.button]),
        Accessibility(
          role: .button, label: "Grid", value: "2 of 2", traits: [.button, .selected]),
      ])
  }

  @Test("Targets are 44 points high, share the width and do not overlap")
  func targets() throws {
    let scene = try control(SegmentedControl(["Day", "Week", "Month"]), width: 306)
    let targets = scene.nodes.compactMap(\.hitTarget)
    #expect(targets.map(\.height) == [44, 44, 44])
    #expect(targets.map(\.minX) == [0, 101.5, 204.5])
    #expect(targets.last?.maxX == 306)
    #expect(!scene.findings.contains { $0.id == "hit-target-overlap" })
  }

  @Test("One that acts at once shows only the segment under the finger")
  func momentary() throws {
    var days = SegmentedControl(["Day", "Week"]).momentary()
    func thumbs(_ value: SegmentedControl) throws -> Int {
      try #require(try control(value).node("SegmentedControl")).leaves.filter {
        $0.color == .white
      }.count
    }
    #expect(try thumbs(days) == 0)
    days.pressedSegment = 1
    #expect(try thumbs(days) == 1)
    #expect(
      try control(days).node("Segment[1]")?.accessibility?.traits == [.button])
  }

  @Test("A pressed segment fades to 0.2, a pressed chosen one shrinks to 0.95 (flutter)")
  func pressed() throws {
    var days = SegmentedControl(["Day", "Week"])
    days.pressedSegment = 1
    guard case .group(let faded)? = try control(days).node("Segment[1]")?.items.first else {
      Issue.record("no group")
      return
    }
    #expect(faded.opacity == 0.2)
    days.pressedSegment = 0
    guard case .group(let smaller)? = try control(days).node("Segment[0]")?.items.first else {
      Issue.record("no group")
      return
    }
    #expect(smaller.transform.a == 0.95)
  }

  @Test("Texts keep their size and are not cut off at accessibility5")
  func textSize() throws {
    var environment = surroundings()
    environment.textSize = .accessibility5
    let scene = try draw(SegmentedControl(["Day", "Week"]), width: 300, in: environment)
    #expect(scene.node("Segment[0]")?.style?.size == 13)
    #expect(scene.node("Segment[0]")?.text == "Day")
  }

  @Test("Where there is no room texts end in an ellipsis")
  func narrow() throws {
    let scene = try control(SegmentedControl(["A very long title", "B"]), width: 120)
    #expect(scene.node("Segment[0]")?.text?.hasSuffix("…") == true)
    #expect(scene.frame("SegmentedControl")?.width == 120)
  }

  @Test("Text and symbol stand beside one another on macOS; elsewhere the symbol alone")
  func both() throws {
    let star = SegmentedControl([Segment("Star", systemImage: "star"), "B"])
    #expect(try control(star).node("Segment[0]")?.text == nil)
    let mac = try draw(star, in: Environment(platform: .macos))
    #expect(mac.node("Segment[0]")?.text == "Star")
  }

  @Test("It shares its baseline with a label before it")
  func baseline() throws {
    let scene = try draw(LabeledContent("View") { SegmentedControl(["Day", "Week"]) })
    let baselines = scene.nodes.compactMap(\.baseline)
    #expect(baselines.count == 3)
    #expect((baselines.max() ?? 0) - (baselines.min() ?? 0) <= 0.5)
  }

  @Test("No segments, and a selection that is not there, are errors; watchOS has none")
  func errors() {
    #expect(
      complaints(SegmentedControl([])).map(\.message)
        == ["SegmentedControl: a segmented control needs segments"])
    #expect(
      complaints(SegmentedControl(["A", "B"], selection: 2)).map(\.message)
        == ["SegmentedControl: 'selection' is 2; there is no such segment"])
    #expect(
      complaints(SegmentedControl(["A"]), in: Environment(platform: .watchos)).map(\.message)
        == ["SegmentedControl: watchOS has no segmented control"])
    #expect(complaints(SegmentedControl(["A", Segment()])).map(\.severity) == [.warning])
  }
}
