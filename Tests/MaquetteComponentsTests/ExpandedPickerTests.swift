import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Pickers expanded in a form")
struct ExpandedPickerTests {
  private func texts(_ component: some Component) throws -> [String] {
    var environment = surroundings()
    environment.now = "2025-06-09T10:09:00Z"
    return try draw(List { component }, width: 390, in: environment).nodes
      .filter { $0.path.contains("PickerRow") }.compactMap(\.text)
  }

  @Test(
    "The row above has the value as the locale writes it (CLDR, en_US)",
    arguments: [
      (DatePickerMode.date, "Jun 9, 2025"), (.time, "10:09\u{202F}AM"),
      (.dateAndTime, "Jun 9, 2025 at 10:09\u{202F}AM"), (.yearAndMonth, "June 2025"),
      (.countdown, "1 min"),
    ])
  func value(mode: DatePickerMode, text: String) throws {
    let picker = DatePicker("When", mode: mode, style: .wheels).isPresented()
    #expect(try texts(picker) == ["When", text])
  }

  @Test("The value is in the tint, or in a colour of its own")
  func color() throws {
    let picker = DatePicker("When", style: .wheels).tint(.red).isPresented()
    let scene = try draw(List { picker }, width: 390)
    let colors = scene.nodes.filter { $0.path.contains("PickerRow") }.compactMap(\.style?.color)
    #expect(colors.last == Theme.ios.colors["systemRed"]?[ColorTraits()])
  }

  @Test("The picker stands in a row below it, in the same section")
  func rows() throws {
    func rows(_ component: some Component) throws -> Int {
      try draw(List { component }, width: 390).nodes.filter { $0.component == "Row" }.count
    }
    let options: [PickerOption] = ["A", "B"]
    #expect(try rows(Picker("P", options: options, style: .wheel).isPresented()) == 2)
    #expect(try rows(DatePicker("P", style: .inline).isPresented()) == 2)
    #expect(try rows(DatePicker("P", style: .compact).isPresented()) == 1)
    #expect(try rows(DatePicker("P", style: .inline)) == 1)
  }

  @Test("The row is one button with its value to assistive technology")
  func accessibility() throws {
    let picker = Picker("Fruit", selection: "B", options: ["A", "B"], style: .wheel).isPresented()
    let scene = try draw(List { picker }, width: 390)
    #expect(
      scene.nodes.contains {
        $0.accessibility
          == Accessibility(role: .button, label: "Fruit", value: "B", traits: [.button])
      })
  }
}
