/// Why a file cannot be shown; what follows the file's name in the message.
struct ImageProblem: Error {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  static func cutOff(_ kind: String) -> ImageProblem {
    ImageProblem("is a \(kind) file that is cut off or damaged", hint: "save it again")
  }
}

/// What is known of a picture file without decoding it.
struct ImageHeader {
  var format: ImageData.Format
  /// The file without what does not decide on its pixels.
  var bytes: [UInt8]
  /// Its extent as it is stored.
  var size: Size
  var orientation = 1
  var hasColorProfile = false
  var widestStroke = 0.0
  /// How often a decoder goes over all pixels.
  var passes = 1

  init(_ bytes: [UInt8]) throws(ImageProblem) {
    if bytes.starts(with: PNGHeader.signature) {
      self = try PNGHeader.read(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try JPEGHeader.read(bytes)
    } else if let other = ImageHeader.foreign(bytes) {
      throw ImageProblem(
        "is \(other); pictures are PNG, JPEG or SVG files", hint: "save it as one of these")
    } else if ImageHeader.looksLikeXML(bytes) {
      self = try SVGHeader.read(bytes)
    } else {
      throw ImageProblem(
        bytes.isEmpty ? "is empty" : "is not a PNG, JPEG or SVG file",
        hint: "save it as one of these")
    }
  }

  init(format: ImageData.Format, bytes: [UInt8], size: Size) {
    self.format = format
    self.bytes = bytes
    self.size = size
  }

  /// Its extent after being turned.
  var shownSize: Size {
    orientation > 4 ? Size(width: size.height, height: size.width) : size
  }

  /// Refuses what would take too much memory or time.
  func check() throws(ImageProblem) {
    let (width, height) = (size.width, size.height)
    let shown =
      "\(NumberFormat.short(width, digits: 2)) × \(NumberFormat.short(height, digits: 2)) pixels"
    guard width > 0, height > 0 else {
      throw ImageProblem("says it is \(shown)", hint: "save it again")
    }
    guard width <= Double(Limits.imageSide), height <= Double(Limits.imageSide) else {
      throw ImageProblem(
        "is \(shown); a side may have \(Limits.imageSide) at most", hint: "save it smaller")
    }
    guard width * height <= Double(Limits.imagePixels) else {
      throw ImageProblem(
        "is \(shown); a picture may have \(Limits.imagePixels >> 20) million pixels in all",
        hint: "save it smaller")
    }
    guard width * height * Double(passes) <= 16 * Double(Limits.imagePixels) else {
      throw ImageProblem(
        "is \(shown) in \(passes) passes, which takes too long to decode",
        hint: "save it as a baseline JPEG")
    }
  }

  /// A kind of picture that people know and that is not read.
  private static func foreign(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "GIF8".utf8) { return "a GIF file" }
    if bytes.starts(with: "BM".utf8) { return "a BMP file" }
    if bytes.starts(with: "%PDF".utf8) { return "a PDF file" }
    if bytes.starts(with: [0x1F, 0x8B]) { return "a compressed file (is it SVGZ?)" }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return "a TIFF file"
    }
    if let encoding = ByteOrderMark.encoding(of: bytes) { return "a text in \(encoding)" }
    let kind = bytes.dropFirst(8).prefix(4)
    if bytes.starts(with: "RIFF".utf8), kind.elementsEqual("WEBP".utf8) { return "a WebP file" }
    if bytes.dropFirst(4).prefix(4).elementsEqual("ftyp".utf8) { return "a HEIC or AVIF file" }
    return nil
  }

  private static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "<")
  }
}

extension [UInt8] {
  /// The two bytes at a place, the higher one first; `nil` past the end.
  func bigEndian16(at place: Int) -> Int? {
    place >= 0 && place + 2 <= count ? Int(self[place]) << 8 | Int(self[place + 1]) : nil
  }

  /// The four bytes at a place, the highest one first; `nil` past the end.
  func bigEndian32(at place: Int) -> Int? {
    guard let high = bigEndian16(at: place), let low = bigEndian16(at: place + 2) else {
      return nil
    }
    return high << 16 | low
  }

  /// Whether a text stands at a place.
  func has(_ text: StaticString, at place: Int) -> Bool {
    let end = place + text.utf8CodeUnitCount
    guard place >= 0, end <= count else { return false }
    return text.withUTF8Buffer { self[place..<end].elementsEqual($0) }
  }
}
