import Maquette
import MaquetteSpec
import Testing

@Suite("Rows and tabs in SwiftUI source")
struct SwiftUIRowTests {
  private func source(_ spec: String) throws -> String { try SwiftUISamples.export(spec).source }

  @Test(
    "A text in a row has as many lines as it needs",
    arguments: [
      "List: [{Label: a}]", "Form: [{Label: a}]", "List: [{Section: s, children: [{Label: a}]}]",
      "List: [{HStack: [{VStack: [{Label: a}]}], padding: 4}]",
      "List: [{DisclosureGroup: g, isExpanded: true, children: [{Label: a}]}]",
      "VStack: [{LabeledContent: t, content: [{Label: a}]}]",
    ])
  func free(spec: String) throws {
    #expect(try !source(spec).contains(".lineLimit("))
  }

  @Test(
    "Where the spec says how many, on a Mac and outside of rows it has that many",
    arguments: [
      ("List: [{Label: a, numberOfLines: 1}]", "1"), ("List: [{Label: a, lineLimit: 2}]", "2"),
      ("List: [{Label: a, adjustsFontSizeToFitWidth: true}]", "1"),
      ("platform: macos\nList: [{Label: a}]", "1"), ("VStack: [{Label: a}]", "1"),
      ("List: [{Image: star, overlay: [{Label: a}]}]", "1"),
    ])
  func limited(spec: String, count: String) throws {
    #expect(try source(spec).contains(".lineLimit(\(count))"))
  }

  @Test("A tile with a size has its symbol and its corners in proportion")
  func tile() throws {
    let usual = try source("VStack: [{IconTile: wifi}]")
    #expect(usual.contains(".frame(width: 29, height: 29)") && !usual.contains(".font("))
    let large = try source("VStack: [{IconTile: wifi, size: 58}]")
    for part in [
      ".font(.system(size: 34))", ".frame(width: 58, height: 58)", ".rect(cornerRadius: 13)",
    ] {
      #expect(large.contains(part), "\(part)")
    }
  }

  @Test("A slider has the words of SwiftUI since version 26")
  func slider() throws {
    let source = try source(
      "VStack: [{Slider: {value: 0.3, neutralValue: 0.5, thumbVisibility: hidden}}]")
    #expect(source.contains("in: 0...1, neutralValue: 0.5) {"))
    #expect(source.contains(".sliderThumbVisibility(.hidden)"))
    #expect(try self.source("VStack: [{Button: a, isEnabled: false}]").contains(".disabled(true)"))
  }

  @Test("A link has its value and its badge")
  func link() throws {
    let result = try SwiftUISamples.export("List: [{NavigationLink: A, value: Home, badge: 3}]")
    #expect(result.warnings.isEmpty)
    let lines = SwiftUISamples.lines(of: result.source)
    #expect(lines.contains("LabeledContent {") && lines.contains("Text(verbatim: \"Home\")"))
    #expect(lines.contains(".badge(3)"))
  }

  @Test("A link has the views of a row of one's own, whose texts have as many lines as they need")
  func ownRow() throws {
    let result = try SwiftUISamples.export(
      "List: [{NavigationLink: {label: [{Circle: blue}, {VStack: [{Label: Ada}]}]}}]")
    #expect(result.warnings.isEmpty && !result.source.contains(".lineLimit("))
    let lines = SwiftUISamples.lines(of: result.source)
    #expect(lines.contains("NavigationLink {") && lines.contains("} label: {"))
    #expect(lines.contains("HStack {") && lines.contains("Text(verbatim: \"Ada\")"))
  }

  @Test("A section has the views of its header and its footer")
  func ownHeader() throws {
    let result = try SwiftUISamples.export(
      """
      List:
        - Section:
            header: [{Label: Pinned, font: title2 bold}, Spacer, {Button: Edit}]
            footer: {Image: star}
            children: [{Label: Row}]
        - {Section: Plain, children: [{Label: Row}]}
      """)
    #expect(result.warnings.isEmpty)
    let lines = SwiftUISamples.lines(of: result.source)
    #expect(lines.contains("} header: {") && lines.contains("} footer: {"))
    #expect(lines.contains("HStack {") && lines.contains("Text(verbatim: \"Pinned\")"))
    #expect(lines.contains { $0.hasPrefix("Section(") && $0.contains("Plain") })
  }

  @Test("A button has its font, and a bar the view in place of its title")
  func fontAndPrincipal() throws {
    let result = try SwiftUISamples.export(
      """
      Screen:
        navigationBar: {title: Calls, principal: [{Label: All, font: headline}]}
        children: [{Button: Add, symbol: cart, font: title2 bold}]
      """)
    #expect(result.warnings.isEmpty)
    #expect(result.source.contains("ToolbarItem(placement: .principal) {"))
    #expect(result.source.contains(".font(.title2.weight(.bold))"))
  }

  @Test("A part of an outline is cut before it is drawn along, and has no line inside")
  func trim() throws {
    let part = "Circle: {trim: [0.25, 1], stroke: {color: red, width: 4}}"
    let circle = try SwiftUISamples.export("VStack: [{\(part)}]")
    #expect(circle.warnings.isEmpty)
    let lines = SwiftUISamples.lines(of: circle.source)
    let place = try #require(lines.firstIndex(of: ".trim(from: 0.25, to: 1)"))
    #expect(lines[place + 1].hasPrefix(".stroke("))
    let inside = part.replacing("width: 4", with: "width: 4, position: inside")
    let other = try SwiftUISamples.export("VStack: [{\(inside)}]")
    #expect(other.warnings.count == 1 && !other.source.contains("strokeBorder"))
  }

  @Test("A tab that cannot be chosen is told of, and its page is not disabled in its place")
  func tabs() throws {
    let result = try SwiftUISamples.export(
      "TabView: [{Tab: A, children: [{Label: x}]}, {Tab: B, isEnabled: false}]")
    #expect(!result.source.contains(".disabled"))
    let told = "'isEnabled: false' of Tab is not exported to SwiftUI"
    #expect(result.warnings.map(\.message) == [told])
  }
}
