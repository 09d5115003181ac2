import Foundation
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("What themes say about controls")
struct ControlTableTests {
  @Test("Every platform has an activity indicator, with eight spokes", arguments: Platform.allCases)
  func activityIndicator(platform: Platform) throws {
    let table = try #require(Theme.builtIn(platform).controls["activityIndicator"])
    #expect(table.numbers["spokes"] == 8)
    #expect(table.colors["color"] != nil)
  }

  @Test("A theme overrides single values and keeps the others")
  func overriding() throws {
    let (theme, problems) = try read("controls:\n  activityIndicator:\n    diameter: 24\n")
    #expect(problems.isEmpty)
    #expect(theme.controls["activityIndicator"]?.numbers["diameter"] == 24)
    #expect(theme.controls["activityIndicator"]?.numbers["spokes"] == 8)
  }

  @Test("A theme takes a control away that the theme it extends has")
  func removing() throws {
    let (theme, problems) = try read("controls:\n  menu: none\n")
    #expect(problems.isEmpty)
    #expect(Theme.ios.controls["menu"] != nil)
    #expect(theme.controls["menu"] == nil)
  }

  @Test(
    "What is unknown or of another type is an error in its place",
    arguments: [
      ("controls:\n  activityIndicatr:\n    diameter: 2\n", 2, "activityIndicatr"),
      ("controls:\n  activityIndicator:\n    diametr: 2\n", 3, "diametr"),
      ("controls:\n  activityIndicator:\n    diameter: red\n", 3, "a number"),
      ("controls:\n  activityIndicator:\n    color: nonsense\n", 3, "nonsense"),
      ("controls: 3\n", 1, "a map"),
    ])
  func mistakes(yaml: String, line: Int, part: String) throws {
    try expectProblem(yaml, line, part)
  }

  @Test(
    "A theme that extends nothing says all of a control, and nothing that no theme has",
    arguments: [
      ("  gauges:\n    width: 2\n", 2, "gauges"),
      ("  brightTint:\n    increasedContrast: 4\n    increased: 2\n", 4, "increased"),
      ("  brightTint:\n    increasedContrast: red\n", 3, "a number"),
      ("  brightTint:\n    contrast: 3\n", 2, "lacks the key 'increasedContrast'"),
      ("  focusRing: {width: 2, color: tint}\n", 2, "lacks the key 'gap'"),
    ])
  func wholeTheme(yaml: String, line: Int, part: String) throws {
    let node = try YAMLReader.read(Array(("controls:\n" + yaml).utf8), file: "brand.yaml")
    var theme = Theme.ios
    theme.controls = ControlTables()
    let sink = DiagnosticSink()
    var reader = ThemeReader(sink: sink, isBuiltIn: true)
    reader.apply(node, to: &theme)
    #expect(!sink.hasErrors)
    ControlCheck(platform: .ios, sink: sink).check(node, theme.controls)
    #expect(sink.sorted.first?.location?.line == line)
    #expect(sink.sorted.first?.message.contains(part) == true)
    #expect(sink.sorted.count == 1)
  }

  // iPadOS extends iOS.
  @Test(
    "Built-in themes say all that is wanted of them",
    arguments: [Platform.ios, .macos, .tvos, .watchos])
  func builtIn(platform: Platform) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Themes/\(platform.rawValue).yaml").path
    let node = try YAMLReader.read(FileReader.read(path: file), file: file)
    let sink = DiagnosticSink()
    ControlCheck(platform: platform, sink: sink).check(node, Theme.builtIn(platform).controls)
    #expect(sink.sorted.isEmpty)
  }
}
