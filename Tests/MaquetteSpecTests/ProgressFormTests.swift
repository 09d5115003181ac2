import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Sliders, progress and page controls in specs")
struct ProgressFormTests {
  @Test("Frameworks' names are other names for components")
  func names() throws {
    for name in ["Slider", "UISlider", "NSSlider", "WKInterfaceSlider"] {
      #expect(
        try component("\(name): Volume\nvalue: 0.5\n") == AnyComponent(Slider("Volume", value: 0.5))
      )
    }
    for name in ["ProgressView", "UIProgressView", "NSProgressIndicator"] {
      #expect(
        try component("\(name):\n  progress: 0.5\n") == AnyComponent(ProgressView(value: 0.5)))
    }
    #expect(try component("UIPageControl: 5\n") == AnyComponent(PageControl(numberOfPages: 5)))
    #expect(try component("RatingIndicator: 3.5\n") == AnyComponent(RatingIndicator(value: 3.5)))
  }

  @Test("Ranges, ticks and tints")
  func slider() throws {
    var slider = Slider(value: 4, in: 0...10, step: 2).tint(.named("systemRed"))
    slider.numberOfTickMarks = 3
    #expect(
      try component("Slider:\n  value: 4\n  in: 0...10\n  step: 2\n  tint: systemRed\n  ticks: 3\n")
        == AnyComponent(slider))
  }

  @Test("A direction that stays is a key of every component")
  func absolute() throws {
    let spec = "HStack:\n  directionIsAbsolute: true\n  children: []\n"
    #expect(try component(spec) == HStack {}.directionIsAbsolute())
    #expect(
      try component("Label: a\ndirectionIsAbsolute: false\n") == AnyComponent(Label("a")))
  }

  @Test("Every component may say how its texts are written, and which way it is laid out")
  func writing() throws {
    let keys: [(String, AnyComponent)] = [
      ("dataDetector: phoneNumber", Label("a").dataDetector(.phoneNumber)),
      ("dataDetectorTypes: list", Label("a").dataDetector(.list)),
      ("baseWritingDirection: rtl", Label("a").baseWritingDirection(.rightToLeft)),
      ("language: zh_Hant", Label("a").typesettingLanguage("zh-Hant")),
      ("layoutDirection: rightToLeft", Label("a").environment(direction: .rightToLeft)),
    ]
    for (key, expected) in keys {
      #expect(try component("Label: a\n\(key)\n") == expected, "\(key)")
    }
  }

  @Test("The environment of a component is also that of its padding, frame and background")
  func environment() throws {
    // At the top, a background is that of the picture.
    let spec = """
      view:
        Label: a
        environment: {appearance: dark}
        padding: 8
        frame: {width: 90, alignment: leading}
        background: systemBackground
      """
    var dark = SubtreeEnvironment()
    dark.appearance = .dark
    #expect(
      try component(spec)
        == Label("a").padding(8).frame(width: 90, alignment: .leading)
        .background(.named("systemBackground")).environment(dark))
  }

  private func component(_ spec: String) throws -> AnyComponent { try read(spec).component }

  @Test(
    "A wrong value is an error at its place",
    arguments: [
      ("Slider:\n  value: much\n", "2:10"), ("Slider:\n  range: 10...0\n", "2:10"),
      ("Slider:\n  minimumValueImage: speeker\n", "2:22"),
      ("ProgressView:\n  phase: 2\n", "2:10"), ("PageControl: some\n", "1:14"),
      ("Label: a\ndirectionIsAbsolute: maybe\n", "2:22"), ("Label: a\nlanguage: 12\n", "2:11"),
      ("Label: a\ndataDetector: date\n", "2:15"), ("Gauge:\n  style: round\n", "2:10"),
    ])
  func mistakes(spec: String, place: String) {
    let found = errors(spec).first?.location
    #expect(found.map { "\($0.line):\($0.column)" } == place)
  }
}
