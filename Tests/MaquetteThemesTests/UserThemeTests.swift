import Foundation
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing
import ThreadClock

@Suite("Themes of users")
struct UserThemeTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-themes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The path of a new file.
  private func file(_ text: String, _ name: String = "brand.yaml") throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  private func theme(_ text: String) throws -> Theme {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ThemeLoader.load(path: file(text)).theme
  }

  private func problems(_ text: String) throws -> [String] {
    do {
      _ = try theme(text)
      return []
    } catch let error as DiagnosticError {
      return error.diagnostics.map { found in
        let place = found.location.map { "\($0.line):\($0.column) " } ?? ""
        return place + found.message + (found.hint.map { " | " + $0 } ?? "")
      }
    }
  }

  @Test func oneColorOneColumnAndOneRadius() throws {
    let theme = try theme(
      """
      extends: ios
      colors:
        tint: "#FF0066"
        label: {dark: "#EEEEEE"}
        brand: ["#112233", "#445566"]
        action: brand
      buttons:
        sizes:
          large: {radius: 20}
        styles:
          filled:
            roles:
              primary: {weight: heavy}
      typography:
        styles:
          body: {sizes: {large: [18, 24]}}
      """)
    #expect(theme.name == "brand")
    #expect(theme.platform == .ios)
    let dark = ColorTraits(appearance: .dark)
    #expect(theme.color(named: "tint", traits: dark)?.hex == "#FF0066")
    #expect(theme.color(named: "label", traits: dark)?.hex == "#EEEEEE")
    #expect(theme.color(named: "label", traits: ColorTraits())?.hex == "#000000")
    #expect(theme.color(named: "action", traits: dark)?.hex == "#445566")
    #expect(theme.buttons.sizes["large"]?.radius == 20)
    #expect(theme.buttons.sizes["large"]?.horizontalPadding == 20)
    #expect(theme.buttons.styles["filled"]?.roles["primary"]?.weight == .heavy)
    #expect(theme.buttons.styles["filled"]?.normal == Theme.ios.buttons.styles["filled"]?.normal)
    #expect(theme.typography.styles[.body]?.entry(for: .large) == Typography.Entry(18, 24))
    #expect(theme.typography.styles[.body]?.entry(for: .xLarge) == Typography.Entry(19, 24))
  }

  @Test(arguments: [
    ("extends: ios\ncolours: {}\n", "2:1 a theme has no key 'colours' | did you mean 'colors'?"),
    ("extends: iso\n", "1:10 there is no theme 'iso' to extend | did you mean 'ios'?"),
    // Parts of the built-in themes are no themes.
    ("extends: systems26\n", "1:10 there is no theme 'systems26' to extend"),
    ("extends: ios\nmetrics: {spacing: wide}\n", "2:20 'spacing' must be a number, not 'wide'"),
    (
      "extends: ios\nmetrics: {displayScale: 9}\n",
      "2:25 'displayScale' is 9, which is out of range | use a number from 1 to 4"
    ),
    ("extends: ios\nmetrics: {spacing: nan}\n", "2:20 'spacing' must be a number, not 'nan'"),
    (
      "extends: ios\ncolors:\n  tint: [\"#000000\", \"#111111\", \"#222222\"]\n",
      "3:9 'tint' has 3 columns | use 1, 2 (light, dark), 4 (with increased contrast) or 8 "
        + "(with elevated)"
    ),
    (
      "extends: ios\ncolors:\n  tint: systemBleu\n",
      "3:9 unknown colour 'systemBleu' | did you mean 'systemBlue'?"
    ),
    ("extends: ios\ncolors:\n  a: b\n  b: a\n", "3:6 the colour 'a' is defined by itself"),
    (
      "extends: ios\ncolors:\n  tint: #FF0000\n",
      "3:8 'tint' must be a colour, not nothing | quote it: \"#FF3B30\"; without quotes '#' "
        + "starts a comment"
    ),
    (
      "extends: ios\nbuttons:\n  styles:\n    filled:\n      normal:\n        background: tintt\n",
      "6:21 unknown colour 'tintt' | did you mean 'tint'?"
    ),
    (
      "extends: ios\ntypography: {weightSpacing: {bold: [[20, 2]]}}\n",
      "2:42 'bold' is 2, which is out of range | use a number from -1 to 1"
    ),
    (
      "extends: ios\ntypography: {weightSpacing: {bold: [[30, 0], [20, 0]]}}\n",
      "2:46 the size 20 comes after 30 | put the sizes of 'bold' in ascending order"
    ),
    (
      "extends: ios\nlists:\n  styles:\n    plain:\n      separator: [red, red, red]\n",
      "5:18 'separator' has 3 colours | write one, two (light, dark) or 4 (with increased contrast)"
    ),
    (
      "extends: ios\nbuttons: {sizes: {huge: {}}}\n",
      "2:19 'sizes' has no key 'huge' | use one of: mini, small, medium, large"
    ),
    (
      "extends: ios\ntypography: {styles: {body: {weight: semibolt}}}\n",
      "2:38 'weight' cannot be 'semibolt' | did you mean 'semibold'?"
    ),
    ("extends: ../other.yaml\n", "1:10 '../other.yaml' is outside of the spec's folder"),
    ("extends: brand.yaml\n", "1:10 the theme extends itself by way of 'brand.yaml'"),
    ("- ios\n", "1:1 a theme must be a map, not a list | write its keys"),
  ])
  func wrongThings(text: String, expected: String) throws {
    let found = try problems(text)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test func everythingWrongIsReportedInTheOrderOfTheFile() throws {
    let found = try problems("extends: ios\nfoo: 1\nmetrics: {spacing: x, bar: 2}\nbaz: 3\n")
    #expect(found.map { $0.prefix(4) } == ["2:1 ", "3:20", "3:23", "4:1 "])
  }

  @Test func aThemeThatExtendsNothingMustSayEverything() throws {
    let found = try problems("name: bare\nplatform: ios\ncolors: {}\n")
    // Not one error for each of the hundred things that are missing.
    #expect(found.count == 1)
    #expect(found.contains { $0.contains("the theme extends no other") })
    #expect(found.contains { $0.contains("add 'extends: ios'") })
  }

  @Test func thousandsOfMistakesTakeNoTime() throws {
    let colors = (0..<20_000).map { "  c\($0): nothing\n" }.joined()
    let keys = (0..<20_000).map { "k\($0): 1\n" }.joined()
    let time = try ThreadClock().measure {
      let path = try file("extends: ios\ncolors:\n" + colors + keys)
      let error = #expect(throws: DiagnosticError.self) { try ThemeLoader.load(path: path) }
      #expect((error?.diagnostics.count ?? 0) <= 501)
    }
    try FileManager.default.removeItem(at: folder)
    #expect(time < .seconds(3))
  }

  @Test func filesExtendFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try file("extends: macos\ncolors: {tint: systemPink}\n", "base/corporate.yaml")
    let path = try file("extends: base/corporate.yaml\nname: Shop\n")
    let theme = try ThemeLoader.load(path: path).theme
    #expect(theme.name == "Shop")
    #expect(theme.platform == .macos)
    #expect(theme.colors["tint"] == Theme.macos.colors["systemPink"])
  }

  @Test func aCycleOfFilesIsAnError() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try file("extends: a.yaml\n", "b.yaml")
    let path = try file("extends: b.yaml\n", "a.yaml")
    #expect(throws: DiagnosticError.self) { try ThemeLoader.load(path: path) }
  }

  @Test func filesThatCannotBeRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.path + "/missing.yaml"
    #expect(throws: FileError.noSuchFile(path: missing)) { try FileReader.read(path: missing) }
    #expect(throws: FileError.isDirectory(path: folder.path)) {
      try FileReader.read(path: folder.path)
    }
    #expect(throws: FileError.isNotAFile(path: "/dev/zero")) {
      try FileReader.read(path: "/dev/zero")
    }
    let pipe = folder.path + "/pipe.yaml"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileError.isNotAFile(path: pipe)) { try FileReader.read(path: pipe) }
    let large = folder.path + "/large.yaml"
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    #expect(truncate(large, Limits.specBytes + 1) == 0)
    #expect(throws: FileError.tooLarge(path: large, limit: Limits.specBytes)) {
      try FileReader.read(path: large)
    }
    let parent = try file("extends: missing.yaml\n")
    let error = #expect(throws: DiagnosticError.self) { try ThemeLoader.load(path: parent) }
    #expect(error?.diagnostics.first?.location == SourceLocation(line: 1, column: 10))
  }
}
