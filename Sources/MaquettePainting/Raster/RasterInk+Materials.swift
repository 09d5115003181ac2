import MaquetteCore

/// A material that was drawn, and where.
struct PaintedMaterial {
  var picture: MaterialPicture
  var transform: Transform
}

extension RasterInk {
  func draw(
    _ material: Material, in shape: Shape, _ state: PaintState, on context: CairoContext
  ) throws {
    let seen = try MaterialPicture(
      material, in: shape, state, behind: context, isSeen: looksAtMaterials)
    guard let picture = seen else { return }
    if material.number > 0 {
      materials[material.number] = PaintedMaterial(picture: picture, transform: state.transform)
    }
    try context.saved {
      context.clip(to: shape, state.transform)
      try picture.image.withSurface { surface in
        context.paint(
          surface, opacity: state.opacity,
          .move(Double(picture.area.minX), Double(picture.area.minY)))
      }
    }
  }
}

extension RasterPainter {
  /// A scene for outputs without pixels: its materials are pictures of what they make of what is behind
  /// them, at the scale of the picture.
  ///
  /// - Throws: as ``image(_:scale:)`` does.
  package func withMaterialPictures(_ scene: CheckedScene, scale: Double) throws -> CheckedScene {
    let numbered = MaterialResolver.numbered(scene.snapped(toScale: scale).scene)
    let found = try materials(in: CheckedScene(numbered), scale: scale)
    var pictures: [Int: DrawItem] = [:]
    for (number, material) in found {
      let item = try material.item(named: "material-\(number).png", scale: scale)
      // What is made so small that nothing of it is seen cannot be made larger again.
      if let item, item.isWithinLimits { pictures[number] = item }
    }
    return try CheckedScene(MaterialResolver.replaced(numbered, by: pictures))
  }
}

extension PaintedMaterial {
  /// The picture as it stands in the place of the material, in the coordinates there; `nil` where those
  /// have no area.
  ///
  /// - Parameter scale: pixels of the output per point.
  fileprivate func item(named name: String, scale: Double) throws -> DrawItem? {
    guard let inverse = transform.inverse else { return nil }
    let png = try PNGEncoder().encode(picture.image, scale: 1)
    let data = try ImageData(png, name: name)
    let area = picture.area.rect
    if transform.isUniformScale { return .image(SceneImage(data, frame: inverse.apply(area))) }
    // The picture is upright, whatever was turned or squeezed: what it stands in is turned back.
    let image = SceneImage(data, frame: Transform.scale(1 / scale).apply(area))
    return .group(DrawGroup([.image(image)], transform: inverse.after(.scale(scale))))
  }
}
