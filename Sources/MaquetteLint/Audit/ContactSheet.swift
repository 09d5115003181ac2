import Maquette
import MaquetteSpec

extension Audit {
  /// One picture of a spec in each language, side by side: at the first size at which something is
  /// cut there, with a line around it, or else at the largest.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be drawn.
  package func contactSheet(
    of report: Report, overrides: EnvironmentPatch, by renderer: Renderer
  ) throws -> Renderer.Picture? {
    guard let document = report.document else { return nil }
    let parts = try locales.map { locale in
      var said = report.said(in: locale, overrides)
      let possible = Audit.sizes(sizes, in: said.environment)
      let first = report.texts.compactMap { $0.first[locale] }.min { $0.index < $1.index }
      let size = first ?? possible.last ?? .large
      said.textSize = size
      var picture = try renderer.picture(
        of: document.component, on: document.canvas, in: said.environment)
      let places = Set(
        report.texts.filter { $0.first[locale].map { $0.index <= size.index } ?? false }
          .compactMap(\.location))
      mark(places, in: &picture)
      let isOnly = possible.count < 2
      return (name: isOnly ? locale : "\(locale) \(size.rawValue)", picture: picture)
    }
    return try renderer.comparison(of: parts)
  }

  /// Puts a red line around texts that are cut.
  private func mark(_ places: Set<SourceLocation>, in picture: inout Renderer.Picture) {
    let red = Color(rgb: 0xD7_00_15)
    let lines = picture.scene.findings.filter { $0.kind == .textTruncated }.flatMap(\.paths)
    let wanted = Set(lines)
    let frames = picture.scene.nodes.filter { node in
      wanted.contains(node.path) && node.source.map(places.contains) ?? false
    }.map(\.frame)
    guard !frames.isEmpty else { return }
    // Where a text reaches up to the edge, its line stays within the picture.
    let edge = picture.scene.root.frame.inset(by: 0.75)
    let items = frames.compactMap { $0.inset(by: -1).intersection(edge) }.map { frame in
      DrawItem.stroke(.rect(frame), width: 1.5, red)
    }
    picture.scene.root.children.append(
      SceneNode(
        path: "Audit", component: "", frame: picture.scene.root.frame, items: items))
  }
}
