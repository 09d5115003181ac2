internal import CDeflate
import MaquetteCore

/// Packs and unpacks short data in zlib's form.
enum ZlibData {
  /// Why data cannot be unpacked.
  enum Problem: Error {
    /// It is not in zlib's form, or ends early.
    case damaged
    /// It would become longer than is allowed.
    case tooLong
  }

  /// The bytes, packed.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  static func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(9) else {
      throw DiagnosticError("libdeflate could not be started: no memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    var result = [UInt8](
      repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
    let room = result.count
    let size = result.withUnsafeMutableBytes { out in
      bytes.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, out.baseAddress, room)
      }
    }
    guard size > 0 else { throw DiagnosticError("compressing the spec failed") }
    result.removeLast(room - size)
    return result
  }

  /// The bytes, unpacked; memory grows with what is really in them, up to the limit.
  static func unpacked(_ bytes: some Collection<UInt8>, limit: Int) throws(Problem) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .damaged }
    defer { libdeflate_free_decompressor(decompressor) }
    let bytes = Array(bytes)
    var room = min(limit, max(1 << 14, bytes.count * 4))
    while true {
      var result = [UInt8](repeating: 0, count: room)
      var size = 0
      let status = result.withUnsafeMutableBytes { out in
        bytes.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, out.baseAddress, room, &size)
        }
      }
      switch status {
      case LIBDEFLATE_SUCCESS:
        result.removeLast(room - size)
        return result
      case LIBDEFLATE_INSUFFICIENT_SPACE:
        guard room < limit else { throw .tooLong }
        room = min(limit, room * 4)
      default: throw .damaged
      }
    }
  }
}
