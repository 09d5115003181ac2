import MaquetteCore
import Testing

@Suite("The overlay of hit targets")
struct HitTargetOverlayTests {
  private typealias State = HitTarget.State

  private func picture(
    _ targets: [(Rect, HitTarget.State)], background: Color? = .white,
    size: Size = Size(width: 200, height: 100)
  ) -> Scene {
    var result = scene(node(), size: size, background: background)
    result.hitTargets = targets.enumerated().map { index, target in
      HitTarget(
        number: index + 1, path: "Button[\(index)]", component: "Button", name: "B",
        area: target.0, size: target.0.size, state: target.1)
    }
    return result
  }

  private func layer(_ scene: Scene, legend: OverlayLegend? = nil) throws -> [DrawItem] {
    let all = Overlay.hitTargets.applied(to: scene, legend: legend).nodes
    return try #require(all.first { $0.path == "overlay:hit-targets" }).items
  }

  private let area = Rect(x: 20, y: 10, width: 60, height: 44)

  @Test("Each state has a colour and a line of its own, in light and in dark")
  func looks() throws {
    for background in [Color.white, .black] {
      var colors: Set<Color> = []
      var lines: Set<[DrawItem]> = []
      for state in State.allCases {
        let items = try layer(picture([(area, state)], background: background))
        guard case .fill(.rect(area), .color(let color)) = items[0] else {
          Issue.record("an area is filled")
          continue
        }
        colors.insert(color)
        // The same line in one colour, as somebody sees it who tells none apart.
        let shapes = items.dropFirst().map { item -> DrawItem in
          guard case .stroke(let shape, let width, _) = item else { return item }
          return .stroke(shape, width: width, .black)
        }
        lines.insert(shapes)
      }
      #expect(colors.count == State.allCases.count)
      #expect(lines.count == State.allCases.count)
    }
  }

  @Test(
    "Explanations in legends can be read: a contrast of 4.5 at least", arguments: [false, true])
  func notes(isDark: Bool) {
    let (note, ground) = (OverlayLegend.note(isDark: isDark), OverlayLegend.ground(isDark: isDark))
    #expect(contrastRatio(note, ground) >= 4.5)
  }

  @Test(
    "Numbers can be read on their badges: a contrast of 4.5 at least", arguments: [false, true])
  func contrast(isDark: Bool) {
    let ink = isDark ? Color.black : .white
    for state in State.allCases {
      let ratio = contrastRatio(state.color(isDark: isDark), ink)
      #expect(ratio >= 4.5, "\(state): \(ratio)")
    }
  }

  @Test("What two targets share is hatched")
  func hatched() throws {
    let other = Rect(x: 60, y: 30, width: 60, height: 44)
    let items = try layer(picture([(area, .overlapping), (other, .overlapping)]))
    let clips = items.compactMap { item -> Shape? in
      if case .group(let group) = item { group.clips.first } else { nil }
    }
    #expect(clips == [.rect(Rect(x: 60, y: 30, width: 20, height: 24))])
  }

  private func legend(width: Double, height: Double) -> OverlayLegend {
    let run = glyphRun(size: 9, origin: Point(x: 0, y: 9))
    let line = TextLine(
      top: 0, height: 11, baseline: 9, x: 0, width: 6, runs: [TextRun(glyphs: run, width: 6)])
    let badge = TextLayout(
      size: Size(width: 6, height: 11), lines: [line], shownText: "1", isTruncated: false)
    let panel = node(
      "VStack", frame: Rect(x: 0, y: 0, width: width, height: height),
      children: [node("VStack/Label[0]", frame: Rect(x: 4, y: 6, width: 10, height: 10))])
    return OverlayLegend(
      badges: [badge, badge], panel: panel, size: Size(width: width, height: height),
      background: Color(rgb: 0xF2F2F7))
  }

  @Test("The picture grows by its legend: below it, or beside a high one, and stays in its place")
  func grows() throws {
    let wide = picture([(area, .good)])
    let below = Overlay.hitTargets.applied(to: wide, legend: legend(width: 264, height: 80))
    #expect(below.size == Size(width: 264, height: 180))
    #expect(
      below.nodes.first { $0.path == "legend/VStack/Label[0]" }?.frame
        == Rect(x: 4, y: 106, width: 10, height: 10))
    let high = picture([(area, .good)], size: Size(width: 300, height: 600))
    let beside = Overlay.hitTargets.applied(to: high, legend: legend(width: 264, height: 700))
    #expect(beside.size == Size(width: 564, height: 700))
    for scene in [below, beside] {
      #expect(scene.nodes.contains { $0.path == "Label" && $0.frame == node().frame })
      #expect(Set(scene.nodes.map(\.path)).count == scene.nodes.count)
      _ = try CheckedScene(scene)
    }
  }

  @Test("A number stands at the corner where reading starts, never outside of the picture")
  func badges() throws {
    func badge(_ direction: LayoutDirection, _ area: Rect) throws -> Rect {
      var picture = picture([(area, .good)])
      picture.direction = direction
      let items = try layer(picture, legend: legend(width: 264, height: 80))
      let capsules = items.compactMap { item -> Rect? in
        if case .fill(.roundedRect(let rect, _, _), _) = item { rect } else { nil }
      }
      return try #require(capsules.last)
    }
    #expect(try badge(.leftToRight, area).midX == area.minX)
    #expect(try badge(.rightToLeft, area).midX == area.maxX)
    #expect(try badge(.leftToRight, area).midY == area.minY)
    let corner = try badge(.leftToRight, Rect(x: 0, y: 0, width: 44, height: 44))
    #expect(corner.minX >= 0 && corner.minY >= 0)
  }

  @Test("Long sides have no more dashes than can be drawn")
  func longSides() throws {
    let long = Rect(x: 0, y: 0, width: 900_000, height: 44)
    let items = HitTargetLine(.small, isDark: false).items(around: long)
    guard case .stroke(.path(let path, _), _, _)? = items.first else {
      Issue.record("a dashed line is a path")
      return
    }
    #expect(path.elements.count < 3000)
  }
}

/// The contrast of two colours by WCAG 2.
private func contrastRatio(_ first: Color, _ second: Color) -> Double {
  func luminance(_ color: Color) -> Double {
    let parts = [color.red, color.green, color.blue].map { value -> Double in
      let share = Double(value) / 255
      // x²·² is near enough to sRGB's curve for a comparison of colours.
      return share <= 0.04 ? share / 12.92 : power(share)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  let values = [luminance(first), luminance(second)].sorted()
  return (values[1] + 0.05) / (values[0] + 0.05)
}

/// A share to the power of 2.2: squared, times its fifth root.
private func power(_ share: Double) -> Double {
  var root = share
  for _ in 0..<60 {
    let fourth = root * root * root * root
    root -= (fourth * root - share) / (5 * fourth)
  }
  return share * share * root
}
