import Maquette
import MaquetteLanguageServer
import MaquetteLint
import MaquetteSpec

/// Tells an editor what `maquette lint` finds, with the levels, variants and known findings of the
/// project that the spec belongs to.
struct EditorLinter: SpecLinter {
  var rules: [EditorRule] {
    LintRule.all.map { EditorRule(name: $0.name, summary: $0.summary) }
  }

  var comments: [String] { Suppressions.words }

  func findings(in document: SpecDocument, of text: CheckedText, by renderer: Renderer) throws
    -> [EditorFinding]
  {
    // What is wrong with a configuration is told where it is edited.
    let configuration = text.folder.flatMap { try? Configuration.find(upFrom: $0) }
    let usual = try Variant.list(LintSettings.usualVariants)
    let settings =
      (try? LintOptions.settings(of: configuration, variants: configuration?.lint.variants ?? usual))
      ?? LintSettings(variants: usual)
    var known: (KnownFindings, String)?
    if let path = configuration?.lint.baseline, let bytes = try? FileReader.read(path: path),
      let findings = try? KnownFindings(bytes, file: path)
    {
      // The folder is written with the way up to it.
      known = (findings, Paths.slashed(Disk.resolved(configuration?.folder ?? "")))
    }
    let report = Linter(settings, known: known).report(
      on: document, source: text.text.bytes, named: text.name, by: renderer)
    if WorkBudget.cancellation?.isCancelled == true { throw CancellationError() }
    let edits = Dictionary(
      report.findings.map { ($0.diagnostic, $0.fix) }, uniquingKeysWith: { one, _ in one })
    return report.all.map { EditorFinding($0, edit: edits[$0] ?? nil) }
  }
}
