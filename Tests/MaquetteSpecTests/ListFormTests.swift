import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Lists and accessibility in specs")
struct ListFormTests {
  private static let settings = """
    List:
      - Section: General
        footer: At night
        children:
          - LabeledContent: Name
            value: Anna
          - LabeledContent: Updates
            content:
              Button: Check
              size: small
          - LabeledContent: Colours
            content:
              - Label: Red
              - Label: Blue
      - Section:
          - Label: One
      - Label: Two

    """

  @Test("A list is written as it is said")
  func list() throws {
    let expected = List {
      Section("General", footer: "At night") {
        LabeledContent("Name", value: "Anna")
        LabeledContent("Updates") { Button("Check", size: .small) }
        LabeledContent("Colours") {
          Label("Red")
          Label("Blue")
        }
      }
      Section { Label("One") }
      Label("Two")
    }
    #expect(try read(Self.settings).component == AnyComponent(expected))
  }

  @Test("A row's label, a header and a footer are texts, one component or several")
  func own() throws {
    func component(_ spec: String) throws -> AnyComponent { try read(spec).component }
    #expect(
      try component("NavigationLink: {label: Wi-Fi}") == AnyComponent(NavigationLink("Wi-Fi")))
    let link = NavigationLink {
      Label("a")
      Spacer()
    }
    #expect(try component("NavigationLink: {label: [{Label: a}, Spacer]}") == AnyComponent(link))
    let section = Section {
      Label("Row")
    } header: {
      HStack { Label("a") }
    } footer: {
      Label("b")
    }
    let spec = "Section: {header: {HStack: [Label: a]}, footer: [Label: b], children: [Label: Row]}"
    #expect(try component(spec) == AnyComponent(section))
    #expect(try component("Section: Spacer") == AnyComponent(Section("Spacer") {}))
  }

  @Test("The JSON Schema takes it, and the keys of accessibility in all their forms")
  func schema() throws {
    let validator = try SchemaValidator.ofSpecs()
    func problems(_ spec: String) throws -> [String] { try validator.problems(in: spec) }
    #expect(try problems(Self.settings) == [])
    for key in [
      "Heading: 1", "Heading: h1", "Traits: header", "Traits: [isHeader, selected]", "Hidden: true",
    ] {
      #expect(try problems("Label: a\naccessibility\(key)\n") == [], "\(key)")
    }
    #expect(try !problems("Label: a\naccessibilityTraits: hedaer\n").isEmpty)
    #expect(try !problems("Label: a\naccessibilityHeading: 7\n").isEmpty)
  }

  @Test("Every key of accessibility is understood")
  func accessibility() throws {
    let spec = """
      Label: Speed
      accessibilityLabel: Velocity
      accessibilityValue: 80
      accessibilityHint: Swipe.
      accessibilityTraits: [isHeader, updatesFrequently]
      accessibilityHeading: h2
      accessibilityHidden: yes
      accessibilityIdentifier: speed

      """
    let expected = Label("Speed").accessibility(
      AccessibilityPatch(
        label: "Velocity", value: "80", hint: "Swipe.", traits: [.header, .updatesFrequently],
        headingLevel: 2, isHidden: true, identifier: "speed"))
    #expect(try read(spec).component == expected)
  }

  @Test(
    "A bad value is told with its place",
    arguments: [
      mistake(
        "Label: a\naccessibilityHeading: 7\n", 2, 23, 1,
        "'accessibilityHeading' must be a level from 1 to 6, not '7'", nil),
      mistake(
        "Label: a\naccessibilityHeading: h0\n", 2, 23, 2,
        "'accessibilityHeading' must be a level from 1 to 6, not 'h0'", nil),
      mistake(
        "Label: a\naccessibilityTraits: [button, hedaer]\n", 2, 31, 6,
        "unknown value 'hedaer' for 'accessibilityTraits'", "did you mean 'header'?"),
      mistake(
        "Label: a\naccessibilityHidden: perhaps\n", 2, 22, 7,
        "'accessibilityHidden' must be true or false, not 'perhaps'", nil),
      mistake(
        "Label: a\naccessibilityValue: [1]\n", 2, 21, 1,
        "'accessibilityValue' must be text, not a list", nil),
      mistake(
        "List:\n  style: cards\n  children: []\n", 2, 10, 5, "unknown value 'cards' for 'style'",
        nil),
      mistake(
        "List:\n  - Section: a\n    fotter: b\n", 3, 5, 6, "'Section' has no key 'fotter'",
        "did you mean 'footer'?"),
    ])
  func mistakes(mistake: Mistake) throws {
    let found = try #require(errors(mistake.spec).first)
    #expect(errors(mistake.spec).count == 1)
    #expect(found.message == mistake.message)
    mistake.expectPlace(of: found)
  }
}
