import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Lists of buttons in specs")
struct ActionListTests {
  private func alert(_ spec: String) throws -> Alert {
    try #require(try read(spec).component.base as? Alert)
  }

  @Test("A button is a component, a title alone, or a map of a button's keys")
  func forms() throws {
    let spec = """
      Alert: Delete?
      buttons:
        - Button: Delete
          role: destructive
        - {title: Cancel, role: cancel}
        - Archive
      """
    let buttons = try alert(spec).buttons.compactMap { $0.base as? Button }
    #expect(buttons.map(\.title) == ["Delete", "Cancel", "Archive"])
    #expect(buttons.map(\.role) == [.destructive, .cancel, .normal])
  }

  @Test("A list after the component is its buttons; one value is one button")
  func short() throws {
    #expect(try alert("Alert:\n  - OK\n").buttons.count == 1)
    #expect(try alert("Alert: a\nbuttons: OK\n").buttons.count == 1)
    let sheet = try read("Sheet: a\ncancellationAction: Cancel\nconfirmationAction: {title: Add}\n")
    let base = try #require(sheet.component.base as? Sheet)
    #expect((base.cancellationAction?.base as? Button)?.title == "Cancel")
    #expect((base.confirmationAction?.base as? Button)?.title == "Add")
  }

  @Test(
    "A sheet's detent is a word, a share of the safe area, or a height",
    arguments: [
      ("medium", Sheet.Detent.medium), ("large", .large), ("0.3", .fraction(0.3)),
      ("{fraction: 0.5}", .fraction(0.5)), ("{height: 120}", .height(120)),
    ])
  func detents(text: String, detent: Sheet.Detent) throws {
    let base = try read("Sheet: a\ndetent: \(text)\ncontent: [Label: b]\n").component.base
    #expect(try #require(base as? Sheet).detent == detent)
  }

  @Test("Aliases name the same components")
  func aliases() throws {
    #expect(try read("ActionSheet: [a]\n").component.base is ConfirmationDialog)
    #expect(try read("UIAlertController: a\n").component.base is Alert)
  }

  @Test(
    "What is no button is an error in its place",
    arguments: [
      ("Alert: a\nbuttons:\n  - Label: b\n", 3, 5, "'buttons' takes buttons, not 'Label'"),
      ("Alert: a\nbuttons:\n  - {title: b, role: danger}\n", 3, 22, "unknown value 'danger'"),
      ("Alert: a\nbuttons:\n  - {titel: b}\n", 3, 6, "'Button' has no key 'titel'"),
      ("Alert: a\nbuttons:\n  - [b]\n", 3, 5, "'buttons' has a list in its list"),
      ("Sheet: a\nconfirmationAction: [b, c]\n", 2, 21, "takes one button, not 2"),
      ("ButtonGroup: [a]\naxis: diagonal\n", 2, 7, "unknown value 'diagonal'"),
      ("Sheet: a\ndetent: small\n", 2, 9, "unknown value 'small'"),
      ("Sheet: a\ndetent: 1.5\n", 2, 9, "it must be a number from 0 to 1"),
      ("Sheet: a\ndetent: {hight: 1}\n", 2, 9, "'detent' is a 'height' or a 'fraction'"),
      ("Sheet: a\ndetent: {height: 20}\n", 2, 18, "it must be a number from 44 to 1000000"),
      ("Sheet: a\ndetent: [1]\n", 2, 9, "'detent' must be medium | large, or number from 0 to 1"),
    ])
  func mistakes(spec: String, line: Int, column: Int, message: String) throws {
    let found = errors(spec)
    #expect(found.count == 1)
    let first = try #require(found.first)
    #expect(first.location == SourceLocation(line: line, column: column))
    #expect(first.message.contains(message), "\(first.message)")
  }

  @Test(
    "A detent that is almost a word has the word in its hint, another all that it may be",
    arguments: [("larg", "did you mean 'large'?"), ("mediun", "did you mean 'medium'?")])
  func detentHint(text: String, hint: String) {
    #expect(errors("Sheet: a\ndetent: \(text)\n").map(\.hint) == [hint])
    let other = errors("Sheet: a\ndetent: xyzzyx\n").compactMap(\.hint)
    #expect(other.count == 1 && other.allSatisfy { $0.hasPrefix("use medium | large, or number") })
  }
}
