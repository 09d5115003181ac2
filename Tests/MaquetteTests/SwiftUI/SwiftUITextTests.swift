import Foundation
import Maquette
import MaquetteCore
import Testing

@Suite("Translated texts and flags in SwiftUI source")
struct SwiftUITextTests {
  private func source(
    _ spec: String, strings: String = "\"Team\" = \"Mannschaft\";\n\"Hi\" = \"Hallo\";\n",
    beside files: [String: String] = [:]
  ) throws -> String {
    var source = ""
    try InTemporaryFolder.run { folder in
      for (name, text) in files.merging(["de.strings": strings], uniquingKeysWith: { $1 }) {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      source = try SwiftUIExport(
        Array(spec.utf8), file: folder.path + "/spec.yaml", folder: folder.path + "/"
      ).source
    }
    return source
  }

  @Test("A text that the spec translates is a key, in every language", arguments: ["en", "de"])
  func key(locale: String) throws {
    let text = try source(
      """
      strings: {de: de.strings}
      locale: \(locale)
      VStack: [{Label: Team}, {Label: Ada}, {Button: Hi}]
      """)
    #expect(text.contains("    Text(\"Team\")\n"))
    #expect(text.contains("    Text(verbatim: \"Ada\")\n"))
    #expect(text.contains("    Button(\"Hi\") {}\n"))
    let plain = try source("VStack: [{Label: Team}, {Label: Ada}]")
    #expect(plain.contains("    Text(verbatim: \"Team\")\n"))
  }

  @Test(
    "A spec on a board has its keys, too, and those that it has alone", arguments: ["en", "de"])
  func board(locale: String) throws {
    let translated = """
      strings: {de: de.strings}
      locale: \(locale)
      definitions:
        Cell: {parameters: [title], VStack: [{Button: "${title}"}]}
      VStack: [{Label: Team}, {Label: Ada}, {Cell: Hi}, {Cell: Team}]
      """
    let text = try source(
      "Board: [{Artboard: One, spec: one.yaml}, {Artboard: Two, spec: two.yaml}]\n",
      beside: ["one.yaml": translated, "two.yaml": "VStack: [{Label: Hi}, {Label: Ada}]\n"])
    let lines = SwiftUISamples.lines(of: text)
    #expect(lines.contains("Text(\"Team\")") && lines.contains("Text(verbatim: \"Ada\")"))
    #expect(lines.contains("var title: LocalizedStringKey"))
    #expect(lines.contains("Cell(title: \"Hi\")"))
    // Another one that translates nothing says what it says.
    #expect(lines.contains("Text(verbatim: \"Hi\")"))
    #expect(!text.contains("Mannschaft") && !text.contains("Hallo"))
  }

  @Test("A text that would be read as markup is translated first")
  func marks() throws {
    let text = try source(
      "strings: {de: de.strings}\nVStack: [{Label: a *b*}, {Button: 50%}, {Label: c *d*}]\n",
      strings: "\"a *b*\" = \"x\";\n\"50%\" = \"y\";\n")
    #expect(text.contains("Text(verbatim: String(localized: \"a *b*\"))"))
    #expect(text.contains("Button(String(localized: \"50%\")) {}"))
    #expect(text.contains("Text(verbatim: \"c *d*\")"))
  }

  @Test("A parameter whose texts are translated is a key")
  func property() throws {
    let text = try source(
      """
      strings: {de: de.strings}
      definitions:
        Cell: {parameters: [title, name], VStack: [{Button: "${title}"}, {Label: "${name}"}]}
        Entry: {parameters: [text, sub?], VStack: [{Label: "${text}"}, {Label: "${sub}"}]}
      VStack:
        - {Cell: Team, name: Ada}
        - {Cell: Hi, name: Grace}
        - {Entry: Hi, sub: Team}
        - {Entry: Team}
      """)
    #expect(
      text.contains("struct Cell: View {\n  var title: LocalizedStringKey\n  var name: String\n"))
    #expect(text.contains("      Button(title) {}\n      Text(verbatim: name)\n"))
    #expect(text.contains("    Cell(title: \"Team\", name: \"Ada\")\n"))
    #expect(text.contains("  var text: LocalizedStringKey\n  var sub: LocalizedStringKey?\n"))
    #expect(text.contains("      Text(text)\n"))
    #expect(text.contains("        Text(sub)\n"))
    #expect(text.contains("    Entry(text: \"Hi\", sub: \"Team\")\n    Entry(text: \"Team\")\n"))
  }

  @Test("A flag that no use of a view gives is a property, unless it may stand for itself")
  func flag() throws {
    let row = """
      definitions:
        R:
          parameters: [name, role?, {online: false}, content?]
          HStack:
            children:
              - {Label: "${name}"}
              - {Label: "${role}"}
              - {Toggle: "", isOn: "${online}"}
              - ${content}

      """
    let text = try source(
      row + """
        VStack:
          - {R: Team, online: true, content: {Button: x}}
          - {R: B, role: q}
          - {R: C}
        """)
    #expect(text.contains("  var role: String?\n  var online: Bool = false\n"))
    #expect(text.contains("Toggle(\"\", isOn: .constant(online))"))
    #expect(text.contains("    R(name: \"B\", role: \"q\")\n    R(name: \"C\")\n"))
    let two = try source(
      """
      definitions:
        R:
          parameters: [{online: false}]
          VStack: [{Toggle: a, isOn: "${online}"}, {Toggle: b, isOn: false}]
      VStack: [{R: }, {R: }]
      """)
    #expect(!two.contains("var online"))
  }
}
