internal import CImageLibraries
internal import CPixelComparison
import MaquetteCore

/// Reads picture files of other programs, to be compared: PNG, JPEG, WebP, BMP and TIFF, told by
/// their content.
///
/// Every size is checked before a library sees the pixels.
package enum PictureReader {
  /// The picture in a file with what there is to say about it.
  ///
  /// - Parameters:
  ///   - file: how messages name the file.
  ///   - keepsStraight: as of ``PNGDecoder/read(_:file:keepsStraight:)``.
  /// - Throws: ``DiagnosticError`` when the file is of another kind, damaged or cut off, when its
  ///   header asks for more than ``Limits`` allow, or when the library for it is not installed.
  package static func read(
    _ bytes: [UInt8], file: String, keepsStraight: Bool = true
  ) throws -> PNGPicture {
    switch kind(of: bytes) {
    case nil: throw unknown(bytes, file)
    case .png: return try PNGDecoder.read(bytes, file: file, keepsStraight: keepsStraight)
    case .jpeg:
      let image = try named(file) {
        try DecodedImage.upright(try ImageData(bytes, name: file), process: nil)
      }
      return PNGPicture(image: image, warnings: [], straightPixels: nil)
    case .webp: return try webp(bytes, file)
    case .bmp: return try bmp(bytes, file)
    case .tiff: return try tiff(bytes, file)
    }
  }

  /// The size of a picture in pixels, as it is shown, and what there is to say about the file,
  /// without unpacking its pixels.
  ///
  /// - Throws: as ``read(_:file:)``, but not for pixels that are damaged.
  package static func summary(
    of bytes: [UInt8], file: String
  ) throws -> (width: Int, height: Int, warnings: [Diagnostic]) {
    switch kind(of: bytes) {
    case nil: throw unknown(bytes, file)
    case .png: return try PNGDecoder.summary(of: bytes, file: file)
    case .jpeg:
      let size = try named(file) { try ImageData(bytes, name: file).pixelSize }
      return (Int(size.width), Int(size.height), [])
    case .bmp: return try summary("BMP", ForeignHeader.bmp(bytes), file)
    case .tiff:
      let size = try summary("TIFF", ForeignHeader.tiff(bytes), file)
      return (size.width, size.height, pages(bytes, file))
    case .webp:
      let size = try webpSize(bytes, file)
      return (Int(size.width), Int(size.height), [])
    }
  }

  private static func summary(
    _ kind: String, _ size: (width: Int, height: Int)?, _ file: String
  ) throws -> (width: Int, height: Int, warnings: [Diagnostic]) {
    guard let size else { throw wrongHeader(kind, file) }
    return (size.width, size.height, [])
  }

  private static func wrongHeader(_ kind: String, _ file: String) -> DiagnosticError {
    DiagnosticError(
      "the \(kind) file is damaged: its header is wrong", file: file, hint: "make it again")
  }

  /// Endings of the names of such files.
  package static let fileEndings = ["png", "jpg", "jpeg", "webp", "bmp", "tif", "tiff"]

  /// Why bytes of no kind that is known are not read.
  private static func unknown(_ bytes: [UInt8], _ file: String) -> DiagnosticError {
    guard !bytes.isEmpty else {
      return DiagnosticError("the file is empty", file: file, hint: "make it again")
    }
    let kind = PNGStructure.otherKind(of: bytes)
    return DiagnosticError(
      kind.map { "this is \($0)" } ?? "this is not a picture", file: file,
      hint: "name a PNG, JPEG, WebP, BMP or TIFF file")
  }

  private enum Kind { case png, jpeg, webp, bmp, tiff }

  private static func kind(of bytes: [UInt8]) -> Kind? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "BM".utf8) { return .bmp }
    // 0x2B is BigTIFF, whose header is of another form.
    let starts: [[UInt8]] = [[0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]]
    let ofBig: [[UInt8]] = [[0x49, 0x49, 0x2B, 0], [0x4D, 0x4D, 0, 0x2B]]
    if (starts + ofBig).contains(where: bytes.starts) { return .tiff }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    return nil
  }

  // MARK: WebP

  private static func webpSize(
    _ bytes: [UInt8], _ file: String
  ) throws -> (width: Int32, height: Int32) {
    // The flag is in the extended header alone.
    if bytes.count > 20, bytes.dropFirst(12).starts(with: "VP8X".utf8), bytes[20] & 2 != 0 {
      throw DiagnosticError(
        "the WebP file is animated", file: file, hint: "save one of its pictures")
    }
    var message = ImageMessage()
    var (width, height): (Int32, Int32) = (0, 0)
    let status = message.withPointer { text in
      maquette_webp_size(bytes, bytes.count, &width, &height, text)
    }
    try named(file) {
      try message.check(
        status, name: file, kind: "WebP", library: "libwebp", package: "libwebp7")
    }
    return (width, height)
  }

  private static func webp(_ bytes: [UInt8], _ file: String) throws -> PNGPicture {
    let (width, height) = try webpSize(bytes, file)
    return try picture((Int(width), Int(height)), "WebP", file, library: ("libwebp", "libwebp7")) {
      maquette_decode_webp(bytes, bytes.count, width, height, $0, $1)
    }
  }

  // MARK: gdk-pixbuf

  private static func bmp(_ bytes: [UInt8], _ file: String) throws -> PNGPicture {
    guard let size = ForeignHeader.bmp(bytes), let count = ForeignHeader.bmpBytes(bytes) else {
      throw wrongHeader("BMP", file)
    }
    guard bytes.count >= count || size.width * size.height > Limits.pixels else {
      throw DiagnosticError(
        "the BMP file is cut off: it has \(bytes.count) bytes, and its header says \(count)",
        file: file, hint: "make it again")
    }
    return try pixbuf("bmp", "BMP", size, bytes, file)
  }

  /// What there is to say about a TIFF file of several pictures.
  private static func pages(_ bytes: [UInt8], _ file: String) -> [Diagnostic] {
    guard ForeignHeader.hasMorePages(bytes) else { return [] }
    return [
      Diagnostic(
        .warning, "the TIFF file has several pictures; only the first is read", file: file,
        hint: "save each as a file of its own")
    ]
  }

  private static func tiff(_ bytes: [UInt8], _ file: String) throws -> PNGPicture {
    guard !bytes.dropFirst(2).starts(with: [0x2B]), !bytes.dropFirst(3).starts(with: [0x2B]) else {
      throw DiagnosticError(
        "this is a BigTIFF file, which is not read", file: file, hint: "save it as TIFF or PNG")
    }
    let alpha = ForeignHeader.tiffAlpha(bytes)
    guard alpha != .lost else {
      throw DiagnosticError(
        "the TIFF file has alpha beside grey of other than 8 bits or colours other than RGB, which "
          + "gdk-pixbuf does not read",
        file: file, hint: "save it as RGB with alpha, or as PNG")
    }
    let picture = try pixbuf(
      "tiff", "TIFF", ForeignHeader.tiff(bytes), bytes, file, isMultiplied: alpha == .multiplied)
    return PNGPicture(
      image: picture.image, warnings: pages(bytes, file), straightPixels: picture.straightPixels)
  }

  private static func pixbuf(
    _ loader: String, _ kind: String, _ size: (width: Int, height: Int)?, _ bytes: [UInt8],
    _ file: String, isMultiplied: Bool = false
  ) throws -> PNGPicture {
    guard let size else { throw wrongHeader(kind, file) }
    return try picture(
      size, kind, file, library: ("gdk-pixbuf", "libgdk-pixbuf-2.0-0"), isMultiplied: isMultiplied
    ) {
      maquette_decode_pixbuf(
        loader, bytes, bytes.count, Int32(clamping: size.width), Int32(clamping: size.height), $0,
        $1)
    }
  }

  /// Decodes into pixels of a size that is within the limits.
  ///
  /// - Parameter isMultiplied: whether the colours that are decoded are multiplied by alpha.
  private static func picture(
    _ size: (width: Int, height: Int), _ kind: String, _ file: String,
    library: (name: String, package: String), isMultiplied: Bool = false,
    decode: (UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<CChar>?) -> maquette_image_status
  ) throws -> PNGPicture {
    let (width, height) = size
    guard width > 0, height > 0, width <= Limits.pixelsPerSide, height <= Limits.pixelsPerSide,
      width * height <= Limits.pixels
    else {
      throw DiagnosticError(
        "the \(kind) file says it has \(width) × \(height) pixels; a side may have "
          + "\(Limits.pixelsPerSide) and all \(Limits.pixels)",
        file: file, hint: "use a smaller picture")
    }
    try MemoryRoom.check((isMultiplied ? 3 : 2) * width * height * 4, file: file)
    var message = ImageMessage()
    var status = MAQUETTE_IMAGE_FAILED
    let decoded = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      target.initialize(repeating: 0)
      status = message.withPointer { decode(target.baseAddress, $0) }
      count = width * height
    }
    try named(file) {
      try message.check(
        status, name: file, kind: kind, library: library.name, package: library.package)
    }
    // Divided first, so that no colour is above its alpha.
    let straight = isMultiplied ? divided(decoded) : decoded
    var isOpaque = false
    let pixels = [UInt32](unsafeUninitializedCapacity: straight.count) { target, count in
      isOpaque = maquette_premultiply(straight, target.baseAddress, straight.count)
      count = straight.count
    }
    return PNGPicture(
      image: RasterImage(width: width, height: height, pixels: pixels), warnings: [],
      straightPixels: isOpaque ? nil : straight)
  }

  /// Colours without the alpha that they were multiplied by.
  private static func divided(_ pixels: [UInt32]) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
      _ = maquette_unpremultiply(pixels, target.baseAddress, pixels.count)
      count = pixels.count
    }
  }

  /// Errors with the name of the file in front.
  private static func named<Value>(_ file: String, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as DiagnosticError {
      var diagnostics = error.diagnostics
      for index in diagnostics.indices { diagnostics[index].file = file }
      throw DiagnosticError(diagnostics)
    }
  }
}
