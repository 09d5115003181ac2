internal import CDeflate
import MaquetteCore

/// Tells files apart: CRC-32 as PNG and zip files have it. It is no protection against anybody.
package enum Checksum {
  /// Eight hexadecimal digits for some bytes.
  package static func crc32(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }.hex(digits: 8)
  }
}
