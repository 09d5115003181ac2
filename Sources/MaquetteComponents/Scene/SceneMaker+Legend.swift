import MaquetteCore
import MaquetteThemes

extension SceneMaker {
  /// The legend of a picture's hit targets, for ``Overlay/applied(to:legend:)``; `nil` when there is
  /// none in it.
  ///
  /// A legend is set in English in the faces of iOS, whatever the picture shows; only the names of
  /// controls are the picture's own.
  ///
  /// - Throws: ``DiagnosticError`` when a name cannot be set.
  package func legend(of scene: Scene, in environment: Environment) throws -> OverlayLegend? {
    guard !scene.hitTargets.isEmpty else { return nil }
    let legend = HitTargetLegend(scene, theme: environment.theme)
    let style = legend.style
    let surroundings = style.environment
    let (panel, _) = try self.scene(
      of: legend.panel, on: Canvas(width: style.width), in: surroundings)
    return OverlayLegend(
      badges: scene.hitTargets.map { badge(String($0.number), style, in: surroundings) },
      panel: panel.root, size: panel.size, background: style.background, unit: style.unit)
  }

  private func badge(_ text: String, _ style: LegendStyle, in environment: Environment)
    -> TextLayout
  {
    guard let font = style.badgeFont.resolved(in: environment) else {
      return TextLayout(size: .zero, lines: [], shownText: "", isTruncated: false)
    }
    return measurer.layout(TextRequest(text: text, font: font))
  }
}
