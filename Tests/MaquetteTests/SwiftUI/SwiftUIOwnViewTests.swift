import Foundation
import Maquette
import MaquetteSpec
import Testing

@Suite("What views of definitions say in Swift")
struct SwiftUIOwnViewTests {
  private func lines(_ spec: String) throws -> [String] {
    SwiftUISamples.lines(of: try SwiftUISamples.export(spec).source)
  }

  @Test(
    "A bar in a definition keeps the colour that stands for a screen",
    arguments: [
      "TabBar: {items: [{title: Mail, symbol: envelope}]}", "NavigationBar: Inbox",
      "Toolbar: [{systemItem: trash}]", "Alert: Delete?", "Sheet: New", "Screen: {}",
    ])
  func bars(_ bar: String) throws {
    let lines = try lines("definitions: {Bars: {\(bar)}}\nVStack: [Bars, Bars]\n")
    #expect(lines.contains("struct Bars: View {"))
    #expect(lines.contains("Color.clear"), "\(lines)")
    #expect(!lines.contains(".clear"))
  }

  @Test("A title with marks stays as it is, in the view and in its uses")
  func marks() throws {
    let lines = try lines(
      """
      definitions: {Mark: {parameters: [title], VStack: [{Button: "*x*"}, {Button: "${title}"}]}}
      VStack: [{Mark: a}, {Mark: "*b*"}]
      """)
    for line in [
      "Button(String(\"*x*\")) {}", "Button(title) {}", "Mark(title: \"a\")",
      "Mark(title: \"*b*\")",
    ] {
      #expect(lines.contains(line), "\(line) is missing in \(lines)")
    }
  }

  @Test("A title with marks that a use leaves out vanishes with it")
  func missing() throws {
    let lines = try lines(
      """
      definitions: {Mark: {parameters: [a, b?], VStack: [{Button: "${a}"}, {Button: "${b}"}]}}
      VStack: [{Mark: {a: x, b: "*y*"}}, {Mark: z}]
      """)
    #expect(lines.contains("if let b {"), "\(lines)")
    #expect(lines.contains("Mark(a: \"x\", b: \"*y*\")"))
    #expect(lines.contains("Mark(a: \"z\")"))
  }

  @Test("Titles in any script are those of the spec, scalar for scalar")
  func scripts() throws {
    let titles = [
      "مرحبا", "שלום", "नमस्ते", "日本語", "e\u{301}", "\u{E9}", "👩\u{200D}💻", "क्\u{200D}ष",
    ]
    let uses = titles.map { "  - {Entry: \"\($0)\"}\n" }.joined()
    let definition = "definitions: {Entry: {parameters: [title], Button: \"${title}\"}}\n"
    let lines = try lines(definition + "VStack:\n" + uses)
    let calls = lines.filter { $0.hasPrefix("Entry(") }
    let wanted = titles.map { title in
      let text = title.unicodeScalars.map { $0 == "\u{200D}" ? "\\u{200D}" : String($0) }.joined()
      return "Entry(title: \"\(text)\")"
    }
    #expect(calls.map { Array($0.utf8) } == wanted.map { Array($0.utf8) }, "\(calls)")
  }

  @Test("A view is not called as what other views use")
  func hiding() throws {
    let lines = try lines(
      """
      definitions: {When: {DateLabel: 2024-01-01}, Date: {VStack: [When]}}
      VStack: [Date, Date]
      """)
    #expect(lines.contains { $0.contains("Date.FormatStyle(") })
    #expect(lines.contains("struct DateView: View {"), "\(lines)")
    #expect(!lines.contains("struct Date: View {"))
    #expect(lines.contains("DateView()"))
  }

  @Test("A view is not called as the type of a table's rows")
  func entries() throws {
    let lines = try lines(
      """
      platform: macos
      definitions:
        Files: {Table: {columns: [Name], rows: [[a]]}}
        TableEntry: {VStack: [Files]}
      VStack: [TableEntry, TableEntry]
      """)
    #expect(lines.contains("struct TableEntry: Identifiable {"))
    #expect(lines.contains("struct TableEntryView: View {"), "\(lines)")
  }

  @Test("Words of the language are neither types nor properties")
  func reserved() throws {
    let lines = try lines(
      """
      definitions:
        Self: {parameters: [_], Label: "${_}"}
        Any: {parameters: [associatedtype], Label: "${associatedtype}"}
        Type: {parameters: [precedencegroup], Label: "${precedencegroup}"}
      VStack: [{Self: a}, {Self: b}, {Any: a}, {Any: b}, {Type: a}, {Type: b}]
      """)
    for line in [
      "struct SelfView: View {", "var _Value: String", "SelfView(_Value: \"a\")",
      "struct AnyView: View {", "var associatedtypeValue: String",
      "struct TypeView: View {", "var precedencegroupValue: String",
    ] {
      #expect(lines.contains(line), "\(line) is missing in \(lines)")
    }
  }

  @Test("Keys and whole numbers are of SwiftUI's types, also in views that use the view")
  func types() throws {
    let lines = try lines(
      """
      definitions:
        Act:
          parameters: [title, key]
          Menu: More
          items: [{title: "${title}", shortcut: "${key}"}]
        Acts: {parameters: [save], VStack: [{Act: {title: Save, key: "${save}"}}]}
        Note: {parameters: [value], Label: x, lineLimit: "${value}"}
        Notes: {parameters: [count], VStack: [{Note: {value: "${count}"}}]}
      VStack:
        - {Act: {title: New, key: ⌘N}}
        - {Act: {title: Open, key: ⌘O}}
        - {Acts: ⌘S}
        - {Acts: ⌘D}
        - {Note: 2}
        - {Note: 3}
        - {Notes: 4}
        - {Notes: 5}
      """)
    for line in [
      "var key: KeyEquivalent", ".keyboardShortcut(key)", "Act(title: \"New\", key: \"n\")",
      "var save: KeyEquivalent", "Act(title: \"Save\", key: save)", "Acts(save: \"s\")",
      "var value: Int", "var count: Int", "Note(value: count)", "Notes(count: 4)",
    ] {
      #expect(lines.contains(line), "\(line) is missing in \(lines)")
    }
  }

  @Test("Specs of a board that depend on the environment have their own uses")
  func boards() throws {
    try InTemporaryFolder.run { folder in
      let spec = """
        definitions: {Cell: {parameters: [title], Button: "${title}"}}
        VStack: [{Cell: a}, {Cell: b}, {Label: c, when: {appearance: dark}}]

        """
      try spec.write(
        to: folder.appendingPathComponent("cells.yaml"), atomically: true, encoding: .utf8)
      let result = try export(
        "Board:\n  - {Artboard: One, spec: cells.yaml}\n  - {Artboard: Two, spec: cells.yaml}\n",
        in: folder)
      let lines = SwiftUISamples.lines(of: result.source)
      let calls = lines.filter { $0.hasPrefix("Cell(") || $0.hasPrefix("Button(\"") }
      let both = ["Cell(title: \"a\")", "Cell(title: \"b\")"]
      #expect(calls == both + both, "\(result.source)")
    }
  }

  @Test("What is wrong with a board's spec in its language is told once")
  func boardMistakes() throws {
    try InTemporaryFolder.run { folder in
      let board = "Board: [{Artboard: One, spec: one.yaml}]\n"
      let spec = """
        strings: {de: de.strings}
        locale: de
        definitions: {Cell: {parameters: [title], Button: "${title}"}}
        VStack: [{Cell: Hello}, {Cell: Bye}]

        """
      try spec.write(
        to: folder.appendingPathComponent("one.yaml"), atomically: true, encoding: .utf8)
      let strings = folder.appendingPathComponent("de.strings")
      try "\"Hello\" = \"Hallo\";\n".write(to: strings, atomically: true, encoding: .utf8)
      let told = try export(board, in: folder).warnings.map(\.message)
      #expect(told.filter { $0.contains("no translation") }.count == 1, "\(told)")
      let long = String(repeating: "x", count: 5_000)
      try "\"Hello\" = \"\(long)\";\n".write(to: strings, atomically: true, encoding: .utf8)
      let error = #expect(throws: DiagnosticError.self) { try export(board, in: folder) }
      #expect(error?.diagnostics.contains { $0.message.contains("the limit is") } == true)
    }
  }

  private func export(_ spec: String, in folder: URL) throws -> SwiftUIExport {
    try SwiftUIExport(
      Array(spec.utf8), file: folder.path + "/board.yaml",
      folder: folder.path + "/")
  }
}
