import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@testable import theme_generator

@Suite("Versions of systems")
struct OSVersionTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test("A new look is one file of YAML") func aNewLook() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "maquette-os-version-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let themes = folder.appendingPathComponent("Themes").path
    try FileManager.default.copyItem(atPath: "\(root)/Themes", toPath: themes)
    let text = """
      extends: ios
      osVersion: 28
      metrics: {spacing: 9, padding: 17}
      typography: {capHeight: 0.71}
      controls: {switch: {width: 63, height: 28}}
      conventions: {alert: panel}

      """
    try text.write(toFile: "\(themes)/ios28.yaml", atomically: true, encoding: .utf8)
    let generator = ThemeGenerator(root: folder.path)
    let theme = try generator.theme(named: "ios28")
    #expect(theme.name == "ios28" && theme.osVersion == 28 && theme.platform == .ios)
    #expect(theme.metrics.spacing == 9 && theme.metrics.padding == 17)
    #expect(theme.controls["switch"]?.numbers["width"] == 63)
    var classic = theme.controls
    classic["switch"]?.numbers["width"] = 51
    classic["switch"]?.numbers["height"] = 31
    #expect(classic == Theme.ios.controls)
    #expect(theme.conventions.alert == .panel && theme.lastOSVersion == nil)
    let data = try #require(try generator.files().first)
    let looks = try generator.files().first { $0.path == ThemeGenerator.looks }
    #expect(
      looks?.text
        == (try String(contentsOfFile: "\(root)/\(ThemeGenerator.looks)", encoding: .utf8)))
    let head = "\nios28\n{2 28\nplatform\n\"ios\nosVersion\n\"28\n"
    #expect(data.text.contains(head))
  }

  @Test(
    "A version has the newest look that is not above it",
    arguments: [
      (nil, "ios"), (1, "ios"), (25, "ios"), (26, "ios26"), (27, "ios26"), (28, "ios28"),
      (99, "ios28"),
    ] as [(Int?, String)])
  func newest(version: Int?, name: String) {
    let heads = [
      ThemeHead(name: "ios", platform: .ios), ThemeHead(name: "macos26", platform: .macos),
      ThemeHead(name: "ios26", platform: .ios, osVersion: 26),
      ThemeHead(name: "ios28", platform: .ios, osVersion: 28),
    ]
    let found = ThemeHead.newest(for: .ios, osVersion: version, among: heads)
    #expect(found?.name == name)
  }

  @Test("A value that is no version says which are", arguments: ["0", "100", "26.1", "x", ""])
  func badVersion(text: String) throws {
    let trait = try #require(EnvironmentTrait.named("osVersion"))
    var patch = EnvironmentPatch()
    #expect(throws: EnvironmentTrait.Problem.self) { try trait.apply(text, to: &patch) }
    try trait.apply("26", to: &patch)
    #expect(patch.osVersion == 26)
  }
}
