import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Twenty characters are 200 points wide, in a label of 100.
@Suite("A truncated label under the pointer, and in focus")
struct LabelStateTests {
  private let text = "0123456789abcdefghij"

  // MARK: Expansion

  private var hovered: Label {
    Label(text).with(\.showsExpansionTextWhenTruncated, true).with(\.isHovered, true)
  }

  private func expansion(
    _ label: Label, _ environment: Environment = surroundings(), width: Double = 100
  ) throws -> SceneNode? {
    let stack = VStack(alignment: .leading, spacing: 0) {
      label.frame(width: width)
      Label("below")
    }
    let nodes = try draw(stack, width: 400, in: environment).nodes
    #expect(nodes.filter { $0.component == "Expansion" }.count <= 1)
    return nodes.last.flatMap { $0.component == "Expansion" ? $0 : nil }
  }

  @Test("The whole text is drawn over everything else, starting where the label's does")
  func shown() throws {
    let node = try #require(try expansion(hovered))
    #expect(node.text == text)
    guard case .text(let run, _) = node.items.last else {
      Issue.record("the box holds the text")
      return
    }
    #expect(run.text == text)
    #expect(run.origin == Point(x: 150, y: 16))
    // 8 points beside the text and 4 above and below it.
    #expect(node.frame == Rect(x: 142, y: -4, width: 216, height: 28))
  }

  @Test("It is shown only when the text is truncated, hovered, and the label asks for it")
  func hidden() throws {
    #expect(try expansion(hovered.with(\.isHovered, false)) == nil)
    #expect(try expansion(hovered.with(\.showsExpansionTextWhenTruncated, false)) == nil)
    #expect(try expansion(hovered, width: 200) == nil)
    #expect(try expansion(hovered.with(\.numberOfLines, 0)) == nil)
  }

  @Test("In a narrow picture it has several lines instead of leaving it")
  func narrow() throws {
    let scene = try draw(hovered.frame(width: 60).padding(10), width: 120)
    let node = try #require(scene.nodes.last)
    #expect(node.component == "Expansion")
    #expect(node.leaves.filter { if case .text = $0 { true } else { false } }.count > 1)
    #expect(node.frame.maxX <= 120)
  }

  @Test("At the bottom of the picture it moves up as far as there is room")
  func bottom() throws {
    let stack = VStack(alignment: .leading, spacing: 0) {
      Label("above")
      hovered.frame(width: 100)
    }
    for canvas in [Canvas(width: 400), Canvas(width: 400, height: 40), Canvas()] {
      let scene = try SceneMaker(measurer: FakeMeasurer()).scene(
        of: stack, on: canvas, in: surroundings()
      ).scene
      let node = try #require(scene.nodes.last)
      #expect(node.component == "Expansion")
      // A canvas without a height has room for its shadow, too.
      let ink = try #require(node.visualBounds())
      #expect(canvas.height == nil ? ink.maxY <= scene.size.height : node.frame.maxY == 40)
    }
  }

  @Test("It makes no picture larger")
  func size() throws {
    #expect(try draw(hovered.frame(width: 100)).size == Size(width: 100, height: 20))
  }

  @Test("Where there is no pointer there is no such box", arguments: [Platform.watchos, .tvos])
  func platforms(platform: Platform) throws {
    #expect(try expansion(hovered, Environment(platform: platform)) == nil)
  }

  // MARK: Marquee

  private func marquee(_ phase: Double) -> Label {
    Label(text).with(\.enablesMarqueeWhenAncestorFocused, true).with(\.isAncestorFocused, true)
      .with(\.marqueePhase, phase)
  }

  /// The distinct places where a copy of the text starts, from left to right.
  private func starts(_ label: Label, _ environment: Environment = surroundings()) throws
    -> [Double]
  {
    let origins = try draw(label, width: 100, in: environment).items.compactMap { item in
      if case .text(let run, _) = item { run.origin.x } else { nil }
    }
    return Set(origins).sorted()
  }

  /// A round is the text and the gap behind it: 200 and 40 points.
  @Test(
    "At each phase the text has moved that share of its way",
    arguments: [
      (0.0, [0.0]), (0.25, [-60.0]), (0.5, [-120.0]), (0.75, [-180.0, 60]), (1.0, [0.0]),
    ])
  func phases(phase: Double, expected: [Double]) throws {
    #expect(try starts(marquee(phase)) == expected)
  }

  @Test("In right-to-left it moves the other way")
  func mirrored() throws {
    #expect(try starts(marquee(0), surroundings(.rightToLeft)) == [-100])
    #expect(try starts(marquee(0.25), surroundings(.rightToLeft)) == [-40])
  }

  @Test("It is cut at the frame and fades at its edges, at rest only at the end")
  func edges() throws {
    guard case .group(let group) = try draw(marquee(0), width: 100).root.items.first else {
      Issue.record("a marquee is a group")
      return
    }
    #expect(group.clips == [.rect(Rect(x: 0, y: 0, width: 100, height: 20))])
    let resting = parts(group)
    #expect(resting.first?.alpha == 1 && resting.first?.area.minX == 0)
    #expect(resting.last?.alpha ?? 1 < 0.1 && resting.last?.area.maxX == 100)
    guard case .group(let moving) = try draw(marquee(0.25), width: 100).root.items.first else {
      Issue.record("a marquee is a group")
      return
    }
    let alphas = parts(moving).map(\.alpha)
    #expect(alphas.first ?? 1 < 0.1 && alphas.last ?? 1 < 0.1 && alphas.contains(1))
  }

  @Test("It fades pixel by pixel, whatever letters stand there")
  func continuous() throws {
    guard case .group(let group) = try draw(marquee(0.25), width: 100).root.items.first else {
      Issue.record("a marquee is a group")
      return
    }
    let parts = parts(group)
    let pixels = 16 * surroundings().theme.metrics.displayScale
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(abs(part.area.maxX - next.area.minX) < 1e-9, "no gap and no letter twice")
      #expect(abs(part.alpha - next.alpha) <= 1 / pixels + 1e-9)
    }
    #expect(parts.first?.area.minX == 0 && parts.last?.area.maxX == 100)
  }

  /// The parts of a marquee from left to right, and how opaque each is.
  private func parts(_ group: DrawGroup) -> [(area: Rect, alpha: Double)] {
    group.items.compactMap { item -> (area: Rect, alpha: Double)? in
      guard case .group(let part) = item, case .rect(let area) = part.clips.first else {
        return nil
      }
      return (area, part.items.compactMap { $0.color?.alpha }.max() ?? 0)
    }.sorted { $0.area.minX < $1.area.minX }
  }

  @Test("Text that fits, or has no focus around it, or is not to move, stands still")
  func still() throws {
    for label in [
      marquee(0.5).with(\.isAncestorFocused, false),
      marquee(0.5).with(\.enablesMarqueeWhenAncestorFocused, false), marquee(0.5).with(\.text, "a"),
    ] {
      guard case .text = try draw(label, width: 100).root.items.first else {
        Issue.record("no marquee")
        continue
      }
    }
  }

  @Test("Assistive technology is told the text, wherever it has come")
  func accessibility() throws {
    #expect(try draw(marquee(0.7), width: 100).root.accessibility?.label == text)
    #expect(try draw(hovered, width: 100).nodes.first?.nodes(of: text) != nil)
  }
}

extension SceneNode {
  /// The node or one inside that assistive technology knows under a name.
  fileprivate func nodes(of label: String) -> SceneNode? {
    accessibility?.label == label
      ? self : children.lazy.compactMap { $0.nodes(of: label) }.first
  }
}
