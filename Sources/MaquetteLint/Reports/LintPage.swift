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
    return "<section><h2>\(LintPage.shown(result.name))</h2>\(figure(result, all))<ol>"
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

  /// The picture in the spec's own environment; nothing for a spec that cannot be drawn.
  private func figure(_ result: LintRunner.Result, _ all: [Diagnostic]) -> String {
    guard let document = result.document,
      let picture = try? renderer.picture(
        of: document.component, on: document.canvas, in: document.environment.environment),
      let png = try? renderer.bytes(of: picture)
    else { return "<figure></figure>" }
    let lint = LintPicture(
      of: document.component, on: document.canvas, in: picture.environment, scene: picture.scene)
    let owners = Dictionary(
      result.report.findings.map { ($0.diagnostic, $0.owner) }, uniquingKeysWith: { one, _ in one })
    let marks = all.enumerated().map { index, diagnostic in
      mark(diagnostic, index + 1, at: (owners[diagnostic] ?? nil) ?? diagnostic.location, in: lint)
    }.joined()
    let size = picture.scene.size
    let (width, height) = (NumberFormat.short(size.width), NumberFormat.short(size.height))
    return "<figure><img alt=\"\(LintPage.shown(picture.scene.title))\" width=\"\(width)\" "
      + "src=\"data:image/png;base64,\(Data(png).base64EncodedString())\">"
      + "<svg viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">\(marks)</svg></figure>"
  }

  private func mark(
    _ diagnostic: Diagnostic, _ number: Int, at place: SourceLocation?, in picture: LintPicture
  ) -> String {
    guard let place,
      let frame = picture.nodes.first(where: { $0.source == place })?.frame
        ?? picture.items.first(where: { $0.provenance?.location == place })
        .flatMap({ picture.node(of: $0)?.frame })
    else { return "" }
    func text(_ value: Double) -> String { NumberFormat.short(value, digits: 2) }
    let (x, y) = (max(0, frame.minX), max(0, frame.minY))
    return "<g class=\"\(diagnostic.severity.rawValue)\"><rect x=\"\(text(frame.minX))\" "
      + "y=\"\(text(frame.minY))\" width=\"\(text(frame.width))\" height=\"\(text(frame.height))\" "
      + "rx=\"3\"/><circle cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"8\"/>"
      + "<text x=\"\(text(x))\" y=\"\(text(y))\">\(number)</text></g>"
  }
}
