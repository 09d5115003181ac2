import Testing

@testable import MaquetteDocs

@Suite("A fence without comments")
struct BareFenceTests {
  @Test("is told of, and adopted on request")
  func adoption() throws {
    let text =
      "# Sign in!\n\n```maquette width=40\nLabel: A\n```\n- ```maquette\n  Label: B\n  ```\n"
    let workspace = try DocsWorkspace()
    let told = rendering(text, in: workspace)
    #expect(told.text == text)
    #expect(told.documents[0].diagnostics.map(\.location?.line) == [3, 6])
    var settings = MarkdownSettings()
    settings.bareFences = .adopt
    settings.style = .plain
    let adopted = rendering(text, settings, in: workspace)
    #expect(
      adopted.text == """
        # Sign in!

        <!-- maquette:begin id=sign-in width=40 -->
        ```maquette
        Label: A
        ```

        ![A.](images/sign-in@2x.png)
        <!-- maquette:end -->
        - <!-- maquette:begin id=sign-in-2 -->
          ```maquette
          Label: B
          ```

          ![B.](images/sign-in-2@2x.png)
          <!-- maquette:end -->

        """)
    #expect(rendering(adopted.text, settings, in: workspace).text == adopted.text)
  }

  @Test("may have options with lists behind its fence, with commas between the options, too")
  func lists() throws {
    var settings = MarkdownSettings()
    settings.bareFences = .adopt
    for (options, comment) in [
      ("id=a variants=light,dark,rtl", "id=a variants=light,dark,rtl"),
      (
        "overlay=callouts,redlines,legend=markdown, id=a",
        "overlay=callouts,redlines legend=markdown id=a"
      ),
      ("id=a,alt='Say \"Hi\", now',width=40", "id=a alt='Say \"Hi\", now' width=40"),
    ] {
      let workspace = try DocsWorkspace()
      let adopted = rendering(
        "```maquette \(options)\nButton: Two\n```\n", settings, in: workspace)
      #expect(!adopted.hasErrors, "\(adopted.documents[0].diagnostics.map(\.message))")
      #expect(adopted.text.hasPrefix("<!-- maquette:begin \(comment) -->\n"))
      #expect(rendering(adopted.text, settings, in: workspace).text == adopted.text)
    }
  }

  /// What adopting a document writes; `nil` when it refuses it, and then nothing is written.
  private func adopted(_ text: String, in workspace: DocsWorkspace) throws -> MarkdownResult? {
    try workspace.write("ui/s.yaml", "Label: a\n")
    var settings = MarkdownSettings()
    settings.bareFences = .adopt
    settings.style = .plain
    let result = rendering(text, settings, in: workspace)
    return result.hasErrors ? nil : result
  }

  @Test(
    "is adopted as a document that the next run takes, and does not change",
    arguments: ["", "# Title\n\n"],
    [
      "```maquette spec=ui/s.yaml\n```\n", "```maquette spec=ui/s.yaml\n\n \t\n```\n",
      "```yaml maquette, spec=ui/s.yaml, width=40\n```\n", "> ```maquette spec=ui/s.yaml\n> ```\n",
      "- ```maquette spec=ui/s.yaml\n  ```\n", "   ~~~maquette spec='ui/s.yaml'\n   ~~~",
      "```maquette spec=ui/s.yaml\r\n```\r\n", "```maquette alt=\nLabel: a\n```\n",
      "```maquette alt=a--\nLabel: a\n```\n", "```maquette source=hide\nLabel: a\n```\n",
      "~~~maquette source=fold alt=\"x`y\"\nLabel: a\n~~~", "```maquette id=x\nLabel: a\n```\n",
    ])
  func adoptedTwice(before: String, fence: String) throws {
    let workspace = try DocsWorkspace()
    let first = try #require(
      try adopted(before + fence + "\nText\n" + fence.replacing("id=x", with: ""), in: workspace))
    #expect(first.text.contains("maquette:begin"))
    var settings = MarkdownSettings()
    settings.style = .plain
    let second = rendering(first.text, settings, in: workspace)
    #expect(second.documents[0].diagnostics.isEmpty, "\(second.documents[0].diagnostics)")
    #expect(second.text == first.text)
  }

  @Test("that names a file is left out, so that the block has one source")
  func namesFile() throws {
    let text = try adopted("```maquette id=x spec=ui/s.yaml\n```\n", in: DocsWorkspace())?.text
    #expect(
      text == """
        <!-- maquette:begin id=x spec=ui/s.yaml -->
        ![a.](images/x@2x.png)
        <!-- maquette:end -->

        """)
  }

  @Test(
    "that the next run would refuse is refused at once",
    arguments: [
      ("spec=ui/s.yaml\nLabel: a", "there is a fence here as well"),
      ("spec=ui/s.yaml source=hide\n", "'source' is for a spec in a fence"),
      ("source=hide\nLabel: a-->b", "'-->' would end the comment that hides the spec"),
      ("alt='a --> b'\nLabel: a", "'-->' would end the comment that the options"),
    ])
  func refused(fence: String, message: String) throws {
    let workspace = try DocsWorkspace()
    try workspace.write("ui/s.yaml", "Label: a\n")
    var settings = MarkdownSettings()
    settings.bareFences = .adopt
    let text = "```maquette \(fence)\n```\n"
    let result = rendering(text, settings, in: workspace)
    #expect(result.hasErrors)
    #expect(result.documents[0].diagnostics.contains { $0.message.contains(message) })
  }
}
