import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Groups of buttons")
struct ButtonGroupTests {
  private func group(
    _ axis: ButtonGroup.Axis = .automatic, stretch: Bool? = nil, short: Bool = true
  ) -> ButtonGroup {
    ButtonGroup(axis: axis, stretch: stretch) {
      Button(short ? "No" : "No, go back", role: .cancel)
      Button(short ? "Rm" : "Remove all", role: .destructive)
      Button(short ? "Go" : "Go on with it", role: .primary)
      Button(short ? "Eh" : "Something else")
    }
  }

  /// The roles in reading direction along an axis.
  private func order(
    _ group: ButtonGroup, on platform: Platform, direction: LayoutDirection = .leftToRight,
    width: Double = 1600
  ) throws -> (row: [String], column: [String]) {
    let scene = try draw(
      group, width: width, in: Environment(platform: platform, direction: direction))
    let nodes = scene.nodes.filter { $0.component == "Button" }
    func sorted(_ key: (Rect) -> Double) -> [String] {
      nodes.sorted { key($0.frame) < key($1.frame) }.compactMap { $0.accessibility?.label }
    }
    return (sorted { $0.minX }, sorted { $0.minY })
  }

  @Test("A column has the default button on top and the way out at the bottom, on every platform")
  func column() throws {
    for platform in Platform.allCases {
      let order = try order(group(.vertical), on: platform).column
      #expect(order == ["Go", "Eh", "Rm", "No"], "\(platform)")
    }
  }

  @Test(
    "A row ends with the default button, on macOS with what destroys at its start; on tvOS it starts with it",
    arguments: [
      (Platform.ios, ["No", "Eh", "Rm", "Go"]), (.ipados, ["No", "Eh", "Rm", "Go"]),
      (.macos, ["Rm", "Eh", "No", "Go"]), (.tvos, ["Go", "Eh", "Rm", "No"]),
    ])
  func row(platform: Platform, expected: [String]) throws {
    #expect(try order(group(.horizontal), on: platform).row == expected)
    let mirrored = try order(group(.horizontal), on: platform, direction: .rightToLeft).row
    #expect(mirrored == expected.reversed())
  }

  @Test("macOS and tvOS make rows, the others columns")
  func automatic() throws {
    for platform in Platform.allCases {
      let scene = try draw(group(), width: 1600, in: Environment(platform: platform))
      let tops = Set(scene.nodes.filter { $0.component == "Button" }.map(\.frame.midY))
      #expect((tops.count == 1) == (platform == .macos || platform == .tvos), "\(platform)")
    }
  }

  @Test("A row without room for its buttons becomes a column")
  func wraps() throws {
    let order = try order(group(.horizontal, short: false), on: .ios, width: 320)
    #expect(order.column == ["Go on with it", "Something else", "Remove all", "No, go back"])
  }

  @Test("On macOS a row stands at the trailing edge, what destroys apart at the leading edge")
  func macRow() throws {
    let scene = try draw(group(), width: 500, in: Environment(platform: .macos))
    func frame(_ index: Int) throws -> Rect { try #require(scene.frame("Button[\(index)]")) }
    #expect(try frame(2).maxX == 500)
    #expect(try frame(1).minX == 0)
    // 12 points between push buttons: estimated, from buttons.yaml's macos_push.
    #expect(try frame(2).minX - frame(0).maxX == 12)
    #expect(try frame(3).minX - frame(1).maxX >= 24)
  }

  @Test("Buttons of a column, and of a row on iOS, are equally wide")
  func equalWidths() throws {
    for axis in [ButtonGroup.Axis.vertical, .horizontal] {
      let scene = try draw(
        ButtonGroup(axis: axis) {
          Button("a")
          Button("much longer")
        }, width: 600)
      let widths = Set(scene.nodes.filter { $0.component == "Button" }.map(\.frame.width))
      #expect(widths.count == 1)
    }
  }

  @Test("On watchOS buttons of one and of two lines are equally high and fill the width")
  func watch() throws {
    let scene = try draw(
      ButtonGroup {
        Button("Start")
        Button("Start the longest of all workouts")
      }, width: 184, in: Environment(platform: .watchos))
    let frames = scene.nodes.filter { $0.component == "Button" }.map(\.frame)
    #expect(frames[0].size == frames[1].size)
    #expect(frames[0].width == 184)
    #expect(frames[0].height > 44)
    #expect(frames[1].minY - frames[0].maxY == 4)
  }

  @Test("Stretched, the buttons share the width")
  func stretched() throws {
    let scene = try draw(
      ButtonGroup(axis: .horizontal, stretch: true) {
        Button("a", role: .cancel)
        Button("b")
      }, width: 312)
    #expect(isSame(scene.frame("Button[0]"), Rect(x: 0, y: 0, width: 150, height: 34)))
    #expect(isSame(scene.frame("Button[1]"), Rect(x: 162, y: 0, width: 150, height: 34)))
  }

  @Test("Anything but a button is refused, and no button at all is doubtful")
  func mistakes() {
    let wrong = complaints(ButtonGroup { Label("a") })
    #expect(wrong.contains { $0.severity == .error && $0.message.contains("buttons only") })
    #expect(complaints(ButtonGroup {}).map(\.severity) == [.warning])
  }

  @Test("What is said about a button stays with it")
  func modifiers() throws {
    let scene = try draw(
      ButtonGroup { Button("a").accessibilityIdentifier("go") }, in: surroundings())
    #expect(scene.node("Button[0]")?.accessibility?.identifier == "go")
  }
}
