import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Keys of buttons that people try first")
struct ButtonKeyTests {
  @Test(
    "A width that leaves the bezel as it is says what makes the button as wide",
    arguments: [
      "style: filled, width: infinity", "style: filled, width: 300", "style: gray, width: 300",
      "style: filled, width: 300, height: 50", "style: filled, width: 300, padding: 4",
    ])
  func width(keys: String) throws {
    let found = try warnings("VStack: [{Button: Continue, \(keys)}]\n")
    let message = "'width' makes the space around the button wider, and not the button"
    #expect(found.map(\.message) == [message])
    #expect(found.first?.hint == "'stretch: true' makes the button itself as wide")
    #expect(found.first?.id == .doubtful)
  }

  @Test(
    "Nothing is said where the button is as wide, where no bezel shows it, or where room is meant",
    arguments: [
      "VStack: [{Button: a, style: filled, width: 300, stretch: true}]\n",
      "VStack: [{Button: a, style: filled, width: 300, stretch: false}]\n",
      "VStack: [{Button: a, style: plain, width: 300}]\n", "VStack: [{Button: a, width: 300}]\n",
      "VStack: [{Button: a, style: filled, width: 10}]\n",
      "VStack: [{Button: a, style: filled, frame: {width: 300}}]\n",
      "VStack: [{Button: a, style: filled, frame: {maxWidth: infinity}}]\n",
      "platform: watchos\nVStack: [{Button: a, width: 100}]\n",
      "VStack: [{Label: a, width: 300}]\n",
    ])
  func rightWidths(spec: String) throws {
    #expect(try warnings(spec).filter { $0.id == .doubtful } == [])
  }

  @Test("'isEnabled' beside 'state' is an error in either order")
  func contradiction() {
    for keys in ["isEnabled: true\nstate: disabled", "state: pressed\nenabled: false"] {
      #expect {
        try warnings("Button: a\n\(keys)\n")
      } throws: { error in
        (error as? DiagnosticError)?.diagnostics.map(\.id) == [.conflictingKeys]
      }
    }
  }

  @Test(
    "The width of a space in a bar is told once when it is wrong",
    arguments: ["{systemItem: fixedSpace, width: -3}", "{fixedSpace: -3}"])
  func space(item: String) {
    #expect {
      try read("Toolbar:\n  items: [a, \(item), b]\n")
    } throws: { error in
      (error as? DiagnosticError)?.diagnostics.map(\.id) == [.outOfRange]
    }
  }

  @Test("'isEnabled' is another way to say that it is disabled, or not")
  func isEnabled() throws {
    func button(_ keys: String) throws -> Button? {
      try read("Button: a\n\(keys)\n").component.base as? Button
    }
    #expect(try button("isEnabled: false")?.state == .disabled)
    #expect(try button("enabled: false")?.state == .disabled)
    #expect(try button("isEnabled: true")?.state == .normal)
    #expect(try button("state: pressed\nisEnabled: true")?.state == .pressed)
  }

  @Test("Where a state says it, the hint depends on the value")
  func stateHints() throws {
    #expect(errors("Toggle: a\nisEnabled: false\n").first?.hint == "write 'state: disabled'")
    #expect(errors("Toggle: a\ndisabled: true\n").first?.hint == "write 'state: disabled'")
    #expect(
      errors("Toggle: a\nisEnabled: true\n").first?.hint
        == "leave 'isEnabled' out; 'state: normal' is the default")
  }

  @Test("What may stand for a column is said")
  func columns() throws {
    let found = errors("LazyVGrid:\n  columns: [{flexible: true}]\n")
    #expect(
      found.first?.message
        == "'flexible' must be a number or a map with minimum and maximum, not 'true'")
    #expect(
      found.first?.hint
        == "write flexible alone, {flexible: 100} or {flexible: {minimum: 100, maximum: 200}}")
  }

  @Test(
    "Keys of a slider that came with version 26 change nothing before",
    arguments: ["ios", "macos"], ["thumbVisibility: hidden", "neutralValue: 0.5"])
  func slider(platform: String, key: String) throws {
    let spec = "platform: \(platform)\nSlider: {value: 0.3, \(key)}\n"
    let name = key.prefix { $0 != ":" }
    #expect(
      try warnings(spec).map(\.message) == [
        "'\(name)' changes nothing: sliders have it since version 26 of the systems"
      ])
    #expect(try warnings("osVersion: 26\n" + spec).isEmpty)
  }

  @Test("A watch's slider has neither, and iOS 26 has ticks")
  func otherSliders() throws {
    let watch = "platform: watchos\nSlider: {value: 0.3, thumbVisibility: hidden}\n"
    #expect(
      try warnings(watch).map(\.message) == [
        "'thumbVisibility' changes nothing: the slider of a watch has minus and plus at its ends"
      ])
    let ticks = "Slider: {value: 0.3, numberOfTickMarks: 3}\n"
    #expect(try warnings(ticks).count == 1)
    #expect(try warnings("osVersion: 26\n" + ticks).isEmpty)
  }
}
