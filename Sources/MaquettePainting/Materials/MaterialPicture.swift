internal import CCairo
import MaquetteCore

/// A material over what was drawn before it, in whole pixels.
struct MaterialPicture {
  /// The pixels, opaque.
  let image: RasterImage
  /// Where in the output they belong.
  let area: PixelRect
  /// What was added to all grays because what is behind is bright, 0 to 255.
  let lift: Double
  /// What it looks like; `nil` where nobody asked.
  private(set) var sight: MaterialSight?

  /// The part of a material that can be seen; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - context: that of the surface on which everything behind was drawn.
  ///   - isSeen: whether somebody asks what it looks like.
  init?(
    _ material: Material, in shape: Shape, _ state: PaintState, behind context: CairoContext,
    isSeen: Bool = false
  ) throws {
    guard let bounds = shape.bounds else { return nil }
    area = PixelRect(around: state.transform.apply(bounds))
      .intersection(PixelRect(around: state.visible))
    guard !area.isEmpty else { return nil }
    let effect = material.effect
    let stretch = state.transform.meanStretch
    let deviation = min(effect.blur * stretch, Limits.blur)
    let reach =
      GaussianBlur.reach(deviation)
      + PixelRect.whole((effect.lens * stretch).rounded(.up)) + 1
    let backdrop = try Backdrop(
      around: area.expanded(by: reach), ground: material.ground, of: context,
      window: material.window, state.transform)
    let pixels = try BackdropPixels(
      backdrop.pixels, width: backdrop.area.width, height: backdrop.area.height,
      deviation: deviation)
    let transfer = MaterialTransfer(effect, brightness: effect.lift > 0 ? pixels.meanBrightness : 0)
    lift = transfer.lift
    let lens = MaterialLens(shape, band: effect.lens, state.transform)
    // Where it fades out, it is made anew.
    try WorkBudget.check(adding: area.width * area.height * 4 * (material.ramp == nil ? 1 : 2))
    let image = try MaterialPicture.image(area, backdrop.area, pixels, transfer, lens)
    let ramp = material.ramp.map { RowWeights($0, state.transform) }
    self.image = try ramp?.mixed(image, area, over: backdrop) ?? image
    if isSeen {
      try WorkBudget.check(adding: 3 * backdrop.pixels.count)
      sight = MaterialSight(backdrop: backdrop.digest, mean: self.image.mean)
    }
  }

  private static func image(
    _ area: PixelRect, _ source: PixelRect, _ backdrop: BackdropPixels,
    _ transfer: MaterialTransfer, _ lens: MaterialLens?
  ) throws -> RasterImage {
    var result = [UInt32](repeating: 0, count: area.width * area.height)
    try backdrop.reading { backdrop in
      try result.withUnsafeMutableBufferPointer { result in
        for row in 0..<area.height {
          try WorkBudget.check(pixels: area.width)
          let y = (area.minY + row - source.minY) * 256 + 128
          for column in 0..<area.width {
            let x = (area.minX + column - source.minX) * 256 + 128
            var place = (x: x, y: y)
            if let shift = lens?.shift(
              x: Double(area.minX + column) + 0.5, y: Double(area.minY + row) + 0.5)
            {
              place.x += Int((shift.x * 256).rounded())
              place.y += Int((shift.y * 256).rounded())
            }
            result[row * area.width + column] = transfer.pixel(
              backdrop.color(x: max(0, place.x), y: max(0, place.y)))
          }
        }
      }
    }
    return RasterImage(width: area.width, height: area.height, pixels: result)
  }
}
