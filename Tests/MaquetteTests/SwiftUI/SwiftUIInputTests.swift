import Maquette
import MaquetteSpec
import Testing

@Suite("Keyboards, searches and tables in SwiftUI source")
struct SwiftUIInputTests {
  private func source(_ spec: String) throws -> String { try SwiftUISamples.export(spec).source }

  @Test("The keyboard of a screen is said by the field that people type into")
  func keyboard() throws {
    let text = try source(
      """
      Screen:
        inputView: {Keyboard: emailAddress, returnKey: next, showsPredictions: false}
        children: [{TextField: Name}, {TextField: E-mail, focused: true}]
      """)
    #expect(
      text.contains(
        """
            TextField("E-mail", text: .constant(""))
              .keyboardType(.emailAddress)
              .submitLabel(.next)
              .autocorrectionDisabled()
        """))
    #expect(text.components(separatedBy: ".keyboardType").count == 2)
    #expect(!text.contains("EmptyView"))
  }

  @Test("Without such a field the keyboard is the whole screen's")
  func keyboardOfScreen() throws {
    let result = try SwiftUISamples.export(
      """
      Screen:
        inputView: {Keyboard: URL, returnKey: google, shift: on}
        children: [{TextField: Address}]
      """)
    #expect(result.source.contains("  TextField(\"Address\", text: .constant(\"\"))\n"))
    #expect(result.source.contains("    .keyboardType(.URL)\n"))
    let told = result.warnings.map(\.message)
    #expect(told.contains("'returnKey: google' of Keyboard is not exported to SwiftUI"))
    #expect(told.contains("'shift: on' of Keyboard is not exported to SwiftUI"))
  }

  @Test("A search field makes what it stands in searchable, with its tokens, scopes, suggestions")
  func search() throws {
    let text = try source(
      """
      Screen:
        children:
          - SearchField: Search
            text: Lov
            focused: true
            tokens: [Ada]
            scopes: [All, Mail]
            selectedScope: 1
            suggestions: [Lovelace]
            padding: [0, 16]
          - Label: Nothing found
      """)
    #expect(!text.contains("TextField"))
    for line in [
      "struct SearchToken: Identifiable {",
      ".searchable(text: .constant(\"Lov\"), "
        + "tokens: .constant([SearchToken(id: 0, text: \"Ada\")]), isPresented: .constant(true), "
        + "prompt: Text(verbatim: \"Search\")) { Text(verbatim: $0.text) }",
      ".searchScopes(.constant(1)) {", ".searchSuggestions {",
      ".searchCompletion(\"Lovelace\")", "  NavigationStack {\n    Text(verbatim:",
    ] {
      #expect(text.contains(line), "\(line) is missing in\n\(text)")
    }
  }

  @Test("A list, a sidebar and a sheet are searchable, too; elsewhere a field stands for it")
  func searchPlaces() throws {
    let list = try source("List: [{SearchField: Find}, {Label: a}]")
    #expect(
      list.contains("    .searchable(text: .constant(\"\"), prompt: Text(verbatim: \"Find\"))"))
    #expect(list.contains("#Preview {\n  NavigationStack {\n    List {"))
    let sidebar = try source(
      "platform: macos\nWindow: W\nsidebar: [{SearchField: Find}, {List: [{Label: a}]}]\n")
    #expect(sidebar.contains(".searchable(text: .constant(\"\"), placement: .sidebar, prompt:"))
    let row = try source("HStack: [{SearchField: Find}, {Label: a}]")
    #expect(row.contains("TextField(\"Find\""))
    #expect(row.contains("// A text field replaces a SearchField, which SwiftUI has only in bars."))
  }

  @Test("A table has a type for its rows, whose properties its columns show")
  func table() throws {
    let text = try source(
      """
      platform: macos
      Table:
        columns: [Name, {title: Date Modified, width: 80, alignment: trailing}]
        sortOrder: {column: Name, order: reverse}
        selection: 1
        rows: [[Notes, 1 May], [Map, 2 May]]
      """)
    #expect(
      text.contains(
        """
        struct TableEntry: Identifiable {
          var id: Int
          var name: String
          var dateModified: String

          static let all: [TableEntry] = [
            TableEntry(id: 0, name: "Notes", dateModified: "1 May"),
            TableEntry(id: 1, name: "Map", dateModified: "2 May"),
          ]
        }
        """))
    #expect(
      text.contains(
        "Table(TableEntry.all, selection: .constant(Set<Int>([1])), sortOrder: "
          + ".constant([KeyPathComparator(\\TableEntry.name, order: .reverse)])) {"))
    #expect(
      text.contains(
        """
            TableColumn("Date Modified", value: \\.dateModified) { row in
              Text(verbatim: row.dateModified)
                .lineLimit(1)
            }
            .width(80)
            .alignment(.trailing)
        """))
  }

  @Test("Rows of an outline are numbered as its selection counts them")
  func outline() throws {
    let text = try source(
      """
      platform: macos
      Table:
        columns: [Name]
        selection: 1
        rows:
          - cells: [Closed]
            children: [[Hidden]]
          - cells: [Open]
            isExpanded: true
            children: [[Inside]]
      """)
    for line in [
      "Table(of: TableEntry.self, selection: .constant(Set<Int>([1]))) {", "} rows: {",
      "DisclosureTableRow(TableEntry(id: 0, name: \"Closed\"), isExpanded: .constant(false)) {",
      "  TableRow(TableEntry(id: 3, name: \"Hidden\"))",
      "DisclosureTableRow(TableEntry(id: 1, name: \"Open\"), isExpanded: .constant(true)) {",
      "  TableRow(TableEntry(id: 2, name: \"Inside\"))",
    ] {
      #expect(text.contains(line), "\(line) is missing in\n\(text)")
    }
  }

  @Test("Cells with little in common are chosen by the row, and more than ten columns are grouped")
  func cells() throws {
    let text = try source(
      """
      platform: macos
      Table:
        columns: [Name]
        rows: [[{Label: Folder, symbol: folder}], [Text]]
      """)
    #expect(text.contains("switch row.id {"))
    #expect(text.contains("case 0:\n        Label(\"Folder\", systemImage: \"folder\")"))
    let wide = (1...11).map { "C\($0)" }.joined(separator: ", ")
    let grouped = try source("platform: macos\nTable:\n  columns: [\(wide)]\n  rows: [[a]]\n")
    #expect(grouped.components(separatedBy: "Group {").count == 3)
  }

  @Test("Numbers and alignments that rows do not share are properties of theirs")
  func values() throws {
    let text = try source(
      """
      platform: macos
      Table:
        columns: [Done, Note]
        rows:
          - [{ProgressView: {value: 0.3}}, {Label: x, textAlignment: leading}]
          - [{ProgressView: {value: 0.8}}, {Label: y, textAlignment: trailing}]
      """)
    for line in [
      "var doneDouble: Double", "var noteTextAlignment: TextAlignment",
      "TableEntry(id: 0, doneDouble: 0.3, note: \"x\", noteTextAlignment: .leading),",
      "TableEntry(id: 1, doneDouble: 0.8, note: \"y\", noteTextAlignment: .trailing),",
      "ProgressView(value: row.doneDouble, total: 1)",
      ".multilineTextAlignment(row.noteTextAlignment)",
    ] {
      #expect(SwiftUISamples.lines(of: text).contains(line), "\(line) is missing in\n\(text)")
    }
  }

  @Test("Cells that differ in a number which is no property are chosen by the row")
  func otherNumbers() throws {
    let text = try source(
      """
      platform: macos
      Table:
        columns: [Name, Done]
        rows:
          - [a, {ProgressView: {value: 1, total: 3}}]
          - [b, {ProgressView: {value: 1, total: 4}}]
          - [c, {ProgressView: {value: 1, total: 3}}]
      """)
    for line in [
      "case 0, 2:", "ProgressView(value: 1, total: 3)", "default:",
      "ProgressView(value: 1, total: 4)", "var name: String",
    ] {
      #expect(SwiftUISamples.lines(of: text).contains(line), "\(line) is missing in\n\(text)")
    }
  }

  @Test("Tables with the same rows have one type, others have types of their own")
  func types() throws {
    let table = { (text: String) in "  - {Table: {columns: [Name], rows: [[\(text)]]}}\n" }
    let text = try source("platform: macos\nVStack:\n" + ["a", "b", "a", "c"].map(table).joined())
    let lines = SwiftUISamples.lines(of: text).filter { $0.contains("TableEntry") }
    #expect(lines.filter { $0.hasPrefix("struct ") }.count == 3)
    #expect(
      lines.filter { $0.hasPrefix("Table(") } == [
        "Table(TableEntry.all) {", "Table(TableEntry2.all) {", "Table(TableEntry.all) {",
        "Table(TableEntry3.all) {",
      ])
  }

  @Test("What a view cannot change of its environment is named")
  func environment() throws {
    let result = try SwiftUISamples.export(
      """
      VStack:
        - Label: x
          environment: {platform: macos, osVersion: 26, appearance: dark}
      """)
    let told = result.warnings.map(\.message)
    #expect(told.count == 2)
    #expect(told.allSatisfy { $0.hasSuffix("the device that runs it decides") })
    #expect(result.source.contains("// 'platform: macos' cannot be set"))
    #expect(result.source.contains(".environment(\\.colorScheme, .dark)"))
    let padded = try SwiftUISamples.export(
      "VStack: [{Label: x, environment: {appearance: dark}, padding: 8, background: tint}]")
    #expect(
      SwiftUISamples.lines(of: padded.source).filter { $0.hasPrefix(".") }.map { $0.prefix(6) }
        == [".lineL", ".paddi", ".backg", ".envir"])
    let top = try SwiftUISamples.export("osVersion: 26\nLabel: x\n")
    #expect(top.warnings.map(\.message) == ["'osVersion' cannot be set in a preview"])
  }
}
