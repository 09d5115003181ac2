extension Renderer {
  /// Several pictures as one: side by side, each below its name, for example a spec from left to
  /// right and from right to left.
  ///
  /// - Parameter pictures: the pictures with their names, which are unique, from left to right.
  /// - Throws: ``DiagnosticError`` when a name cannot be drawn.
  public func comparison(of pictures: [(name: String, picture: Picture)]) throws -> Picture {
    let isFar = pictures.contains { $0.picture.environment.theme.conventions.distant }
    let unit = isFar ? 2.0 : 1
    // Names are set in one face whatever the pictures show, as legends are.
    let surroundings = Environment()
    let parts = try pictures.map { name, picture in
      let label = Label(name).font(.system(size: 13 * unit, weight: .semibold))
      let caption = try self.picture(of: label, in: surroundings)
      return ComparisonSheet.Part(
        name: name, caption: caption.scene.root, scene: try overlaid(picture))
    }
    var warnings = VariantWarnings()
    for (_, picture) in pictures { warnings.add(picture.warnings) }
    return Picture(
      scene: ComparisonSheet(parts, unit: unit).scene,
      warnings: warnings.all,
      scale: pictures.map(\.picture.scale).max() ?? 2,
      environment: pictures.first?.picture.environment ?? surroundings)
  }
}
