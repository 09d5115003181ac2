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
    for (number, material) in found.sorted(by: { $0.key < $1.key }) {
      try material.check(number, in: numbered)
      let item = try material.item(named: "material-\(number).png", scale: scale)
      // What is made so small that nothing of it is seen cannot be made larger again.
      if let item, item.isWithinLimits { pictures[number] = item }
    }
    return try CheckedScene(MaterialResolver.replaced(numbered, by: pictures))
  }
}

extension PaintedMaterial {
  /// Refuses a picture that is larger than a picture in a file may be.
  ///
  /// - Throws: ``DiagnosticError`` with the place of the component that has the material.
  fileprivate func check(_ number: Int, in scene: Scene) throws {
    let size = picture.area.rect.size
    guard
      max(size.width, size.height) > Double(Limits.imageSide)
        || size.width * size.height > Double(Limits.imagePixels)
    else { return }
    let owner = MaterialResolver.owner(of: number, in: scene.root)
    let shown = "\(NumberFormat.short(size.width)) × \(NumberFormat.short(size.height)) pixels"
    let problem = Diagnostic(
      .error,
      "the picture of the material of '\(owner.component)' would be \(shown) in SVG and PDF; it may "
        + "have \(Limits.imageSide) on a side and \(Limits.imagePixels) in all",
      location: owner.source, hint: "make it smaller, or use a lower scale or flat materials",
      id: .tooMuch)
    throw DiagnosticError([problem.traced])
  }

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
