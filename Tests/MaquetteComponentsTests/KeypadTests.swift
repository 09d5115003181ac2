import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Times from a keypad, and keys that say nothing")
struct KeypadTests {
  private func picker(
    _ digits: String, _ style: DatePickerStyle = .inline, at time: String = "09:41",
    in locale: String = "en_US"
  ) throws -> DatePicker {
    var picker = DatePicker(
      "Time", selection: .moment(try Moment("2025-03-14T\(time):00Z")), mode: .time, style: style)
    picker.editing = .keypad
    picker.typedDigits = digits
    picker.locale = try LocaleIdentifier(locale)
    return picker
  }

  private func selectedSegment(_ scene: Scene) -> String? {
    scene.nodes.first {
      $0.component == "Segment" && $0.accessibility?.traits.contains(.selected) == true
    }?.text
  }

  @Test(
    "What is typed goes from digit to digit to a time, in the half of the day that it is in",
    arguments: [
      ("9", "0:09", "AM"), ("93", "0:93", "AM"), ("930", "9:30", "AM"), ("134", "1:34", "AM"),
      ("1345", "1:45", "PM"), ("0030", "12:30", "AM"), ("1230", "12:30", "AM"),
    ])
  func twelveHours(digits: String, text: String, half: String) throws {
    let scene = try draw(picker(digits), width: 360)
    #expect(scene.node("Time")?.text == text)
    #expect(selectedSegment(scene) == half)
  }

  @Test("A typed time stays in the chosen half, and one of 24 hours is as typed")
  func halves() throws {
    let evening = try draw(picker("930", at: "21:41"), width: 360)
    #expect(evening.node("Time")?.text == "9:30" && selectedSegment(evening) == "PM")
    #expect(try draw(picker("1345", in: "de"), width: 360).node("Time")?.text == "13:45")
    #expect(try draw(picker("2359", in: "de"), width: 360).node("Time")?.text == "23:59")
  }

  @Test(
    "Wheels, pill and card show the same time",
    arguments: [("930", "9", "30", "AM"), ("1345", "1", "45", "PM")])
  func wheels(digits: String, hour: String, minute: String, half: String) throws {
    func values(_ scene: Scene) -> [String] {
      scene.nodes.filter { $0.component == "Wheel" }.compactMap { $0.accessibility?.value }
    }
    #expect(try values(draw(picker(digits, .wheels), width: 360)) == [hour, minute, half])
    var compact = try picker(digits, .compact)
    compact.isPresented = true
    let scene = try draw(compact, width: 360)
    #expect(values(scene) == [hour, minute, half])
    #expect(scene.node("TimeButton")?.text?.hasPrefix("\(hour):\(minute)") == true)
  }

  @Test(
    "What is not a time and can become none is an error",
    arguments: ["97", "2460", "199", "12345", "1a"])
  func mistakes(digits: String) throws {
    #expect(try complaints(picker(digits)).map(\.severity) == [.error])
  }

  @Test("Minutes lie 30 apart at most, as UIKit's")
  func interval() {
    var picker = DatePicker("Time", mode: .time)
    picker.minuteInterval = 60
    #expect(complaints(picker).contains { $0.message.contains("minuteInterval") })
    picker.minuteInterval = 30
    #expect(complaints(picker).isEmpty)
  }

  @Test("A title stands before wheels where it is asked for, as in SwiftUI")
  func labels() throws {
    var picker = DatePicker("Birthday", style: .wheels)
    #expect(try draw(picker, width: 400).nodes.allSatisfy { $0.text != "Birthday" })
    picker.labelsVisibility = .visible
    let scene = try draw(picker, width: 480)
    let label = try #require(scene.nodes.first { $0.text == "Birthday" })
    let wheel = try #require(scene.node("Wheel[0]"))
    #expect(label.frame.maxX <= wheel.frame.minX)
    #expect(abs(label.frame.midY - wheel.frame.midY) <= 1)
  }

  @Test("tvOS has menus of pickers, and what a missing date picker advises works there")
  func television() throws {
    let environment = Environment(platform: .tvos)
    var picker = Picker("Quality", selection: "High", options: ["Low", "High"], style: .menu)
    #expect(complaints(picker, in: environment).isEmpty)
    #expect(try draw(picker, in: environment).nodes.contains { $0.text == "High" })
    picker.isPresented = true
    #expect(try draw(picker, in: environment).nodes.contains { $0.text == "Low" })
    let hint = complaints(DatePicker("Birthday"), in: environment).first?.hint
    #expect(hint?.contains("columns") == false && hint?.contains("Picker") == true)
  }
}
