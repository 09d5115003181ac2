import MaquetteCore

/// Decoded picture files, kept from one use to the next.
final class ImageShelf {
  private var images: [ImageData: DecodedImage] = [:]
  private var order: [ImageData] = []
  private var pixels = 0
  private let limit: Int

  /// A shelf with nothing on it.
  ///
  /// - Parameter limit: pixels that it keeps; the file that was used last stays in any case.
  init(limit: Int = Limits.pixels) { self.limit = limit }

  /// How many files are on it.
  var count: Int { images.count }

  /// A file ready to be drawn.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be decoded.
  func image(of data: ImageData) throws -> DecodedImage {
    if let known = images[data] { return known }
    let image = try DecodedImage(data)
    let cost = image.cost(of: data)
    while pixels + cost > limit, !order.isEmpty {
      let oldest = order.removeFirst()
      pixels -= images.removeValue(forKey: oldest)?.cost(of: oldest) ?? 0
    }
    images[data] = image
    order.append(data)
    pixels += cost
    return image
  }
}
