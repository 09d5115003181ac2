internal import CDeflate
import MaquetteCore

/// Writes pictures as PNG files.
///
/// Rows are not filtered: interface pictures are flat, and deflate alone makes them smaller and is
/// faster than after any filter. Opaque pictures are written without an alpha channel. One thread
/// at a time may use it.
public final class PNGEncoder {
  private static let level: Int32 = 6

  private let compressor: OpaquePointer
  // Kept between pictures; they hold the pixels with filter bytes, and the compressed file.
  private var rows: [UInt8] = []
  private var file: [UInt8] = []

  /// An encoder ready for any picture.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  public init() throws {
    guard let made = libdeflate_alloc_compressor(PNGEncoder.level) else {
      throw DiagnosticError("libdeflate could not be started: no memory", id: .libraryFailure)
    }
    compressor = made
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes of a PNG file.
  ///
  /// - Parameter scale: pixels per point, written as the resolution: 72 dpi at 1.
  /// - Throws: ``DiagnosticError`` when the compressed picture does not fit, which cannot happen.
  public func encode(_ image: RasterImage, scale: Double) throws -> [UInt8] {
    let isOpaque = image.isOpaque
    let count = (image.width * (isOpaque ? 3 : 4) + 1) * image.height
    PNGEncoder.makeRoom(&rows, count)
    PNGRows.write(image, isOpaque: isOpaque, to: &rows)
    var head = PNGChunks()
    head.header(width: image.width, height: image.height, isOpaque: isOpaque)
    head.colorSpace()
    head.resolution(scale: scale)
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    PNGEncoder.makeRoom(&file, bound)
    let size = file.withUnsafeMutableBytes { out in
      rows.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, count, out.baseAddress, bound)
      }
    }
    guard size > 0 else {
      throw DiagnosticError("compressing the picture failed", id: .libraryFailure)
    }
    head.reserve(size + 64)
    head.chunk("IDAT", file.prefix(size))
    head.chunk("IEND", [])
    releaseLargeMemory()
    return head.bytes
  }

  private static func makeRoom(_ bytes: inout [UInt8], _ count: Int) {
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
  }

  /// One huge picture should not hold its memory for as long as the encoder lives.
  private func releaseLargeMemory() {
    if rows.count + file.count > 64 << 20 {
      rows = []
      file = []
    }
  }
}
