import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Selections in specs")
struct SelectionFormTests {
  private func chosen(_ spec: String) throws -> Selection? {
    let component = try read(spec).component.base
    return (component as? Picker)?.chosen ?? (component as? SegmentedControl)?.chosen
      ?? (component as? TabBar)?.chosen ?? (component as? PopUpButton)?.chosen
      ?? (component as? PathControl)?.chosen
  }

  @Test(
    "Every component takes a title, a number and none",
    arguments: [
      "Picker: {options: [Day, Week]", "SegmentedControl: {segments: [Day, Week]",
      "TabBar: {items: [Day, Week]", "PopUpButton: {items: [Day, Week]",
      "PathControl: {items: [Day, Week]",
    ])
  func forms(start: String) throws {
    #expect(try chosen(start + ", selection: Week}\n") == .name("Week"))
    #expect(try chosen(start + ", selection: 1}\n") == .index(1))
    #expect(try chosen(start + ", selection: \"1\"}\n") == .name("1"))
    #expect(try chosen(start + ", selection: -1}\n") == .nothing)
    #expect(try chosen(start + ", selection: none}\n") == .name("none"))
  }

  @Test("Other frameworks' names for it")
  func names() throws {
    #expect(try chosen("SegmentedControl: {segments: [A, B], selectedSegmentIndex: 1}\n") == 1)
    #expect(try chosen("TabBar: {items: [A, B], selectedItem: B}\n") == "B")
    #expect(try chosen("PopUpButton: {items: [A, B], indexOfSelectedItem: 1}\n") == 1)
    #expect(try chosen("PopUpButton: B\nitems: [A, B]\n") == "B")
  }

  @Test("Options, segments, tabs, items and steps have tags")
  func tags() throws {
    for (component, key) in [
      ("Picker", "options"), ("SegmentedControl", "segments"), ("TabBar", "items"),
      ("PopUpButton", "items"), ("PathControl", "items"),
    ] {
      let spec = "\(component): {\(key): [{title: A, tag: x}, {title: A, tag: y}], selection: y}\n"
      #expect(errors(spec).isEmpty, "\(component)")
    }
  }
}
