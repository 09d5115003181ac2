/// What a PNG file says about itself.
struct PNGFile {
  let width: Int
  let height: Int

  /// `nil` unless the bytes are one whole PNG: signature, header, chunks to the end, nothing after.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 33, bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    var offset = 8
    var names: [String] = []
    while offset + 12 <= bytes.count {
      let length = number(at: offset)
      names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + length
    }
    guard offset == bytes.count, names.first == "IHDR", names.last == "IEND",
      names.contains("IDAT")
    else { return nil }
    width = number(at: 16)
    height = number(at: 20)
  }
}
