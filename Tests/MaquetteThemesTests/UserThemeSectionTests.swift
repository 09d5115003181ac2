import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Designs, materials and labels in themes of users")
struct UserThemeSectionTests {
  /// The theme that a text describes, and what is wrong with it.
  private func read(_ text: String) throws -> (theme: Theme, problems: [String]) {
    let node = try YAMLReader.read(Array(text.utf8), file: "brand.yaml")
    let parent = try #require(ThemeReader.parent(of: node)?.scalar)
    var theme = try #require(Theme.named(parent))
    let sink = DiagnosticSink()
    var reader = ThemeReader(sink: sink)
    reader.apply(node, to: &theme)
    let problems = sink.sorted.map { found in
      let place = found.location.map { "\($0.line):\($0.column) " } ?? ""
      return place + found.message + (found.hint.map { " | " + $0 } ?? "")
    }
    return (theme, problems)
  }

  @Test(
    "Letters have the widths of San Francisco until a theme names other letters, or none",
    arguments: [
      ("{capHeight: 0.7}", "SF Pro"), ("{letterWidths: SF Pro}", "SF Pro"),
      ("{family: Nunito}", nil), ("{displayFamily: Nunito}", nil), ("{letterWidths: none}", nil),
      ("{family: Nunito, letterWidths: SF Pro}", "SF Pro"),
    ] as [(String, String?)])
  func letterWidths(typography: String, name: String?) throws {
    let (theme, problems) = try read("extends: ios\ntypography: \(typography)\n")
    #expect(problems.isEmpty)
    #expect(theme.typography.letterWidths?.name == name)
  }

  @Test("A theme changes what it names")
  func overrides() throws {
    let (theme, problems) = try read(
      """
      extends: ios
      colors:
        secondaryLabel: ["#222222", "#DDDDDD"]
      materials:
        thinMaterial: ["#FFFFFF80", "#00000080"]
        glass: {light: "#FFFFFF33", dark: "#00000033"}
      reducedTransparency:
        glass: {light: "#EEEEEE", dark: "#111111"}
      vibrant:
        systemRed: ["#FF0000", "#FF1111"]
        link: systemRed
      typography:
        designs:
          rounded:
            family: Nunito
            fallbacks: []
            ascent: 1
            descent: 0.3
            capHeight: 0.7
            tracking: system
          serif: none
          monospaced: {family: Iosevka}
        legibilityWeights: {regular: bold}
      labels:
        selection: {handleDiameter: 12}
        expansion: {border: none, padding: 5}
        marquee: none
        link: {underline: false}
        controlSizes: {mini: 9 regular, small: 11 regular, regular: body, large: body}
      """)
    #expect(problems.isEmpty)
    let traits = ColorTraits()
    #expect(theme.color(named: "thinMaterial", traits: traits)?.hex == "#FFFFFF80")
    #expect(theme.color(named: "glass", traits: ColorTraits(appearance: .dark))?.hex == "#00000033")
    #expect(theme.material(named: "thickMaterial") == Theme.ios.material(named: "thickMaterial"))
    #expect(theme.reducedMaterial(named: "glass")?[traits].hex == "#EEEEEE")
    // A name in 'vibrant' is that of a vibrant colour where there is one.
    #expect(theme.color(named: "link", traits: traits, isVibrant: true)?.hex == "#FF0000")
    // A colour of one's own has no vibrant variant that somebody else thought of.
    #expect(theme.color(named: "secondaryLabel", traits: traits, isVibrant: true)?.hex == "#222222")
    #expect(theme.color(named: "label", traits: traits, isVibrant: true)?.hex == "#000000")
    let type = theme.typography
    #expect(type.designs[.rounded]?.family == "Nunito")
    #expect(type.designs[.rounded]?.tracking == nil)
    #expect(type.designs[.serif] == nil)
    #expect(type.designs[.monospaced]?.family == "Iosevka")
    #expect(type.designs[.monospaced]?.capHeight == 0.714)
    #expect(type.weight(.regular, legibility: .bold) == .bold)
    #expect(type.weight(.medium, legibility: .bold) == .bold)
    let labels = theme.labels
    #expect(labels.selection?.handleDiameter == 12 && labels.selection?.handleWidth == 2)
    #expect(labels.expansion?.border == nil && labels.expansion?.padding == EdgeInsets(all: 5))
    #expect(labels.expansion?.shadow == Theme.ios.labels.expansion?.shadow)
    #expect(labels.marquee == nil)
    #expect(labels.link.underline == false && labels.link.color == ThemeColor("link"))
    #expect(labels.controlSizes["large"] == .style(.body))
  }

  @Test(
    "What is wrong is told in its place",
    arguments: [
      (
        "extends: ios\nlabels: {marquee: {gap: far}}\n",
        "2:25 'gap' must be a number, not 'far'"
      ),
      (
        "extends: ios\nlabels: {selecton: none}\n",
        "2:10 'labels' has no key 'selecton' | did you mean 'selection'?"
      ),
      (
        "extends: ios\nlabels: {disabledOpacity: 2}\n",
        "2:27 'disabledOpacity' is 2, which is out of range | use a number from 0 to 1"
      ),
      (
        "extends: ios\nlabels: {link: {color: liink}}\n",
        "2:24 unknown colour 'liink' | did you mean 'link'?"
      ),
      (
        "extends: ios\nlabels: {controlSizes: {mini: 9 regular}}\n",
        "2:24 'controlSizes' lacks the key 'small' | add 'small: …' to it"
      ),
      (
        "extends: tvos\nlabels: {selection: {background: tint}}\n",
        "2:21 'selection' lacks the key 'foreground'"
      ),
      (
        "extends: ios\nlabels: {expansion: {padding: [1, 2, 3]}}\n",
        "2:31 'padding' must be a list of 2 numbers, not 3 | write 2 numbers from"
      ),
      (
        "extends: ios\ntypography: {designs: {round: none}}\n",
        "2:24 'designs' has no key 'round' | did you mean 'rounded'?"
      ),
      (
        "extends: ios\ntypography: {widths: {condensed: {family: A}}}\n",
        "2:34 'condensed' lacks the key 'fallbacks'"
      ),
      (
        "extends: ios\ntypography: {legibilityWeights: {regular: fat}}\n",
        "2:43 'regular' cannot be 'fat'"
      ),
      (
        "extends: ios\ntypography: {letterWidths: SF Por}\n",
        "2:28 'letterWidths' cannot be 'SF Por' | did you mean 'SF Pro'?"
      ),
      (
        "extends: ios\nmaterials: {glass: 3}\n",
        "2:20 unknown colour '3'"
      ),
      (
        "extends: ios\nreducedTransparency: {thinMaterials: \"#000\"}\n",
        "2:23 there is no material 'thinMaterials' | did you mean 'thinMaterial'?"
      ),
      (
        "extends: ios\nvibrant: {labl: \"#000\"}\n",
        "2:11 there is no colour 'labl' that could become vibrant | did you mean 'label'?"
      ),
    ])
  func wrongThings(text: String, expected: String) throws {
    let found = try read(text).problems
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test("A material of one's own is opaque with reduced transparency, in its own colour")
  func ownMaterial() throws {
    let own = "materials: {glass: [\"#FF000080\", \"#80000080\"]}\n"
    #expect(try read("extends: ios26\n" + own).theme.reducedMaterial(named: "glass") == nil)
    #expect(try read("extends: ios26\n").theme.reducedMaterial(named: "clearGlass") != nil)
  }
}
