import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("The top of a spec")
struct TopOfSpecTests {
  @Test(
    "Width, height, background and title are the canvas'",
    arguments: [
      ("width: 390", Canvas(width: 390)), ("height: 0.5", Canvas(height: 0.5)),
      ("background: transparent", Canvas(background: .transparent)),
      ("background: none", Canvas(background: .transparent)),
      ("background: red", Canvas(background: .color("red"))),
      ("background: '#123456'", Canvas(background: .color("#123456"))),
    ])
  func canvas(line: String, canvas: Canvas) throws {
    for spec in ["\(line)\nLabel: a\n", "Label: a\n\(line)\n", "view: {Label: a}\n\(line)\n"] {
      let document = try read(spec)
      #expect(document.canvas == canvas)
      #expect(document.component == AnyComponent(Label("a")))
    }
    #expect(try read("view: {Label: a}\ntitle: A form").canvas.title == "A form")
  }

  @Test("A component's own keys at the top stay its own")
  func own() throws {
    let button = try read("Button: a\ntint: red\ncornerRadius: 3\npadding: 4\n")
    #expect(button.environment.tint == nil)
    #expect(button.component == Button("a", tint: "red", cornerRadius: 3).padding(4))
    let screen = try read("Screen:\n  - Label: a\nbackground: red\n")
    #expect(screen.component == AnyComponent(Screen(background: "red") { Label("a") }))
  }

  @Test("A device at the top is the environment's, also beside a screen")
  func device() throws {
    let document = try read("device: iPhone 15 Pro\nScreen:\n  - Label: a\n")
    #expect(document.environment.device?.name == "iPhone 15 Pro")
    #expect(document.environment.platform == .ios)
    #expect(document.component == AnyComponent(Screen { Label("a") }))
    let watch = try #require(Device.standard(for: .watchos))
    let other = try read("Screen: []\ndevice: \(watch.name)\n")
    #expect(other.environment.environment.platform == .watchos)
  }

  @Test("A device that only the screen names brings its platform, as one at the top does")
  func deviceOfScreen() throws {
    let name = "iPad Pro 11-inch M5"
    for spec in ["Screen: {device: \(name)}", "view: {Screen: {device: \(name)}}"] {
      #expect(try read(spec).environment.platform == .ipados)
      // Who names a platform at the top gets that, and is told so where it is drawn.
      #expect(try read("platform: ios\n\(spec)").environment.platform == .ios)
      #expect(try read("device: iPhone 15\n\(spec)").environment.device?.name == "iPhone 15")
    }
    #expect(try read("VStack: [{Screen: {device: \(name)}}]").environment.platform == nil)
    #expect(try read("Screen: {device: ''}").environment.platform == nil)
  }

  @Test(
    "Each setting can be written",
    arguments: [
      ("platform: iPadOS", \EnvironmentPatch.platform?.rawValue, "ipados"),
      ("appearance: dark", \.appearance?.rawValue, "dark"),
      ("contrast: increased", \.contrast?.rawValue, "increased"),
      ("contrast: high", \.contrast?.rawValue, "increased"),
      ("level: elevated", \.level?.rawValue, "elevated"),
      ("direction: rtl", \.direction?.rawValue, "rightToLeft"),
      ("direction: leftToRight", \.direction?.rawValue, "leftToRight"),
      ("locale: ar-EG", \.locale, "ar-EG"), ("locale: no", \.locale, "no"),
      ("calendar: hebrew", \.calendar, "hebrew"),
      ("timeZone: Europe/Prague", \.timeZone, "Europe/Prague"),
      ("now: 2024-02-29T23:59:00Z", \.now, "2024-02-29T23:59:00Z"),
      ("textSize: accessibility5", \.textSize?.rawValue, "accessibility5"),
      ("textSize: extraExtraLarge", \.textSize?.rawValue, "xxLarge"),
      ("tint: '#FF0000'", \.tint?.text, "#FF0000"), ("theme: watchos", \.theme?.name, "watchos"),
    ] as [(String, KeyPath<EnvironmentPatch, String?> & Sendable, String)])
  func settings(
    line: String, path: KeyPath<EnvironmentPatch, String?> & Sendable, value: String
  ) throws {
    #expect(try read("\(line)\nview: {Label: a}").environment[keyPath: path] == value)
  }

  @Test("A scale is a number from 1 to 4", arguments: [("1", 1.0), ("2.5", 2.5), ("4", 4)])
  func scale(written: String, scale: Double) throws {
    #expect(try read("scale: \(written)\nLabel: a").environment.scale == scale)
  }

  @Test(
    "Wrong settings are told with what would be right",
    arguments: [
      ("platform: ois", "unknown value 'ois' for 'platform'", "did you mean 'ios'?"),
      ("device: iPhone 15 Por", "unknown device 'iPhone 15 Por'", "did you mean 'iPhone 15 Pro'?"),
      ("appearance: dim", "unknown value 'dim' for 'appearance'", "use one of: light, dark"),
      ("contrast: low", "unknown value 'low' for 'contrast'", "use one of: standard, increased"),
      ("direction: up", "unknown value 'up' for 'direction'", "use ltr or rtl"),
      ("locale: e", "'e' is not a locale", "write a locale, for example en_US or ar-EG"),
      ("locale: ../x", "'../x' is not a locale", "write a locale, for example en_US or ar-EG"),
      (
        "locale: xx_YY_zz", "'xx_YY_zz' is not a locale: there is no language 'xx'",
        "write a locale, for example en_US or ar-EG"
      ),
      (
        "locale: de_ED", "'de_ED' is not a locale: there is no region 'ED'", "did you mean 'de_DE'?"
      ),
      ("locale: de_DE.UTF-8", "'de_DE.UTF-8' is not a locale", "did you mean 'de_DE'?"),
      ("hourCycle: h13", "unknown value 'h13' for 'hourCycle'", "use one of: h11, h12, h23, h24"),
      (
        "now: 2007-02-29", "'2007-02-29' is not a date: that month has 28 days",
        "name a day from 1 to 28"
      ),
      (
        "timeZone: Europe/Prag", "unknown time zone 'Europe/Prag'",
        "did you mean 'Europe/Prague'?"
      ),
      ("calendar: gregorianic", "unknown calendar 'gregorianic'", "did you mean 'gregorian'?"),
      (
        "timeZone: Mars/Base", "unknown time zone 'Mars/Base'",
        "use an IANA name such as Europe/Prague or UTC, or an offset such as GMT+2"
      ),
      (
        "now: today", "'today' is not a date",
        "write it as ISO 8601, for example 2007-01-09T09:41:00Z"
      ),
      (
        "textSize: huge", "unknown value 'huge' for 'textSize'",
        "use one of: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, "
          + "accessibility2, accessibility3, accessibility4, accessibility5"
      ),
      (
        "scale: 1000", "'scale' is 1000; it must be a number from 1 to 4",
        "use 1, 2 or 3 as Apple's screens do"
      ),
      (
        "scale: nan", "'scale' is nan; it must be a number from 1 to 4",
        "use 1, 2 or 3 as Apple's screens do"
      ),
      ("tint: '#12'", "'#12' is not a colour", "write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"),
      ("theme: ioss", "unknown theme 'ioss'", "did you mean 'ios'?"),
      (
        "width: 0", "'width' is 0; a picture needs at least 1 point",
        "use a larger number, or leave the key out"
      ),
      (
        "width: -5", "'width' is -5; it must be a number from 0 to 1000000", nil
      ),
      (
        "height: 1e300", "'height' is 1e300; it must be a number from 0 to 1000000", nil
      ),
    ])
  func mistakes(line: String, message: String, hint: String?) throws {
    let found = errors("view: {Label: a}\n\(line)\n")
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.message == message)
    #expect(first.hint == hint)
    let key = line.prefix { $0 != ":" }
    #expect(first.location == SourceLocation(line: 2, column: key.count + 3))
  }

  @Test("A gradient behind the whole picture is told, and where a component has one")
  func gradient() {
    let map = "{linearGradient: [red, blue]}"
    let found = errors("Label: Hi\nbackground: \(map)\n")
    #expect(
      found.map(\.message) == [
        "'background' at the top of a spec must be a colour's name, #RRGGBB or 'transparent', not a map"
      ])
    #expect(
      found.first?.hint
        == "for a gradient, write the component below 'view:', with 'background' beside it")
    #expect(errors("Label: Hi\nbackground: [red]\n").first?.hint == found.first?.hint)
    #expect(errors("view:\n  Label: Hi\n  background: \(map)\n").isEmpty)
    #expect(errors("Label: Hi\nbackground: transparent\n").isEmpty)
  }

  @Test("A list where a setting belongs is told", arguments: EnvironmentTrait.all.map(\.key))
  func lists(key: String) throws {
    let found = errors("\(key): [a]\nview: {Label: a}\n")
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("'\(key)' must be ") == true)
    #expect(found.first?.message.hasSuffix(", not a list") == true)
  }

  @Test(
    "A device of another platform than the one named is a mistake, in either order",
    arguments: [
      "platform: macos\ndevice: iPhone 15 Pro\n", "device: iPhone 15 Pro\nplatform: macos\n",
    ])
  func contradiction(lines: String) throws {
    let found = errors(lines + "Label: a\n")
    #expect(found.map(\.message) == ["the device 'iPhone 15 Pro' has iOS, not macOS"])
    #expect(found.first?.hint == "leave 'platform' out, or name another device")
    #expect(errors("platform: ios\ndevice: iPhone 15 Pro\nLabel: a").isEmpty)
  }

  @Test(
    "A spec without a component says so", arguments: ["platform: ios", "width: 20", "view: []"])
  func noComponent(spec: String) {
    #expect(errors(spec).map(\.message) == ["the spec names no component"])
    #expect(errors(spec).first?.hint == "add one, for example 'Label: Hello'")
  }

  @Test(
    "A misspelt key at the top finds what was meant",
    arguments: [
      ("widht: 3", "widht", "did you mean 'width'?"),
      ("apearance: dark", "apearance", "did you mean 'appearance'?"),
      ("viw: {Label: a}", "viw", "did you mean 'view'?"),
    ])
  func unknownKeys(line: String, key: String, hint: String) {
    let found = errors(line)
    #expect(found.map(\.message) == ["unknown key '\(key)' at the top of the spec"])
    #expect(found.first?.hint == hint)
  }

  @Test("From standard input no file may be named")
  func noFolder() {
    let found = errors("theme: brand.yaml\nLabel: a\n")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("may not name files") == true)
    #expect(found.first?.location == SourceLocation(line: 1, column: 8))
  }

  @Test(
    "A theme outside of the spec's folder is refused",
    arguments: [
      "../brand.yaml", "/etc/brand.yaml", "a/../../brand.yaml",
    ])
  func outside(path: String) {
    let found = errors("theme: \(path)\nLabel: a\n", folder: "/tmp")
    #expect(found.map(\.message) == ["'\(path)' is outside of the spec's folder"])
  }

  @Test(
    "A file of another kind is named as what it is, once",
    arguments: [
      ("extends: ios\ncolors: {tint: red}\n", "this is a theme, not a spec"),
      ("cup:\n  layers: [M0 0 L1 1]\n", "these are symbols, not a spec"),
      ("sets: {a: {specs: a}}\n", "this is a project's configuration, not a spec"),
    ])
  func others(source: String, message: String) {
    #expect(errors(source).map(\.message) == [message])
  }
}
