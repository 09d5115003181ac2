import Foundation
import Testing

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

  @Test("A language that is named twice has one column", arguments: ["ar,ar,de", "ar,de,AR"])
  func twice(locales: String) throws {
    let workspace = try Workspace(["a.yaml": Self.spec])
    let once = try workspace.run("audit", "a.yaml", "--locales", "ar,de")
    let outcome = try workspace.run("audit", "a.yaml", "--locales", locales)
    #expect(outcome.status == 0 && outcome.text == once.text, "\(outcome.text)")
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
        "error: --strings: the language of 't.strings' is unknown; name its language as the "
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
