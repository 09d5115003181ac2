import Foundation
import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("What assistive technology is told by PDF files")
struct PDFTagsTests {
  private func node(
    _ text: String, _ thing: Accessibility?, y: Double, children: [SceneNode] = []
  ) throws -> SceneNode {
    let run = try MaquettePaintingTests.text(text, size: 12, x: 5, y: y)
    return SceneNode(
      path: text, component: "Label", frame: Rect(x: 5, y: y - 10, width: 60, height: 14),
      text: text, accessibility: thing, items: [.text(run, .black)], children: children)
  }

  private func sample() throws -> CheckedScene {
    let link = try node(
      "here", Accessibility(role: .link, label: "here", url: "https://example.org/(a)'b"), y: 60)
    let star = SceneNode(
      path: "Image", component: "Image", frame: .zero,
      accessibility: Accessibility(role: .image, label: "Stern é"),
      items: [fill(rect(0, 0, 5, 5), .red)])
    let combined = try SceneNode(
      path: "Group", component: "LabeledContent", frame: .zero,
      accessibility: Accessibility(role: .staticText, label: "Name", value: "Anna"),
      children: [node("Name", nil, y: 90), node("Anna", nil, y: 105)])
    return try picture(
      100, 130,
      [fill(rect(0, 0, 100, 130), .white)],
      children: [
        node("Title", Accessibility(role: .staticText, label: "Title", headingLevel: 1), y: 15),
        node("Part", Accessibility(role: .staticText, label: "Part", traits: [.header]), y: 30),
        node("Look", Accessibility(role: .staticText, label: "Look"), y: 45, children: [link]),
        star, combined,
        node("gone", Accessibility(role: .staticText, label: "gone", isHidden: true), y: 120),
      ])
  }

  private func told(_ arguments: [String], _ pdf: [UInt8]) throws -> String {
    // pdfinfo writes to its output only; a shell puts that into a file.
    let line = "pdfinfo \(arguments.joined(separator: " ")) input > out.txt 2>&1"
    return String(
      decoding: try Tool.run("sh", ["-c", line], input: pdf, output: "out.txt"), as: UTF8.self)
  }

  @Test(
    "The structure has headings, texts, links and pictures in reading order",
    .enabled(if: Tool.isInstalled("pdfinfo"), "needs poppler-utils"))
  func structure() throws {
    let text = try told(["-struct-text"], PDFPainter().pdf(sample(), scale: 2))
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("Object") }
    #expect(
      lines == [
        "Document", "H1 (block)", "\"Title\"", "H2 (block)", "\"Part\"", "P (block)",
        "Span (inline)", "\"Look\"", "Link (inline)", "\"here\"", "Figure", "\"\"", "P (block)",
        "\"NameAnna\"",
      ])
  }

  @Test(
    "The last word of a line and the first of the next are two words",
    .enabled(if: Tool.isInstalled("pdfinfo"), "needs poppler-utils"), arguments: [true, false])
  func wrapped(endsAtSpace: Bool) throws {
    var label = try node("seven", Accessibility(role: .staticText, label: "six seven"), y: 40)
    var first = try MaquettePaintingTests.text("six", size: 12, x: 30, y: 20)
    first.endsAtSpace = endsAtSpace
    label.items.insert(.text(first, .black), at: 0)
    let told = try told(
      ["-struct-text"], PDFPainter().pdf(picture(100, 50, [], children: [label]), scale: 2))
    #expect(told.contains(endsAtSpace ? "\"six seven\"" : "\"sixseven\""))
  }

  @Test("So are they where the text reads from right to left")
  func wrappedFromTheRight() throws {
    var run = try MaquettePaintingTests.text("cba", size: 12, x: 30, y: 20)
    (run.text, run.isRightToLeft) = ("abc", true)
    let spaced = run.withSpace(7)
    #expect(spaced.text == "abc " && spaced.glyphs.map(\.id) == [7] + run.glyphs.map(\.id))
    #expect(spaced.glyphs[0].position.x < 0 && spaced.clusters.last?.utf8Count == 1)
    #expect(run.withSpace(nil) == run)
  }

  @Test(
    "A space between two fonts is read, though nothing of it is drawn",
    .enabled(if: Tool.isInstalled("pdfinfo"), "needs poppler-utils"))
  func spaceBetweenFonts() throws {
    let items = try [
      text("ab", "Inter-Bold", size: 12, x: 5, y: 20),
      text(" ", size: 12, x: 20, y: 20),
      text("\u{3B5}\u{3BB}", size: 12, x: 23.4, y: 20),
    ]
    let label = SceneNode(
      path: "Label", component: "Label", frame: Rect(x: 5, y: 5, width: 60, height: 20),
      accessibility: Accessibility(role: .staticText, label: "a"),
      items: items.map { .text($0, .black) })
    let told = try told(
      ["-struct-text"], PDFPainter().pdf(picture(100, 50, [], children: [label]), scale: 2))
    #expect(told.contains("\"ab \u{3B5}\u{3BB}\""))
  }

  @Test("Something opaque over the whole page leaves the structure whole")
  func covered() throws {
    let cover = SceneNode(
      path: "Cover", component: "Image", frame: .zero,
      accessibility: Accessibility(role: .image, label: "a"),
      items: [fill(rect(-10, -10, 200, 200), .red), fill(rect(0, 0, 100, 100), .blue)])
    for background in [Color.white, .clear] {
      let scene = try picture(100, 100, background: background, [], children: [cover, cover])
      let pdf = String(decoding: try PDFPainter().pdf(scene, scale: 2), as: UTF8.self)
      #expect(pdf.components(separatedBy: "/S /Figure").count == 5)
    }
  }

  @Test(
    "A link can be followed, and a file says that it is tagged",
    .enabled(if: Tool.isInstalled("pdfinfo"), "needs poppler-utils"))
  func link() throws {
    let pdf = try PDFPainter().pdf(sample(), scale: 2)
    #expect(try told(["-url"], pdf).contains("https://example.org/%28a%29%27b"))
    #expect(try told([], pdf).contains("Tagged:          yes"))
  }

  @Test("The update adds the language, and what is read instead of a picture")
  func update() throws {
    let pdf = String(decoding: try PDFPainter().pdf(sample(), scale: 2), as: UTF8.self)
    #expect(pdf.contains("/Lang (en)"))
    #expect(pdf.contains("/DisplayDocTitle true"))
    #expect(pdf.contains("/S /Figure"))
    // "Stern é" and "Name, Anna" in UTF-16.
    #expect(pdf.contains("/Alt <FEFF0053007400650072006E002000E9>"))
    #expect(pdf.contains("/Alt <FEFF004E0061006D0065002C00200041006E006E0061>"))
    #expect(pdf.components(separatedBy: "/Alt ").count == 3)
    #expect(pdf.hasSuffix("%%EOF\n"))
  }

  @Test(
    "A language that is none is left out, and nothing of it gets into the file",
    arguments: ["", ") /Evil (", "é"])
  func language(language: String) throws {
    var changed = try sample().scene
    changed.language = language
    let pdf = String(
      decoding: try PDFPainter().pdf(CheckedScene(changed), scale: 2), as: UTF8.self)
    #expect(!pdf.contains("/Evil"))
    #expect(pdf.contains("/Lang (") == (language == ") /Evil ("))
  }

  @Test("A file that is not Cairo's is left alone")
  func foreign() {
    for bytes in [
      [], Array("startxref\n0\n".utf8), Array("xref\n0 9\n/Root 1 startxref\n0\n".utf8),
    ] {
      #expect(PDFCatalog.completed(bytes, language: "en", tags: PDFTags()) == bytes)
    }
  }
}
