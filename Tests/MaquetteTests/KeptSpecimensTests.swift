import Foundation
import Maquette
import MaquetteSpec
import Specimens
import Testing

/// Whatever is wrong with a file of `Snapshots/specimens` is told: a specimen that is left out would
/// be a test less.
@Suite("Specimens that baselines are kept of")
struct KeptSpecimensTests {
  private static let button = "Button: OK\n"

  private func kept(_ name: String, _ text: String) throws -> (names: [String], problems: [String])
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "maquette-specimens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "specimens/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let kept = KeptSpecimens(in: folder.path)
    let names = kept.specimens.map(\.name).filter { !$0.hasPrefix("ios/symbol/") }
    return (names, kept.problems)
  }

  @Test("A baseline is named after the platform, the file and the variant")
  func names() throws {
    let one = try kept(
      "button/ok.ios+macos.yaml",
      "specimen: {variants: [light+1x, dark+rtl]}\n" + Self.button)
    #expect(one.problems.isEmpty)
    #expect(
      one.names == [
        "ios/button/ok", "ios/button/ok.rtl~dark@2x", "macos/button/ok",
        "macos/button/ok.rtl~dark@2x",
      ])
    let each = try kept(
      "button/ok.ios+macos.yaml",
      "specimen: {variants: {macos: [ja], ios: [bold]}}\nscale: 1\n" + Self.button)
    #expect(each.names == ["ios/button/ok.bold", "macos/button/ok.ja"])
  }

  @Test(
    "A file that is broken, or that nothing would draw, is a problem",
    arguments: [
      ("button/ok.ios.yaml", "{variants: [light]}\nButon: OK\n", "unknown component 'Buton'"),
      ("button/ok.ios.yaml", "{variants: [light]}\n\tButton: OK\n", "tab"),
      ("button/ok.ios.yaml", "{variants: [lihgt]}\n", "unknown variant 'lihgt'"),
      ("button/ok.ios.yaml", "{variants: [light, light]}\n", "listed twice"),
      ("button/ok.ios.yaml", "{variants: []}\n", "unknown variant ''"),
      ("button/ok.ios.yaml", "{variants: light}\n", "'light' is no list"),
      ("button/ok.ios.yaml", "{variants: {macos: [light]}}\n", "'macos' is not a platform"),
      ("button/ok.ios.yaml", "{variants: {ios+ios: [light]}}\n", "'ios' is not a platform"),
      ("button/ok.ios+macos.yaml", "{variants: {ios: [light]}}\n", "no variants for 'macos'"),
      ("button/ok.ios.yaml", "{variant: [light]}\n", "unknown key 'variant'"),
      ("button/ok.ios.yaml", "{variants: [light], overlays: [bound]}\n", "'bound' is no overlay"),
      ("button/ok.ios.yaml", "{variants: [light], sides: [{nam: a}]}\n", "unknown key 'nam'"),
      ("button/ok.ios.yaml", "{title: OK}\n", "neither a baseline nor the gallery"),
      ("button/ok.yaml", "{variants: [light]}\n", "does not end with its platforms"),
      ("button/ok.linux.yaml", "{variants: [light]}\n", "does not end with its platforms"),
      ("button/ok.ios.yml", "{variants: [light]}\n", "is neither a specimen nor a picture"),
      ("button/ok.png", "", "is neither a specimen nor a picture"),
    ])
  func problems(_ name: String, _ specimen: String, _ wanted: String) throws {
    let (names, problems) = try kept(name, "specimen: \(specimen)\(Self.button)")
    #expect(problems.count == 1 && problems[0].contains(wanted), "\(problems)")
    #expect(names.isEmpty)
  }

  @Test("A folder that is not there is a problem")
  func folder() { #expect(!KeptSpecimens(in: "/nowhere").problems.isEmpty) }
}
