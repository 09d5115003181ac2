import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Files of translations") struct TranslationFileTests {
  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {"Tap": {"localizations": {"de": {"variations": {"device": {
      "iphone": {"stringUnit": {"value": "PhoneDe"}},
      "applewatch": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "x"}}, "other": {"stringUnit": {"value": "UhrDe"}}}}},
      "applevision": {"stringUnit": {"value": "VisionDe"}},
      "other": {"stringUnit": {"value": "AndereDe"}}}}}}}}}
    """

  private func component(
    _ spec: String, _ files: [String: String], on platform: Platform = .ios, _ locale: String = "de"
  ) throws -> (component: AnyComponent, warnings: [Diagnostic]) {
    var patch = EnvironmentPatch()
    (patch.platform, patch.locale) = (platform, locale)
    let sink = DiagnosticSink()
    let component = try read(spec, files: files).component
      .resolved(in: patch.environment, sink: sink)
    return (component, sink.sorted)
  }

  @Test(
    "a catalogue has words for the picture's device, or for the others",
    arguments: [
      (Platform.ios, "PhoneDe"), (.watchos, "UhrDe"), (.ipados, "AndereDe"), (.macos, "AndereDe"),
      (.tvos, "AndereDe"),
    ])
  func device(platform: Platform, wanted: String) throws {
    let found = try component(
      "strings: a.xcstrings\nLabel: Tap", ["a.xcstrings": Self.catalogue], on: platform)
    #expect(found.component == AnyComponent(Label(wanted)))
    #expect(found.warnings == [])
  }

  @Test("of two files the second is meant, also where the first has words for a device")
  func second() throws {
    let files = ["a.xcstrings": Self.catalogue, "de.po": "msgid \"Tap\"\nmsgstr \"Neu\"\n"]
    let found = try component("strings: [a.xcstrings, de.po]\nLabel: Tap", files)
    #expect(found.component == AnyComponent(Label("Neu")))
  }

  @Test(
    "files are found under the names that each kind of them has",
    arguments: [
      ("zh_CN.po", "zh_CN", true), ("zh_CN.po", "zh-Hans", true), ("zh_CN.po", "zh", true),
      ("zh_CN.po", "zh_SG", true), ("zh_CN.po", "zh_TW", false), ("pt-BR.po", "pt", true),
      ("zh_TW.po", "zh_HK", true), ("zh-Hant.lproj/a.strings", "zh_HK", true),
      ("zh-Hans.lproj/a.strings", "zh_HK", false), ("de_AT.po", "de_CH", false),
    ])
  func names(file: String, locale: String, isThere: Bool) throws {
    let text = file.hasSuffix(".po") ? "msgid \"Tap\"\nmsgstr \"Neu\"\n" : "\"Tap\" = \"Neu\";"
    let found = try component("strings: \(file)\nLabel: Tap", [file: text], on: .ios, locale)
    #expect(found.component == AnyComponent(Label(isThere ? "Neu" : "Tap")))
  }

  @Test(
    "what a catalogue may not have is told at its place",
    arguments: [
      ("[]", "1:1: the string catalogue must be a map, not a list"),
      ("{\"strings\": []}", "1:13: 'strings' must be a map, not a list"),
      ("{\"strings\": {\"Hello\": 5}}", "1:23: 'Hello' must be a map, not 5"),
      (
        "{\"strings\": {\"Hello\": {\"localizations\": [1]}}}",
        "1:41: 'localizations' must be a map, not a list"
      ),
      (
        "{\"strings\": {\"Hello\": {\"shouldTranslate\": \"no\"}}}",
        "1:43: 'shouldTranslate' must be true or false, not 'no'"
      ),
      (localization("null"), "1:47: 'de' must be a map, not null"),
      (localization("{\"stringUnit\": 1}"), "1:62: 'stringUnit' must be a map, not 1"),
      (localization("{\"stringUnit\": {}}"), "1:62: 'stringUnit' has no 'value'"),
      (
        localization("{\"stringUnit\": {\"value\": 3}}"),
        "1:72: 'value' must be a text in quotes, not 3"
      ),
      (
        localization("{\"variations\": {\"device\": {\"iphon\": {}}}}"),
        "1:74: 'device' has no key 'iphon'"
      ),
      (
        localization("{\"variations\": {\"plural\": {\"some\": {}}}}"),
        "1:74: 'plural' has no key 'some'"
      ),
    ])
  func catalogue(_ text: String, _ message: String) {
    #expect(
      mistakes("strings: a.xcstrings\nLabel: x", files: ["a.xcstrings": text])
        == ["a.xcstrings:\(message) (read in line 1 of the spec)"])
  }

  private static func localization(_ text: String) -> String {
    "{\"strings\": {\"Hello\": {\"localizations\": {\"de\":\(text)}}}}"
  }

  @Test(
    "a .po file is refused as msgfmt refuses it",
    arguments: [
      ("msgid \"a\nmsgstr \"b\"", "1:7: a quotation mark is not closed"),
      ("msgid \"a\" b\nmsgstr \"b\"", "1:11: something follows a closed quotation mark"),
      ("msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"", "1:1: 'msgid' has no 'msgstr'"),
      ("msgid \"a\"\n", "1:1: 'msgid' has no 'msgstr'"),
      ("msgstr \"a\"\n", "1:1: 'msgstr' has no 'msgid'"),
      ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n", "3:1: 'msgstr' has no 'msgid'"),
      ("msgctxt \"a\"\n", "1:1: 'msgctxt' has no 'msgid'"),
      (
        "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n",
        "4:1: the key 'a' occurs twice; the first is in line 1, column 1"
      ),
    ])
  func portable(_ text: String, _ message: String) {
    #expect(
      mistakes("strings: {de: a.po}\nLabel: x", files: ["a.po": text])
        == ["a.po:\(message) (read in line 1 of the spec)"])
  }

  @Test("a .po file may have a text in several contexts, plurals and obsolete texts")
  func contexts() throws {
    let text = """
      msgid "a"
      msgstr "b"

      msgctxt "menu"
      msgid "a"
      msgstr "c"

      #, fuzzy
      #~ msgid "old"
      #~ msgstr "x"

      #, fuzzy
      #, c-format
      msgid "d"
      msgstr "wrong"

      msgid "one"
      msgid_plural "many"
      msgstr[0] "eins"
      msgstr[1] "viele"
      """
    let found = try component(
      "strings: {de: a.po}\nVStack: [Label: a, Label: d, Label: one]", ["a.po": text])
    #expect(
      found.component
        == AnyComponent(
          VStack(spacing: nil) {
            Label("c"); Label("d"); Label("viele")
          }))
    #expect(found.warnings.map(\.id) == [.missingTranslation])
  }

  @Test(
    "no text may be translated twice in a file",
    arguments: [
      ("a.strings", "\"a\" = \"b\";\n\"a\" = \"c\";", "{de: a.strings}"),
      ("a.csv", "text,de\na,b\na,c\n", "a.csv"),
    ])
  func twice(_ file: String, _ text: String, _ strings: String) {
    let line = file == "a.csv" ? 3 : 2
    #expect(
      mistakes("strings: \(strings)\nLabel: x", files: [file: text]) == [
        "\(file):\(line):1: the key 'a' occurs twice; the first is in line \(line - 1), column 1 "
          + "(read in line 1 of the spec)"
      ])
  }

  @Test(
    "what people typed is neither translated nor missed",
    arguments: [
      "{TextField: \"\", text: Hello}", "{SecureField: \"\", text: new}", "{TextEditor: Hello}",
      "{SearchField: \"\", text: Hello, tokens: [Hello, new]}", "{ComboBox: \"\", text: new}",
      "{TokenField: \"\", tokens: [Hello, new]}", "{NumberField: \"\", value: 3}",
    ])
  func typed(_ spec: String) throws {
    let files = ["de.po": "msgid \"Hello\"\nmsgstr \"Hallo\"\n"]
    let found = try component("strings: de.po\nview: \(spec)", files)
    #expect(try found.component == read("view: \(spec)").component)
    #expect(found.warnings == [])
    let title = try component("strings: de.po\nTextField: new\ntext: new", files)
    #expect(title.warnings.map(\.location?.column) == [12])
  }
}
