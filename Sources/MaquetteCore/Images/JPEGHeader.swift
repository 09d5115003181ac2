/// Reads the structure of JPEG files (ITU-T T.81, B): segments that start with a marker, and scans of
/// coded pixels between them.
struct JPEGHeader {
  private let file: [UInt8]
  private var header = ImageHeader(format: .jpeg, bytes: [], size: .zero)
  private var cleaned: [UInt8] = [0xFF, 0xD8]
  private var scans = 0

  static func read(_ file: [UInt8]) throws(ImageProblem) -> ImageHeader {
    var reader = JPEGHeader(file)
    try reader.readAll()
    reader.header.bytes = reader.cleaned
    reader.header.passes = max(1, reader.scans)
    return reader.header
  }

  private init(_ file: [UInt8]) {
    self.file = file
    cleaned.reserveCapacity(file.count)
  }

  private mutating func readAll() throws(ImageProblem) {
    var place = 2
    while true {
      guard place + 2 <= file.count, file[place] == 0xFF else { throw .cutOff("JPEG") }
      let marker = file[place + 1]
      if marker == 0xFF {
        // Any number of these may stand before a marker.
        place += 1
        continue
      }
      if marker == 0xD9 { break }
      guard let length = file.bigEndian16(at: place + 2), length >= 2,
        place + 2 + length <= file.count
      else { throw .cutOff("JPEG") }
      var end = place + 2 + length
      try look(at: marker, body: (place + 4)..<end)
      if marker == 0xDA {
        scans += 1
        end = endOfScan(from: end)
      }
      if keeps(marker, at: place + 4) { cleaned += file[place..<end] }
      place = end
    }
    guard header.size.width > 0, scans > 0 else { throw .cutOff("JPEG") }
    cleaned += [0xFF, 0xD9]
  }

  /// Where the next marker stands; within coded pixels 0xFF00 is a byte and 0xFFD0 to D7 are restarts.
  private func endOfScan(from start: Int) -> Int {
    file.withUnsafeBufferPointer { file in
      var place = start
      while place + 1 < file.count {
        if file[place] == 0xFF {
          let next = file[place + 1]
          if next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return place }
        }
        place += 1
      }
      return file.count
    }
  }

  /// Whether a segment decides on pixels: not comments, thumbnails, profiles and what cameras add.
  private func keeps(_ marker: UInt8, at body: Int) -> Bool {
    switch marker {
    case 0xE0: file.has("JFIF", at: body)
    case 0xEE: file.has("Adobe", at: body)
    case 0xE1...0xEF, 0xFE: false
    default: true
    }
  }

  private mutating func look(at marker: UInt8, body: Range<Int>) throws(ImageProblem) {
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      guard header.size == .zero, body.count >= 6,
        let height = file.bigEndian16(at: body.lowerBound + 1),
        let width = file.bigEndian16(at: body.lowerBound + 3), width > 0, height > 0
      else { throw .cutOff("JPEG") }
      let depth = file[body.lowerBound]
      guard depth == 8 else {
        throw ImageProblem(
          "is a JPEG file with \(depth) bits for each colour; 8 are read", hint: "save it with 8")
      }
      guard [1, 3, 4].contains(file[body.lowerBound + 5]) else {
        throw ImageProblem(
          "is a JPEG file with \(file[body.lowerBound + 5]) colours; grey, RGB and CMYK are read",
          hint: "save it as RGB")
      }
      header.size = Size(width: Double(width), height: Double(height))
    case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      throw ImageProblem(
        "is a JPEG file of a rare kind (lossless, hierarchical or arithmetic)",
        hint: "save it as an ordinary JPEG or a PNG")
    case 0xE1 where file.has("Exif\0\0", at: body.lowerBound):
      header.orientation =
        ExifOrientation.read(file, from: body.lowerBound + 6, to: body.upperBound) ?? 1
    case 0xE2 where file.has("ICC_PROFILE\0", at: body.lowerBound):
      // The name of the usual one says so in ASCII or UTF-16.
      let text = file[body].filter { $0 != 0 }
      if !text.contains("sRGB") { header.hasColorProfile = true }
    default: break
    }
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return (0...(count - text.utf8CodeUnitCount)).contains { has(text, at: $0) }
  }
}
