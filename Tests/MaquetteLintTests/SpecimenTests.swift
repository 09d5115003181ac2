import Foundation
import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

/// Our own specs are held against the rules, or say why they are wrong on purpose.
@Suite struct SpecimenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }

  @Test("Every example passes, or says why it does not")
  func examples() throws {
    let linter = Linter(
      LintSettings(variants: try Variant.list(LintSettings.usualVariants)))
    let renderer = Renderer()
    var count = 0
    for file in Self.files(in: "Examples") {
      let path = Self.root.appendingPathComponent("Examples/\(file)").path
      let source = try FileReader.read(path: path)
      guard SpecFile.isSpec(source, file: path) else { continue }
      let document = try SpecDocument(
        parsing: source, file: path, folder: Paths.folder(of: path), root: .nearest)
      let report = linter.report(on: document, source: source, named: path, by: renderer)
      let told = report.all.filter { $0.severity != .note }
      #expect(told.isEmpty, "\(told.map { DiagnosticText(source: source).text(of: $0) })")
      count += 1
    }
    #expect(count > 20)
  }

  @Test("Every specimen passes in every variant that somebody looks at, or says why it does not")
  func specimens() throws {
    let usual = try Variant.list(Gallery.variants)
    let asked = try Variant.list(LintSettings.usualVariants)
    let renderer = Renderer()
    var told: [String] = []
    for file in Self.files(in: "Snapshots/specimens") {
      let path = Self.root.appendingPathComponent("Snapshots/specimens/\(file)").path
      let specimen = SpecimenFile(
        path: Paths.withoutEnding(file), text: try FileReader.read(path: path))
      for platform in specimen.platforms {
        guard let page = try specimen.page(on: platform) else { continue }
        let own = try specimen.variants(on: platform)
        let drawn = own.isEmpty ? usual : own
        let linter = Linter(
          LintSettings(variants: asked + drawn.filter { !asked.map(\.name).contains($0.name) }))
        let report = linter.report(
          on: page.document, source: specimen.text, named: file, by: renderer)
        told += report.findings.map(\.diagnostic).filter { $0.severity != .note }
          .map { "\(platform.rawValue) \(DiagnosticReport.line($0))" }
      }
    }
    #expect(told.isEmpty, "\(told.joined(separator: "\n"))")
  }
}
