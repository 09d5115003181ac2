import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Names that a spec gives to controls of several parts")
struct ControlNameTests {
  private func things(_ component: some Component, on platform: Platform) throws -> [Accessibility]
  {
    try draw(component, width: 300, in: Environment(platform: platform)).nodes
      .compactMap(\.accessibility)
  }

  @Test("A number field without a title has the name, and so has its stepper")
  func number() throws {
    for platform in Platform.allCases {
      let field = NumberField("", value: 2).accessibilityLabel("Copies")
      let found = try things(field, on: platform)
      let hasStepper = ![.tvos, .watchos].contains(platform)
      #expect(found.map(\.label) == Array(repeating: "Copies", count: hasStepper ? 2 : 1))
      #expect(found.first?.role == .textField && found.first?.value == "2")
      #expect(!found.contains { $0.role == .group })
    }
  }

  @Test("A title that is seen stays; hints, values and identifiers are the field's alone")
  func parts() throws {
    let patch = AccessibilityPatch(
      label: "Number of copies", hint: "Up to 99", identifier: "copies")
    let found = try things(NumberField("Copies", value: 2).accessibility(patch), on: .macos)
    #expect(found.map(\.label) == ["Copies", "Number of copies", "Number of copies"])
    #expect(found.map(\.hint) == [nil, "Up to 99", nil])
    #expect(found.map(\.identifier) == [nil, "copies", nil])
  }

  @Test("Fields with titles, pickers and searches are named, and not a group around them")
  func controls() throws {
    var titled = TextField("Name", prompt: "Full name")
    titled.text = "Ada"
    let search = SearchField("Search", text: "a").with { $0.showsCancelButton = true }
    var combo = ComboBox("Size", items: ["9", "12"])
    combo.placeholder = "Points"
    let components: [(AnyComponent, Platform, Accessibility.Role)] = [
      (AnyComponent(titled), .ios, .textField), (AnyComponent(search), .ios, .textField),
      (AnyComponent(combo), .macos, .textField),
      (AnyComponent(Picker("Colour", options: ["Red", "Blue"])), .ios, .button),
    ]
    for (component, platform, role) in components {
      let found = try things(component.accessibilityLabel("Own"), on: platform)
      #expect(found.filter { $0.label == "Own" }.map(\.role) == [role], "\(found)")
    }
  }

  @Test("A compact date picker's group and each of its buttons have the name")
  func compactDates() throws {
    for (mode, count) in [(DatePickerMode.date, 1), (.dateAndTime, 2)] {
      let picker = DatePicker("Day", mode: mode)
      let patch = AccessibilityPatch(label: "Own", hint: "Choose", identifier: "day")
      let found = try things(picker.accessibility(patch), on: .ios)
      let rest = Array(repeating: nil as String?, count: count)
      #expect(found.map(\.role) == [.group] + Array(repeating: .button, count: count))
      #expect(found.map(\.label) == Array(repeating: "Own", count: count + 1))
      #expect(found.map(\.hint) == ["Choose"] + rest)
      #expect(found.map(\.identifier) == ["day"] + rest)
    }
  }

  @Test("Columns and containers keep the names of what is in them")
  func groups() throws {
    let dates = try things(DatePicker("Day").accessibilityLabel("Own"), on: .watchos)
    #expect(dates.first == Accessibility(role: .group, label: "Own"))
    let stack = try things(HStack { Button("a") }.accessibilityLabel("Own"), on: .ios)
    #expect(stack.map(\.label) == ["Own", "a"])
  }
}
