internal import CCairo
import MaquetteCore

/// Reads PNG files, for example the baselines that new pictures are compared with.
public enum PNGDecoder {
  /// The picture in a PNG file.
  ///
  /// - Throws: ``DiagnosticError`` when the bytes are no PNG file, when it is damaged, or when its
  ///   header asks for more than ``Limits/pixels``: that is checked before anything is decoded.
  public static func decode(_ bytes: [UInt8]) throws -> RasterImage {
    try checkHeader(bytes)
    var reader = Reader(bytes: bytes)
    let made = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { context, target, count in
          guard let context, let target else { return CAIRO_STATUS_READ_ERROR }
          let reader = context.assumingMemoryBound(to: Reader.self)
          let isThere = reader.pointee.read(into: target, count: Int(count))
          return isThere ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, reader)
    }
    let surface: CairoSurface
    do {
      surface = try ordinary(CairoSurface(adopting: made))
    } catch {
      throw DiagnosticError("the PNG file is damaged", hint: "make it again")
    }
    return try pixels(of: surface)
  }

  private static func checkHeader(_ bytes: [UInt8]) throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 33, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else {
      throw DiagnosticError("this is not a PNG file", hint: "name a file that ends in .png")
    }
    func number(at start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0, width <= Limits.pixelsPerSide, height <= Limits.pixelsPerSide,
      width * height <= Limits.pixels
    else {
      throw DiagnosticError(
        "the PNG file says it is \(width) × \(height) pixels; the limit is "
          + "\(Limits.pixelsPerSide) a side and \(Limits.pixels) in all",
        hint: "use a smaller picture")
    }
  }

  /// The picture with 8 bits for each colour: newer versions of Cairo keep all 16 of a file.
  private static func ordinary(_ surface: CairoSurface) throws -> CairoSurface {
    let format = cairo_image_surface_get_format(surface.pointer)
    if format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 { return surface }
    let copy = try CairoSurface(
      adopting: cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface.pointer),
        cairo_image_surface_get_height(surface.pointer)))
    let context = try CairoContext(on: copy)
    context.paint(surface, opacity: 1, .identity)
    try context.check(while: "reading a PNG file")
    return copy
  }

  private static func pixels(of surface: CairoSurface) throws -> RasterImage {
    cairo_surface_flush(surface.pointer)
    let width = Int(cairo_image_surface_get_width(surface.pointer))
    let height = Int(cairo_image_surface_get_height(surface.pointer))
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let format = cairo_image_surface_get_format(surface.pointer)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface.pointer)
    else { throw DiagnosticError("the PNG file has a kind of pixels that is not supported") }
    // The fourth byte of an opaque picture's pixels means nothing.
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      for row in 0..<height {
        let source = UnsafeRawPointer(data + row * stride)
        for column in 0..<width {
          let pixel = source.load(fromByteOffset: column * 4, as: UInt32.self)
          (target.baseAddress.map { $0 + (row * width + column) })?.initialize(to: pixel | opaque)
        }
      }
      count = width * height
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}

/// A file's bytes and how far they have been read.
private struct Reader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard count >= 0, count <= bytes.count - position else { return false }
    bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      target.update(from: start + position, count: count)
    }
    position += count
    return true
  }
}
