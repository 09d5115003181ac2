import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Controls in specs")
struct ControlFormTests {
  @Test("Toggles are written as SwiftUI, UIKit and AppKit say them")
  func toggle() throws {
    var expected = Toggle("Wi-Fi", isOn: true, style: .checkbox).state(.pressed)
    expected.systemImage = "wifi"
    expected.controlSize = .small
    for spec in [
      "Toggle: Wi-Fi\nisOn: true\nstyle: checkbox\nstate: pressed\nsymbol: wifi\nsize: small\n",
      "Switch: Wi-Fi\non: yes\ntoggleStyle: checkBox\nstate: highlighted\nicon: wifi\n"
        + "controlSize: small\n",
    ] {
      #expect(try read(spec).component == AnyComponent(expected))
    }
    #expect(
      try read("Toggle: {preferredStyle: sliding, onTintColor: red}\n").component
        == AnyComponent(Toggle(style: .switch).tint(.named("red"))))
  }

  @Test("Segments are texts, maps, or both")
  func segments() throws {
    let expected = SegmentedControl(
      ["Day", Segment("List", systemImage: "list.bullet"), Segment("Off", isEnabled: false)],
      selection: 1)
    let spec = """
      SegmentedControl:
        selection: 1
        segments:
          - Day
          - {symbol: list.bullet, title: List}
          - {title: Off, enabled: false}

      """
    #expect(try read(spec).component == AnyComponent(expected))
    #expect(
      try read("SegmentedControl: [9:41, on, 1e3]\n").component
        == AnyComponent(SegmentedControl(["9:41", "on", "1e3"])))
  }

  // UISlider, UIStepper, NSSlider, NSStepper and NSLevelIndicator.
  @Test(
    "The ends of a range have UIKit's and AppKit's names",
    arguments: [
      "minimumValue: 2\nmaximumValue: 8", "maxValue: 8\nminValue: 2", "range: 2...8",
      "range: 2...3\nmaximumValue: 8",
    ])
  func ends(text: String) throws {
    for name in ["Slider", "Stepper", "Gauge"] {
      let document = try read("\(name): a\nvalue: 5\n\(text)\n")
      let same = try read("\(name): a\nvalue: 5\nrange: [2, 8]\n")
      #expect(document.component == same.component)
    }
    let level = try read("platform: macos\nLevelIndicator: a\nvalue: 5\n\(text)\n").component
    #expect(
      level == (try read("platform: macos\nLevelIndicator: a\nvalue: 5\nrange: 2...8\n").component))
  }

  @Test("Ranges are written in two ways", arguments: ["0...10", "0 ... 10", "[0, 10]", "[0, 1e1]"])
  func range(text: String) throws {
    #expect(
      try read("Stepper: Copies\nvalue: 3\nin: \(text)\n").component
        == AnyComponent(Stepper("Copies", value: 3, in: 0...10)))
  }

  @Test("Links and groups")
  func others() throws {
    let link = Link("Terms", destination: try LinkURL("https://example.com"))
    #expect(
      try read("Link: Terms\nurl: https://example.com\n").component == AnyComponent(link))
    let group = DisclosureGroup("More", isExpanded: true) { Label("Text") }
    #expect(
      try read("DisclosureGroup: More\nexpanded: true\nchildren: [Label: Text]\n").component
        == AnyComponent(group))
  }

  @Test(
    "What is wrong is said where it stands",
    arguments: [
      mistake(
        "Toggle: a\nstyle: chekbox\n", 2, 8, 7, "unknown value 'chekbox' for 'style'",
        "did you mean 'checkbox'?"),
      mistake(
        "Toggle: a\nstate: down\n", 2, 8, 4, "unknown value 'down' for 'state'",
        "use one of: normal, pressed, disabled, focused, hovered; or highlighted"),
      mistake(
        "Toggle: a\nisOn: maybe\n", 2, 7, 5, "'isOn' must be true or false, not 'maybe'", nil),
      mistake(
        "SegmentedControl: [Day, {titel: x}]\n", 1, 26, 5, "unknown key 'titel' of a segment",
        "did you mean 'title'?"),
      mistake(
        "SegmentedControl: [{title: a, label: b}]\n", 1, 31, 5, "'label' is given twice",
        "remove one of them"),
      mistake(
        "SegmentedControl:\n  segments: Day\n", 2, 13, 3,
        "'segments' must be a list of segments, not 'Day'", nil),
      mistake(
        "Stepper: a\nrange: 10...0\n", 2, 8, 6, "'range' ends before it starts",
        "write the smaller number first"),
      mistake(
        "Stepper: a\nrange: 3...3\n", 2, 8, 5, "'range' is empty: it starts and ends at 3",
        "let it end at a larger number"),
      mistake(
        "Stepper: a\nrange: 1\n", 2, 8, 1, "'range' must be a range, [0, 10] or 0...10", nil),
      mistake(
        "Link: a\ndestination: javascript:x\n", 2, 14, 12,
        "a link may not lead to a 'javascript:' URL", nil),
    ])
  func mistakes(mistake: Mistake) {
    let problem = errors(mistake.spec).first
    #expect(errors(mistake.spec).count == 1)
    #expect(problem?.message.hasPrefix(mistake.message) == true, "\(problem?.message ?? "")")
    mistake.expectPlace(of: problem)
  }

  @Test("Numbers that no stepper can have are errors", arguments: ["nan", "inf", "1e300", "x...y"])
  func hostile(text: String) {
    #expect(errors("Stepper: {value: \(text)}\n").count == 1)
    #expect(errors("Stepper: {range: '0...\(text)'}\n").count == 1)
  }

  @Test("The JSON Schema takes segments and ranges")
  func schema() throws {
    let validator = try SchemaValidator.ofSpecs()
    func problems(_ spec: String) throws -> [String] { try validator.problems(in: spec) }
    for spec in [
      "SegmentedControl: [Day, {title: x, symbol: star}]", "Stepper: {range: [0, 1]}",
      "SegmentedControl: {segments: [a, 1]}", "Stepper: {range: 0...1}",
    ] {
      #expect(try problems(spec) == [], "\(spec)")
    }
    #expect(try !problems("SegmentedControl: {segments: [{titel: x}]}").isEmpty)
  }
}
