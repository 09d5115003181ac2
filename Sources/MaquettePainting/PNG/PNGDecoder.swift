import MaquetteCore

/// Reads PNG files, for example the baselines that new pictures are compared with.
///
/// Every kind of PNG is read: grey, colour or palette, 1 to 16 bits, with or without alpha,
/// interlaced or not. Colour profiles and gamma are left out, as Cairo and browsers' canvases do
/// with the pixels they hand out.
package enum PNGDecoder {
  /// The picture in a PNG file; of an animated one the picture that programs without animation
  /// show.
  ///
  /// - Throws: ``DiagnosticError`` when the bytes are no PNG file, when it is damaged or ends early,
  ///   or when its header asks for more than ``Limits/pixels``: that is checked before anything is
  ///   decoded.
  package static func decode(_ bytes: [UInt8]) throws -> RasterImage {
    try read(bytes, keepsStraight: false).image
  }

  /// The picture in a PNG file with what there is to say about it.
  ///
  /// - Parameters:
  ///   - file: how messages name the file; `nil` when it has no name.
  ///   - keepsStraight: whether the colours are also kept as the file has them, as pixelmatch needs
  ///     them; without them the picture takes half of the memory.
  /// - Throws: as ``decode(_:)``.
  package static func read(
    _ bytes: [UInt8], file: String? = nil, keepsStraight: Bool = true
  ) throws -> PNGPicture {
    do {
      let structure = try PNGStructure(bytes)
      return try PNGPixels(structure, in: bytes).picture(file: file, keepsStraight: keepsStraight)
    } catch let error as PNGProblem {
      throw DiagnosticError(error.message, file: file, hint: error.hint, id: error.id)
    }
  }
}

extension PNGDecoder {
  /// Pixels that a picture may have to be looked for in a file: both are in memory at once.
  private static let mostPixels = 8 << 20

  /// Whether a file has exactly some pixels; not for what cannot be read, or is large.
  static func has(_ pixels: [UInt32], width: Int, height: Int, in bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty, pixels.count <= mostPixels, let structure = try? PNGStructure(bytes),
      (structure.width, structure.height) == (width, height),
      let found = try? PNGPixels(structure, in: bytes).picture(file: nil, keepsStraight: false)
    else { return false }
    return RasterImage.areEqual(found.image.pixels, pixels)
  }

  /// The size of a PNG file and what its pixels do not show, without unpacking them.
  ///
  /// - Throws: as ``read(_:file:)``, but for pixels that are damaged.
  static func summary(
    of bytes: [UInt8], file: String?
  ) throws -> (width: Int, height: Int, warnings: [Diagnostic]) {
    do {
      let structure = try PNGStructure(bytes)
      return (structure.width, structure.height, structure.warnings(file: file))
    } catch let error as PNGProblem {
      throw DiagnosticError(error.message, file: file, hint: error.hint)
    }
  }
}

/// Why a file is not read as a PNG file.
struct PNGProblem: Error {
  /// What is wrong, in a sentence without a full stop.
  let message: String
  /// What to do.
  let hint: String
  /// What kind of problem it is.
  let id: DiagnosticID?

  /// A file that is no PNG file, or too much of one.
  init(_ message: String, hint: String, id: DiagnosticID? = nil) {
    (self.message, self.hint, self.id) = (message, hint, id)
  }

  /// A damaged file.
  init(damaged reason: String) {
    self.init("the PNG file is damaged: \(reason)", hint: "make it again")
  }
}
