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
    var pictures: [Int: SceneImage] = [:]
    for (number, material) in found {
      guard let inverse = material.transform.inverse, material.transform.isUniformScale else {
        continue
      }
      let png = try PNGEncoder().encode(material.picture.image, scale: 1)
      let data = try ImageData(png, name: "material-\(number).png")
      pictures[number] = SceneImage(data, frame: inverse.apply(material.picture.area.rect))
    }
    return try CheckedScene(MaterialResolver.replaced(numbered, by: pictures))
  }
}
