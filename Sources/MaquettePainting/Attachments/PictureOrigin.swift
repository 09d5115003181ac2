/// Tells pictures that were written here from those of other programs, with a spec in them or not.
package enum PictureOrigin {
  /// Whether a file is a PNG, an SVG or a PDF just as it is written here.
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    isPNG(bytes) || isSVG(bytes) || isPDF(bytes)
  }

  // MARK: PNG

  /// The chunks of our files in their order, the one with the spec aside; those of a palette only where
  /// there is one.
  private static let chunks = ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"]
  /// More is not unpacked to look at the rows: the chunks alone must do.
  private static let mostUnpacked = 64 << 20

  private static func isPNG(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: PNGChunks().bytes) else { return false }
    var names: [String] = []
    var bodies: [Range<Int>] = []
    var place = 8
    while names.count <= chunks.count, bytes.count - place >= 12 {
      let length = PNGStructure.number(bytes, at: place)
      guard length <= bytes.count - place - 12 else { return false }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let body = place + 8..<place + 8 + length
      place += length + 12
      if name == "iTXt", bytes[body].starts(with: "maquette\0".utf8) { continue }
      names.append(name)
      bodies.append(body)
    }
    guard place == bytes.count, bodies.first?.count == 13,
      let kind = kind(of: bytes[bodies[0]])
    else { return false }
    let expected = chunks.filter { name in
      switch name {
      case "PLTE": kind == .palette
      case "tRNS": kind == .palette && names.contains(name)
      default: true
      }
    }
    guard names == expected, let data = names.firstIndex(of: "IDAT") else { return false }
    return isResolution(bytes, bodies[2])
      && hasOurFilters(bytes, bodies[0].lowerBound, kind, bodies[data])
  }

  /// How the pixels are written: eight bits a component, or an index into a palette.
  private static func kind(of header: ArraySlice<UInt8>) -> PNGChunks.Kind? {
    let end = Array(header.suffix(5))
    guard end[0] == 8, end[2...] == [0, 0, 0] else { return nil }
    return PNGChunks.Kind(rawValue: end[1])
  }

  /// A whole or broken number of pixels per point, in metres.
  private static func isResolution(_ bytes: [UInt8], _ body: Range<Int>) -> Bool {
    guard body.count == 9, bytes[body.upperBound - 1] == 1 else { return false }
    return PNGStructure.number(bytes, at: body.lowerBound)
      == PNGStructure.number(bytes, at: body.lowerBound + 4)
  }

  /// Our rows are not filtered, which other programs hardly ever leave out, or just those that are better so.
  private static func hasOurFilters(
    _ bytes: [UInt8], _ header: Int, _ kind: PNGChunks.Kind, _ body: Range<Int>
  ) -> Bool {
    let width = PNGStructure.number(bytes, at: header)
    let height = PNGStructure.number(bytes, at: header + 4)
    let row = width * kind.bytesPerPixel + 1
    let size = row.multipliedReportingOverflow(by: height)
    guard !size.overflow, size.partialValue <= mostUnpacked else { return true }
    guard let rows = try? ZlibData.unpacked(bytes[body], limit: row * height),
      rows.count == row * height
    else { return false }
    let filters = stride(from: 0, to: rows.count, by: row).map { rows[$0] }
    guard filters.contains(where: { $0 != 0 }) else { return true }
    guard kind != .palette, let image = try? PNGDecoder.decode(bytes) else { return false }
    let filter = PNGRowFilter(image.pixels, width: width, height: height)
    return filters.indices.allSatisfy { filters[$0] == filter.byte(of: $0) }
  }

  // MARK: SVG

  /// What the root of our documents has, in its order; `true` for what may be left out.
  private static let attributes: [(name: String, mayLack: Bool)] = [
    ("xmlns", false), ("id", true), ("width", false), ("height", false), ("viewBox", false),
    ("role", false), ("aria-labelledby", true), ("lang", false), ("xml:lang", true),
    ("direction", true), ("stroke-linecap", true), ("stroke-linejoin", true),
  ]

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<svg ".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    var expected = attributes[...]
    var rest = bytes[4..<end]
    while rest.popFirst() == UInt8(ascii: " ") {
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return false }
      let name = String(decoding: rest[..<equals], as: UTF8.self)
      while let next = expected.first, next.name != name, next.mayLack {
        expected = expected.dropFirst()
      }
      guard expected.popFirst()?.name == name else { return false }
      rest = rest[(equals + 1)...]
      guard rest.popFirst() == UInt8(ascii: "\""),
        let close = rest.firstIndex(of: UInt8(ascii: "\""))
      else { return false }
      rest = rest[(close + 1)...]
    }
    let body = bytes[(end + 1)...].drop { $0 == UInt8(ascii: "\n") }
    return rest.isEmpty && expected.allSatisfy(\.mayLack) && body.starts(with: "<title".utf8)
  }

  // MARK: PDF

  /// What only our additions to Cairo's files say in just these words.
  private static let additions = [
    "/Producer (cairo ", "   /ViewerPreferences << /DisplayDocTitle true >>\n",
  ]

  private static func isPDF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "%PDF-".utf8)
      && additions.allSatisfy { ByteSearch($0).first(in: bytes[...]) != nil }
  }
}
