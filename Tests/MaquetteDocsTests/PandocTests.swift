import BuiltProgram
import Foundation
import MaquetteCore
import Testing
import ThreadClock

@testable import MaquetteDocs

@Suite("The filter for pandoc")
struct PandocTests {
  private func ast(_ api: String, _ attributes: String, _ text: String = "Button: Go") -> [UInt8] {
    Array(
      """
      {"pandoc-api-version":[\(api)],"meta":{"x":{"t":"MetaBool","c":true}},"blocks":[
      {"t":"BlockQuote","c":[{"t":"CodeBlock","c":[["go",["maquette"],[\(attributes)]],"\(text)"]}]},
      {"t":"Table","c":[0.1,0.25,3,null]},{"t":"HorizontalRule"}]}
      """.utf8)
  }

  private func outcome(_ format: String, _ api: String, _ attributes: String) throws -> JSONValue {
    let result = try PandocFilter(format: format).outcome(for: ast(api, attributes))
    let value = try JSONValue.reading(result.json)
    #expect(value["pandoc-api-version"]?.arrayValue?.count == api.split(separator: ",").count)
    #expect(value["blocks"]?.arrayValue?.last?["t"]?.stringValue == "HorizontalRule")
    #expect(
      value["blocks"]?.arrayValue?[1]["c"]?.arrayValue == [
        .number(0.1), .number(0.25), .integer(3), .null,
      ])
    #expect(value["meta"]?["x"]?["c"] == .bool(true))
    return try #require(value["blocks"]?.arrayValue?.first?["c"]?.arrayValue?.first)
  }

  @Test("makes a paragraph, or with a caption what the version of the AST calls a figure")
  func figures() throws {
    let caption = "[\"caption\",\"A b\"],[\"width\",\"40\"]"
    let old = try outcome("odt", "1,22,1", caption)
    #expect(old["t"]?.stringValue == "Para")
    let image = try #require(old["c"]?.arrayValue?.first?["c"]?.arrayValue)
    #expect(image[2] == .array([.string("maquette-images/go@2x.png"), .string("fig:")]))
    #expect(image[1] == .inlines("A b"))
    let new = try outcome("docx", "1,23,1", caption)
    #expect(new["t"]?.stringValue == "Figure")
    #expect(new["c"]?.arrayValue?[0].arrayValue?[0].stringValue == "go")
    let inner = try #require(
      new["c"]?.arrayValue?[2].arrayValue?[0]["c"]?.arrayValue?[0]["c"]?.arrayValue)
    #expect(
      inner[0].arrayValue?[2]
        == .array([
          .array([.string("width"), .string("40px")]),
          .array([.string("alt"), .string("Go, button.")]),
        ]))
    #expect(try outcome("docx", "1,23,1", "")["t"]?.stringValue == "Para")
  }

  @Test(
    "takes the format that the target shows",
    arguments: [
      ("latex", ["go.pdf"]), ("beamer", ["go.pdf"]), ("docx", ["go@2x.png"]),
      ("epub3", ["go@2x.png"]), ("html5+smart", ["go@2x.png", "go~dark@2x.png"]),
      ("gfm-raw_html", ["go@2x.png"]),
    ])
  func formats(_ format: String, _ names: [String]) throws {
    let files = try PandocFilter(format: format).outcome(for: ast("1,22", "")).files
    #expect(files.map(\.path) == names.map { "maquette-images/" + $0 })
  }

  @Test("tells what is wrong with the block's place, when pandoc tells it")
  func mistakes() throws {
    func errors(_ attributes: String, _ text: String) -> [String] {
      do {
        _ = try PandocFilter(format: "html").outcome(for: ast("1,22", attributes, text))
        return []
      } catch {
        return "\(error)".split(separator: "\n").map(String.init)
      }
    }
    #expect(errors("", "Buton: x")[0].hasPrefix("block 'go':1:1: error: unknown component 'Buton'"))
    #expect(errors("[\"data-pos\",\"a.md@5:1-9:4\"]", "Buton: x")[0].hasPrefix("a.md:6:1: error"))
    #expect(errors("[\"wdth\",\"3\"]", "Label: x")[0].contains("did you mean 'width'?"))
    #expect(errors("[\"format\",\"pdf\"]", "Label: x")[0].contains("shows no PDF"))
    for input in ["", "{}", "[1]", "{\"blocks\":[]}"] {
      #expect(throws: (any Error).self) {
        try PandocFilter(format: "html").outcome(for: Array(input.utf8))
      }
    }
  }

  @Test("tells what is wrong in a file at its place in that file")
  func mistakesInFiles() throws {
    let json = String(
      decoding: ast("1,22", "[\"spec\",\"s/../s/al.yaml\"],[\"variants\",\"light\"]", ""),
      as: UTF8.self)
    let workspace = try DocsWorkspace(["s/al.yaml": "device: iPhone 15\nview:\n  Alert: Delete?\n"])
    let told = try workspace.run("pandoc", "html", stdin: json)
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.errors.contains("s/al.yaml:3:3: warning: the alert has no"), "\(told.errors)")
    #expect(!told.errors.contains("s/../"), "\(told.errors)")
    try workspace.write("s/al.yaml", "Buton: x\n")
    let wrong = try workspace.run("pandoc", "html", stdin: json).errors
    #expect(wrong.hasPrefix("s/al.yaml:1:1: error: unknown component"), "\(wrong)")
  }

  @Test("refuses thousands of attributes at once, and more pictures than a document may have")
  func tooMuch() throws {
    func problems(_ json: [UInt8]) -> [String] {
      do {
        _ = try PandocFilter(format: "html").outcome(for: json)
        return []
      } catch {
        return (error as? DiagnosticError)?.diagnostics.map(\.message) ?? ["\(error)"]
      }
    }
    let many = (0..<100_000).map { "[\"k\($0)\",\"v\"]" }.joined(separator: ",")
    let time = ThreadClock().measure {
      #expect(problems(ast("1,22", many)) == ["the options have more than 16384 bytes"])
    }
    #expect(time < .seconds(20), "\(time)")
    let block = "{\"t\":\"CodeBlock\",\"c\":[[\"\",[\"maquette\"],[]],\"Spacer:\"]}"
    let blocks = Array(repeating: block, count: 3_001).joined(separator: ",")
    let found = problems(
      Array("{\"pandoc-api-version\":[1,22],\"meta\":{},\"blocks\":[\(blocks)]}".utf8))
    #expect(found == ["the document has more than 3000 pictures"])
  }

  @Test("says what is wrong with what is no JSON, and where")
  func notJSON() {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    for (input, words) in [
      (
        "[1,",
        "stdin:1:4: error: standard input is not JSON of pandoc: the '[' of line 1, column 1 is not "
          + "closed"
      ),
      (deep, "nested more than 512 levels deep"), ("\"\\ud800\"", "surrogate"),
    ] {
      do {
        _ = try PandocFilter(format: "html").outcome(for: Array(input.utf8))
        Issue.record("it is taken: \(input.prefix(20))")
      } catch {
        #expect("\(error)".contains(words), "\(error)")
      }
    }
  }

  @Test("is run by pandoc", .enabled(if: DocsTool.isInstalled("pandoc"), "needs pandoc"))
  func pandoc() throws {
    let text = """
      ---
      maquette-folder: "my pictures"
      ---

      ```{.maquette #größe caption="The first"}
      Button: Go
      ```

      """
    let workspace = try DocsWorkspace(["in.md": text])
    try FileManager.default.createSymbolicLink(
      at: workspace.url("maquette-pandoc"), withDestinationURL: BuiltProgram.url)
    func pandoc(_ arguments: String...) throws -> String {
      let result = try workspace.run(
        "pandoc", ["--filter", "./maquette-pandoc", "in.md"] + arguments)
      #expect(result.status == 0, "\(result.errors)")
      return result.text
    }
    let html = try pandoc("-t", "html")
    #expect(html.contains("srcset=\"my%20pictures/gr%C3%B6%C3%9Fe~dark@2x.png\""))
    #expect(html.contains("<figcaption>The first</figcaption>"))
    let latex = try pandoc("-t", "latex")
    #expect(latex.contains("]{my pictures/größe.pdf}"), "\(latex)")
    #expect(try workspace.bytes("my pictures/größe.pdf").starts(with: "%PDF".utf8))
    for format in ["docx", "epub"] {
      _ = try pandoc("-o", "out.\(format)")
      let list = try workspace.run("python3", ["-m", "zipfile", "-l", "out.\(format)"]).text
      #expect(list.contains("media/"), "\(list)")
    }
    try workspace.write("in.md", text.replacing("Button", with: "Buton"))
    let bad = try workspace.run("pandoc", ["--filter", "./maquette-pandoc", "in.md"])
    #expect(bad.status != 0 && bad.errors.contains("block 'größe':1:1: error"))
  }
}
