import MaquetteCore
import Testing

@testable import MaquetteDocs

/// The protocol is that of the mdBook guide, "Preprocessors"; mdBook 0.5 renamed `sections`.
@Suite("The preprocessor for mdBook")
struct MdBookTests {
  private func input(_ key: String, in workspace: DocsWorkspace, _ content: String) -> String {
    """
    [{"root":"\(workspace.folder.path)","config":{"book":{"src":"src","title":"B"}},\
    "renderer":"html","mdbook_version":"0.4.40"},{"\(key)":[{"Chapter":{"name":"A",\
    "content":"\(content)","number":[1],"sub_items":[{"Chapter":{"name":"B","content":"Plain",\
    "number":[1,1],"sub_items":[],"path":"g/b.md","source_path":"g/b.md","parent_names":["A"]}}],\
    "path":"g/a.md","source_path":"g/a.md","parent_names":[]}},"Separator",\
    {"PartTitle":"More"},{"Chapter":{"name":"Draft","content":"","number":null,"sub_items":[],\
    "path":null,"source_path":null,"parent_names":[]}}],"__non_exhaustive":null}]
    """
  }

  @Test("puts pictures in the place of fences", arguments: ["sections", "items"])
  func book(_ key: String) throws {
    let workspace = try DocsWorkspace()
    let text = input(
      key, in: workspace, "# Sign in\\n\\n```maquette width=20\\nButton: Go\\n```\\n\\nEnd")
    let result = try workspace.run("mdbook", stdin: text)
    #expect(result.status == 0, "\(result.errors)")
    let before = try JSONValue.reading(Array(text.utf8)).arrayValue?[1]
    var after = try JSONValue.reading(result.output)
    let content = try #require(after[key]?.arrayValue?[0]["Chapter"]?["content"]?.stringValue)
    #expect(content.hasPrefix("# Sign in\n\n<figure class=\"maquette\">\n  <style>"))
    // The page shows the one that goes with its theme, whatever the system's is.
    #expect(content.contains("html:is(.coal,.navy,.ayu) .maquette-light,"))
    for (name, file) in [("light", "sign-in@2x"), ("dark", "sign-in~dark@2x")] {
      let source = Escape.address("images/\(file).png")
      #expect(
        content.contains(
          "<img class=\"maquette-\(name)\" src=\"\(source)\" alt=\"Go, button.\" width=\"20\""))
    }
    #expect(content.hasSuffix("</figure>\n\nEnd"))
    #expect(
      workspace.files == ["src/g/images/sign-in@2x.png", "src/g/images/sign-in~dark@2x.png"])
    // All else is as it was.
    guard case .array(var items)? = after[key] else {
      Issue.record("there are no items")
      return
    }
    items[0]["Chapter"] = before?[key]?.arrayValue?[0]["Chapter"]
    after[key] = .array(items)
    #expect(after == before)
  }

  @Test("answers which renderers it is for by its exit status")
  func supports() throws {
    let workspace = try DocsWorkspace()
    #expect(try workspace.run("mdbook", "supports", "html").status == 0)
    #expect(try workspace.run("mdbook", "supports", "not-supported").status == 1)
    #expect(try workspace.run("mdbook", "suports", "html").status == 64)
  }

  @Test("tells mistakes with the chapter's file, and writes nothing")
  func mistakes() throws {
    let workspace = try DocsWorkspace()
    let text = input("items", in: workspace, "```maquette\\nButon: Go\\n```")
    let result = try workspace.run("mdbook", stdin: text)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.errors.contains("src/g/a.md:2:1: error: unknown component 'Buton'"))
    #expect(workspace.files.isEmpty)
    for text in ["", "[]", "{}", "[{},{}]"] {
      #expect(try workspace.run("mdbook", stdin: text).status == 65)
    }
  }
}
