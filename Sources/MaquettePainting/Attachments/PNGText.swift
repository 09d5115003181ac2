internal import CDeflate

/// Text in an `iTXt` chunk of a PNG file (PNG, 11.3.4.5), compressed.
enum PNGText {
  private static let keyword = Array("maquette".utf8)
  /// The last chunk of every file: no bytes, its name, its checksum.
  private static let end = 12

  /// The file with a chunk before its end.
  static func attach(_ packed: [UInt8], to bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > end else { return bytes }
    var chunk = PNGChunks()
    let signature = chunk.bytes.count
    // The keyword, compressed, by zlib's method, in no language, without a translated keyword.
    chunk.chunk("iTXt", keyword + [0, 1, 0, 0, 0] + packed)
    return Array(bytes[..<(bytes.count - end)]) + Array(chunk.bytes[signature...])
      + Array(bytes[(bytes.count - end)...])
  }

  /// The packed texts under our keyword; `nil` for one that is damaged.
  static func attached(in bytes: [UInt8]) -> [[UInt8]?] {
    var found: [[UInt8]?] = []
    var place = 8
    while bytes.count - place >= 12 {
      let length = PNGStructure.number(bytes, at: place)
      let isText = bytes[place + 4..<place + 8].elementsEqual("iTXt".utf8)
      let start = place + 8
      let isOurs = isText && bytes[start...].starts(with: keyword + [0])
      guard length <= bytes.count - place - 12 else {
        // Cut off in the middle of our text.
        if isOurs { found.append(nil) }
        break
      }
      if isOurs { found.append(text(in: bytes, start..<start + length)) }
      place += length + 12
    }
    return found
  }

  private static func text(in bytes: [UInt8], _ body: Range<Int>) -> [UInt8]? {
    let sum = bytes.withUnsafeBytes { all in
      libdeflate_crc32(0, all.baseAddress.map { $0 + body.lowerBound - 4 }, body.count + 4)
    }
    guard Int(sum) == PNGStructure.number(bytes, at: body.upperBound) else { return nil }
    var rest = bytes[body].dropFirst(keyword.count + 1)
    guard rest.popFirst() == 1, rest.popFirst() == 0 else { return nil }
    // A program that writes files anew may name a language.
    for _ in 0..<2 {
      guard let zero = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(zero + 1)...]
    }
    return Array(rest)
  }
}
