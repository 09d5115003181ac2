import Maquette
import MaquetteComponents
import MaquetteCore
import MaquettePainting
import Testing

/// Letters of SVG are outlines; what is found and selected is text over them that cannot be seen.
@Suite("Text of SVG and PDF that can be found")
struct SVGTextTests {
  private func svg(
    _ component: some Component, width: Double? = nil, hasText: Bool = true
  ) throws -> String {
    let renderer = Renderer()
    var picture = try renderer.picture(of: component, on: Canvas(width: width))
    picture.hasText = hasText
    return String(decoding: try renderer.bytes(of: picture, format: .svg), as: UTF8.self)
  }

  /// The `text` elements of a document, with what is around each.
  private func texts(_ svg: String) -> [(before: String, element: String, text: String)] {
    let parts = svg.components(separatedBy: "<text")
    return zip(parts, parts.dropFirst()).map { before, part in
      let element = part.components(separatedBy: "</text>")[0]
      let text = element.components(separatedBy: ">").dropFirst().joined(separator: ">")
      return (String(before.suffix(60)), element, text)
    }
  }

  @Test(
    "Every picture has its text, in any script",
    arguments: ["Save changes", "تم الحفظ", "設定を変更", "Сохранить", "नमस्ते", "👍🏽"])
  func scripts(text: String) throws {
    let found = try texts(svg(VStack { Label(text) }))
    #expect(found.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(found.allSatisfy { $0.element.contains(" font-size=") })
    #expect(try texts(svg(Label(text), hasText: false)).isEmpty)
  }

  @Test("It is the same where the picture is light and dark in one")
  func adaptive() throws {
    let renderer = Renderer()
    var picture = try renderer.picture(of: Label("Both"))
    func adaptive() throws -> String {
      String(
        decoding: try renderer.adaptiveSVG(light: picture, dark: picture), as: UTF8.self)
    }
    #expect(try texts(adaptive()).map(\.text) == ["Both"])
    picture.hasText = false
    #expect(try !adaptive().contains("<text"))
  }

  @Test("Letters of a link lead where it does; those beside and above it can be selected")
  func links() throws {
    let text = try AttributedText(
      markup:
        "Read the whole of our [terms of use and conditions](https://a.b/terms) before going on"
    )
    let found = try texts(svg(Label(text, numberOfLines: 0), width: 150))
    #expect(found.count > 4)
    for (before, element, text) in found {
      #expect(!element.contains("pointer-events"))
      let isLink = before.hasSuffix("<a href=\"https://a.b/terms\" tabindex=\"-1\">")
      #expect(isLink == "terms of use and conditions".contains(text), "\(text)")
    }
    let alone = try texts(svg(Link("Help", destination: LinkURL("https://a.b"))))
    #expect(alone.map(\.text) == ["Help"])
    #expect(alone.first?.before.hasSuffix("tabindex=\"-1\">") == true)
  }

  @Test("Text with a shadow is there once")
  func shadow() throws {
    let label = Label("Shadowed").with(\.shadowColor, .primary)
    #expect(try texts(svg(label)).map(\.text) == ["Shadowed"])
    let pdf = try Renderer().bytes(of: label, format: .pdf)
    let text = String(
      decoding: try ExternalTool.run("pdftotext", ["-", "-"], input: pdf), as: UTF8.self)
    #expect(text.components(separatedBy: "Shadowed").count == 2)
  }

  @Test("Emoji are in the text of a PDF, between the words around them")
  func emoji() throws {
    let pdf = try Renderer().bytes(of: Label("Well done 👍🏽 and 👨‍👩‍👧 too"), format: .pdf)
    let text = String(
      decoding: try ExternalTool.run("pdftotext", ["-", "-"], input: pdf), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "Well done 👍🏽 and 👨‍👩‍👧 too")
  }

  @Test("An emoji that stands on a page many times is in its PDF once")
  func manyEmoji() throws {
    func size(_ count: Int) throws -> Int {
      let text = Array(repeating: "👍🏽", count: count).joined(separator: " ")
      return try Renderer().bytes(of: Label(text), format: .pdf, on: Canvas(width: 900)).count
    }
    let (one, many) = try (size(1), size(20))
    #expect(many - one < 20 * 600, "\(one), \(many)")
  }

  @Test("A picture with text can be a picture in another one")
  func image() throws {
    let bytes = Array(try svg(Label("Inside")).utf8)
    let data = try ImageData(bytes, name: "inside.svg")
    #expect(try !Renderer().bytes(of: Image(data)).isEmpty)
  }
}
