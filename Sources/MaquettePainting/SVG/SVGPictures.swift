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
  /// - Parameter enlargement: how many times as large an SVG file is than its own size.
  /// - Throws: ``DiagnosticError`` when the file is damaged.
  private func address(of data: ImageData, enlargement: Int) throws -> String {
    switch data.format {
    case .svg:
      // It was taken apart and put together again: there are no scripts and no addresses in it.
      return "data:image/svg+xml;base64,"
        + Base64.encoded(SVGPictures.enlarged(data, by: enlargement))
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

  /// The largest size that an SVG file is given, in pixels.
  private static let largestSide = 2048.0

  /// How many times as large as its own size an SVG file has to be for an image to be sharp: librsvg
  /// makes pixels of it before it draws them at the size of the image.
  private static func enlargement(for image: SceneImage) -> Int {
    guard image.data.format == .svg else { return 1 }
    let size = image.data.pixelSize
    let stretch = max(image.frame.width / size.width, image.frame.height / size.height)
    let limit = largestSide / max(size.width, size.height)
    var result = 1
    // Four pixels to a point, and few different sizes of one file.
    while Double(result) < 4 * stretch, Double(result * 2) <= limit { result *= 2 }
    return result
  }

  /// An SVG file inside of a larger one.
  private static func enlarged(_ data: ImageData, by factor: Int) -> [UInt8] {
    guard factor > 1 else { return data.bytes }
    let size = data.pixelSize
    let outer =
      SVGValues.attribute("width", size.width * Double(factor))
      + SVGValues.attribute("height", size.height * Double(factor))
    let box = SVGValues.number(size.width) + " " + SVGValues.number(size.height)
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\"\(outer) viewBox=\"0 0 \(box)\">"
    return Array(start.utf8) + data.bytes + Array("</svg>".utf8)
  }

  /// An image as elements.
  ///
  /// The file is defined once, and each picture of it uses it.
  func write(_ image: SceneImage, _ definitions: inout SVGDefinitions) throws -> String {
    let frame = image.frame
    let size = image.data.pixelSize
    guard frame.width > 0, frame.height > 0 else { return "" }
    // Browsers blur with the value of SVG 1.1, which is there for others.
    let rendering =
      image.isSmooth
      ? "" : " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\""
    let enlargement = SVGPictures.enlargement(for: image)
    let file = try definitions.identifier(
      "image", .image(image.data, isSmooth: image.isSmooth, enlargement: enlargement)
    ) {
      let extent =
        SVGValues.attribute("width", size.width) + SVGValues.attribute("height", size.height)
      return (
        "<image",
        "\(extent)\(rendering) href=\"\(try address(of: image.data, enlargement: enlargement))\"/>"
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
