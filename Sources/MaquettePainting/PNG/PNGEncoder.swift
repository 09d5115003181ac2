internal import CDeflate
import MaquetteCore

/// Writes pictures as PNG files.
///
/// Rows are not filtered: interface pictures are flat, and deflate alone makes them smaller and is
/// faster than after any filter. Opaque pictures are written without an alpha channel. One thread
/// at a time may use it.
package final class PNGEncoder {
  private static let level: Int32 = 6

  private let compressor: OpaquePointer
  // Kept between pictures: the pixels with filter bytes. Those of a large picture take the place of
  // the picture itself, which is a quarter of a GiB at most.
  private var rows: [UInt8] = []
  private static let mostKept = 32 << 20

  /// An encoder ready for any picture.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  package init() throws {
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
  package func encode(_ image: RasterImage, scale: Double) throws -> [UInt8] {
    var pixels = image.pixels
    return try encode(&pixels, width: image.width, height: image.height, scale: scale)
  }

  /// The bytes of a PNG file.
  ///
  /// - Parameter pixels: row by row; those of a large picture are written over.
  func encode(
    _ pixels: inout [UInt32], width: Int, height: Int, scale: Double
  ) throws -> [UInt8] {
    let isOpaque = RasterImage.isOpaque(pixels)
    var head = PNGChunks()
    head.header(width: width, height: height, isOpaque: isOpaque)
    head.colorSpace()
    head.resolution(scale: scale)
    let count = (width * (isOpaque ? 3 : 4) + 1) * height
    let data: [UInt8]
    if count <= PNGEncoder.mostKept {
      if rows.count < count { rows = [UInt8](repeating: 0, count: count) }
      PNGRows.write(pixels, width: width, height: height, isOpaque: isOpaque, to: &rows)
      data = rows.withUnsafeBytes { compressed(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    } else {
      PNGRows.makeRoom(in: &pixels, height: height)
      data = pixels.withUnsafeMutableBytes { bytes in
        PNGRows.write(over: bytes, width: width, height: height, isOpaque: isOpaque)
        return compressed(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      }
    }
    guard !data.isEmpty else {
      throw DiagnosticError("compressing the picture failed", id: .libraryFailure)
    }
    head.reserve(data.count + 64)
    head.chunk("IDAT", data[...])
    head.chunk("IEND", [])
    return head.bytes
  }

  /// Empty when it fails. Memory that is not written to is not taken from the system.
  private func compressed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { out, size in
      size = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, out.baseAddress, bound)
    }
  }
}
