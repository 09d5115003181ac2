internal import CCairo
internal import CImageLibraries
import MaquetteCore

/// A picture file ready to be drawn with Cairo.
enum DecodedImage {
  /// Pixels, upright.
  case pixels(PicturePixels)
  /// A drawing that is made anew at every size.
  case drawing(SVGDrawing)

  /// Decodes a file.
  ///
  /// - Parameter process: who does it; `nil` for this process.
  /// - Throws: ``DiagnosticError`` when it is damaged, takes more than it may, or the library for it is
  ///   not installed.
  init(_ data: ImageData, process: PictureProcess?) throws {
    switch data.format {
    case .svg: self = .drawing(try SVGDrawing(data, process: process))
    case .png, .jpeg:
      let image = try DecodedImage.upright(data, process: process)
      let surface = try image.copiedSurface()
      if data.canEmbedJPEG { try surface.attach(jpeg: data.bytes) }
      self = .pixels(PicturePixels(surface, isPhoto: data.format == .jpeg))
    }
  }

  /// The pixels of a PNG or JPEG file, turned as its camera was held.
  static func upright(_ data: ImageData, process: PictureProcess?) throws -> RasterImage {
    if let process, data.isWorthAChild { return try process.decode(data) }
    do {
      return try StoredPicture(data).upright(data.bytes)
    } catch let failure as PictureFailure {
      throw failure.error(of: data, .inProcess)
    }
  }

  /// Pixels that it holds, for the cache.
  func cost(of data: ImageData) -> Int {
    if case .drawing = self { return data.bytes.count }
    return Int(data.pixelSize.width * data.pixelSize.height)
  }
}

extension ImageData {
  /// Whether decoding could take so long that it is left to a child: to start one takes longer than to
  /// decode an icon.
  fileprivate var isWorthAChild: Bool {
    pixelSize.width * pixelSize.height > Double(Limits.imagePixelsInProcess)
  }

  /// Whether readers of PDF show the file as it is: upright, grey or RGB.
  var canEmbedJPEG: Bool {
    format == .jpeg && orientation == 1 && JPEGDecoder.components(of: bytes) != 4
  }
}

extension CairoSurface {
  /// Gives PDF the file itself in place of its pixels.
  func attach(jpeg bytes: [UInt8]) throws {
    try MemoryRoom.check(bytes.count)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, copy, UInt(bytes.count),
      { $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    try checkCairo(status, while: "embedding a JPEG file")
  }
}
