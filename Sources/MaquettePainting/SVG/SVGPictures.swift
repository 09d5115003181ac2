import MaquetteCore

/// Writes picture files into SVG, whole and inside of it: a viewer that fetches nothing shows them.
final class SVGPictures {
  private let shelf: ImageShelf

  /// Nothing written.
  ///
  /// - Parameter process: who decodes the files; `nil` for this process.
  init(process: PictureProcess?) { shelf = ImageShelf(process: process) }

  /// The file as a `data:` address.
  ///
  /// - Throws: ``DiagnosticError`` when the file is damaged.
  private func address(of data: ImageData) throws -> String {
    switch data.format {
    case .svg:
      // It was taken apart and put together again: there are no scripts and no addresses in it.
      return "data:image/svg+xml;base64," + Base64.encoded(data.bytes)
    case .jpeg where data.orientation != 1:
      // Not every viewer turns it.
      let image = try shelf.upright(data)
      return "data:image/png;base64," + Base64.encoded(try PNGEncoder().encode(image, scale: 1))
    case .jpeg, .png:
      // A damaged file is an error here as it is in the other formats.
      _ = try shelf.image(of: data)
      return "data:image/\(data.format.rawValue);base64," + Base64.encoded(data.bytes)
    }
  }

  /// An image as elements.
  ///
  /// The file is defined once, and each picture of it uses it.
  func write(_ image: SceneImage, _ definitions: inout SVGDefinitions) throws -> String {
    let frame = image.frame
    let size = image.data.pixelSize
    guard frame.width > 0, frame.height > 0 else { return "" }
    let rendering = image.isSmooth ? "" : " image-rendering=\"optimizeSpeed\""
    let file = try definitions.identifier("image", .image(image.data, isSmooth: image.isSmooth)) {
      let extent =
        SVGValues.attribute("width", size.width) + SVGValues.attribute("height", size.height)
      return (
        "<image",
        "\(extent)\(rendering) href=\"\(try address(of: image.data))\"/>"
      )
    }
    let place = Transform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
      ty: frame.minY)
    var attributes = SVGValues.attribute("transform", SVGValues.matrix(place))
    if let tint = image.tint {
      attributes += SVGValues.attribute("filter", "url(#\(definitions.tint(tint)))")
    }
    return "<use href=\"#\(file)\"\(attributes)/>\n"
  }
}

extension Color {
  fileprivate var opaque: Color {
    var copy = self
    copy.alpha = 1
    return copy
  }
}

extension SVGDefinitions {
  /// A filter that draws a colour wherever there is something.
  mutating func tint(_ color: Color) -> String {
    identifier(
      "tint", "<filter",
      " x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood"
        + SVGValues.attribute("flood-color", color.opaque.hex)
        + (color.alpha < 1 ? SVGValues.attribute("flood-opacity", color.alpha) : "")
        + "/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>")
  }
}
