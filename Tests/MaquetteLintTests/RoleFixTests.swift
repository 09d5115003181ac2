import Testing

@testable import MaquetteLint

/// What mending makes of buttons whose roles are missing, or too many.
@Suite struct RoleFixTests {
  @Test(
    "Of several defaults in a Mac's row the last one stays; elsewhere a person decides",
    arguments: [
      ("platform: macos\nHStack:", true), ("platform: macos\nVStack:", false), ("HStack:", false),
    ])
  func defaults(_ head: String, _ mends: Bool) throws {
    let spec = head + "\n  - {Button: Preview, role: primary}\n  - {Button: Print, role: primary}\n"
    #expect(
      try Linting.fixed(spec, .buttonTwoDefaults)
        == (mends ? spec.replacing("Preview, role: primary", with: "Preview") : spec))
    let found = try Linting.report(on: spec, .buttonTwoDefaults).findings
    #expect(found.count == 1)
  }

  @Test("Of the defaults in a Mac's row none stays that destroys something")
  func harmlessDefault() throws {
    let spec =
      "platform: macos\nHStack: [{Button: Save, role: primary}, {Button: Erase, role: primary}]\n"
    #expect(
      try Linting.fixed(spec, .buttonTwoDefaults)
        == spec.replacing("Erase, role: primary", with: "Erase"))
  }

  @Test("A dialog of a Mac without roles gets them")
  func dialogs() throws {
    let spec = """
      platform: macos
      Window: Rename
      frame: {width: 400, height: 160}
      children:
        - HStack: [Spacer, {Button: Cancel}, {Button: Rename}]
      """
    #expect(
      try Linting.fixed(spec, .buttonCancelRole)
        == spec.replacing("Button: Cancel", with: "Button: Cancel, role: cancel"))
    #expect(
      try Linting.fixed(spec, .buttonNoDefault)
        == spec.replacing("Button: Rename", with: "Button: Rename, role: primary"))
  }
}
