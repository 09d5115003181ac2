import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Popovers and input views in specs")
struct PickerContextFormTests {
  @Test("A popover has an anchor and contents, each a component or a list of them")
  func popover() throws {
    var expected = Popover(arrowEdge: .leading, alignment: .trailing) {
      Button("Info")
    } content: {
      Label("One")
      Label("Two")
    }
    expected.attachmentAnchor = .top
    let spec = """
      Popover:
        arrowEdge: leading
        alignment: trailing
        attachmentEdge: top
        anchor: {Button: Info}
        content: [Label: One, Label: Two]

      """
    #expect(try read(spec).component == AnyComponent(expected))
  }

  @Test("A bar's items are titles, maps of a button's keys, components and flexibleSpace")
  func accessory() throws {
    let expected = Screen { Label("Above") }
      .inputView { DatePicker("Starts", style: .wheels) }
      .inputAccessoryView {
        Button("Cancel")
        Spacer()
        Label("Starts")
        Spacer()
        Button("Done", role: .primary)
      }
    let spec = """
      Screen:
        inputView: {DatePicker: Starts, style: wheels}
        inputAccessoryView:
          - Cancel
          - flexibleSpace
          - Label: Starts
          - Spacer
          - {title: Done, role: primary}
        children: [Label: Above]

      """
    #expect(try read(spec).component == AnyComponent(expected))
  }

  @Test("A watch's column says that the crown turns it")
  func column() throws {
    var second = PickerColumn(["Red", "Green"])
    second.isFocused = true
    let expected = Picker("Shirt", columns: [PickerColumn(["S", "M"]), second]).pickerStyle(.wheel)
    let spec = """
      Picker: Shirt
      style: wheel
      columns:
        - [S, M]
        - {options: [Red, Green], isFocused: true}

      """
    #expect(try read(spec).component == AnyComponent(expected))
  }
}
