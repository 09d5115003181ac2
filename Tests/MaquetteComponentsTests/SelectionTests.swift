import MaquetteComponents
import MaquetteCore
import Testing

// SwiftUI chooses by tags, UIKit by numbers, AppKit by titles.
@Suite("What is chosen: by tag, title or number, or nothing")
struct SelectionTests {
  private let sizes: [PickerOption] = ["S", "M", "L"]

  @Test(
    "A picker takes a title or a number, whatever its style",
    arguments: [PickerStyle.menu, .segmented, .wheel, .navigationLink])
  func pickers(style: PickerStyle) throws {
    var picker = Picker("Size", options: sizes, style: style)
    func drawn(_ selection: Selection) throws -> [SceneNode] {
      picker.chosen = selection
      return try draw(picker, width: 320).nodes
    }
    #expect(try drawn("L") == drawn(2))
    #expect(try drawn("S") == drawn(.automatic))
    #expect(try drawn("M") != drawn("L"))
  }

  @Test("Segments, tabs and pop-up buttons take the same")
  func others() throws {
    #expect(
      try draw(SegmentedControl(["Day", "Week"], selection: "Week"))
        == draw(SegmentedControl(["Day", "Week"], selection: 1)))
    #expect(
      try draw(TabBar(["Home", "Saved"], selection: "Saved"), width: 390)
        == draw(TabBar(["Home", "Saved"], selection: 1), width: 390))
    var button = PopUpButton {
      MenuItem("Small"); MenuItem("Large")
    }
    button.chosen = 1
    #expect(try draw(button).node("PopUpButton")?.text == "Large")
  }

  @Test("A number that is a title is a title for a picker, and a number for segments")
  func numbers() {
    let options: [PickerOption] = ["3", "2", "1"]
    var column = PickerColumn(options)
    column.chosen = 1
    #expect(column.selectedIndex == 2)
    column.chosen = 0
    #expect(column.selectedIndex == 0)
    #expect(SegmentedControl(["3", "2", "1"], selection: 1).selection == 1)
    #expect(SegmentedControl(["3", "2", "1"], selection: "1").selection == 2)
    var years = SegmentedControl(["2024", "2025"])
    years.chosen = 2025
    #expect(years.chosen.specText == "2025" && complaints(years).isEmpty)
  }

  @Test("Of equal titles a number or a tag chooses the second")
  func equalTitles() throws {
    var options: [PickerOption] = ["Springfield", "Springfield", "Shelbyville"]
    options[1].tag = "il"
    var column = PickerColumn(options)
    for (selection, index) in [(Selection.name("il"), 1), (1, 1), ("Springfield", 0)] {
      column.chosen = selection
      #expect(column.selectedIndex == index)
    }
    var segments: [Segment] = ["A", "A"]
    segments[1].tag = "second"
    #expect(SegmentedControl(segments, selection: "second").selection == 1)
  }

  @Test(
    "Nothing chosen draws no mark, no value and no thumb",
    arguments: [Selection.nothing, "none", "null"])
  func nothing(selection: Selection) throws {
    var picker = Picker("Size", options: sizes, style: .menu)
    picker.chosen = selection
    #expect(complaints(picker).isEmpty)
    #expect(try draw(picker).nodes.allSatisfy { $0.text != "S" })
    picker.style = .navigationLink
    #expect(try draw(picker, width: 320).nodes.allSatisfy { $0.text != "S" })
    picker.style = .segmented
    let traits = try draw(picker, width: 320).nodes.compactMap { $0.accessibility?.traits }
    #expect(traits.allSatisfy { !$0.contains(.selected) })
    let list = List {
      Picker("Size", options: sizes, style: .inline)
    }
    #expect(complaints(list).isEmpty)
  }

  @Test("A wheel always has something chosen, and says so")
  func wheels() throws {
    var picker = Picker("Size", options: sizes, style: .wheel)
    picker.chosen = .nothing
    #expect(complaints(picker).map(\.id) == [.unusedKey])
    #expect(try draw(picker).node("Wheel[0]")?.accessibility?.value == "S")
  }

  @Test("An option called none is one")
  func called() {
    var column = PickerColumn(["none", "some"])
    column.chosen = "none"
    #expect(column.selectedIndex == 0)
  }

  @Test(
    "What is not there is an error that says what is",
    arguments: [
      (Selection.index(3), "Picker: 'selection' is 3; there is no such option", "0 to 2"),
      ("XL", "Picker: 'XL' is not among the options", "use a title, a tag, 0 to 2, or 'none'"),
      ("m", "Picker: 'm' is not among the options", "did you mean 'M'?"),
    ])
  func missing(selection: Selection, message: String, hint: String) {
    var picker = Picker("Size", options: sizes)
    picker.chosen = selection
    let found = complaints(picker)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.hint?.contains(hint) == true)
  }

  @Test("Columns may be empty, and choose by number")
  func columns() throws {
    var second = PickerColumn(sizes)
    second.chosen = 2
    let scene = try draw(Picker("Size", columns: [PickerColumn(), second]), width: 320)
    #expect(scene.node("Wheel[0]")?.accessibility?.value == "")
    #expect(scene.node("Wheel[1]")?.accessibility?.value == "L")
    let empty = try draw(Picker("Size", columns: [PickerColumn()]), width: 320)
    #expect(empty.node("Wheel[0]")?.text == nil)
  }
}
