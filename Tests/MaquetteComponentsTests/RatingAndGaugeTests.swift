import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Ratings")
struct RatingIndicatorTests {
  @Test("It fills from the leading edge, by halves")
  func halves() throws {
    let color = try #require(Theme.ios.colors["systemOrange"]?[ColorTraits()])
    func extent(_ direction: LayoutDirection) throws -> (Rect, Rect) {
      let scene = try draw(RatingIndicator(value: 1.5), in: surroundings(direction))
      let node = try #require(scene.node("Symbols"))
      // Whole symbols are drawn as they are; the half is a group with a clip.
      let clips = node.items.compactMap { item -> Rect? in
        guard case .group(let group) = item, group.items.contains(where: { $0.color == color })
        else { return nil }
        return group.clips.first?.bounds
      }
      return (node.frame, try #require(clips.first))
    }
    let (frame, left) = try extent(.leftToRight)
    let (_, right) = try extent(.rightToLeft)
    #expect(abs(left.maxX + right.minX - frame.width) < 1e-6)
    #expect(left.maxX < frame.midX)
  }

  @Test("Without halves the value is rounded")
  func whole() throws {
    var rating = RatingIndicator(value: 2.5)
    rating.allowsHalves = false
    let scene = try draw(rating)
    #expect(scene.nodes.compactMap(\.accessibility).first?.value == "3 of 5")
    #expect(try draw(RatingIndicator(value: 3)).items == scene.items)
  }

  @Test("Numerals stand below their symbols, in the locale's digits")
  func numerals() throws {
    var environment = surroundings(.rightToLeft)
    environment.locale = "fa"
    let scene = try draw(RatingIndicator(value: 2).showsNumerals(), in: environment)
    let texts = (0..<5).map { scene.node("Label[\($0)]")?.text }
    #expect(texts == ["۱", "۲", "۳", "۴", "۵"])
    let places = (0..<5).compactMap { scene.frame("Label[\($0)]")?.midX }
    #expect(places == places.sorted(by: >))
  }

  @Test("Only one that people can change is adjustable and has a target")
  func editable() throws {
    let plain = try draw(RatingIndicator(value: 2))
    #expect(plain.nodes.compactMap(\.hitTarget).isEmpty)
    let scene = try draw(RatingIndicator("Rate", value: 2).editable())
    #expect(scene.node("Symbols")?.hitTarget?.height == 44)
    #expect(
      scene.nodes.compactMap(\.accessibility) == [
        Accessibility(role: .button, label: "Rate", value: "2 of 5", traits: [.adjustable])
      ])
  }

  @Test("Where there is no room for its symbols they are smaller, not cut off")
  func shrinking() throws {
    var environment = surroundings()
    environment.textSize = .accessibility5
    let scene = try draw(RatingIndicator(value: 3.5), width: 200, in: environment)
    #expect((scene.frame("Symbols")?.width ?? .infinity) <= 200)
    #expect(!scene.findings.contains { $0.message.contains("cut off") })
  }

  @Test("More symbols than 20 and a value beyond the last are errors")
  func errors() {
    #expect(complaints(RatingIndicator(value: 2, maximum: 21)).count == 1)
    #expect(
      complaints(RatingIndicator(value: 6)).map(\.message)
        == ["RatingIndicator: 'value' is 6; the rating goes from 0 to 5"])
  }
}

@Suite("Gauges")
struct GaugeTests {
  private static let rings = [GaugeStyle.accessoryCircular, .accessoryCircularCapacity]

  @Test("A ring is the same in both reading directions", arguments: rings)
  func ring(style: GaugeStyle) throws {
    let gauge = Gauge(value: 21, in: 10...30).gaugeStyle(style)
    let left = try draw(gauge)
    #expect(left.size == Size(width: 58, height: 58))
    #expect(left.items == (try draw(gauge, in: surroundings(.rightToLeft))).items)
  }

  @Test("What stands in a ring fits into it", arguments: rings)
  func texts(style: GaugeStyle) throws {
    let gauge = Gauge(value: 21, in: 10...30).gaugeStyle(style).valueLabels(
      current: "A long text", minimum: "1,000,000", maximum: "2,000,000")
    let scene = try draw(gauge)
    for node in scene.nodes where node.text != nil {
      #expect(node.frame.minX >= 0 && node.frame.maxX <= 58)
      #expect(node.textGeometry?.isTruncated == false)
    }
  }

  @Test("The texts at both ends of a ring have the size that the longer one needs")
  func ends() throws {
    func sizes(_ minimum: String, _ maximum: String) throws -> [Double?] {
      let gauge = Gauge(value: 21, in: 10...30).gaugeStyle(.accessoryCircular)
        .valueLabels(current: "21", minimum: minimum, maximum: maximum)
      let scene = try draw(gauge)
      return ["Label[2]", "Label[3]"].map { scene.node($0)?.style?.size }
    }
    #expect(try sizes("1", "2") == [10, 10])
    for (minimum, maximum) in [("4", "10,000"), ("kalt", "1"), ("٠", "١٠٠٪"), ("低", "とても高い")] {
      let found = try sizes(minimum, maximum)
      #expect(found[0] == found[1] && (found[0] ?? 10) < 10, "\(minimum) \(maximum)")
    }
    let one = try draw(
      Gauge(value: 21, in: 10...30).gaugeStyle(.accessoryCircular)
        .valueLabels(current: "21", minimum: "", maximum: "10,000"))
    #expect(try one.node("Label[3]")?.style?.size ?? 0 > sizes("4", "10,000")[0] ?? 0, "alone")
  }

  @Test("A bar and the labels at its ends are mirrored")
  func bar() throws {
    let gauge = Gauge("Battery", value: 0.25).showsNumerals()
    let left = try draw(gauge, width: 300)
    let right = try draw(gauge, width: 300, in: surroundings(.rightToLeft))
    #expect(left.node("Label[2]")?.text == "0%")
    #expect(left.node("Label[3]")?.text == "100%")
    #expect(left.frame("Label[2]")?.minX == 0)
    #expect(right.frame("Label[2]")?.maxX == 300)
    #expect(right.frame("Label[3]")?.minX == 0)
  }

  @Test("On a watch it is a ring unless it is told to be a bar")
  func watch() throws {
    let environment = Environment(platform: .watchos)
    #expect(try draw(Gauge(value: 0.5), in: environment).size == Size(width: 58, height: 58))
    let bar = Gauge(value: 0.5).gaugeStyle(.linearCapacity)
    #expect(try draw(bar, width: 150, in: environment).frame("Bar")?.width == 150)
  }

  @Test("tvOS has none; level indicators are of macOS")
  func platforms() {
    #expect(
      complaints(Gauge(), in: Environment(platform: .tvos)).map(\.message)
        == ["Gauge: tvOS has no gauge"])
    let complaint = complaints(LevelIndicator()).first
    #expect(complaint?.message == "LevelIndicator: iOS has no level indicator")
    #expect(complaint?.hint?.contains("Gauge") == true)
  }
}

@Suite("Level indicators")
struct LevelIndicatorTests {
  private func colors(_ level: LevelIndicator) throws -> [Color] {
    let scene = try draw(level, width: 200, in: Environment(platform: .macos))
    let names = ["systemGreen", "systemYellow", "systemRed"]
    let known = names.compactMap { Theme.macos.colors[$0]?[ColorTraits()] }
    return scene.items.compactMap(\.color).filter(known.contains)
  }

  @Test("Each unit is a block; what is full warns and alarms from its values on")
  func blocks() throws {
    let level = { LevelIndicator(value: $0, in: 0...10).thresholds(warning: 6, critical: 9) }
    let green = try #require(Theme.macos.colors["systemGreen"]?[ColorTraits()])
    let yellow = try #require(Theme.macos.colors["systemYellow"]?[ColorTraits()])
    let red = try #require(Theme.macos.colors["systemRed"]?[ColorTraits()])
    #expect(try colors(level(3)) == Array(repeating: green, count: 3))
    #expect(try colors(level(7)) == Array(repeating: yellow, count: 7))
    #expect(try colors(level(9)) == Array(repeating: red, count: 9))
  }

  @Test("When the critical value is the smaller one, small values are bad")
  func reversed() throws {
    let level = LevelIndicator(value: 1, in: 0...5).thresholds(warning: 2, critical: 1)
    let red = try #require(Theme.macos.colors["systemRed"]?[ColorTraits()])
    #expect(try colors(level) == [red])
  }

  @Test(
    "Every range that is allowed can be drawn in every width", arguments: [2, 20, 60, 81, 97, 100])
  func narrow(count: Int) throws {
    for width in [40.0, 100, 300] {
      let level = LevelIndicator(value: 2, in: 0...Double(count)).frame(width: width)
      let scene = try draw(level, in: Environment(platform: .macos))
      let green = Theme.macos.colors["systemGreen"]?[ColorTraits()]
      #expect(scene.items.filter { $0.color == green }.count == 2)
    }
  }

  @Test("More blocks than can be drawn are an error")
  func tooMany() {
    let complaint = complaints(
      LevelIndicator(in: 0...1000), in: Environment(platform: .macos)
    ).first
    #expect(complaint?.hint?.contains("continuousCapacity") == true)
  }
}
