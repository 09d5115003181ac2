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
      try materialDrawn?(
        material.number, PaintedMaterial(picture: picture, transform: state.transform))
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
  /// - Parameter page: the size of the document that they fill where they end with the last pixel, in points.
  /// - Throws: as ``image(_:scale:)`` does.
  package func withMaterialPictures(
    _ scene: CheckedScene, scale: Double, page: Size? = nil
  ) throws -> CheckedScene {
    let numbered = MaterialResolver.numbered(scene.snapped(toScale: scale).scene)
    let canvas = try PixelBudget(scene.scene.size, scale: scale)
    let pictures = try materials(in: CheckedScene(numbered), scale: scale) { number, material in
      try material.check(number, in: numbered)
      let frame = material.frame(filling: page, of: canvas, scale: scale)
      let item = try material.item(in: frame, scale: scale)
      // What is made so small that nothing of it is seen cannot be made larger again.
      return item.flatMap { $0.isWithinLimits ? $0 : nil }
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

  /// Where the picture stands in the output: at the end of the page where it is at that of the pixels.
  fileprivate func frame(filling page: Size?, of canvas: PixelBudget, scale: Double) -> Rect {
    var (right, bottom) = (Double(picture.area.maxX), Double(picture.area.maxY))
    if let page {
      if picture.area.maxX == canvas.width { right = max(right, page.width * scale) }
      if picture.area.maxY == canvas.height { bottom = max(bottom, page.height * scale) }
    }
    let (x, y) = (Double(picture.area.minX), Double(picture.area.minY))
    return Rect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// The picture as it stands in the place of the material, in the coordinates there; `nil` where those
  /// have no area.
  ///
  /// - Parameters:
  ///   - area: where it stands in the output.
  ///   - scale: pixels of the output per point.
  fileprivate func item(in area: Rect, scale: Double) throws -> DrawItem? {
    guard let inverse = transform.inverse else { return nil }
    let png = try PNGEncoder().encode(picture.image, scale: 1)
    // Under one name, pictures that are the same are one.
    let data = try ImageData(png, name: "material.png")
    if transform.isUniformScale { return .image(SceneImage(data, frame: inverse.apply(area))) }
    // The picture is upright, whatever was turned or squeezed: what it stands in is turned back.
    let image = SceneImage(data, frame: Transform.scale(1 / scale).apply(area))
    return .group(DrawGroup([.image(image)], transform: inverse.after(.scale(scale))))
  }
}
