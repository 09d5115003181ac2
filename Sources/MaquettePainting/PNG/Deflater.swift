internal import CDeflate
import MaquetteCore

/// A compressor of libdeflate, which keeps its memory between uses. One thread at a time may use it.
package final class Deflater {
  private let compressor: OpaquePointer

  /// - Parameter level: 1 for fast to 12 for small.
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  init(level: Int32) throws {
    guard let made = libdeflate_alloc_compressor(level) else {
      throw DiagnosticError(
        "libdeflate could not be started: no memory", hint: MemoryRoom.hint, id: .libraryFailure)
    }
    compressor = made
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes in zlib's format; empty when it fails.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for them.
  func compressed(_ bytes: UnsafeRawBufferPointer) throws -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    try MemoryRoom.check(bound)
    // Memory that is not written to is not taken from the system.
    return [UInt8](unsafeUninitializedCapacity: bound) { out, size in
      size = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, out.baseAddress, bound)
    }
  }
}
