import Maquette
import Testing

@Suite("What is scrolled in SwiftUI source")
struct SwiftUIScrollTests {
  private static let position =
    ".scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: 120))))"

  @Test("A screen and a scroll view are scrolled as far as they say")
  func scrolled() throws {
    for spec in [
      "Screen: {scrolls: true, contentOffset: [0, 120], children: [{Label: a}, {Label: b}]}\n",
      "Screen: {children: [{ScrollView: {contentOffset: [0, 120], children: [{Label: a}]}}]}\n",
    ] {
      let result = try SwiftUISamples.export(spec)
      #expect(result.source.contains(Self.position))
      #expect(!result.warnings.contains { $0.message.contains("contentOffset") })
    }
    let still = try SwiftUISamples.export("Screen: {scrolls: true, children: [{Label: a}]}\n")
    #expect(!still.source.contains("scrollPosition"))
  }

  @Test(
    "What is shown first is said as SwiftUI says it",
    arguments: [
      "ScrollView: {defaultScrollAnchor: bottom, children: [{Label: a}]}\n",
      "List: {defaultScrollAnchor: bottom, children: [{Label: a}]}\n",
      "Form: {defaultScrollAnchor: bottom, children: [{Toggle: a}]}\n",
      "platform: ipados\nTable: {defaultScrollAnchor: bottom, columns: [a], rows: [[b]]}\n",
      "Screen: {scrolls: true, defaultScrollAnchor: bottom, children: [{Label: a}]}\n",
    ])
  func anchor(spec: String) throws {
    let result = try SwiftUISamples.export(spec)
    #expect(result.source.contains(".defaultScrollAnchor(.bottom)"))
    #expect(!result.warnings.contains { $0.message.contains("defaultScrollAnchor") })
    let still = try SwiftUISamples.export("ScrollView: {children: [{Label: a}]}\n")
    #expect(!still.source.contains("defaultScrollAnchor"))
  }

  @Test("SwiftUI cannot say it of a list, nor of contents that do not scroll")
  func list() throws {
    for (name, spec) in [
      ("List", "List: {contentOffset: [0, 120], children: [{Label: a}]}\n"),
      ("Table", "platform: ipados\nTable: {contentOffset: [0, 120], columns: [a], rows: [[b]]}\n"),
      ("Screen", "Screen: {contentOffset: [0, 120], children: [{Label: a}]}\n"),
    ] {
      let result = try SwiftUISamples.export(spec)
      #expect(!result.source.contains(Self.position))
      let told = result.warnings.map(\.message).filter { $0.contains("'contentOffset") }
      #expect(told.count == 1 && told[0].hasSuffix(" of \(name) is not exported to SwiftUI"))
    }
  }

  @Test("What stands beside a list that scrolls is a row of it")
  func besideList() throws {
    let children = """
      [{Label: Hello}, {List: [{Toggle: A}]}, {Form: [{Section: More, children: [{Toggle: B}]}]}]
      """
    for spec in [
      "Screen: {scrolls: true, children: \(children)}\n",
      "Screen: {children: [{ScrollView: \(children)}]}\n",
      "platform: macos\nWindow: {scrolls: true, children: \(children)}\n",
    ] {
      let result = try SwiftUISamples.export(spec)
      let source = result.source
      #expect(!source.contains("ScrollView"), "\(source)")
      #expect(source.components(separatedBy: "List {").count == 2)
      #expect(!source.contains("Form {"))
      let lines = SwiftUISamples.lines(of: source)
      for line in [
        ".listRowInsets(EdgeInsets())", ".listRowSeparator(.hidden)",
        ".listRowBackground(Color.clear)", "Section {", "Section(\"More\") {",
        "Toggle(\"A\", isOn: .constant(false))", "Toggle(\"B\", isOn: .constant(false))",
      ] {
        #expect(lines.count { $0 == line } == 1, "\(line) is missing in \(lines)")
      }
      #expect(result.warnings.isEmpty)
    }
  }

  @Test("What only a second list has is told of")
  func secondList() throws {
    let result = try SwiftUISamples.export(
      """
      Screen:
        scrolls: true
        children: [{List: [{Toggle: A}]}, {List: [{Toggle: B}], style: plain}]
      """)
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.location?.line == 3)
    #expect(result.source.contains("// what is said of this list besides its rows"))
  }

  @Test(
    "A list without a height in what scrolls is told of",
    arguments: [
      ("{VStack: [{Label: a}, {List: [{Label: x}]}]}", true),
      ("{VStack: [{Label: a}, {List: [{Label: x}], height: 200}]}", false),
      ("{List: [{Label: x}], height: 200}, {Label: a}", false), ("{Label: a}", false),
    ])
  func hiddenList(children: String, isTold: Bool) throws {
    for spec in [
      "Screen: {scrolls: true, children: [\(children)]}\n",
      "ScrollView: {children: [\(children)]}\n",
    ] {
      let result = try SwiftUISamples.export(spec)
      #expect(result.source.contains("ScrollView {"))
      let told = result.warnings.map(\.message).filter { $0.hasPrefix("a list in what scrolls") }
      #expect(told.count == (isTold ? 1 : 0), "\(result.source)")
      #expect(result.source.contains("// a list in what scrolls") == isTold)
    }
  }

  @Test("A list alone scrolls by itself, also one that a scroll view holds")
  func listAlone() throws {
    for spec in [
      "Screen: {scrolls: true, children: [{Form: [{Label: x}]}]}\n",
      "ScrollView: [{List: [{Label: x}]}]\n",
    ] {
      let result = try SwiftUISamples.export(spec)
      #expect(!result.source.contains("ScrollView") && !result.source.contains("Section"))
      #expect(result.warnings.isEmpty)
    }
  }
}
