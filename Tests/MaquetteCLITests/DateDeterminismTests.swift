import Foundation
import Testing

@Suite("Dates are the same everywhere")
struct DateDeterminismTests {
  /// Languages with words and one without, whose fallback would be the host's; a zone with summer
  /// time.
  private static let spec: String = {
    let labels = ["en_US", "de", "ar_EG", "fa", "he", "hi", "th", "la", "ur"].flatMap { locale in
      [
        "      - DateLabel: {dateStyle: full, timeStyle: full, locale: \(locale)}",
        "      - TimerLabel: {target: 2007-01-11T11:11:05, style: spellOut, locale: \(locale)}",
        "      - RelativeDateLabel: {target: 2007-07-11, style: offset, locale: \(locale)}",
        "      - DateLabel: {template: jmmEEEEdMMMM, locale: \(locale), timeZone: Asia/Tokyo}",
      ]
    }
    return "timeZone: Europe/Paris\nview:\n  VStack:\n    children:\n"
      + labels.joined(separator: "\n") + "\n"
  }()

  private static func texts(_ environment: [String: String]) throws -> [UInt8] {
    let outcome = try Workspace(["a.yaml": spec]).run(
      "inspect", "a.yaml", "--json", environment: environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  private static let plain = Result { try texts([:]) }

  @Test(
    "Under any environment",
    arguments: [
      ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"],
      ["LC_ALL": "ar_EG.UTF-8"], ["LC_ALL": "th_TH_TH@calendar=buddhist"], ["LC_ALL": "C"],
      ["LC_TIME": "ja_JP.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], ["TZ": "Pacific/Kiritimati"],
      ["TZ": ":/nonsense"], ["TZDIR": "/nonexistent", "TZ": "America/New_York"],
      ["ICU_DATA": "/nonexistent", "ICU_TIMEZONE_FILES_DIR": "/nonexistent"],
    ] as [[String: String]])
  func environments(environment: [String: String]) throws {
    #expect(try Self.texts(environment) == (try Self.plain.get()))
  }

  private static var canHideFolders: Bool {
    (try? Workspace().shell("unshare -rm true").status) == 0
  }

  @Test("On a machine without time zone data", .enabled(if: canHideFolders))
  func noZones() throws {
    let workspace = try Workspace(["a.yaml": Self.spec, "empty/x": ""])
    let outcome = try workspace.shell(
      """
      exec unshare -rm sh -c '
      mount --bind empty /usr/share/zoneinfo && exec "$MAQUETTE" inspect a.yaml --json'
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == (try Self.plain.get()))
  }

  @Test("A flag goes before the spec")
  func flags() throws {
    let workspace = try Workspace(["a.yaml": "DateLabel:\ntimeStyle: short\nlocale: de\n"])
    let outcome = try workspace.run(
      "inspect", "a.yaml", "--json", "--locale", "ko", "--hour-cycle", "h23", "--time-zone",
      "GMT+9")
    #expect(String(decoding: outcome.output, as: UTF8.self).contains("\"text\": \"18:41\""))
  }
}
