import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("How far contents are scrolled, in specs")
struct ContentOffsetSpecTests {
  @Test(
    "What nothing can be scrolled by is an error at the number",
    arguments: [
      ("List: {contentOffset: [0, -4], children: [{Label: a}]}\n", 27, "-4"),
      ("List: {contentOffset: [0, 1e9], children: [{Label: a}]}\n", 27, "1e9"),
      ("Form: {contentOffset: [0, -4], children: [{Toggle: a}]}\n", 27, "-4"),
      ("Screen: {contentOffset: [0, 1e9], scrolls: true, children: [{Label: a}]}\n", 29, "1e9"),
      ("ScrollView: {contentOffset: [-4, 0], children: [{Label: a}]}\n", 30, "-4"),
      ("platform: ipados\nTable: {contentOffset: [0, -4], columns: [a]}\n", 28, "-4"),
    ])
  func bounds(spec: String, column: Int, number: String) throws {
    let found = errors(spec)
    let line = spec.contains("platform") ? 2 : 1
    #expect(found.map(\.location) == [SourceLocation(line: line, column: column)])
    #expect(found.map(\.id) == [.outOfRange])
    #expect(found.first?.message.hasPrefix("'contentOffset' is \(number);") == true)
  }

  @Test(
    "Who scrolls beyond the end is told at the key, whatever it is a key of",
    arguments: [
      "List:\n  style: plain", "Form:\n  style: grouped", "ScrollView:\n  axes: vertical",
      "Screen:\n  scrolls: true",
    ])
  func beyond(head: String) throws {
    let spec = head + "\n  contentOffset: [0, 900]\n  children: [{Label: a}]\n"
    let found = try warnings(spec).filter { $0.id == .outOfRange }
    #expect(found.map(\.location) == [SourceLocation(line: 3, column: 18)])
    #expect(found.first?.message.contains("beyond the end") == true)
  }

  @Test(
    "An anchor beside an offset, or where nothing scrolls, changes nothing and says so",
    arguments: [
      ("List:\n  contentOffset: [0, 0]", "'contentOffset' says how far it is scrolled"),
      ("ScrollView:\n  contentOffset: [0, 0]", "'contentOffset' says how far it is scrolled"),
      ("Form:\n  contentOffset: [0, 0]", "'contentOffset' says how far it is scrolled"),
      (
        "Screen: {scrolls: true, contentOffset: [0, 0],\n  ",
        "'contentOffset' says how far it is scrolled"
      ),
      (
        "Screen:\n  title: a",
        "'scrolls' is false; lists and scroll views have a 'defaultScrollAnchor' of their own"
      ),
    ])
  func anchor(head: String, reason: String) throws {
    let isFlow = head.contains("{")
    let spec =
      isFlow
      ? head + "\n  defaultScrollAnchor: bottom, children: [{Label: a}]}\n"
      : head + "\n  defaultScrollAnchor: bottom\n  children: [{Label: a}]\n"
    let found = try warnings(spec).filter { $0.message.contains("'defaultScrollAnchor' changes") }
    #expect(found.map(\.message) == ["'defaultScrollAnchor' changes nothing: \(reason)"])
    #expect(found.map(\.location) == [SourceLocation(line: 3, column: 24)])
    #expect(errors("List: {defaultScrollAnchor: end, children: []}").map(\.id) == [.unknownValue])
  }

  @Test("A form in columns does not scroll, and says so")
  func columns() throws {
    let found = try warnings(
      "platform: macos\nForm: {contentOffset: [0, 9], children: [{Toggle: a}]}\n")
    #expect(
      found.map(\.message) == [
        "'contentOffset' changes nothing: a form in columns does not scroll"
      ])
    let anchor = "platform: macos\nForm: {defaultScrollAnchor: bottom, children: [{Toggle: a}]}\n"
    #expect(
      try warnings(anchor).map(\.message) == [
        "'defaultScrollAnchor' changes nothing: a form in columns does not scroll"
      ])
    let grouped = "platform: macos\nForm: {style: grouped, contentOffset: [0, 0], children: []}\n"
    #expect(try warnings(grouped).allSatisfy { $0.id != .unusedKey })
  }

  @Test("A bar with a large title that is said to be at rest stays so", arguments: [18, 26])
  func barAtRest(version: Int) throws {
    func bar(_ keys: String, offset: Int) throws -> Double {
      let document = try read(
        "osVersion: \(version)\nScreen:\n  navigationBar: {title: Library, titleDisplayMode: large"
          + "\(keys)}\n  scrolls: true\n  contentOffset: [0, \(offset)]\n"
          + "  children: [{Rectangle: {height: 2000, width: 100}}]\n")
      let scene = try lowered(document).scene
      return try #require(scene.nodes.first { $0.component == "NavigationBar" }).frame.height
    }
    let rest = try bar("", offset: 0)
    #expect(try bar(", isAtScrollEdge: true", offset: 160) == rest)
    #expect(try bar("", offset: 160) == bar(", isAtScrollEdge: false", offset: 160))
    #expect(try bar("", offset: 160) < rest)
  }
}
