import Foundation
import Maquette
import MaquetteSpec
import Testing

/// That every diagnostic is explained the compiler sees to: the explanations are a switch over all.
@Suite("What is said about diagnostics")
struct DiagnosticExplanationTests {
  @Test("Names are kebab-case, and no two are the same", arguments: DiagnosticID.allCases)
  func names(_ id: DiagnosticID) {
    let words = id.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLowercase } })
  }

  @Test(
    "Explanations are sentences, and an example has a better one", arguments: DiagnosticID.allCases)
  func texts(_ id: DiagnosticID) {
    let explanation = id.explanation
    for text in [explanation.meaning, explanation.advice] {
      #expect(text.hasSuffix("."))
      #expect(text.contains(" "))
    }
    #expect((explanation.example == nil) == (explanation.mended == nil))
  }

  @Test(
    "An example causes what it is an example of, and what is better does not",
    arguments: DiagnosticID.allCases.filter { $0.explanation.example != nil })
  func examples(_ id: DiagnosticID) throws {
    let explanation = id.explanation
    let example = try #require(explanation.example)
    let mended = try #require(explanation.mended)
    #expect(found(in: example).contains(id), "\(found(in: example))")
    #expect(found(in: mended) == [], "\(mended)")
  }

  /// What is told about a spec.
  private func found(in spec: String) -> [DiagnosticID] {
    do {
      let folder = FileManager.default.temporaryDirectory.path + "/"
      let document = try SpecDocument(
        parsing: Array(spec.utf8), file: "example.yaml", folder: folder)
      let renderer = Renderer()
      let picture = try renderer.picture(
        of: document.component, on: document.canvas, in: document.environment.environment)
      try renderer.check(picture)
      return (document.warnings + picture.warnings).map(\.id)
    } catch let error as DiagnosticError {
      return error.diagnostics.map(\.id)
    } catch {
      return []
    }
  }
}
