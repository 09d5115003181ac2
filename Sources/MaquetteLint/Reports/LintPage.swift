internal import CWebFiles
import FoundationEssentials
import Maquette
import MaquetteSpec

/// What linting found as one HTML page that needs nothing else: each spec's picture with numbers
/// where findings are, and the findings beside it. It runs no script.
package struct LintPage {
  private let results: [LintRunner.Result]
  private let renderer: Renderer

  /// The page of some specs; those without findings are counted.
  package init(_ results: [LintRunner.Result], renderer: Renderer = Renderer()) {
    self.results = results
    self.renderer = renderer
  }

  /// The page, in UTF-8.
  package var html: String {
    let shown = results.filter { !$0.report.all.isEmpty }
    let count = shown.reduce(0) { $0 + $1.report.all.count }
    let clean = results.count - shown.count
    let sum =
      "\(count) finding\(count == 1 ? "" : "s") in \(shown.count) of \(results.count) specs"
      + (clean > 0 ? "; nothing in \(clean)" : "")
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>Findings</title>
      <style>\(String(cString: maquette_lint_style()))</style></head>
      <body><h1>Findings</h1><p>\(Escape.html(sum))</p>
      \(shown.map(section).joined())</body></html>

      """
  }

  /// A text of somebody else's: no character of it is obeyed, and none is markup.
  private static func shown(_ text: String) -> String {
    Escape.html(DiagnosticText.printable(text))
  }

  private func section(_ result: LintRunner.Result) -> String {
    let all = result.report.all
    return "<section><h2>\(LintPage.shown(result.name))</h2>"
      + "<div class=\"pictures\">\(figures(result, all))</div><ol>"
      + all.enumerated().map { item($1, number: $0 + 1) }.joined() + "</ol></section>\n"
  }

  private func item(_ diagnostic: Diagnostic, number: Int) -> String {
    let place = diagnostic.location.map { "line \($0.line), column \($0.column)" } ?? ""
    let hint = diagnostic.hint.map { "<small>\(LintPage.shown($0))</small>" } ?? ""
    return "<li class=\"\(diagnostic.severity.rawValue)\"><b>\(number)</b>"
      + "<span>\(LintPage.shown(diagnostic.message))</span>"
      + "<small><strong>\(diagnostic.severity.rawValue)</strong> "
      + "<code>\(LintPage.shown(diagnostic.name))</code> \(place)</small>\(hint)</li>"
  }

  /// The picture in the spec's own environment, and one for each variant that has findings which do
  /// not hold there: each finding is marked where it can be seen. Nothing for a spec that cannot be
  /// drawn.
  private func figures(_ result: LintRunner.Result, _ all: [Diagnostic]) -> String {
    guard let document = result.document else { return "" }
    let said = document.environment.overlaid(by: result.overrides)
    let owners = Dictionary(
      result.report.findings.map { ($0.diagnostic, $0.owner) }, uniquingKeysWith: { one, _ in one })
    var own = Figure(variant: .plain)
    var others: [Figure] = []
    for (index, diagnostic) in all.enumerated() {
      let finding = Marked(
        diagnostic: diagnostic, number: index + 1,
        place: (owners[diagnostic] ?? nil) ?? diagnostic.location)
      let variants = diagnostic.variants
        .compactMap { try? Variant.list($0).first }
      let isOwn = variants.contains {
        said.overlaid(by: $0.patch).environment.isSame(as: said.environment)
      }
      if isOwn || variants.isEmpty {
        own.findings.append(finding)
      } else if let known = others.firstIndex(where: { other in
        variants.contains { $0.name == other.variant.name }
      }) {
        others[known].findings.append(finding)
      } else {
        others.append(Figure(variant: variants[0], findings: [finding]))
      }
    }
    let shown = own.findings.isEmpty && !others.isEmpty ? others : [own] + others
    return shown.map { figure(of: document, in: said, $0) }.joined()
  }

  /// A finding with its number in the list, and the place of what it is about.
  private struct Marked {
    var diagnostic: Diagnostic
    var number: Int
    var place: SourceLocation?
  }

  /// A picture of a variant with what is found there.
  private struct Figure {
    var variant: Variant
    var findings: [Marked] = []
  }

  private func figure(
    of document: SpecDocument, in said: EnvironmentPatch, _ figure: Figure
  ) -> String {
    let patch = said.overlaid(by: figure.variant.patch)
    guard
      let picture = try? renderer.picture(
        of: document.component, on: document.canvas, in: patch.environment),
      let png = try? renderer.bytes(of: picture)
    else { return "" }
    let lint = LintPicture(
      of: document.component, on: document.canvas, in: picture.environment, scene: picture.scene)
    var taken: [String: Int] = [:]
    let marks = figure.findings.map { mark($0, in: lint, &taken) }.joined()
    let size = picture.scene.size
    let (width, height) = (NumberFormat.short(size.width), NumberFormat.short(size.height))
    let name = figure.variant.name
    return (name.isEmpty ? "" : "<p>\(LintPage.shown(name))</p>")
      + "<figure><img alt=\"\(LintPage.shown(picture.scene.title))\" width=\"\(width)\" "
      + "src=\"data:image/png;base64,\(Data(png).base64EncodedString())\">"
      + "<svg viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">\(marks)</svg></figure>"
  }

  /// A frame with a number; where one has that place, the next stands beside it.
  private func mark(
    _ finding: Marked, in picture: LintPicture, _ taken: inout [String: Int]
  ) -> String {
    guard let place = finding.place,
      let frame = picture.nodes.first(where: { $0.source == place })?.frame
        ?? picture.items.first(where: { $0.provenance?.location == place })
        .flatMap({ picture.node(of: $0)?.frame })
    else { return "" }
    func text(_ value: Double) -> String { NumberFormat.short(value, digits: 2) }
    let corner = "\(frame.minX.rounded()) \(frame.minY.rounded())"
    let before = taken[corner, default: 0]
    taken[corner] = before + 1
    let (x, y) = (max(0, frame.minX) + 17 * Double(before), max(0, frame.minY))
    return "<g class=\"\(finding.diagnostic.severity.rawValue)\"><rect x=\"\(text(frame.minX))\" "
      + "y=\"\(text(frame.minY))\" width=\"\(text(frame.width))\" height=\"\(text(frame.height))\" "
      + "rx=\"3\"/><circle cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"8\"/>"
      + "<text x=\"\(text(x))\" y=\"\(text(y))\">\(finding.number)</text></g>"
  }
}
