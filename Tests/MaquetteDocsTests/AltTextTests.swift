import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteDocs

@Suite("The description of a picture")
struct AltTextTests {
  private func text(_ spec: String) throws -> String {
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    let picture = try Renderer().picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    return AltText.text(of: picture.scene)
  }

  @Test("reads what is there in its order: name, value, state, kind")
  func order() throws {
    let spec = """
      VStack:
        - {Label: Sign in, accessibilityTraits: [header]}
        - Label: Read this first.
        - {Button: Continue, state: disabled}
        - {Toggle: Quiet, isOn: true}
      """
    #expect(
      try text(spec)
        == "Sign in, heading. Read this first. Continue, dimmed, button. Quiet, on, switch.")
    #expect(try text("direction: rtl\nHStack: [{Label: A}, {Button: B}]") == "A. B, button.")
  }

  @Test("reads the preview of a context menu before its items, and not what is blurred behind both")
  func contextMenu() throws {
    let spec = """
      device: iPhone 15
      Screen:
        children:
          - List: [Label: One]
          - ContextMenu: {preview: [Label: Photo of a dog, Button: Open], items: [Copy]}
      """
    #expect(try text(spec) == "Photo of a dog. Open, button. Copy, button.")
  }

  @Test("calls the box of a Mac a checkbox, as AppKit does, and its switch a switch")
  func boxes() throws {
    let spec = """
      platform: macos
      VStack:
        - {Toggle: All mail, isMixed: true}
        - {Toggle: Sent, style: switch, isOn: true}
        - {Toggle: Weekly, style: radio, isOn: true}
      """
    #expect(
      try text(spec)
        == "All mail, mixed, checkbox. Sent, on, switch. Weekly, on, selected, radio button.")
  }

  @Test(
    "reads the title and buttons of a bar before what is below it, from the leading side",
    arguments: ["ltr", "rtl"])
  func bars(direction: String) throws {
    let sheet = """
      platform: ios
      direction: \(direction)
      Screen:
        navigationBar: {title: Behind}
        children:
          - Sheet: New Event
            cancellationAction: Cancel
            confirmationAction: Add
            content: [{TextField: Place}]
      """
    #expect(
      try text(sheet) == "Cancel, button. New Event, heading. Add, button. Place, text field.")
    let screen = """
      platform: ios
      direction: \(direction)
      Screen:
        navigationBar: {title: Inbox, leadingItems: [{Button: Edit}], titleDisplayMode: large}
        toolbar: [{Button: Filter}, flexibleSpace, {Button: Compose}]
        children: [{Label: Nothing new}]
      """
    #expect(
      try text(screen)
        == "Edit, button. Inbox, heading. Nothing new. Filter, button. Compose, button.")
  }

  @Test("leaves out what is hidden, and stays short")
  func short() throws {
    #expect(try text("VStack: [{Label: A, accessibilityHidden: true}, {Label: B}]") == "B.")
    let many = "VStack:\n" + (1...60).map { "  - Label: Line \($0)\n" }.joined()
    let reading = try text(many)
    #expect(reading.count < 260)
    #expect(reading.hasSuffix(" more."))
    let long = try text("Label: \(String(repeating: "abc ", count: 60))")
    #expect(long.count <= 81 && long.hasSuffix("…"))
  }

  @Test(
    "leaves out the clock of a screen, in every language, and keeps a watch's title",
    arguments: ["ios", "ipados", "watchos"], ["en_US", "ar_EG", "fi", "zh_CN", "hi_IN"])
  func clock(_ platform: String, _ locale: String) throws {
    let title = platform == "watchos" ? "title: Stay at 9\n  " : ""
    let spec =
      "platform: \(platform)\nlocale: \(locale)\nScreen:\n  \(title)showsStatusBar: true\n"
      + "  children: [{Button: Go}]\n"
    let found = try text(spec)
    #expect(found == (title.isEmpty ? "Go, button." : "Stay at 9. Go, button."))
  }

  @Test("a keyboard is one thing, and a share sheet has no names of symbols and its title once")
  func wholes() throws {
    #expect(
      try text("platform: ios\nScreen:\n  content: [{Label: Name}, Keyboard]\n")
        == "Name. Keyboard.")
    let keyboard = "{Keyboard: , accessibilityHidden: true}"
    let hidden = "platform: ios\nScreen:\n  content: [{Label: Name}, \(keyboard)]\n"
    #expect(try text(hidden) == "Name.")
    let sheet =
      "platform: ios\nScreen:\n  content:\n    - ShareSheet: Report\n"
      + "      apps: [{title: Mail, symbol: envelope}]\n      actions: [{title: Copy, symbol: doc.on.doc}]\n"
    #expect(try text(sheet) == "Report. Close, button. Mail. Copy.")
  }

  @Test("leaves out what a sheet or an alert covers")
  func covered() throws {
    let spec = """
      platform: ios
      Screen:
        children:
          - Button: Behind
          - Alert: Delete this?
            actions: [{Button: Cancel, role: cancel}, {Button: Delete, role: destructive}]
      """
    let found = try text(spec)
    #expect(found.contains("Delete this?") && found.contains("Cancel, button."))
    #expect(!found.contains("Behind"))
  }
}
