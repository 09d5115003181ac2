import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

/// What is found in the text of a part is told where that text is written, and comments turn it off
/// there, at the key that has all parts, and at the component.
@Suite struct PartPlaceTests {
  private static let bar = """
    device: iPhone 15
    osVersion: "18"
    Screen:
      navigationBar:
        titleDisplayMode: large
        title: Einstellungen für die Darstellung und mehr
        searchPrompt: Alle Einstellungen, Apps und Dateien durchsuchen
      children: [Spacer]
    """

  private func found(_ spec: String, variants: String = "light,rtl,xxxLarge+pseudo-long") throws
    -> [String]
  {
    try Linting.report(on: spec, .labelCut, variants: variants).findings.map(\.diagnostic)
      .map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)+\($0.length)" }
  }

  @Test("A title of a bar and the prompt of its field are told where they are written")
  func bar() throws {
    let title = "Einstellungen für die Darstellung und mehr".count
    let prompt = "Alle Einstellungen, Apps und Dateien durchsuchen".count
    #expect(
      try found(Self.bar, variants: "light") == ["6:12+\(title)", "7:19+\(prompt)"])
  }

  @Test("So is a title in braces, in quotation marks too")
  func braces() throws {
    let spec = """
      device: iPhone 15
      locale: de
      Screen:
        navigationBar: {titleDisplayMode: large, title: "Einstellungen, Darstellung und mehr"}
        children: [Spacer]
      """
    let length = "Einstellungen, Darstellung und mehr".count + 2
    #expect(try found(spec, variants: "light") == ["4:51+\(length)"])
  }

  @Test("Tabs and segments are told at their titles")
  func parts() throws {
    let tabs = """
      device: iPhone 16
      Screen:
        tabBar:
          selection: 1
          items:
            - {symbol: star, title: Recommendations for you}
            - symbol: bag
              title: Subscriptions and downloads
            - {title: Me, symbol: book}
      """
    #expect(try found(tabs, variants: "light") == ["6:31+23", "8:16+27"])
    let segments = "width: 200\nSegmentedControl: [Recommendations, Subscriptions, Me]\n"
    #expect(try found(segments, variants: "light") == ["2:20+15", "2:37+13"])
  }

  @Test(
    "In every script a segment is told at its title, with as many characters as people see",
    arguments: [
      "التنبيهات والإشعارات", "תצוגה ובהירות המסך", "ディスプレイと明るさの設定", "प्रदर्शन और चमक की सेटिंग",
      "การแสดงผลและความสว่าง", "👩‍👩‍👧‍👦👨‍👩‍👧👩‍👩‍👧‍👦👨‍👩‍👧👩‍👩‍👧‍👦 می‌خواهم",
    ])
  func scripts(_ title: String) throws {
    let spec = "width: 150\nSegmentedControl: [{title: A}, {title: \(title)}, \"\(title)\"]\n"
    let bare = "SegmentedControl: [{title: A}, {title: ".count
    let quoted = bare + "\(title)}, ".count
    #expect(
      try found(spec, variants: "light")
        == ["2:\(bare + 1)+\(title.count)", "2:\(quoted + 1)+\(title.count + 2)"])
    let fixed = "Menu: Go\nitems: [{title: \(title), symbol: chevron.right}]\n"
    #expect(
      try Linting.fixed(fixed, .rtlSymbolSide)
        == fixed.replacing("chevron.right", with: "chevron.forward"))
  }

  @Test("Items of menus are told at their titles, in pseudolanguages too")
  func items() throws {
    let spec = """
      device: iPhone 15
      Screen:
        - Menu: More
          isOpen: true
          items:
            - Copy
            - title: A command with a title that is too long for a menu on any phone
              symbol: star
      """
    #expect(Set(try found(spec)).contains("7:16+63"))
  }

  @Test("What a bar as a whole is about is told at its key")
  func head() throws {
    let document = try SpecDocument(
      parsing: Array(Self.bar.utf8), file: "spec.yaml", folder: nil)
    let picture = try Renderer().picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    let lint = LintPicture(
      of: document.component, on: document.canvas, in: picture.environment, scene: picture.scene,
      source: SourceText(Array(Self.bar.utf8), file: "spec.yaml"))
    let bar = try #require(lint.items.first { $0.name == "NavigationBar" })
    let issue = lint.issue(bar, "x")
    #expect(issue.location == SourceLocation(line: 4, column: 3) && issue.length == 13)
  }

  @Test(
    "A comment above the text, the key of the bar, or the component turns it off",
    arguments: [5, 3])
  func suppressedBar(_ line: Int) throws {
    var lines = Self.bar.split(separator: "\n").map(String.init)
    let indent = String(lines[line].prefix { $0 == " " })
    lines.insert(indent + "# maquette-disable-next-line label/cut: in bar", at: line)
    let report = try Linting.report(
      on: lines.joined(separator: "\n"), .labelCut, variants: "light")
    // Above the title only that is meant.
    #expect(report.findings.count == (line == 5 ? 1 : 0), "\(report.all)")
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
  }

  @Test(
    "A comment above a segment, above the key of all of them, or above the control turns it off",
    arguments: zip([1, 3, 4, 5], [0, 0, 1, 1]))
  func suppressedSegment(_ line: Int, _ left: Int) throws {
    var lines = [
      "VStack:", "  - width: 200", "    SegmentedControl:", "      segments:",
      "        - Recommendations", "        - {title: Subscriptions}", "        - Me",
    ]
    let indent = String(lines[line].prefix { $0 == " " })
    lines.insert(indent + "# maquette-disable-next-line label/cut: known", at: line)
    let report = try Linting.report(
      on: lines.joined(separator: "\n") + "\n", .labelCut, variants: "light")
    #expect(report.findings.count == left, "\(report.all)")
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
  }

  @Test("A comment above an item turns off what is found in its title, and nothing at others")
  func suppressedItem() throws {
    let spec = """
      Menu: More
      items:
        - Copy
        # maquette-disable-next-line button/destructive-role: asks before
        - symbol: trash
          title: Delete
        - Erase
      """
    let found = try Linting.report(on: spec, .buttonDestructiveRole)
    #expect(found.findings.map(\.diagnostic.location?.line) == [7])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("A text that is made smaller is not said to be cut")
  func smaller() throws {
    let spec = """
      device: iPhone SE 4.7-inch
      Screen:
        - HStack: [{Button: Directions, style: filled}, {Button: Website, style: filled}]
      """
    let report = try Linting.report(on: spec, .labelCut, variants: "accessibility5")
    let messages = report.findings.map(\.diagnostic.message)
    #expect(messages.contains { $0.contains("is made smaller: 'Directions'") }, "\(messages)")
  }
}
