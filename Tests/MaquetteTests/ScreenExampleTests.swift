import Foundation
import Maquette
import MaquetteSpec
import Testing

/// The screens in `Examples/screens`: what a designer writes to get one.
@Suite("Screens that designers write")
struct ScreenExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/screens")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test("Each is at most 60 lines long, and drawn without anything to say", arguments: names)
  func screens(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").count <= 60)
    let document = try SpecDocument(
      parsing: Array(text.utf8), file: name, folder: Self.folder.path + "/")
    for version in [nil, 26] {
      var environment = document.environment.environment
      if let version { environment.theme = try #require(.named("ios\(version)")) }
      let picture = try Renderer().picture(
        of: document.component, on: document.canvas, in: environment)
      #expect(picture.warnings.isEmpty, "\(picture.warnings)")
    }
  }
}
