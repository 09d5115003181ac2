internal import CDeflate

/// Unpacks short data in zlib's form, which ``Deflater`` makes.
enum ZlibData {
  /// Why data cannot be unpacked.
  enum Problem: Error {
    /// It is not in zlib's form, or ends early.
    case damaged
    /// It would become longer than is allowed.
    case tooLong
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
