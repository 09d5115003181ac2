import Foundation
import Testing

@Suite("maquette lint")
struct LintCommandTests {
  private static let two = """
    VStack:
      - Button: Save
        style: filled
      - Button: Send  # at once
        style: filled

    """

  @Test("A finding has its place, its line with a caret, its rule and what to do")
  func text() throws {
    let workspace = try Workspace(["ui.yaml": Self.two])
    let outcome = try workspace.run("lint", "ui.yaml", "--rules", "button/one-prominent")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("ui.yaml:5:12: warning: "))
    #expect(outcome.errors.contains("[button/one-prominent]\n5 |     style: filled\n"))
    #expect(outcome.text.contains("1 spec linted: 0 errors, 1 warning, 0 notes"))
  }

  @Test("Exit codes are those of check")
  func exits() throws {
    let workspace = try Workspace([
      "good.yaml": "Label: Hello\n", "warns.yaml": Self.two,
      "wrong.yaml":
        "VStack:\n  - {Button: Save, role: primary}\n  - {Button: Send, role: primary}\n",
      "broken.yaml": "Labl: Hello\n",
    ])
    #expect(try workspace.run("lint", "good.yaml", "--strict").status == 0)
    #expect(try workspace.run("lint", "warns.yaml").status == 0)
    #expect(try workspace.run("lint", "warns.yaml", "--strict").status == 1)
    #expect(try workspace.run("lint", "wrong.yaml").status == 65)
    #expect(try workspace.run("lint", "broken.yaml").status == 65)
    #expect(try workspace.run("lint", "gone.yaml").status == 66)
    #expect(try workspace.run("lint").status == 64)
    #expect(try workspace.run("lint", "good.yaml", "--rules", "buton/spacing").status == 64)
  }

  @Test(
    "Programs get one document in each form",
    arguments: ["json", "sarif", "junit", "github", "html"])
  func forms(_ form: String) throws {
    let workspace = try Workspace(["ui.yaml": Self.two])
    let outcome = try workspace.run("lint", "ui.yaml", "--diagnostics", form)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains("button/one-prominent"))
    switch form {
    case "json": #expect(outcome.text.contains("\"fixable\": true"))
    case "sarif": #expect(outcome.text.contains("\"ruleId\": \"button/one-prominent\""))
    case "junit": #expect(outcome.text.contains("<failure type=\"button/one-prominent\""))
    case "github":
      #expect(
        outcome.text.contains("::warning file=ui.yaml,line=5,col=12,title=button/one-prominent::"))
    default:
      #expect(outcome.text.contains("<img alt=") && outcome.text.contains("data:image/png;base64,"))
      #expect(!outcome.text.contains("<script"))
    }
  }

  @Test("--fix mends what it can, keeps comments, and tells the rest")
  func fix() throws {
    let workspace = try Workspace(["ui.yaml": Self.two])
    let outcome = try workspace.run("lint", "ui.yaml", "--fix", "--rules", "button/one-prominent")
    #expect(outcome.status == 0 && outcome.errors.contains("mended"))
    let after = try workspace.text("ui.yaml")
    #expect(after.contains("- Button: Send  # at once\n    style: gray\n"))
    #expect(
      try workspace.run("lint", "ui.yaml", "--strict", "--rules", "button/one-prominent").status
        == 0)
  }

  @Test("What is known is not told again; what is new is")
  func baseline() throws {
    let workspace = try Workspace(["ui/a.yaml": Self.two])
    let recorded = try workspace.run("lint", "ui", "--record-baseline", "known.json")
    #expect(recorded.status == 0)
    let known = try workspace.run("lint", "ui", "--baseline", "known.json", "--strict")
    #expect(known.status == 0 && known.text.contains("known"))
    try workspace.write("ui/b.yaml", Self.two)
    #expect(try workspace.run("lint", "ui", "--baseline", "known.json", "--strict").status == 1)
    try workspace.write("known.json", "[]")
    #expect(try workspace.run("lint", "ui", "--baseline", "known.json").status == 65)
    #expect(try workspace.run("lint", "ui", "--baseline", "none.json").status == 66)
  }

  @Test("The project file says levels, variants and the baseline")
  func configuration() throws {
    let workspace = try Workspace([
      "ui/a.yaml": Self.two,
      "maquette.yaml":
        "lint:\n  variants: [light, rtl]\n  rules:\n    button/one-prominent: error\n",
    ])
    #expect(try workspace.run("lint", "ui").status == 65)
    try workspace.write("maquette.yaml", "lint:\n  rules: {button/one-prominent: off}\n")
    #expect(
      try workspace.run("lint", "ui", "--strict", "--rules", "button/one-prominent").status == 0)
    try workspace.write("maquette.yaml", "lint:\n  rules: {button/one-prominet: off}\n")
    let unknown = try workspace.run("lint", "ui")
    #expect(unknown.status == 65 && unknown.errors.contains("did you mean 'button/one-prominent'?"))
    try workspace.write("maquette.yaml", "lint: {variants: []}\n")
    let none = try workspace.run("lint", "ui")
    #expect(none.status == 65, "\(none.errors)")
    #expect(
      none.errors.hasPrefix("maquette.yaml:1:18: error: 'variants' names no variant to lint"),
      "\(none.errors)")
    try workspace.write("maquette.yaml", "lint:\n  rules: {button/spacing: loud}\n")
    #expect(try workspace.run("lint", "ui").errors.contains("off, note, warning, error"))
  }

  @Test("explain tells all there is to a rule")
  func explain() throws {
    let workspace = try Workspace()
    let page = try workspace.run("explain", "[button/one-prominent]")
    for part in ["Wrong:", "Right:", "Level: warning", "Human Interface Guidelines, Buttons"] {
      #expect(page.text.contains(part), "\(part)")
    }
    #expect(try workspace.run("explain").text.contains("rtl/explicit-side"))
    #expect(try workspace.run("explain", "button/one-prominen").status == 64)
  }

  @Test("Specs from standard input are linted, and names obey nobody's terminal")
  func hostile() throws {
    let workspace = try Workspace(["a\u{1B}[31m.yaml": Self.two])
    let named = try workspace.run("lint", "a\u{1B}[31m.yaml")
    #expect(!named.errors.contains("\u{1B}"))
    let piped = try workspace.run("lint", "-", "--strict", stdin: Self.two)
    #expect(piped.status == 1)
  }
}

@Suite("maquette audit")
struct AuditCommandTests {
  private static let spec =
    "width: 150\nVStack:\n  - Label: Settings\n  - Label: Hi\n    numberOfLines: 0\n"

  @Test("A table has the first size for each language")
  func table() throws {
    let workspace = try Workspace(["a.yaml": Self.spec])
    let outcome = try workspace.run("audit", "a.yaml", "--locales", "de,ar")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("a.yaml:3:5 Label 'Settings'"))
    #expect(outcome.text.contains("1 text is cut"))
    #expect(try workspace.run("audit", "a.yaml", "--locales", "de", "--strict").status == 1)
    #expect(try workspace.run("audit", "a.yaml").status == 64)
    #expect(
      try workspace.run("audit", "a.yaml", "--locales", "de", "--text-sizes", "huge").status == 64)
  }

  @Test(
    "Translations of a file take the place of longer texts",
    arguments: [
      ("t.csv", "text,de,ar\nSettings,Los,اعدادات\nHi,Hallo,مرحبا\n"),
      (
        "t.po",
        "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Settings\"\nmsgstr \"Los\"\n\n"
          + "msgid \"Hi\"\nmsgstr \"Hallo\"\n"
      ),
      (
        "t.xcstrings",
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
          + #""Settings": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Los"}}}}, "#
          + #""Hi": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}"#
      ),
      ("de.lproj/t.strings", "\"Settings\" = \"Los\";\n\"Hi\" = \"Hallo\";\n"),
      // Files that do not tell their language have the only one that is audited.
      ("Localizable.strings", "\"Settings\" = \"Los\";\n\"Hi\" = \"Hallo\";\n"),
      ("messages.po", "msgid \"Settings\"\nmsgstr \"Los\"\n\nmsgid \"Hi\"\nmsgstr \"Hallo\"\n"),
    ])
  func strings(_ name: String, _ text: String) throws {
    let workspace = try Workspace(["a.yaml": Self.spec, name: text])
    let outcome = try workspace.run(
      "audit", "a.yaml", "--locales", "de", "--strings", name, "--diagnostics", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("\"translated\": [\"de\"]"), "\(outcome.text)")
    #expect(outcome.text.contains("\"texts\": []"), "\(outcome.text)")
  }

  @Test("A spec that cannot be read is told, and not that no text is cut in it")
  func unreadable() throws {
    let workspace = try Workspace(["bad.yaml": "Labl: [\n", "good.yaml": "Label: Hi\n"])
    let alone = try workspace.run("audit", "bad.yaml", "--locales", "de")
    #expect(alone.status == 65 && alone.text == "0 specs audited: 1 spec cannot be drawn\n")
    let both = try workspace.run("audit", "bad.yaml", "good.yaml", "--locales", "de")
    #expect(both.status == 65)
    #expect(both.text.hasPrefix("1 spec audited: no text is cut; 1 spec cannot be drawn\n"))
    let json = try workspace.run("audit", "bad.yaml", "--locales", "de", "--diagnostics", "json")
    let bad = try #require(try Self.specs(json.text).first?["errors"] as? [[String: Any]]).first
    #expect(json.status == 65 && bad?["severity"] as? String == "error")
    #expect(bad?["file"] as? String == "bad.yaml" && bad?["line"] as? Int == 2)
    #expect(try workspace.run("audit", "none.yaml", "--locales", "de").status == 66)
  }

  @Test("Languages without translations are named: their texts are no real ones")
  func untranslated() throws {
    let workspace = try Workspace([
      "a.yaml": Self.spec, "t.csv": "text,de\nSettings,Los\nHi,Hallo\n",
    ])
    let outcome = try workspace.run("audit", "a.yaml", "--locales", "de,ja", "--strings", "t.csv")
    #expect(
      outcome.text.hasSuffix(
        "\nno translations for ja: texts were lengthened, because translations are often longer\n"),
      "\(outcome.text)")
  }

  @Test("Only texts without a translation are made longer, and each of them is named")
  func partlyTranslated() throws {
    let workspace = try Workspace([
      "a.yaml": "width: 120\nVStack:\n  - Label: Settings\n  - Label: Delivery\n",
      "t.csv": "text,de\nSettings,Optionen\n",
    ])
    let outcome = try workspace.run(
      "audit", "a.yaml", "--locales", "de", "--strings", "t.csv", "--text-sizes", "large")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.text.contains("Optionen"), "\(outcome.text)")
    #expect(outcome.text.contains("Label 'Delivery'"), "\(outcome.text)")
    #expect(
      outcome.text.hasSuffix("  a.yaml:4:12: 'Delivery' has no translation for 'de'\n"),
      "\(outcome.text)")
    #expect(!outcome.text.contains("no translations"), "\(outcome.text)")
    let json = try workspace.run(
      "audit", "a.yaml", "--locales", "de", "--strings", "t.csv", "--text-sizes", "large",
      "--diagnostics", "json")
    let missing = try #require(try Self.specs(json.text).first?["missing"] as? [[String: Any]])
    #expect(missing.map { $0["id"] as? String } == ["missing-translation"])
    #expect(missing.map { $0["message"] as? String } == ["'Delivery' has no translation for 'de'"])
    #expect(missing.map { [$0["line"] as? Int, $0["column"] as? Int] } == [[4, 12]])
  }

  /// The specs of what the command prints for programs.
  private static func specs(_ json: String) throws -> [[String: Any]] {
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(root?["specs"] as? [[String: Any]])
  }

  @Test("All files of translations that are missing are told at once")
  func manyMissingStrings() throws {
    let outcome = try Workspace(["a.yaml": Self.spec]).run(
      "audit", "a.yaml", "--locales", "de", "--strings", "one.po", "--strings", "two.po")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("'one.po'") && outcome.errors.contains("'two.po'"))
  }

  @Test("Of a file of translations whose language nobody knows the flag is told, once, and no spec")
  func unknownLanguage() throws {
    let workspace = try Workspace([
      "a.yaml": Self.spec, "b.yaml": Self.spec, "t.strings": "\"Hi\" = \"Hallo\";\n",
    ])
    let outcome = try workspace.run(
      "audit", "a.yaml", "b.yaml", "--locales", "de,ar", "--strings", "t.strings")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "error: --strings: it is not known which language 't.strings' has; name its language as the "
          + "only one, for example '--locales de', or keep it in a folder such as 'de.lproj'\n"),
      "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "--strings").count == 2, "\(outcome.errors)")
    #expect(outcome.text.hasSuffix("2 specs cannot be drawn\n"), "\(outcome.text)")
  }

  @Test("A file of translations that is missing is told once, and no spec is blamed")
  func missingStrings() throws {
    let workspace = try Workspace(["a.yaml": Self.spec, "b.yaml": Self.spec])
    let outcome = try workspace.run(
      "audit", "a.yaml", "b.yaml", "--locales", "de", "--strings", "nope.po")
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("error: there is no file 'nope.po'"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count <= 2, "\(outcome.errors)")
  }

  @Test("A contact sheet shows each language")
  func sheets() throws {
    let workspace = try Workspace(["ui/a.yaml": Self.spec])
    let outcome = try workspace.run("audit", "ui", "--locales", "de,ja", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(workspace.exists("out/a-audit.png"))
  }
}
