internal import CDeflate
import MaquetteCore

/// The chunks of a PNG file, each with a checksum that is right.
struct PNGStructure {
  /// Pixels in a row.
  private(set) var width = 0
  /// Rows.
  private(set) var height = 0
  /// Bits of a sample.
  private(set) var depth = 0
  /// The kind of pixels: 0 grey, 2 colour, 3 palette, 4 grey and alpha, 6 colour and alpha.
  private(set) var kind = 0
  private(set) var isInterlaced = false
  private(set) var isAnimated = false
  /// Where the parts of the compressed pixels are; none is empty.
  private(set) var data: [Range<Int>] = []
  private var hasData = false
  /// Where the palette is: three bytes for each colour.
  private(set) var palette: Range<Int>?
  /// Where it says what is transparent.
  private(set) var transparency: Range<Int>?

  /// Samples of a pixel.
  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 1 }

  /// Bytes of a row of so many pixels, without that of its filter.
  func rowBytes(of width: Int) -> Int { (width * depth * channels + 7) / 8 }

  /// Bytes of all rows of a picture that is not interlaced, each with a byte for its filter.
  var rowsSize: Int { (rowBytes(of: width) + 1) * height }

  /// Whether pixels are written over the rows that they are made of: those are no longer.
  var isUnpackedInPlace: Bool { !isInterlaced && depth * channels <= 32 }

  /// Bytes of the memory in which pixels are unpacked, with that of rows beside them.
  var pixelBytes: Int {
    let pixels = width * height * 4
    return isUnpackedInPlace ? pixels + (height + 3) / 4 * 4 : pixels + rowsSize
  }

  /// Bytes of the parts of the compressed pixels where they have to be joined.
  var joinedBytes: Int { data.count > 1 ? data.reduce(0) { $0 + $1.count } : 0 }

  /// Bytes of all memory that unpacking takes.
  var unpackingBytes: Int { pixelBytes + joinedBytes }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the structure of a file.
  ///
  /// - Throws: ``PNGProblem``.
  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: PNGStructure.signature) else {
      throw PNGStructure.notPNG(bytes)
    }
    var place = PNGStructure.signature.count
    var names = Set<Int>()
    while true {
      guard bytes.count - place >= 12 else { throw PNGProblem(damaged: "it ends early") }
      let length = PNGStructure.number(bytes, at: place)
      guard length <= bytes.count - place - 12 else { throw PNGProblem(damaged: "it ends early") }
      let body = place + 8..<place + 8 + length
      let code = PNGStructure.number(bytes, at: place + 4)
      let sum = bytes.withUnsafeBytes { all in
        libdeflate_crc32(0, all.baseAddress.map { $0 + place + 4 }, length + 4)
      }
      guard Int(sum) == PNGStructure.number(bytes, at: body.upperBound) else {
        let shown = DiagnosticText.printable(PNGStructure.name(code))
        throw PNGProblem(damaged: "the checksum of its part '\(shown)' is wrong")
      }
      if names.isEmpty, code != PNGStructure.header {
        throw PNGProblem(damaged: "it begins without a header")
      }
      let isNew = names.insert(code).inserted
      if code == PNGStructure.end { break }
      if code == PNGStructure.pixels {
        hasData = true
        if !body.isEmpty { data.append(body) }
        guard data.count <= PNGStructure.mostParts else {
          throw PNGProblem(
            "the PNG file has its pixels in more than \(PNGStructure.mostParts) parts",
            hint: "save it again")
        }
      } else {
        try take(code, body, isNew: isNew, bytes)
      }
      place = body.upperBound + 4
    }
    if data.isEmpty { throw PNGProblem(damaged: "it has no pixels") }
    if kind == 3, palette == nil { throw PNGProblem(damaged: "its palette is missing") }
  }

  // Encoders make parts of 8 KB and more.
  private static let mostParts = 1 << 20
  // Files may have millions of parts: their names are compared as numbers.
  private static let (header, pixels, end) = (0x4948_4452, 0x4944_4154, 0x4945_4E44)

  private static func name(_ code: Int) -> String {
    let letters = stride(from: 24, through: 0, by: -8).map { UInt8(code >> $0 & 255) }
    return String(decoding: letters, as: UTF8.self)
  }

  private mutating func take(
    _ code: Int, _ body: Range<Int>, isNew: Bool, _ bytes: [UInt8]
  ) throws {
    let name = PNGStructure.name(code)
    switch name {
    // Behind the pixels it means nothing.
    case "acTL": isAnimated = isAnimated || !hasData
    case "IHDR", "PLTE", "tRNS":
      guard isNew, !hasData else {
        throw PNGProblem(damaged: "its part '\(name)' occurs twice or too late")
      }
      switch name {
      case "IHDR": try takeHeader(body, bytes)
      case "PLTE":
        guard body.count % 3 == 0, 3...768 ~= body.count else {
          throw PNGProblem(damaged: "its palette is not a list of 1 to 256 colours")
        }
        palette = body
      default: try takeTransparency(body)
      }
    default:
      // The first letter of what a reader has to know is a capital.
      if code >> 24 & 0x20 == 0 {
        let shown = DiagnosticText.printable(name)
        throw PNGProblem(damaged: "the format has no part '\(shown)'")
      }
    }
  }

  private mutating func takeHeader(_ body: Range<Int>, _ bytes: [UInt8]) throws {
    guard body.count == 13 else { throw PNGProblem(damaged: "its header is not 13 bytes long") }
    width = PNGStructure.number(bytes, at: body.lowerBound)
    height = PNGStructure.number(bytes, at: body.lowerBound + 4)
    depth = Int(bytes[body.lowerBound + 8])
    kind = Int(bytes[body.lowerBound + 9])
    let allowed: [Int: [Int]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    let isKnown = allowed[kind]?.contains(depth) ?? false
    let rest = bytes[body.lowerBound + 10..<body.upperBound]
    guard isKnown, rest.prefix(2).elementsEqual([0, 0]), rest.last.map({ $0 <= 1 }) ?? false else {
      throw PNGProblem(
        damaged: "its header asks for a kind of pixels that the format does not have")
    }
    isInterlaced = rest.last == 1
    guard width > 0, height > 0 else {
      throw PNGProblem(damaged: "its header says it is \(width) × \(height) pixels")
    }
    guard width <= Limits.pixelsPerSide, height <= Limits.pixelsPerSide,
      width * height <= Limits.pixels
    else {
      throw PNGProblem(
        "the PNG file says it is \(width) × \(height) pixels; the limit is "
          + "\(Limits.pixelsPerSide) a side and \(Limits.pixels) in all",
        hint: "use a smaller picture")
    }
  }

  private mutating func takeTransparency(_ body: Range<Int>) throws {
    let isRight =
      switch kind {
      case 0: body.count == 2
      case 2: body.count == 6
      case 3: palette.map { body.count <= $0.count / 3 } ?? false
      default: false
      }
    guard isRight else {
      throw PNGProblem(damaged: "its information about transparency does not fit its pixels")
    }
    transparency = body
  }

  static func number(_ bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// What the file is instead, when that is known.
  private static func notPNG(_ bytes: [UInt8]) -> PNGProblem {
    if bytes.isEmpty { return PNGProblem("the file is empty", hint: "make it again") }
    let found = otherKind(of: bytes).map { ", it is \($0)" }
    return PNGProblem("this is not a PNG file\(found ?? "")", hint: "name a PNG file")
  }

  /// What a file of another kind is, with its article; `nil` when that is not known.
  static func otherKind(of bytes: [UInt8]) -> String? {
    let kinds: [(start: [UInt8], name: String)] = [
      ([0xFF, 0xD8, 0xFF], "a JPEG file"), (Array("GIF8".utf8), "a GIF file"),
      (Array("RIFF".utf8), "a WebP file"), (Array("%PDF".utf8), "a PDF file"),
      (Array("<svg".utf8), "an SVG file"), (Array("<?xml".utf8), "an SVG or XML file"),
      (Array("version https://git-lfs".utf8), "a pointer of Git LFS"),
    ]
    return kinds.first { bytes.starts(with: $0.start) }?.name
  }
}
