import MaquetteCore

/// Decoded picture files, kept from one use to the next.
package final class ImageShelf {
  private var images: [ImageData: DecodedImage] = [:]
  private var order: [ImageData] = []
  private var pixels = 0
  private let limit: Int
  private let process: PictureProcess?
  /// Mean colours that somebody asked for.
  var means: [PicturePart: Color] = [:]
  package internal(set) var failure: (data: ImageData, error: any Error)?

  /// A shelf with nothing on it.
  ///
  /// - Parameters:
  ///   - limit: pixels that it keeps; the file that was used last stays in any case.
  ///   - process: who draws the files; `nil` for this process.
  package init(limit: Int = Limits.pixels, process: PictureProcess?) {
    self.limit = limit
    self.process = process
  }

  /// How many files are on it.
  var count: Int { images.count }

  /// Lets go of all files: Cairo writes one that is decoded twice into a page twice.
  func removeAll() {
    images.removeAll()
    order.removeAll()
    means.removeAll()
    pixels = 0
  }

  /// A file ready to be drawn.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be decoded.
  func image(of data: ImageData) throws -> DecodedImage {
    if let known = images[data] { return known }
    let image = try DecodedImage(data, process: process)
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

  /// The pixels of a PNG or JPEG file, turned as its camera was held.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be decoded.
  func upright(_ data: ImageData) throws -> RasterImage {
    try DecodedImage.upright(data, process: process)
  }
}
