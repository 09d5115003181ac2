import BuiltProgram
import Foundation
import Maquette
import MaquetteSpec
import Testing

@Suite("Definitions in SwiftUI source")
struct SwiftUIReuseTests {
  private func source(_ spec: String) throws -> String { try SwiftUISamples.export(spec).source }

  private static let person = """
    definitions:
      Person:
        parameters: [name, role?, {symbol: person}, {tint: blue}, {isOn: false}, {side: leading}]
        HStack:
          - Image: ${symbol}
            color: ${tint}
          - VStack:
            alignment: ${side}
            children:
              - Label: ${name}
              - Label: ${role}
                font: footnote
          - Toggle: ""
            isOn: ${isOn}

    """

  @Test("A definition is a view, each parameter that it shows a property, each use an expression")
  func view() throws {
    let text = try source(
      Self.person + """
        VStack:
          - Person: Ada
            role: Countess
            tint: red
          - Person: Grace
            symbol: star
            isOn: true
            side: trailing
        """)
    let type = """
      struct Person: View {
        var name: String
        var role: String?
        var symbol: String = "person"
        var tint: Color = .blue
        var isOn: Bool = false
        var side: HorizontalAlignment = .leading

        var body: some View {
          HStack {
            Image(systemName: symbol)
              .foregroundStyle(tint)
            VStack(alignment: side) {
              Text(verbatim: name)
                .lineLimit(1)
              if let role {
                Text(verbatim: role)
                  .font(.footnote)
                  .lineLimit(1)
              }
            }
            Toggle("", isOn: .constant(isOn))
              .labelsHidden()
          }
        }
      }

      #Preview {
        VStack {
          Person(name: "Ada", role: "Countess", tint: .red)
          Person(name: "Grace", symbol: "star", isOn: true, side: .trailing)
        }
      }

      """
    #expect(text == "import SwiftUI\n\n" + type)
  }

  @Test("A subtitle that uses leave out is an optional property")
  func subtitle() throws {
    for (component, symbol) in [
      ("LabeledContent", "\"\""), ("LabeledContent", "star"), ("NavigationLink", "\"\""),
      ("NavigationLink", "star"),
    ] {
      let text = try source(
        """
        definitions:
          Entry:
            parameters: [title, sub?, n]
            \(component): ${title}
            subtitle: ${sub}
            value: ${n}
            symbol: \(symbol)
        VStack: [{Entry: A, sub: s, n: "1"}, {Entry: B, n: "2"}]
        """)
      #expect(text.contains("  var title: String\n  var sub: String?\n  var n: String\n"))
      #expect(text.contains("if let sub {"))
      #expect(text.contains("    Entry(title: \"A\", sub: \"s\", n: \"1\")\n"))
      #expect(text.contains("    Entry(title: \"B\", n: \"2\")\n"))
    }
  }

  @Test("A definition that is no view is told, once, above the preview")
  func writtenOut() throws {
    let result = try SwiftUISamples.export(
      """
      definitions: {Entry: {parameters: [a], VStack: ["${a}"]}}
      VStack: [{Entry: {a: {Label: x}}}, {Entry: {a: Spacer}}, {Entry: {a: {Toggle: y}}}]
      """)
    let note = "'Entry' does not become a view: each of its uses is written out"
    #expect(result.warnings.map(\.message) == [note])
    #expect(result.warnings.first?.location?.line == 2)
    #expect(result.source.contains("\n// \(note)\n#Preview {"))
  }

  @Test("Definitions that use others are views that use others")
  func nested() throws {
    let text = try source(
      """
      definitions:
        Cell: {parameters: [text, {size: 12}], Label: "${text}", font: "${size}"}
        Pair: {parameters: [one, two], HStack: [{Cell: "${one}"}, {Cell: "${two}", size: 20}]}
      VStack: [{Pair: {one: a, two: b}}, {Pair: {one: c, two: d}}]
      """)
    #expect(text.contains("struct Cell: View {\n  var text: String\n"))
    #expect(text.contains("var size: Font = .system(size: 12)"))
    #expect(text.contains("Cell(text: one)\n"))
    #expect(text.contains("Cell(text: two, size: .system(size: 20))"))
    #expect(text.contains("    Pair(one: \"a\", two: \"b\")\n    Pair(one: \"c\", two: \"d\")\n"))
    let places = ["struct Cell", "struct Pair", "#Preview"].map { text.range(of: $0)?.lowerBound }
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted() && !places.contains(nil))
  }

  @Test("Rows of data are expressions, too")
  func repeated() throws {
    let text = try source(
      """
      definitions: {Entry: {parameters: [text], Label: "${text}"}}
      List: [{Entry: "${item}", repeat: [One, Two, Three]}]
      """)
    #expect(text.contains("    Entry(text: \"One\")\n    Entry(text: \"Two\")\n"))
  }

  @Test("A use that the view cannot stand for is written out, and so is what has nothing in common")
  func different() throws {
    let text = try source(
      """
      definitions: {Entry: {parameters: [text, {wide: 40}], Label: "${text}", width: "${wide}"}}
      VStack: [{Entry: One}, {Entry: Two}, {Entry: Three, padding: 8}]
      """)
    #expect(text.contains("Entry(text: \"One\")"))
    #expect(text.contains("Text(verbatim: \"Three\")"))
    let apart = try source(
      """
      definitions: {Entry: {parameters: [a, b], VStack: ["${a}", "${b}"]}}
      VStack: [{Entry: {a: {Label: x}, b: {Toggle: y}}}, {Entry: {a: Spacer, b: {Label: z}}}]
      """)
    #expect(!apart.contains("struct"))
  }

  @Test(
    "What a use says besides follows the expression",
    arguments: [
      ("padding: 4", ".padding(4)"), ("opacity: 0.5", ".opacity(0.5)"),
      ("listRowBackground: yellow", ".listRowBackground(Color.yellow)"),
      ("swipeActions: [{title: Delete}]", ".swipeActions(edge: .trailing) {"),
      ("accessibilityLabel: x", ".accessibilityLabel(Text(verbatim: \"x\"))"),
      ("width: 40", ".frame(width: 40)"),
      ("environment: {appearance: dark}", ".environment(\\.colorScheme, .dark)"),
    ])
  func common(key: String, modifier: String) throws {
    let text = try source(
      """
      definitions:
        Entry: {parameters: [text], VStack: [{Label: "${text}"}], aspectRatio: "1:2"}
      List: [{Entry: One}, {Entry: Two, \(key)}]
      """)
    #expect(text.contains("    Entry(text: \"One\")\n"))
    #expect(text.contains("    Entry(text: \"Two\")\n      \(modifier)\n"), "\(text)")
    #expect(!text.contains("verbatim: \"Two\""))
  }

  @Test("What a use replaces, or says inside of what the definition says, is written out")
  func replaced() throws {
    let text = try source(
      """
      definitions: {Entry: {parameters: [text], Label: "${text}", padding: 8, background: red}}
      VStack: [{Entry: One}, {Entry: Two}, {Entry: Three, padding: 4}, {Entry: Four, opacity: 0.5}]
      """)
    #expect(text.contains("Entry(text: \"One\")\n"))
    #expect(text.contains("Entry(text: \"Two\")\n"))
    let three =
      "Text(verbatim: \"Three\")\n      .lineLimit(1)\n      .padding(4)\n"
      + "      .background(Color.red)"
    #expect(text.contains(three), "\(text)")
  }

  @Test("What a use of a use says follows both")
  func commonOfOuter() throws {
    let text = try source(
      """
      definitions:
        Cell: {parameters: [text], Label: "${text}"}
        Strip: {parameters: [text], VStack: [{Cell: "${text}", padding: 4}]}
      VStack: [{Strip: a}, {Strip: b, padding: 6}]
      """)
    #expect(text.contains("      Cell(text: text)\n        .padding(4)\n"), "\(text)")
    #expect(text.contains("    Strip(text: \"b\")\n      .padding(6)\n"), "\(text)")
  }

  @Test("What has a name that the language or SwiftUI has is called otherwise")
  func names() throws {
    let text = try source(
      """
      definitions: {String: {parameters: [body, in], Label: "${body}", subtitle: "${in}"}}
      VStack: [{String: {body: a, in: b}}, {String: {body: c, in: d}}]
      """)
    #expect(text.contains("struct StringView: View {\n  var bodyValue: String\n"))
    #expect(text.contains("StringView(bodyValue: \"a\", inValue: \"b\")"))
  }

  @Test("What a view cannot say is told once, and stands in the view")
  func warnings() throws {
    let result = try SwiftUISamples.export(
      """
      definitions: {Field: {parameters: [name], TextField: "${name}", focused: true}}
      VStack: [{Field: a}, {Field: b}]
      """)
    #expect(result.warnings.count == 1)
    #expect(result.source.components(separatedBy: "// 'focused").count == 2)
  }

  @Test(
    "Examples with definitions are exported as what they are",
    arguments: ["reminders", "summary", "chat", "weather", "wallet-pass", "conversations"])
  func examples(name: String) throws {
    let file = Checkout.root.appendingPathComponent("Examples/screens/\(name).yaml")
    let result = try SwiftUIExport(
      Array(Data(contentsOf: file)), file: file.path,
      folder: file.deletingLastPathComponent().path + "/")
    #expect(result.source.contains(": View {"))
    #expect(!SwiftUISamples.lines(of: result.source).contains(".clear"))
  }
}
