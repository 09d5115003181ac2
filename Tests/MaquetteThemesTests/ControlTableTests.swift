import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("What themes say about controls")
struct ControlTableTests {
  private func read(_ yaml: String) throws -> (theme: Theme, problems: [Diagnostic]) {
    let node = try YAMLReader.read(Array(yaml.utf8), file: "brand.yaml")
    var theme = Theme.ios
    let sink = DiagnosticSink()
    var reader = ThemeReader(sink: sink)
    reader.apply(node, to: &theme)
    return (theme, sink.sorted)
  }

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
    let problems = try read(yaml).problems
    #expect(problems.first?.location?.line == line)
    #expect(problems.first?.message.contains(part) == true)
  }
}
