import Maquette
import MaquetteSpec
import Testing

@Suite("SwiftUI source of sheets and bars")
struct SwiftUIPresentedTests {
  @Test(
    "A sheet's height and what lies behind it have SwiftUI's words",
    arguments: [("0.3", ".fraction(0.3)"), ("{height: 120}", ".height(120)")])
  func detents(detent: String, word: String) throws {
    let source = try SwiftUISamples.export(
      """
      Screen:
        children:
          - Sheet: Options
            detent: \(detent)
            backgroundInteraction: enabled
            content: [{Label: Inside}]
      """
    ).source
    #expect(source.contains(".presentationDetents([\(word)])"))
    #expect(source.contains(".presentationBackgroundInteraction(.enabled)"))
  }

  @Test("An item of a bar that has no glass is a toolbar item of its own")
  func background() throws {
    let source = try SwiftUISamples.export(
      """
      Screen:
        toolbar:
          - {systemItem: trash}
          - {systemItem: compose}
          - {Image: star, sharedBackgroundVisibility: hidden}
        children: [{Label: Nothing new}]
      """
    ).source
    let lines = SwiftUISamples.lines(of: source)
    #expect(lines.contains("ToolbarItemGroup(placement: .bottomBar) {"))
    #expect(lines.contains("ToolbarItem(placement: .bottomBar) {"))
    #expect(lines.filter { $0 == ".sharedBackgroundVisibility(.hidden)" }.count == 1)
  }

  @Test("A dialog with an anchor is presented by that")
  func anchor() throws {
    let source = try SwiftUISamples.export(
      """
      Screen:
        children:
          - ConfirmationDialog: Delete this draft?
            anchor: [{Button: Delete}]
            isPresented: false
            buttons: [{title: Delete Draft, role: destructive}]
      """
    ).source
    let lines = SwiftUISamples.lines(of: source)
    let button = try #require(lines.firstIndex { $0.hasPrefix("Button(\"Delete\")") })
    let dialog = try #require(lines.firstIndex { $0.hasPrefix(".confirmationDialog(") })
    #expect(button < dialog && lines[dialog].contains("isPresented: .constant(false)"))
    #expect(!source.contains("Color.clear"))
  }

  @Test(
    "The check box of a Mac's alert is SwiftUI's toggle, with a title of its own or without",
    arguments: ["Alert", "ConfirmationDialog"])
  func suppression(component: String) throws {
    func toggles(_ keys: String) throws -> [String] {
      let source = try SwiftUISamples.export(
        "platform: macos\n\(component): Delete it?\nbuttons: [Delete]\n\(keys)"
      ).source
      return SwiftUISamples.lines(of: source).filter { $0.contains("Suppression") }
    }
    #expect(
      try toggles("showsSuppressionButton: true\n")
        == [".dialogSuppressionToggle(isSuppressed: .constant(false))"])
    #expect(
      try toggles("showsSuppressionButton: true\nsuppressionTitle: Stop it\nisSuppressed: true\n")
        == [".dialogSuppressionToggle(\"Stop it\", isSuppressed: .constant(true))"])
    #expect(try toggles("") == [])
  }

  @Test("An open search of a bar is presented, with what people typed")
  func search() throws {
    let source = try SwiftUISamples.export(
      """
      Screen:
        navigationBar: {title: Mail, searchPrompt: Search, searchText: Ada, isSearchPresented: true}
        children: [{Label: Nothing new}]
      """
    ).source
    #expect(
      source.contains(
        ".searchable(text: .constant(\"Ada\"), isPresented: .constant(true), "
          + "prompt: Text(verbatim: \"Search\"))"))
  }
}
