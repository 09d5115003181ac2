import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Conditions and translations") struct ConditionTests {
  private func resolved(
    _ spec: String, files: [String: String] = [:], _ change: (inout EnvironmentPatch) -> Void
  ) throws -> (component: AnyComponent, warnings: [Diagnostic]) {
    let document = try read(spec, files: files)
    var patch = document.environment
    change(&patch)
    let sink = DiagnosticSink()
    let component = document.component.resolved(in: patch.environment, sink: sink)
    return (component, sink.sorted)
  }

  @Test(
    "a component is there where its condition holds",
    arguments: [
      ("{appearance: dark}", true), ("{appearance: light}", false),
      ("{platform: [macos, ios]}", true), ("{platform: macos}", false),
      ("{locale: ar}", true), ("{locale: ar-EG}", true), ("{locale: ar-SA}", false),
      ("{direction: rtl}", true), ("{sizeClass: compact}", true), ("{sizeClass: regular}", false),
      ("{appearance: dark, platform: macos}", false), ("{osVersion: 26}", true),
      ("{osVersion: 27}", false), ("{textSize: large}", true), ("{contrast: increased}", false),
    ])
  func condition(_ condition: String, _ isThere: Bool) throws {
    let found = try resolved("VStack: [Label: a, {Label: b, when: \(condition)}]") { patch in
      (patch.appearance, patch.locale, patch.osVersion) = (.dark, "ar_EG", 26)
    }
    let written = isThere ? "VStack: [Label: a, Label: b]" : "VStack: [Label: a]"
    #expect(try found.component == read(written).component)
  }

  @Test("items that are no components, and values of keys, have conditions, too") func values()
    throws
  {
    let spec = """
      VStack:
        - SegmentedControl: [Day, {view: Week, when: {appearance: light}}]
        - Label: a
          overlay: {when: {appearance: light}, content: {Circle: red}}
        - view: [Label: b, Label: c]
          when: {appearance: dark}
      """
    let found = try resolved(spec) { $0.appearance = .dark }
    #expect(
      try found.component
        == read("VStack: [SegmentedControl: [Day], Label: a, Label: b, Label: c]").component)
  }

  @Test("an environment of a part of the picture decides inside of it") func subtree() throws {
    let spec = """
      VStack:
        - VStack: [{Label: dark, when: {appearance: dark}}]
          environment: {appearance: dark}
        - Label: light
          when: {appearance: light}
      """
    let written = """
      VStack:
        - VStack: [Label: dark]
          environment: {appearance: dark}
        - Label: light
      """
    #expect(try resolved(spec) { _ in }.component == read(written).component)
  }

  @Test(
    "mistakes, whatever branch they are in",
    arguments: [
      ("VStack: [{Label: a, when: dark}]", "1:27: 'when' must be a map of traits, not 'dark'"),
      ("VStack: [{Label: a, when: {}}]", "1:27: 'when' names no trait"),
      (
        "VStack: [{Label: a, when: {platform: []}}]",
        "1:38: 'platform' has an empty list, so the condition never holds"
      ),
      ("VStack: [{Label: a, when: {mood: good}}]", "1:28: 'when' has no key 'mood'"),
      (
        "VStack: [{Label: a, when: {appearance: drak}}]",
        "1:40: unknown value 'drak' for 'appearance'"
      ),
      ("VStack: [{Label: a, when: {sizeClass: big}}]", "1:39: unknown value 'big' for 'sizeClass'"),
      ("VStack: [{Labl: a, when: {appearance: dark}}]", "1:11: unknown component 'Labl'"),
    ])
  func mistake(_ spec: String, _ message: String) {
    #expect(mistakes(spec) == ["spec.yaml:" + message])
  }

  private let files = [
    "de.lproj/Localizable.strings":
      "/* a */ \"Hello\" = \"Hallo\";\n// b\n\"Bye\" = \"Auf \\\"Wieder\\\"\\U00E4\";",
    "fr.po": """
    msgid ""
    msgstr ""
    "Language: fr\\n"

    #: a.swift
    msgid "Hello"
    msgstr "Bon"
    "jour"

    #, fuzzy
    msgid "Bye"
    msgstr "Salut"
    """,
    "all.xcstrings": """
    {"sourceLanguage": "en", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好"}}}},
      "Bye": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "x"}}, "other": {"stringUnit": {"value": "Tschüs"}}}}}}},
      "Maquette": {"shouldTranslate": false}}, "version": "1.0"}
    """,
  ]

  @Test(
    "texts are in the language of the picture",
    arguments: [
      ("de.lproj/Localizable.strings", "de_AT", "Hello", "Hallo"),
      ("de.lproj/Localizable.strings", "de", "Bye", "Auf \"Wieder\"ä"),
      ("fr.po", "fr_CA", "Hello", "Bonjour"), ("{fr: fr.po}", "fr", "Hello", "Bonjour"),
      ("[fr.po, all.xcstrings]", "de", "Bye", "Tschüs"),
      ("all.xcstrings", "zh_Hant_TW", "Hello", "你好"), ("all.xcstrings", "zh_HK", "Hello", "你好"),
      ("all.xcstrings", "en_GB", "Hello", "Hello"), ("all.xcstrings", "fr", "Maquette", "Maquette"),
    ])
  func translation(_ strings: String, _ locale: String, _ text: String, _ wanted: String) throws {
    let found = try resolved("strings: \(strings)\nLabel: \(text)", files: files) {
      $0.locale = locale
    }
    #expect(found.component == AnyComponent(Label(wanted)))
    #expect(found.warnings == [])
  }

  @Test(
    "a missing translation is a finding",
    arguments: [
      ("fr.po", "fr", "Bye"), ("all.xcstrings", "fr", "Hello"), ("fr.po", "fr", "New"),
      ("all.xcstrings", "zh_CN", "Hello"),
    ])
  func missing(_ strings: String, _ locale: String, _ text: String) throws {
    let found = try resolved("strings: \(strings)\nLabel: \(text)", files: files) {
      $0.locale = locale
    }
    #expect(found.warnings.map(\.id) == [.missingTranslation])
    #expect(found.warnings.first?.location == SourceLocation(line: 2, column: 8))
    #expect(found.component == AnyComponent(Label(text)))
  }

  @Test("numbers, and rows of data, need no translation") func content() throws {
    let spec = "strings: p.po\nVStack: [Label: 9:41, {repeat: {from: a.csv}, Label: \"${item.n}\"}]"
    let files = ["p.po": "msgid \"a\"\nmsgstr \"b\"", "a.csv": "n\nAnna"]
    let found = try resolved(
      spec.replacing("p.po", with: "{de: p.po}"), files: files
    ) { $0.locale = "de" }
    #expect(found.warnings == [])
  }

  @Test(
    "mistakes in translations are the file's",
    arguments: [
      ("a.strings", "\"a\" \"b\";", "a.strings:1:5: a '=' is missing"),
      ("a.strings", "\"a\" = \"b\"", "a.strings:1:10: a ';' is missing"),
      ("a.strings", "\"a\" = \"b;", "a.strings:1:7: a quotation mark is not closed"),
      ("a.strings", "/* a", "a.strings:1:1: a comment is not closed"),
      ("a.strings", "\"\\q\" = \"\";", "a.strings:1:2: unknown escape in a text"),
      ("a.po", "msgd \"a\"", "a.po:1:1: unknown word 'msgd'"),
      ("a.po", "\"a\"", "a.po:1:1: a text in quotes follows nothing"),
      ("a.po", "msgid a", "a.po:1:1: 'msgid' has no text in quotes"),
      ("a.xcstrings", "{}", "a.xcstrings:1:1: the string catalogue has no 'strings'"),
    ])
  func mistake(_ file: String, _ text: String, _ message: String) {
    #expect(
      mistakes("strings: {de: \(file)}\nLabel: x", files: [file: text])
        == ["\(message) (read in line 1 of the spec)"])
  }

  @Test(
    "a translation that is too long is told of at its place in its file, when it is drawn",
    arguments: [
      ("a.strings", "\"b\" = \"c\";\n\"Hi\" =\n  \"LONG\";", "3:3"),
      ("a.po", "msgid \"Hi\"\nmsgstr \"\"\n\"LONG\"", "2:8"),
      ("a.csv", "text,de\nb,c\nHi,LONG\n", "3:4"),
      (
        "a.xcstrings",
        "{\"strings\": {\"Hi\": {\"localizations\":\n"
          + "{\"de\": {\"stringUnit\": {\"value\": \"LONG\"}}}}}}", "2:33"
      ),
    ], ["x", "長", "ע"])
  func long(_ named: (file: String, text: String, place: String), _ letter: String) throws {
    let (file, text, place) = named
    let long = String(repeating: letter, count: 5000)
    let bytes = long.utf8.count
    let files = [file: text.replacing("LONG", with: long)]
    let strings = file == "a.csv" || file == "a.xcstrings" ? file : "{de: \(file)}"
    let message = "the translation of 'Hi' has \(bytes) bytes; the limit is 4096"
    let told = try self.told(of: "Hi", strings, files)
    #expect(told == ["\(file):\(place): \(message)"])
    #expect(try self.told(of: "b", strings, files) == [])
  }

  /// What a text's translation into German is told of.
  private func told(
    of text: String, _ strings: String, _ files: [String: String]
  ) throws -> [String] {
    try resolved("strings: \(strings)\nLabel: \(text)", files: files) { $0.locale = "de" }
      .warnings.filter { $0.severity == .error }.map { found in
        "\(Paths.name(of: found.file ?? "")):\(found.location?.line ?? 0):\(found.location?.column ?? 0): "
          + found.message
      }
  }

  @Test("a file whose language nobody knows is refused") func unknown() {
    #expect(
      mistakes("strings: words.strings\nLabel: x", files: ["words.strings": ""]).first?
        .hasPrefix("spec.yaml:1:10: the language of '") == true)
  }

  @Test("a part with a platform of its own takes that platform's branches")
  func platformOfPart() throws {
    let spec =
      "VStack:\n  - environment: {platform: macos}\n    VStack:\n"
      + "      - {Label: Mac, when: {platform: macos}}\n"
      + "      - {Label: Phone, when: {platform: ios}}\n"
    let document = try read(spec, files: [:])
    let drawn = document.component.resolved(in: Environment(), sink: DiagnosticSink())
    var inner = SubtreeEnvironment()
    inner.platform = .macos
    #expect(drawn == AnyComponent(VStack { VStack { Label("Mac") }.environment(inner) }))
  }

  @Test(
    "what no platform, version or device is called",
    arguments: [
      ("platform: windows", "1:36: unknown value 'windows' for 'platform'"),
      ("osVersion: 0", "1:37: 'osVersion' is 0; it must be a number from 1 to 99"),
      ("device: iPhone 99x", "1:34: unknown device 'iPhone 99x'"),
      (
        "device: iPhone 15 Pro, platform: macos",
        "1:34: the device 'iPhone 15 Pro' has iOS, not macOS"
      ),
    ])
  func wrongEnvironment(environment: String, message: String) {
    #expect(mistakes("{Label: a, environment: {\(environment)}}") == ["spec.yaml:" + message])
  }
}
