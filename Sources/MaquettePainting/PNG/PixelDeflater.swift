internal import CDeflate
internal import CPixelDeflate
import MaquetteCore

/// A compressor for the rows of PNG files, which keeps its memory between uses. One thread at a time may
/// use it.
///
/// It makes opaque screens of text and controls 4 to 7 % smaller than libdeflate's level 9 does, in a third
/// of the time; large gradients become larger than there. How it works is in `maquette_deflate.h`.
final class PixelDeflater {
  private let deflater: OpaquePointer

  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  init() throws {
    guard let made = maquette_deflater_make() else {
      throw DiagnosticError(
        "pictures cannot be compressed: no memory", hint: MemoryRoom.hint, id: .libraryFailure)
    }
    deflater = made
  }

  deinit { maquette_deflater_free(deflater) }

  /// The rows in zlib's format.
  ///
  /// - Parameters:
  ///   - rows: for each row, the byte of its filter and then its pixels.
  ///   - pixel: how many bytes a pixel has: 3 or 4.
  /// - Returns: `nil` for rows that would not become smaller, and for 2 GiB of them.
  /// - Throws: ``DiagnosticError`` when there is no memory for the result.
  func compressed(
    _ rows: UnsafeRawBufferPointer, width: Int, height: Int, pixel: Int
  ) throws -> [UInt8]? {
    guard rows.count == (width * pixel + 1) * height, let bytes = rows.baseAddress else {
      return nil
    }
    try MemoryRoom.check(rows.count)
    let picture = maquette_rows(
      bytes: bytes.assumingMemoryBound(to: UInt8.self), width: width, height: height, pixel: pixel)
    // Memory that is not written to is not taken from the system.
    let packed = [UInt8](unsafeUninitializedCapacity: rows.count) { out, size in
      size = PixelDeflater.write(picture, deflater, rows, out)
    }
    return packed.isEmpty ? nil : packed
  }

  /// Writes zlib's header, the rows and their checksum; returns how long that is, 0 where it is too much.
  private static func write(
    _ picture: maquette_rows, _ deflater: OpaquePointer, _ rows: UnsafeRawBufferPointer,
    _ out: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let around = 6
    guard out.count > around, let start = out.baseAddress else { return 0 }
    // Deflate with a window of 32 KB, at a usual level.
    (out[0], out[1]) = (0x78, 0x9C)
    var picture = picture
    let length = maquette_deflate(deflater, &picture, start + 2, rows.count - around)
    guard length > 0 else { return 0 }
    let checksum = libdeflate_adler32(1, rows.baseAddress, rows.count)
    for (at, byte) in PNGChunks.bigEndian(checksum).enumerated() { out[2 + length + at] = byte }
    return length + around
  }
}
