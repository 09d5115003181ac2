import MaquetteCore
import MaquetteThemes

extension SceneMaker {
  /// A picture with its callouts and redlines, and their legend when the options want it there.
  ///
  /// - Parameters:
  ///   - annotations: what they are about; made from the same layout as `picture`.
  ///   - picture: the scene, with other overlays that are drawn already.
  /// - Throws: ``DiagnosticError`` when a name cannot be set.
  public func annotated(
    _ picture: Scene, with annotations: Annotations, legend: LegendForm,
    in environment: Environment
  ) throws -> Scene {
    let panel = AnnotationLegend(picture, annotations, theme: environment.theme)
    let surroundings = panel.environment
    guard let font = panel.labelFont.resolved(in: surroundings) else { return picture }
    let ink = AnnotationInk(unit: panel.unit, isDark: panel.isDark) { text in
      measurer.layout(TextRequest(text: text, font: font))
    }
    let marked = annotations.applied(to: picture, ink: ink)
    guard legend == .picture else { return marked }
    return try explained(
      marked, by: AnnotationLegend(marked, annotations, theme: environment.theme))
  }

  private func explained(_ picture: Scene, by legend: AnnotationLegend) throws -> Scene {
    guard !legend.isEmpty else { return picture }
    let (panel, _) = try scene(
      of: legend.panel, on: Canvas(width: legend.width), in: legend.environment)
    return OverlayLegend(
      badges: [], panel: panel.root, size: panel.size, background: legend.background,
      unit: legend.unit
    ).added(to: picture)
  }
}
