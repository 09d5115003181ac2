import MaquetteCore
import MaquetteThemes

extension SceneMaker {
  /// A picture with its callouts and redlines, and their legend when the options want it there.
  ///
  /// - Parameters:
  ///   - annotations: what they are about; made from the same layout as `picture`.
  ///   - picture: the scene, with other overlays that are drawn already.
  /// - Throws: ``DiagnosticError`` when a name cannot be set.
  package func annotated(
    _ picture: Scene, with annotations: Annotations, legend: LegendForm,
    in environment: Environment
  ) throws -> Scene {
    let style = AnnotationLegend(picture, annotations, theme: environment.theme).style
    guard let font = style.badgeFont.resolved(in: style.environment) else { return picture }
    let ink = AnnotationInk(unit: style.unit, isDark: style.isDark) { text in
      measurer.layout(TextRequest(text: text, font: font))
    }
    let marked = annotations.applied(to: picture, ink: ink)
    guard legend == .picture else { return marked }
    return try explained(
      marked, by: AnnotationLegend(marked, annotations, theme: environment.theme))
  }

  private func explained(_ picture: Scene, by legend: AnnotationLegend) throws -> Scene {
    guard !legend.isEmpty else { return picture }
    let style = legend.style
    let (panel, _) = try scene(
      of: legend.panel, on: Canvas(width: style.width), in: style.environment)
    return OverlayLegend(
      badges: [], panel: panel.root, size: panel.size, background: style.background,
      unit: style.unit
    ).added(to: picture)
  }
}
