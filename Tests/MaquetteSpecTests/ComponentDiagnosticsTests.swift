import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("What is wrong with components")
struct ComponentDiagnosticsTests {
  private static let badNames = [
    mistake("Buton: a", 1, 1, 5, "unknown component 'Buton'", "did you mean 'Button'?"),
    mistake("view:\n  - spacer:\n", 2, 5, 6, "no component here", "did you mean 'Spacer'?"),
    mistake(
      "view: {style: plain}", 1, 8, 5, "no component here",
      "name one, for example 'Label: Hello'"),
    mistake("view: Spcer", 1, 7, 5, "unknown component 'Spcer'", "did you mean 'Spacer'?"),
    mistake(
      "view: hello", 1, 7, 5, "expected a component, not 'hello'",
      "did you mean 'Label: hello'?"),
    mistake(
      "view:\n  -\n", 2, 4, 1, "expected a component, not nothing",
      "name one, for example 'Label: Hello'"),
    mistake(
      "root:x:0:0:root:/root:/bin/bash daemon:x:1:1", 1, 1, 44,
      "expected a component, not 'root:x:0:0:root:/root:/bin/bash daemon:x…'",
      "name one, for example 'Label: Hello'"),
    mistake(
      "view:\n  - - Label: a\n", 2, 5, 1, "expected a component, not a list",
      "put the list into 'VStack:'"),
    mistake(
      "Label: a\nButton: b\n", 2, 1, 6, "'Button' is a second component beside 'Label'",
      "put both into a VStack: 'VStack:', and below it '- Label: …' and '- Button: …'"),
    mistake(
      "VStack: hello", 1, 9, 5, "'VStack' takes no text", "write a list below it"),
    mistake("Divider: thin", 1, 10, 4, "'Divider' takes no text", "write its keys below it"),
    mistake(
      "VStack:\n  - Label A\n", 2, 5, 7, "a ':' is missing after 'Label'",
      "did you mean 'Label: A'?"),
    mistake("Label: [Label: a]", 1, 8, 1, "'Label' takes a text, not a list", nil),
    mistake("PageControl: [Label: a]", 1, 14, 1, "'PageControl' has no children", nil),
    mistake("styl: a", 1, 1, 4, "unknown key 'styl' at the top of the spec", nil),
  ]

  private static let badKeys = [
    mistake(
      "Button: a\nstile: plain\n", 2, 1, 5, "'Button' has no key 'stile'",
      "did you mean 'style'?"),
    mistake(
      "VStack:\n  - Button: a\n    title: b\n", 3, 5, 5,
      "'title' is given twice, first on line 2",
      "remove one of them"),
    mistake(
      "Label: a\nnumberOfLines: 1\nlineLimit: 2\n", 3, 1, 9,
      "'lineLimit' is given twice, first on line 2", "remove one of them"),
    mistake(
      "platform: macos\nPopUpButton: \"Format:\"\nselectedItem: PDF\nitems: [PDF]\n", 3, 1, 12,
      "'selectedItem' is given twice, first on line 2",
      "the text after 'PopUpButton:' is its selection; for a label before it put it into "
        + "'LabeledContent:', or use 'Picker:'"),
    mistake(
      "Label: a\nlines: 2\n", 2, 1, 5, "'Label' has no key 'lines'",
      "did you mean 'numberOfLines'?"),
    mistake(
      "Button: a\nstyle: filed\n", 2, 8, 5, "unknown value 'filed' for 'style'",
      "did you mean 'filled'?"),
    mistake(
      "Button: a\nrole: boss\n", 2, 7, 4, "unknown value 'boss' for 'role'",
      "use one of: normal, primary, cancel, destructive; or default"),
    mistake(
      "Button: a\nrole: confirm\n", 2, 7, 7, "unknown value 'confirm' for 'role'",
      "write 'role: primary', or 'systemItem: done' for the check mark in a bar"),
    mistake(
      "Button: a\nrole: close\n", 2, 7, 5, "unknown value 'close' for 'role'",
      "write 'systemItem: close', which is the cross"),
    mistake(
      "Button: a\nstyle: [plain]\n", 2, 8, 1,
      "'style' must be one of automatic, plain, gray, tinted, filled, glass, clearGlass, "
        + "prominentGlass, prominentClearGlass, not a list", nil),
    mistake(
      "Button: a\nstretch: maybe\n", 2, 10, 5, "'stretch' must be true or false, not 'maybe'",
      nil),
    mistake("Button: {title: [a]}", 1, 17, 1, "'title' must be text, not a list", nil),
    mistake(
      "Label: a\nnumberOfLines: 1.5\n", 2, 16, 3,
      "'numberOfLines' must be a whole number, not '1.5'", nil),
    mistake(
      "Label: a\nnumberOfLines: 1_000\n", 2, 16, 5,
      "'numberOfLines' must be a whole number, not '1_000'", nil),
    mistake(
      "LazyVGrid: {columns: {adaptive: 110}}", 1, 22, 1,
      "'columns' must be a whole number, or a list with each, not a map",
      "write a list, for example 'columns: [{adaptive: 100}]'"),
    mistake(
      "Label: a\ncolor: '#12'\n", 2, 8, 3, "'#12' is not a colour",
      "write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"),
    mistake(
      "Label: a\nfont: hedline\n", 2, 7, 7,
      "'hedline' is not a text style, size, weight, design or width",
      "did you mean 'headline'?"),
    mistake(
      "Label: a\nfont: {wieght: bold}\n", 2, 8, 6, "unknown key 'wieght' of a font",
      "did you mean 'weight'?"),
    mistake(
      "Label: a\npadding: {left: no}\n", 2, 11, 4, "unknown edge 'left'",
      "did you mean 'leading'?"),
    mistake(
      "Label: a\npadding: {edge: no}\n", 2, 11, 4, "unknown edge 'edge'",
      "use one of: top, leading, bottom, trailing, horizontal, vertical"),
    mistake(
      "Label: a\npadding: [1, 2, 3]\n", 2, 10, 1, "'padding' has 3 numbers; it takes 1, 2 or 4",
      nil),
    mistake(
      "Label: a\nframe: {widht: big}\n", 2, 9, 5, "unknown key 'widht' of a frame",
      "did you mean 'width'?"),
    mistake(
      "Label: a\nframe: 20\n", 2, 8, 2,
      "'frame' must be a map with width, height and so on, not '20'", nil),
    mistake(
      "Label: a\ncornerRadius: round\n", 2, 15, 5,
      "unknown value 'round' for 'cornerRadius'", "write a radius in points, or 'concentric'"),
  ]

  @Test("A name that is no component, or a component in the wrong place", arguments: badNames)
  func names(mistake: Mistake) throws { try check(mistake) }

  @Test("A key that does not exist, or a value of the wrong kind", arguments: badKeys)
  func keys(mistake: Mistake) throws { try check(mistake) }

  private func check(_ mistake: Mistake) throws {
    let found = errors(mistake.spec)
    let first = try #require(found.first)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(first.severity == .error)
    #expect(first.file == "spec.yaml")
    #expect(first.message == mistake.message)
    #expect(
      first.location == SourceLocation(line: mistake.line, column: mistake.column),
      "\(String(describing: first.location))")
    #expect(first.length == mistake.length)
    if let hint = mistake.hint { #expect(first.hint == hint) }
  }

  @Test(
    "A length that is no length is refused with its bounds",
    arguments: [
      ("nan", "'spacing' must be a number, not 'nan'"),
      ("inf", "'spacing' must be a number, not 'inf'"),
      (".inf", "'spacing' must be a number, not '.inf'"),
      ("0x10", "'spacing' must be a number, not '0x10'"),
      ("1_000", "'spacing' must be a number, not '1_000'"),
      ("''", "'spacing' must be a number, not nothing"),
      ("12pt", "'spacing' must be a number, not '12pt'"),
      ("[1]", "'spacing' must be a number, not a list"),
      ("1e300", "'spacing' is 1e300; it must be a number from 0 to 10000"),
      ("1e999", "'spacing' is 1e999; it must be a number from 0 to 10000"),
      ("-5", "'spacing' is -5; it must be a number from 0 to 10000"),
      ("10000.1", "'spacing' is 10000.1; it must be a number from 0 to 10000"),
    ])
  func lengths(written: String, message: String) throws {
    let found = errors("VStack:\n  spacing: \(written)\n")
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location == SourceLocation(line: 2, column: 12))
  }

  @Test(
    "A list that is too short or too long is told with how many numbers it has",
    arguments: [
      ("Slider: a\nrange: [1]\n", "a range, [0, 10] or 0...10, not a list of 1 number"),
      ("Label: a\noffset: [1, 2, 3]\n", "[x, y] in points, not a list of 3 numbers"),
      ("Label: a\noffset: [a]\n", "two numbers, [x, y] in points, not a list"),
    ])
  func counts(spec: String, message: String) {
    let found = errors(spec).map(\.message)
    #expect(found.count == 1 && found[0].hasSuffix(message), "\(found)")
  }

  @Test("All mistakes are told at once, in the order of the file")
  func allAtOnce() {
    let spec = """
      width: wide
      view:
        VStack:
          spacing: nan
          children:
            - Buton: a
            - Label: b
              colour: red
              font: hedline
              Grid: c
            - Button: d
              style: fild
      appearance: dim
      """
    #expect(
      errors(spec).map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)" }
        == [
          "1:8 'width' must be a number, not 'wide'", "4:14 'spacing' must be a number, not 'nan'",
          "6:9 unknown component 'Buton'", "8:9 'Label' has no key 'colour'",
          "9:15 'hedline' is not a text style, size, weight, design or width",
          "10:9 'Grid' is a second component beside 'Label'",
          "12:16 unknown value 'fild' for 'style'", "13:13 unknown value 'dim' for 'appearance'",
        ])
  }

  @Test("A role on what has none is a warning that names the guideline")
  func roles() throws {
    let document = try read("Label: a\nrole: destructive\n")
    let warning = try #require(document.warnings.first)
    #expect(warning.severity == .warning)
    #expect(warning.message == "'Label' has no role; only buttons have one (HIG, Buttons: Role)")
    #expect(warning.location == SourceLocation(line: 2, column: 1))
    #expect(try read("Button: a\nrole: destructive\n").warnings.isEmpty)
  }

  @Test("A long name is shortened and underlined no further than that")
  func longNames() throws {
    let name = "X" + String(repeating: "y", count: 300)
    let first = try #require(errors("\(name): a").first)
    #expect(first.message.count < 80)
    #expect(first.length == 60)
  }
}
