import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@testable import MaquetteThemes

/// What a platform has and how it arranges it is data.
@Suite("Conventions of platforms")
struct ConventionTests {
  /// A user's file laid over a theme.
  private func read(
    _ yaml: String, over base: Theme = .ios
  ) throws -> (theme: Theme, problems: [Diagnostic]) {
    let node = try YAMLReader.read(Array(yaml.utf8), file: "brand.yaml")
    var theme = base
    let sink = DiagnosticSink()
    var reader = ThemeReader(sink: sink)
    reader.apply(node, to: &theme)
    return (theme, sink.sorted)
  }

  @Test("A theme changes what it names and keeps the rest") func overriding() throws {
    let (theme, problems) = try read(
      "conventions:\n  sheet: panel\n  unused: {Button: [symbol]}\n  instead: {TabBar: a list}\n")
    #expect(problems.isEmpty)
    var expected = Theme.ios.conventions
    expected.sheet = .panel
    expected.unused["Button"] = ["symbol"]
    expected.instead["TabBar"] = "a list"
    #expect(theme.conventions == expected)
  }

  @Test("A theme for another platform has what that platform has")
  func otherPlatform() throws {
    let theme = try read("conventions: {pointer: false}\nplatform: macos\n").theme
    var expected = Theme.macos.conventions
    expected.pointer = false
    #expect(theme.conventions == expected)
    let phone = try read("platform: ios\n", over: theme).theme
    #expect(phone.conventions == Theme.ios.conventions)
  }

  @Test(
    "What is no word of a convention is an error in its place, with the words that are",
    arguments: [
      ("conventions:\n  alert: cels\n", 2, 10, "did you mean 'cells'?"),
      ("conventions:\n  pickerStyles: [menu, weel]\n", 2, 24, "did you mean 'wheel'?"),
      ("conventions:\n  windows: yes\n", 2, 12, nil),
      ("conventions:\n  alertt: cells\n", 2, 3, "did you mean 'alert'?"),
      ("conventions:\n  unused:\n    Buton: [size]\n", 3, 5, "did you mean 'Button'?"),
      ("conventions: [1]\n", 1, 14, nil),
    ] as [(String, Int, Int, String?)])
  func mistakes(yaml: String, line: Int, column: Int, hint: String?) throws {
    let problems = try read(yaml).problems
    #expect(problems.count == 1)
    #expect(problems.first?.location == SourceLocation(line: line, column: column))
    if let hint { #expect(problems.first?.hint?.contains(hint) == true) }
  }

  @Test("Styles of pickers are those that pickers have") func pickerStyles() {
    let names = Set(PickerStyle.allCases.map(\.rawValue)).subtracting(["automatic"])
    #expect(Set(Conventions.pickerStyleNames) == names)
    for platform in Platform.allCases {
      let conventions = Theme.builtIn(platform).conventions
      #expect(conventions.pickerStyles.contains(conventions.pickerStyle), "\(platform)")
    }
  }

  @Test("Keys that change nothing are keys of their components", arguments: Platform.allCases)
  func unused(platform: Platform) throws {
    for (name, keys) in Theme.builtIn(platform).conventions.unused {
      let schema = try #require(Catalogue.standard.schema(named: name))
      let known = schema.properties.map(\.name)
      #expect(keys.filter { !known.contains($0) } == [], "\(name)")
    }
    for name in Conventions.components {
      #expect(Catalogue.standard.schema(named: name)?.name == name)
    }
  }

  @Test("Of a version that has no look a warning says what it is drawn as")
  func unknownVersion() {
    #expect(
      Environment(platform: .watchos, osVersion: 27).versionWarning?.message
        == "there is no look for watchOS 27, so it is drawn as watchOS 26")
    let early = Environment(platform: .ipados, osVersion: 12).versionWarning
    #expect(early?.message == "there is no look for iPadOS 12, so it is drawn as iPadOS 15")
    #expect(early?.hint == "ask for a version from 15, or for none")
    #expect(Environment(platform: .macos, osVersion: 10).versionWarning != nil)
    #expect(Environment(platform: .macos, osVersion: 11).versionWarning == nil)
    #expect(Environment(platform: .ios, osVersion: 26).versionWarning == nil)
    #expect(Environment(platform: .ios, osVersion: 19).versionWarning != nil)
    #expect(Environment(platform: .ios, osVersion: 18).versionWarning == nil)
    #expect(Environment(platform: .ios).versionWarning == nil)
  }
}
