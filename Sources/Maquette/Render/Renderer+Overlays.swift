extension Renderer {
  /// The size of a picture with its overlays, for which the canvas may grow, in points.
  ///
  /// - Throws: ``DiagnosticError`` for every callout that is about nothing in it.
  public func size(of picture: Picture) throws -> Size {
    picture.overlays.isEmpty ? picture.scene.size : try overlaid(picture).size
  }

  /// The scene with its overlays; the one with a legend comes last, so that no other lies over it.
  func overlaid(_ picture: Picture) throws -> Scene {
    let plain = picture.overlays.filter { $0 != .hitTargets && !$0.isAnnotation }
    var scene = plain.reduce(picture.scene) { $1.applied(to: $0) }
    if picture.overlays.contains(where: \.isAnnotation) {
      scene = try maker.annotated(
        scene, with: annotations(of: picture), legend: picture.annotations.legend,
        in: picture.environment)
    }
    guard picture.overlays.contains(.hitTargets) else { return scene }
    var legend = try maker.legend(of: picture.scene, in: picture.environment)
    if picture.annotations.legend != .picture {
      legend?.panel.children = []
      legend?.size = .zero
    }
    return Overlay.hitTargets.applied(to: scene, legend: legend)
  }

  /// The callouts and redlines of a picture whose overlays ask for them.
  ///
  /// - Throws: ``DiagnosticError`` for every callout and filter that is about nothing in it.
  package func annotations(of picture: Picture) throws -> Annotations {
    try Annotations(picture.scene, picture.overlays, picture.annotations)
  }
}
