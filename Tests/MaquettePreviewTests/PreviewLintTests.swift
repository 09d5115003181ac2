import Maquette
import MaquetteLint
import Testing

/// What the guidelines say to a spec, live on the page.
@Suite("Findings on the page")
struct PreviewLintTests: PreviewClient {
  private static let spec =
    "width: 120\nVStack:\n  - Label: Lieferung\n  - {Button: 東京, style: filled}\n"
    + "  - {Button: متابعة, style: filled}\n"

  private static func linter(_ known: KnownFindings? = nil) throws -> Linter {
    let variants = try Variant.list("light,accessibility5")
    return Linter(LintSettings(variants: variants), known: known.map { ($0, "") })
  }

  @Test("The first picture has what lint finds in all variants, others what is seen in them")
  func findings() async throws {
    try await serve(spec: Self.spec, linter: try Self.linter()) { place in
      let first = get("/picture/1/0?scale=2", place)
      #expect(first.contains("one-prominent") && first.contains("accessibility5"))
      let second = get("/picture/1/1", place)
      #expect(second.contains("one-prominent") && !second.contains("accessibility5"))
      let large = get("/picture/1/0?textSize=accessibility5", place)
      #expect(large.contains("cut") && !large.contains("(in%20accessibility5"))
    }
  }

  @Test("What comments turn off is not there")
  func comments() async throws {
    let spec = "# maquette-disable button/one-prominent: both\n" + Self.spec
    try await serve(spec: spec, linter: try Self.linter()) { place in
      #expect(!get("/picture/1/0", place).contains("one-prominent"))
    }
  }
}
