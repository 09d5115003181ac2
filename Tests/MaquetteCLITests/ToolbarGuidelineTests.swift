import Testing

@Suite("Guidelines for toolbars")
struct ToolbarGuidelineTests {
  @Test("A help button in a window's toolbar is a warning that names the guidelines and its place")
  func helpButton() throws {
    let workspace = try Workspace([
      "a.yaml": """
      platform: macos
      width: 480
      Toolbar:
        title: Inbox
        items:
          - HelpButton
          - GradientButton: Add
            symbol: plus
      """
    ])
    let outcome = try workspace.run(["render", "a.yaml", "-o", "a.png"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "a.yaml:6:7: warning: the help button is in a toolbar; the Human Interface Guidelines "
          + "(Buttons, macOS) say to use it within a view"), "\(outcome.errors)")
    #expect(outcome.errors.contains("a.yaml:7:7: warning: the gradient button is in a toolbar"))
    #expect(workspace.files.contains("a.png"))
  }

  @Test("The same button in the view below is none")
  func inView() throws {
    let workspace = try Workspace([
      "a.yaml": """
      platform: macos
      Screen:
        device: Mac 480x320
        toolbar: {title: Inbox, items: [Share]}
        children:
          - HelpButton
      """
    ])
    let outcome = try workspace.run(["render", "a.yaml", "-o", "a.png"])
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("toolbar;"), "\(outcome.errors)")
  }
}
