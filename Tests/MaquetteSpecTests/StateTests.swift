import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("States")
struct StateTests {
  /// Specs of everything that has a state, in each of its styles, alone and in a row.
  private static let specs: [String: [String]] = [
    "Button": [
      "Button: a", "Button: a\nstyle: plain", "Button: a\nstyle: gray", "Button: a\nstyle: tinted",
      "Button: a\nstyle: filled", "Button: a\nrole: primary", "Button: a\nrole: destructive",
      "Button: a\nvalue: on", "Button:\n  type: close", "Button:\n  systemItem: done",
      "List:\n  - Button: a",
    ],
    "Menu": ["Menu: a\nitems: [x, y]"],
    "PopUpButton": ["PopUpButton:\n  items: [x, y]", "List:\n  - PopUpButton:\n    items: [x, y]"],
    "PullDownButton": ["PullDownButton: a\nitems: [x, y]"],
    "GradientButton": [
      "GradientButton: a\nsymbol: plus", "GradientButton: a\nsymbol: plus\nbehavior: toggle",
      "GradientButton: a\nsymbol: plus\nbehavior: toggle\nisOn: true",
    ],
    "HelpButton": ["HelpButton:\n  placement: automatic"],
    "ImageButton": [
      "ImageButton: a\nsymbol: photo", "ImageButton: a\nsymbol: photo\nbehavior: toggle",
    ],
    "NavigationLink": ["NavigationLink: a", "List:\n  - NavigationLink: a"],
    "PathControl": ["PathControl:\n  items: [a, b]"],
    "LevelIndicator": ["LevelIndicator: a\nvalue: 0.5"],
    "Link": ["Link: a\nurl: https://example.com", "List:\n  - Link: a\n    url: https://a.b"],
    "DisclosureGroup": [
      "DisclosureGroup: a\nchildren: [Label: b]",
      "DisclosureGroup: a\nstyle: button\nchildren: [Label: b]",
      "List:\n  - DisclosureGroup: a\n    children: [Label: b]",
    ],
    "RatingIndicator": [
      "RatingIndicator:\n  value: 2", "RatingIndicator:\n  value: 2\n  isEditable: true",
    ],
    "PageControl": ["PageControl:\n  numberOfPages: 3"],
    "SegmentedControl": ["SegmentedControl:\n  segments: [a, b]"],
    "Stepper": ["Stepper: a\nvalue: 5", "List:\n  - Stepper: a\n    value: 5"],
    "Toggle": [
      "Toggle: a", "Toggle: a\nisOn: true", "Toggle:\n  isOn: true", "Toggle: a\nstyle: switch",
      "Toggle: a\nstyle: button", "Toggle: a\nstyle: radio", "List:\n  - Toggle: a",
    ],
    "Slider": ["Slider:\n  value: 0.5", "Slider:\n  value: 0.5\n  sliderType: circular"],
    "DatePicker": [
      "DatePicker:\n  date: 2025-01-02 10:00", "DatePicker:\n  date: 2025-01-02\n  style: wheels",
      "DatePicker:\n  date: 2025-01-02\n  style: graphical",
      "List:\n  - DatePicker: a\n    date: 2025-01-02 10:00",
    ],
    "Picker": ["automatic", "wheel", "segmented", "menu", "inline", "radioGroup", "palette"].map {
      "Picker: a\noptions: [x, y]\nstyle: \($0)"
    }
      + ["automatic", "menu", "inline", "navigationLink"].map {
        "List:\n  - Picker: a\n    options: [x, y]\n    style: \($0)"
      },
    "Poster": ["Poster: a", "Poster: a\nsymbol: star"],
    "ColorWell": ["ColorWell: a"],
    "ColorPicker": ["ColorPicker: a", "List:\n  - ColorPicker: a"],
    "TextField": ["TextField: a", "TextField: a\ntext: b", "List:\n  - TextField: a"],
    "SecureField": ["SecureField: a", "SecureField: a\ntext: b"],
    "SearchField": ["SearchField: a", "SearchField: a\ntext: b"],
    "TextEditor": ["TextEditor: a"],
    "ComboBox": ["ComboBox: a\nitems: [x, y]", "ComboBox: a\nitems: [x, y]\ntext: b"],
    "TokenField": ["TokenField: a", "TokenField: a\ntokens: [x, y]"],
    "NumberField": ["NumberField: a\nvalue: 5"],
    "TabBar": ["TabBar:\n  items: [{title: a, symbol: star}, {title: b, symbol: heart}]"],
  ]

  /// What is drawn, and whether a warning names the state; `nil` where the platform has no such thing.
  private func drawing(_ spec: String, _ state: String, on platform: Platform) throws
    -> (items: [DrawItem], isTold: Bool)?
  {
    // The last component of a spec is the one in question; what is not at the top is indented.
    let indent = indentation(spec)
    let full =
      "platform: \(platform.rawValue)\nwidth: 300\npadding: 20\n\(spec)\n\(indent)state: \(state)\n"
    guard let document = try? read(full) else { return nil }
    guard
      let (scene, warnings) = try? SceneMaker(measurer: LetterMeasurer()).scene(
        of: document.component, on: document.canvas, in: document.environment.environment)
    else { return nil }
    return (
      scene.nodes.flatMap(\.items), warnings.contains { $0.message.hasPrefix("'state'") }
    )
  }

  /// How far the keys of a spec's last component are indented.
  private func indentation(_ spec: String) -> String {
    if spec.hasPrefix("List") { return "    " }
    let first = spec.prefix { $0 != "\n" }
    return first.hasSuffix(":") ? "  " : ""
  }

  @Test("Every component with a state is among those that are tried")
  func complete() {
    let names = Catalogue.standard.schemas.filter { schema in
      schema.properties.contains { $0.name == "state" }
    }.map(\.name)
    #expect(Set(names) == Set(StateTests.specs.keys))
  }

  @Test(
    "A state that draws nothing is a warning, on every platform and in every style",
    arguments: StateTests.specs.keys.sorted(), Platform.allCases)
  func states(component: String, platform: Platform) throws {
    for spec in StateTests.specs[component] ?? [] {
      guard let normal = try drawing(spec, "normal", on: platform) else { continue }
      #expect(!normal.isTold, "\(spec)")
      for state in ["pressed", "hovered", "focused", "selected", "disabled"] {
        // Not every component has every state.
        guard let other = try drawing(spec, state, on: platform) else { continue }
        #expect(
          (other.items == normal.items) == other.isTold,
          "\(platform.rawValue), \(state): \(spec)")
      }
    }
  }

  @Test(
    "What has the keyboard's focus on a Mac has a ring",
    arguments: [
      "GradientButton: a\nsymbol: plus", "HelpButton:\n  size: medium",
      "ImageButton: a\nsymbol: photo",
    ])
  func ring(spec: String) throws {
    let normal = try #require(try drawing(spec, "normal", on: .macos))
    let focused = try #require(try drawing(spec, "focused", on: .macos))
    #expect(focused.items.count == normal.items.count + 1)
  }

  @Test("A toggle that is selected is drawn as on; what is no toggle is warned of")
  func selected() throws {
    let toggle = "GradientButton: a\nsymbol: plus\nbehavior: toggle"
    let on = try #require(try drawing(toggle + "\nisOn: true", "normal", on: .macos))
    let selected = try #require(try drawing(toggle, "selected", on: .macos))
    #expect(selected.items == on.items)
    let spec = "platform: macos\nImageButton: a\nsymbol: photo\nstate: selected\n"
    let document = try read(spec)
    let warnings = try SceneMaker(measurer: LetterMeasurer()).scene(
      of: document.component, in: document.environment.environment
    ).warnings
    #expect(
      warnings.map(\.message) == ["only a toggle can be on, and the behavior is 'push'"])
  }

  @Test("A state that draws nothing says why")
  func reasons() throws {
    func messages(_ spec: String) throws -> [String] {
      let document = try read(spec)
      return try SceneMaker(measurer: LetterMeasurer()).scene(
        of: document.component, on: document.canvas, in: document.environment.environment
      ).warnings.map(\.message)
    }
    #expect(
      try messages("Toggle: a\nstate: hovered\n") == [
        "'state' changes nothing: on iOS it looks the same when it is hovered"
      ])
    #expect(
      try messages("Stepper: a\nstate: pressed\n") == [
        "'state' changes nothing: one half of a stepper is pressed, and 'pressedHalf' says which"
      ])
  }
}

/// Gives every letter 8 points.
private final class LetterMeasurer: TextMeasuring {
  func layout(_ request: TextRequest) -> TextLayout {
    let width = 8.0 * Double(request.text.count)
    let run = GlyphRun(
      face: FontFace(name: "Fake-\(request.font.weight.name)", file: ""), size: request.font.size,
      glyphs: [Glyph(id: 1, position: Point(x: 0, y: 0))], text: request.text,
      clusters: [
        GlyphRun.Cluster(utf8Count: request.text.utf8.count, glyphCount: 1, advance: width)
      ],
      isRightToLeft: false, origin: Point(x: 0, y: request.font.ascent))
    let line = TextLine(
      top: 0, height: request.font.lineHeight, baseline: request.font.ascent, x: 0, width: width,
      runs: request.text.isEmpty
        ? [] : [TextRun(glyphs: run, width: width, span: nil, source: 0..<request.text.utf8.count)])
    return TextLayout(
      size: Size(width: width, height: request.font.lineHeight), lines: [line],
      shownText: request.text, isTruncated: false)
  }
}
