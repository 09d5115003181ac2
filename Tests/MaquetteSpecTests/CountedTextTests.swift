import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Translations of texts with numbers") struct CountedTextTests {
  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Ding"}},
          "other": {"stringUnit": {"value": "%lld Dinge"}}}}},
        "ar": {"variations": {"plural": {"two": {"stringUnit": {"value": "شيئان"}},
          "few": {"stringUnit": {"value": "%lld أشياء"}},
          "other": {"stringUnit": {"value": "%lld شيء"}}}}},
        "ja": {"stringUnit": {"value": "%lld 個"}},
        "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld вещь"}},
          "few": {"stringUnit": {"value": "%lld вещи"}},
          "other": {"stringUnit": {"value": "%lld вещей"}}}}}}},
      "%lld birds": {"localizations": {"de": {"stringUnit": {"value": "Da: %#@birds@"},
        "substitutions": {"birds": {"formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg Vogel"}},
          "other": {"stringUnit": {"value": "%arg Vögel"}}}}}}}}},
      "Hello, %@!": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@!"}}}},
      "%@ free": {"localizations": {"de": {"stringUnit": {"value": "%@ frei"}}}},
      "%.1f km": {"localizations": {"de": {"stringUnit": {"value": "%.1f km weit"}}}},
      "%@": {"localizations": {"de": {"stringUnit": {"value": "%@"}}}},
      "Lost": {"localizations": {"de": {"stringUnit": {"value": "%#@lost@"}}}}}}
    """

  private func drawn(
    _ text: String, _ locale: String, _ strings: String, _ files: [String: String]
  ) throws -> (component: AnyComponent, warnings: [Diagnostic]) {
    var patch = EnvironmentPatch()
    patch.locale = locale
    let sink = DiagnosticSink()
    let component = try read("strings: \(strings)\nLabel: \"\(text)\"", files: files).component
      .resolved(in: patch.environment, sink: sink)
    return (component, sink.sorted)
  }

  @Test(
    "a text with a number is found under its format, in the form of the number",
    arguments: [
      ("1 items", "de", "1 Ding"), ("1 item", "de", "1 Ding"), ("3 items", "de", "3 Dinge"),
      ("1,234 items", "de", "1.234 Dinge"), ("1234 items", "de_AT", "1234 Dinge"),
      ("1 items", "en", "1 item"), ("3 items", "en_GB", "3 items"),
      ("2 items", "ar_EG", "شيئان"), ("3 items", "ar_EG", "٣ أشياء"),
      ("100 items", "ar_EG", "١٠٠ شيء"), ("1 items", "ja", "1 個"), ("21 items", "ru", "21 вещь"),
      ("22 items", "ru", "22 вещи"), ("25 items", "ru", "25 вещей"), ("-1 items", "de", "-1 Ding"),
      ("1 birds", "de", "Da: 1 Vogel"), ("7 birds", "de", "Da: 7 Vögel"),
      ("Hello, Ada!", "de", "Hallo Ada!"), ("2.5 km", "de", "2,5 km weit"),
      ("1,024 free", "de", "1.024 frei"), ("3 GB free", "de", "3 GB frei"),
    ])
  func numbers(text: String, locale: String, wanted: String) throws {
    let found = try drawn(text, locale, "a.xcstrings", ["a.xcstrings": Self.catalogue])
    #expect(found.component == AnyComponent(Label(wanted)))
    #expect(found.warnings == [])
  }

  @Test(
    "what fits no format has no translation",
    arguments: ["3.5 items", "three items", "3 itemss", "Hello, !", "x"])
  func others(text: String) throws {
    let found = try drawn(text, "de", "a.xcstrings", ["a.xcstrings": Self.catalogue])
    #expect(found.component == AnyComponent(Label(text)))
    #expect(found.warnings.map(\.id) == [.missingTranslation])
  }

  @Test(
    "a place for a value that is drawn as it is is told of",
    arguments: [
      ("%lld items", "%lld Dinge", "%lld"), ("Lost", "%#@lost@", "%#@lost@"),
      ("%lld birds", "Da: %lld Vögel", "%lld"),
    ])
  func open(text: String, wanted: String, place: String) throws {
    let found = try drawn(text, "de", "a.xcstrings", ["a.xcstrings": Self.catalogue])
    #expect(found.component == AnyComponent(Label(wanted)))
    #expect(
      found.warnings.map(\.message)
        == ["the translation of '\(text)' for 'de' has '\(place)', which is drawn as it is"])
    #expect(found.warnings.first?.location == SourceLocation(line: 2, column: 8))
  }

  private static let head = "msgid \"\"\nmsgstr \"Plural-Forms: HEAD\\n\"\n\n"
  private static let body = """
    msgid "%d item"
    msgid_plural "%d items"
    msgstr[0] "null %d"
    msgstr[1] "eins %d"
    msgstr[2] "zwei %d"
    """

  @Test(
    "a .po file says which form is for which number",
    arguments: [
      ("nplurals=3; plural=n==1 ? 0 : n%2==1 ? 1 : 2;", "1 item", "null 1"),
      ("nplurals=3; plural=n==1 ? 0 : n%2==1 ? 1 : 2;", "3 items", "eins 3"),
      ("nplurals=3; plural=n==1 ? 0 : n%2==1 ? 1 : 2;", "4 items", "zwei 4"),
      ("nplurals=9; plural=7;", "4 items", "zwei 4"), ("", "1 item", "null 1"),
      ("", "5 items", "eins 5"),
    ])
  func portable(rule: String, text: String, wanted: String) throws {
    let file = (rule.isEmpty ? "" : Self.head.replacing("HEAD", with: rule)) + Self.body
    let found = try drawn(text, "de", "{de: a.po}", ["a.po": file])
    #expect(found.component == AnyComponent(Label(wanted)))
    #expect(found.warnings == [])
  }

  @Test(
    "a rule of a .po file by which no form can be chosen is told of, at its place",
    arguments: [
      ("nplurals=2; plural=((((;", 35, "the rule '((((' of 'Plural-Forms' cannot be read"),
      ("nplurals=2;", 9, "'Plural-Forms' has no rule 'plural='"),
      ("nplurals=2; plural=n/0;", 35, "divides by zero where n is 0"),
      ("nplurals=2; plural=n > 4 ? 1 : 6 % (n - 3) > 9;", 35, "divides by zero where n is 3"),
      ("nplurals=2; plural=5;", 35, "chooses form 5 where n is 0, but 'nplurals' is 2"),
      ("nplurals=2; plural=n > 100 ? 2 : 0;", 35, "chooses form 2 where n is 101"),
      ("nplurals=2; plural=n - 1;", 35, "chooses form -1 where n is 0"),
    ])
  func badRule(rule: String, column: Int, message: String) throws {
    let file = Self.head.replacing("HEAD", with: rule) + Self.body
    let warnings = try read("strings: {de: a.po}\nLabel: 3 items", files: ["a.po": file]).warnings
    #expect(warnings.map(\.severity) == [.warning])
    #expect(warnings.first?.message.contains(message) == true, "\(warnings)")
    #expect(warnings.first?.hint?.isEmpty == false)
    #expect(warnings.first?.file?.hasSuffix("a.po") == true)
    #expect(warnings.first?.location?.line == 2)
    #expect(warnings.first?.location?.column == column)
  }

  @Test(
    "a rule that C can follow, that of a template, and none are right",
    arguments: [
      "nplurals=2; plural=n != 1;", "nplurals=1; plural=0;", "nplurals=2; plural=n && 6 / n > 2;",
      "nplurals=INTEGER; plural=EXPRESSION;", "",
    ])
  func rightRule(rule: String) throws {
    let file = Self.head.replacing("HEAD", with: rule) + Self.body
    let document = try read("strings: {de: a.po}\nLabel: 3 items", files: ["a.po": file])
    #expect(document.warnings == [])
  }

  @Test(
    "files of every kind have formats",
    arguments: [
      ("a.strings", "\"%d items\" = \"%d Dinge\";"), ("a.csv", "text,de\n%d items,%d Dinge\n"),
      ("a.po", "msgid \"%d items\"\nmsgstr \"%d Dinge\"\n"),
    ])
  func kinds(file: String, text: String) throws {
    let strings = file == "a.csv" ? file : "{de: \(file)}"
    let found = try drawn("3 items", "de", strings, [file: text])
    #expect(found.component == AnyComponent(Label("3 Dinge")))
    #expect(found.warnings == [])
  }

  @Test("a second file has all forms anew")
  func second() throws {
    let files = ["a.xcstrings": Self.catalogue, "de.po": "msgid \"%lld items\"\nmsgstr \"%d x\"\n"]
    for (text, wanted) in [("1 items", "1 x"), ("3 items", "3 x")] {
      let found = try drawn(text, "de", "[a.xcstrings, de.po]", files)
      #expect(found.component == AnyComponent(Label(wanted)))
    }
  }
}
