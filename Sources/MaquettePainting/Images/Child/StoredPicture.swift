import MaquetteCore

/// How the pixels of a PNG or JPEG file are stored, as its header says.
struct StoredPicture {
  var isJPEG: Bool
  /// The extent as it is shown.
  var width: Int
  var height: Int
  /// The values of Exif.
  var orientation: Int

  init(_ data: ImageData) {
    isJPEG = data.format == .jpeg
    (width, height) = (Int(data.pixelSize.width), Int(data.pixelSize.height))
    orientation = data.orientation
  }

  /// What some numbers say; `nil` for a picture larger than any.
  init?(_ numbers: [UInt64]) {
    var reader = NumberReader(numbers)
    isJPEG = reader.int() == 1
    (width, height) = (reader.int(), reader.int())
    orientation = reader.int()
    guard (1...Limits.imageSide).contains(width), (1...Limits.imageSide).contains(height),
      width * height <= Limits.imagePixels
    else { return nil }
  }

  /// All of it as numbers.
  var numbers: [UInt64] {
    var writer = NumberWriter()
    for value in [isJPEG ? 1 : 0, width, height, orientation] { writer.add(value) }
    return writer.numbers
  }

  /// The pixels of a file, turned as its camera was held.
  func upright(_ file: [UInt8]) throws -> RasterImage {
    let stored = try isJPEG ? jpeg(file) : png(file)
    let image = try stored.turned(orientation)
    guard image.width == width, image.height == height else {
      throw PictureFailure.damaged("its headers contradict one another")
    }
    return image
  }

  private func jpeg(_ file: [UInt8]) throws(PictureFailure) -> RasterImage {
    let turned = orientation > 4
    return try JPEGDecoder.decode(
      file, width: turned ? height : width, height: turned ? width : height)
  }

  private func png(_ file: [UInt8]) throws(PictureFailure) -> RasterImage {
    do {
      return try PNGDecoder.decode(file)
    } catch {
      let id = (error as? DiagnosticError)?.diagnostics.first?.id
      throw id == .libraryFailure ? .noRoom : .damaged("")
    }
  }
}
