import Maquette
import MaquetteSpec
import Testing

/// What takes another form on 26: actions beside high rows, and popovers.
@Suite("Forms of version 26")
struct FormsOf26Tests {
  private let renderer = Renderer()

  private func scene(
    _ component: some Component, width: Double? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    var canvas = Canvas(width: width)
    canvas.includesOverflow = false
    return try renderer.picture(
      of: component, on: canvas, in: Environment(osVersion: 26, direction: direction)
    ).scene
  }

  /// A list whose only row, of one or three lines, shows an action.
  private func list(_ title: String, lines: Int) -> List {
    List {
      VStack(spacing: 4) {
        for line in 1...lines { Label("Line \(line)") }
      }
      .swipeActions(edge: .trailing, [SwipeAction(title, systemImage: "trash")])
    }
  }

  static let titles = ["Delete", "حذف", "מחיקה", "削除", "हटाएँ"]

  @Test(
    "An action beside a low row has its title beside its symbol, one beside a high row below it",
    arguments: FormsOf26Tests.titles, [LayoutDirection.leftToRight, .rightToLeft])
  func actions(title: String, direction: LayoutDirection) throws {
    for (lines, isTall) in [(1, false), (3, true)] {
      let scene = try scene(list(title, lines: lines), width: 390, direction: direction)
      let action = try #require(scene.nodes.first { $0.component == "SwipeAction" })
      let label = try #require(scene.nodes.first { $0.text == title })
      #expect(action.accessibility?.label == title)
      #expect(isTall == (label.frame.minY >= action.frame.maxY))
      if isTall {
        #expect(action.frame.size == Size(width: 60, height: 40))
        #expect(abs(label.frame.midX - action.frame.midX) < 0.34)
      } else {
        #expect(label.frame.minX >= action.frame.minX && label.frame.maxX <= action.frame.maxX)
        #expect(label.frame.minY >= action.frame.minY && label.frame.maxY <= action.frame.maxY)
      }
      let row = try #require(scene.nodes.first { $0.component == "Row" }).frame
      let edge =
        direction == .leftToRight ? row.maxX - action.frame.maxX : action.frame.minX - row.minX
      #expect(abs(edge - 10.33) < 0.01, "\(edge)")
    }
  }

  @Test(
    "A popover has no arrow: it is as large as its content",
    arguments: [ConfirmationDialog.ArrowEdge.top, .bottom, .leading, .trailing])
  func popover(edge: ConfirmationDialog.ArrowEdge) throws {
    let popover = Popover(arrowEdge: edge, anchor: { Button("Info") }) {
      Label("Two people see it").padding(14)
    }
    let scene = try scene(popover)
    let surface = try #require(scene.nodes.first { $0.component == "Arrow" })
    let text = try #require(scene.nodes.first { $0.text == "Two people see it" })
    let room = text.frame.inset(by: -14)
    let distances = [
      surface.frame.minX - room.minX, surface.frame.minY - room.minY,
      surface.frame.maxX - room.maxX, surface.frame.maxY - room.maxY,
    ]
    #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(distances)")
    #expect(surface.items.compactMap(\.material?.name) == ["largeGlass"])
  }

  @Test("A text that stands alone in an alert is centred", arguments: FormsOf26Tests.titles)
  func loneText(title: String) throws {
    let scene = try scene(Alert(title) { Button("OK", role: .primary) })
    let text = try #require(scene.nodes.first { $0.text == title })
    let alert = try #require(scene.nodes.first { $0.component == "Alert" })
    #expect(abs(text.frame.midX - alert.frame.midX) < 0.51)
    #expect(text.style?.size == 17)
    #expect(text.style?.weight == .regular)
  }

  @Test(
    "Beside a message a title stands at the leading edge, 30 points in",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func titleAndMessage(direction: LayoutDirection) throws {
    let alert = Alert("Title", message: "Message") { Button("OK", role: .primary) }
    let scene = try scene(alert, direction: direction)
    let ground = try #require(scene.nodes.first { $0.component == "Alert" }).frame
    for text in ["Title", "Message"] {
      let frame = try #require(scene.nodes.first { $0.text == text }).frame
      let edge =
        direction == .leftToRight ? frame.minX - ground.minX : ground.maxX - frame.maxX
      #expect(abs(edge - 30) < 0.01, "\(text): \(edge)")
    }
  }

  @Test("An alert's text field is as wide as its buttons and 48 points high")
  func alertField() throws {
    let alert = Alert("Rename", message: "A new name", textField: "Name") {
      Button("Save", role: .primary)
    }
    let scene = try scene(alert)
    let field = try #require(scene.nodes.first { $0.component == "TextField" }).frame
    let button = try #require(scene.nodes.first { $0.component == "Button" }).frame
    #expect(field.minX == button.minX && field.maxX == button.maxX)
    #expect(field.height == 48)
    let message = try #require(scene.nodes.first { $0.text == "A new name" }).frame
    #expect(abs(field.minY - message.maxY - 16.33) < 0.34)
    // ios26.yaml, alert.padding_text: 30 from the alert's edge, as the message.
    let placeholder = try #require(scene.nodes.first { $0.text == "Name" })
    let starts = placeholder.items.compactMap { item -> Double? in
      if case .text(let run, _) = item { run.origin.x } else { nil }
    }
    #expect(starts.count == 1 && abs(starts[0] - message.minX) < 0.34)
  }

  @Test("A prominent button of a bar stands on glass, which is plain while it is disabled")
  func disabledProminentItem() throws {
    func fills(_ state: ButtonState) throws -> [String] {
      var button = Button(systemItem: .done)
      button.state = state
      let scene = try scene(NavigationBar("Title", trailingItems: { button }), width: 402)
      let node = try #require(scene.nodes.first { $0.path.hasSuffix("Glass[0]") })
      return node.items.compactMap { item in
        guard case .fill(_, let paint) = item else { return nil }
        return item.material?.name ?? paint.colors.first?.hex
      }
    }
    #expect(try fills(.disabled) == ["barGlass"])
    #expect(try fills(.normal) == ["barGlass", "#0088FFFB"])
  }

  @Test(
    "A fixed space parts two glasses, which are farther apart only where it is wider",
    arguments: [
      ("fixedSpace", 12.0), ("{fixedSpace: 0}", 12), ("{fixedSpace: 20}", 20),
      ("{fixedSpace: 40}", 40),
    ])
  func fixedSpace(space: String, gap: Double) throws {
    for bar in ["NavigationBar: Title\ntrailingItems", "Toolbar:\n  items"] {
      let spec = "\(bar): [{symbol: trash}, \(space), {symbol: tray}]\n"
      let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
      let scene = try scene(document.component, width: 402)
      let buttons = scene.nodes.filter { $0.component == "Button" }.map(\.frame)
        .sorted { $0.minX < $1.minX }
      try #require(buttons.count == 2)
      #expect(abs(buttons[1].minX - buttons[0].maxX - gap) < 0.01, "\(bar): \(buttons)")
    }
  }

  @Test(
    "An open calendar is 320 × 332 points, title, weekdays and weeks where a real one has them",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func calendar(direction: LayoutDirection) throws {
    var picker = DatePicker(
      "Date", selection: .moment(try Moment("2025-08-26")), mode: .date, style: .inline)
    picker.labelsHidden = true
    let scene = try scene(picker, direction: direction)
    #expect(scene.size == Size(width: 320, height: 332))
    func frame(_ part: String) throws -> Rect {
      try #require(scene.nodes.first { $0.path.hasSuffix("/" + part) }).frame
    }
    func start(_ frame: Rect) -> Double {
      direction == .leftToRight ? frame.minX : 320 - frame.maxX
    }
    // A month of six weeks, as in the picture. Read off a recording of a beta at 0.89 pixels a point, which has errors of half a point.
    let (month, weekdays) = try (frame("Month"), frame("Weekdays"))
    #expect(abs(start(month) - 20) < 0.51 && abs(month.midY - 35.3) < 0.51)
    #expect(abs(weekdays.midY - 77.5) < 0.51)
    let (previous, next) = try (frame("PreviousMonth"), frame("NextMonth"))
    #expect(abs(start(next) - start(previous) - 45.6) < 0.51)
    #expect(abs(start(next) + next.width / 2 - 320 + 22.4) < 0.51)
    let first = try #require(scene.nodes.first { $0.text == "1" }).frame
    #expect(abs(first.midY - 105.3) < 1.01)
  }
}
