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
}
