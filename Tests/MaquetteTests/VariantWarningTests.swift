import Maquette
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Warnings of several variants")
struct VariantWarningTests {
  private let spec = "platform: macos\nButton: Copy\nstate: focused\n"

  private func messages(of variants: [String], spec: String) throws -> [String] {
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    let renderer = Renderer()
    var warnings = VariantWarnings()
    for name in variants {
      var environment = document.environment.environment
      environment.controlActiveState = name == "inactive" ? .inactive : .key
      warnings.add(try renderer.picture(of: document.component, in: environment).warnings)
    }
    return warnings.all.map(\.message)
  }

  @Test("A key that one of the pictures shows is of use, and one that none shows is not")
  func unused() throws {
    #expect(try messages(of: ["key"], spec: spec).isEmpty)
    let told = "'state' changes nothing: on macOS it looks the same when it is focused"
    #expect(try messages(of: ["inactive"], spec: spec) == [told])
    #expect(try messages(of: ["key", "inactive"], spec: spec).isEmpty)
    #expect(try messages(of: ["inactive", "key"], spec: spec).isEmpty)
    let hovered = spec.replacing("focused", with: "hovered")
    #expect(try messages(of: ["key", "inactive"], spec: hovered).count == 1)
  }

  @Test("The messages about one key may differ, and others are told even if one picture has them")
  func others() {
    func warning(_ message: String, _ id: DiagnosticID, line: Int) -> Diagnostic {
      Diagnostic(
        .warning, message, file: "a.yaml", location: SourceLocation(line: line, column: 1), id: id)
    }
    let (phone, mac) = (
      warning("on iOS", .unusedKey, line: 1), warning("on macOS", .unusedKey, line: 1)
    )
    let doubtful = warning("doubtful", .doubtful, line: 2)
    var warnings = VariantWarnings()
    warnings.add([phone])
    warnings.add([doubtful, mac])
    #expect(warnings.all == [phone, doubtful, mac])
    warnings.add([doubtful])
    #expect(warnings.all == [doubtful])
  }
}
