/// Reads the structure of PNG files (W3C, Portable Network Graphics, 2003): chunks of a length, a name,
/// a body and a checksum.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that decide on pixels. Those of animations, texts and colour spaces stay out, so that
  /// every painter and viewer shows the same.
  private static let kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  static func read(_ file: [UInt8]) throws(ImageProblem) -> ImageHeader {
    if file.has("CgBI", at: 12) {
      throw ImageProblem(
        "is a PNG file that Xcode optimised for iPhone, which only Apple's systems read",
        hint: "use the original file")
    }
    guard file.has("IHDR", at: 12), file.bigEndian32(at: 8) == 13,
      let width = file.bigEndian32(at: 16), let height = file.bigEndian32(at: 20), file.count > 33
    else { throw ImageProblem.cutOff("PNG") }
    try checkKind(depth: file[24], color: file[25], interlace: file[28])
    var header = ImageHeader(
      format: .png, bytes: [], size: Size(width: Double(width), height: Double(height)))
    var cleaned = signature
    cleaned.reserveCapacity(file.count)
    var place = 8
    var hasPixels = false
    while true {
      guard let length = file.bigEndian32(at: place), place + 12 + length <= file.count else {
        throw ImageProblem.cutOff("PNG")
      }
      let name = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      let end = place + 12 + length
      if kept.contains(name) { cleaned += file[place..<end] }
      if name == "IDAT" { hasPixels = true }
      if name == "iCCP" {
        header.hasColorProfile = !file.has("sRGB", at: place + 8)
      }
      if name == "IEND" { break }
      place = end
    }
    guard hasPixels else { throw ImageProblem.cutOff("PNG") }
    header.bytes = cleaned
    return header
  }

  /// The depths that each kind of colour may have.
  private static func checkKind(depth: UInt8, color: UInt8, interlace: UInt8)
    throws(ImageProblem)
  {
    let depths: [UInt8] =
      switch color {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: []
      }
    guard depths.contains(depth), interlace <= 1 else {
      throw ImageProblem(
        "is a PNG file of a kind that does not exist (colour type \(color), depth \(depth), "
          + "interlace \(interlace))", hint: "save it again")
    }
  }
}
