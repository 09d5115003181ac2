internal import CDeflate

/// Tells files apart: CRC-32 as PNG and zip files have it. It is no protection against anybody.
public enum Checksum {
  /// Eight hexadecimal digits for some bytes.
  public static func crc32(_ bytes: [UInt8]) -> String {
    let value = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
