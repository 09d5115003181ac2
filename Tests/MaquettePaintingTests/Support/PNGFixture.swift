internal import CDeflate

/// A PNG file made by hand, of any kind and with any mistake.
struct PNGFixture {
  var width = 2
  var height = 2
  var depth = 8
  /// 0 grey, 2 colour, 3 palette, 4 grey and alpha, 6 colour and alpha.
  var kind = 2
  var interlace: UInt8 = 0
  var palette: [UInt8]?
  var transparency: [UInt8]?
  /// Other parts before the pixels.
  var parts: [(name: String, body: [UInt8])] = []
  /// Each row with its filter.
  var rows: [UInt8]

  /// The whole file.
  var bytes: [UInt8] { PNGFixture.signature + chunks.flatMap(PNGFixture.chunk) }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Everything after the signature.
  var chunks: [(name: String, body: [UInt8])] {
    let size = PNGFixture.bigEndian(width) + PNGFixture.bigEndian(height)
    var all = [("IHDR", size + [UInt8(depth), UInt8(kind), 0, 0, interlace])]
    all += parts
    if let palette { all.append(("PLTE", palette)) }
    if let transparency { all.append(("tRNS", transparency)) }
    all.append(("IDAT", PNGFixture.packed(rows)))
    all.append(("IEND", []))
    return all
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    let sum = libdeflate_crc32(0, named, named.count)
    return bigEndian(body.count) + named + bigEndian(Int(sum))
  }

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { target, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, target.baseAddress, room)
    }
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
