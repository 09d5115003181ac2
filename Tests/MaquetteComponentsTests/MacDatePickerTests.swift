import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Date pickers in fields on macOS")
struct MacDatePickerTests {
  private let macos = Environment(platform: .macos)

  private func picker(
    _ moment: String = "2025-03-14T09:41:30", mode: DatePickerMode = .date,
    style: DatePickerStyle = .automatic, title: String = ""
  ) throws -> DatePicker {
    DatePicker(title, selection: .moment(try Moment(moment)), mode: mode, style: style)
  }

  @Test("A field is 22 points high, and as high as AppKit's combo boxes at other sizes")
  func heights() throws {
    // Measured: macos_ui date_picker.dart, 22; violetlib/jnr, combo boxes 22, 19 and 15.
    let heights: [(ControlSize, Double)] = [(.regular, 22), (.small, 19), (.mini, 15)]
    for (size, height) in heights {
      var picker = try picker(style: .field)
      picker.controlSize = size
      #expect(try draw(picker, in: macos).frame("Field")?.height == height, "\(size)")
    }
  }

  @Test("The stepper stands 2 points after the field, before it in RTL")
  func stepper() throws {
    // Measured: NSStepper 13 × 23 (violetlib/jnr). Estimated: the gap.
    let scene = try draw(try picker(), in: macos)
    let field = try #require(scene.frame("Field"))
    let stepper = try #require(scene.frame("Halves"))
    #expect(stepper.size == Size(width: 13, height: 23))
    #expect(stepper.minX == field.maxX + 2)
    let mirrored = try draw(
      try picker(), in: Environment(platform: .macos, direction: .rightToLeft))
    let other = try #require(mirrored.frame("Halves"))
    #expect(other.maxX == mirrored.frame("Field").map { $0.minX - 2 })
    #expect(try draw(try picker(style: .field), in: macos).node("Halves") == nil)
  }

  @Test(
    "Fields show what the mode has",
    arguments: [
      (DatePickerMode.date, "3/14/2025"), (.yearAndMonth, "3/2025"), (.time, "9:41\u{202F}AM"),
      (.dateAndTime, "3/14/2025, 9:41\u{202F}AM"),
    ])
  func modes(mode: DatePickerMode, text: String) throws {
    #expect(try draw(try picker(mode: mode), in: macos).node("Field")?.text == text)
  }

  @Test("Seconds are shown where asked for, minutes in whole steps")
  func seconds() throws {
    var picker = try picker(mode: .time)
    picker.showsSeconds = true
    #expect(try draw(picker, in: macos).node("Field")?.text == "9:41:30\u{202F}AM")
    picker.showsSeconds = false
    picker.minuteInterval = 15
    #expect(try draw(picker, in: macos).node("Field")?.text == "9:30\u{202F}AM")
  }

  @Test("The element that is changed is white on the accent's colour")
  func element() throws {
    var picker = try picker(style: .field)
    picker.selectedElement = .day
    let scene = try draw(picker, in: macos)
    let node = try #require(scene.node("Field"))
    // Measured: macos_ui, #0063E1, 1 point around the digits; NSColor has #0064E1.
    let fill = try #require(
      node.leaves.first { $0.color == Color(hex: "#0064E1") }, "the selection")
    guard case .fill(.roundedRect(let rect, radius: 2, _), _) = fill else {
      Issue.record("no rounded rectangle of radius 2")
      return
    }
    let white = node.leaves.compactMap { item -> (String, Rect)? in
      guard case .text(let run, .white) = item else { return nil }
      let width = run.clusters.reduce(0) { $0 + $1.advance }
      return (run.text, Rect(x: run.origin.x, y: run.origin.y, width: width, height: 0))
    }
    #expect(rect.minY >= node.frame.minY && rect.maxY <= node.frame.maxY)
    // The fake measurer knows no spans; real ones are drawn by themselves.
    #expect(white.allSatisfy { $0.0.contains("14") })
  }

  @Test("A title stands before the field, on one baseline")
  func title() throws {
    let scene = try draw(try picker(title: "Due:"), in: macos)
    let label = try #require(scene.node("Label[0]"))
    let field = try #require(scene.node("Field"))
    let baselines = (try #require(label.baseline), try #require(field.baseline))
    #expect(abs(baselines.0 - baselines.1) <= 0.25, "half a pixel")
    #expect(label.frame.maxX < field.frame.minX)
    #expect(label.accessibility == nil, "the field is told by its title")
  }

  @Test("Assistive technology is told the date in words, and that it can be adjusted")
  func accessibility() throws {
    let scene = try draw(try picker(mode: .dateAndTime, style: .field, title: "Due"), in: macos)
    let told = try #require(scene.node("DateField")?.accessibility)
    #expect(told.label == "Due")
    #expect(told.value == "March 14, 2025, 9:41\u{202F}AM")
    #expect(told.traits == [.adjustable])
    let off = try draw(try picker().disabled(), in: macos)
    #expect(off.node("DateField")?.accessibility?.traits == [.notEnabled, .adjustable])
  }

  @Test("Open, a calendar stands in a popover below the field, or a clock for times")
  func popover() throws {
    let scene = try draw(try picker(style: .compact).isPresented(), in: macos)
    let field = try #require(scene.frame("Field"))
    let popover = try #require(scene.frame("Popover"))
    #expect(popover.minY > field.maxY)
    #expect(scene.frame("Calendar").map { popover.contains($0) } == true)
    #expect(scene.node("Clock") == nil)
    let time = try draw(try picker(mode: .time, style: .compact).isPresented(), in: macos)
    #expect(time.node("Clock") != nil)
    #expect(time.node("Calendar") == nil)
  }

  @Test("What a field cannot show is an error that says what it can")
  func errors() throws {
    var second = try picker()
    second.selectedElement = .second
    #expect(complaints(second, in: macos).map(\.message).first?.contains("has no second") == true)
    #expect(complaints(second, in: macos).first?.hint?.contains("showsSeconds") == true)
    let countdown = complaints(DatePicker("", mode: .countdown), in: macos)
    #expect(countdown.map(\.severity) == [.error])
    #expect(countdown.first?.hint?.contains("dateAndTime") == true)
    var range = try picker()
    range.endDate = try Moment("2025-03-20")
    #expect(complaints(range, in: macos).first?.hint?.contains("graphical") == true)
    var graphical = try picker(style: .graphical)
    graphical.selectedElement = .day
    #expect(complaints(graphical, in: macos).first?.hint?.contains("stepperField") == true)
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
