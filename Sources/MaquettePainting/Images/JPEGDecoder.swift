internal import CImageLibraries
import MaquetteCore

/// Reads JPEG files with libjpeg-turbo.
enum JPEGDecoder {
  /// The pixels as they are stored.
  ///
  /// - Throws: ``DiagnosticError`` when the file is damaged, or the library is not installed.
  static func decode(_ data: ImageData) throws -> RasterImage {
    let turned = data.orientation > 4
    let (width, height) =
      turned
      ? (Int(data.pixelSize.height), Int(data.pixelSize.width))
      : (Int(data.pixelSize.width), Int(data.pixelSize.height))
    var message = ImageMessage()
    var status = MAQUETTE_IMAGE_FAILED
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      target.initialize(repeating: 0)
      status = data.bytes.withUnsafeBufferPointer { bytes in
        message.withPointer {
          maquette_decode_jpeg(
            bytes.baseAddress, bytes.count, Int32(clamping: width), Int32(clamping: height),
            target.baseAddress, $0)
        }
      }
      count = width * height
    }
    try message.check(
      status, of: data, kind: "JPEG", library: "libjpeg-turbo", package: "libturbojpeg0")
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  /// How many colours a pixel has; `nil` when the frame's header is not found.
  static func components(of bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 10 <= bytes.count, bytes[place] == 0xFF {
      if (0xC0...0xC2).contains(bytes[place + 1]) { return Int(bytes[place + 9]) }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }
}

/// Room for what a library says of a failure.
struct ImageMessage {
  private var text = [CChar](repeating: 0, count: Int(MAQUETTE_IMAGE_MESSAGE))

  mutating func withPointer<Result>(_ work: (UnsafeMutablePointer<CChar>?) -> Result) -> Result {
    text.withUnsafeMutableBufferPointer { work($0.baseAddress) }
  }

  /// Throws when a call did not succeed.
  func check(
    _ status: maquette_image_status, of data: ImageData, kind: String, library: String,
    package: String
  ) throws {
    try check(status, name: data.name, kind: kind, library: library, package: package)
  }

  /// Throws when a call did not succeed.
  ///
  /// - Parameters:
  ///   - name: what the file is called.
  ///   - package: the Debian package that the library is in.
  func check(
    _ status: maquette_image_status, name: String, kind: String, library: String, package: String
  ) throws {
    let name = "'\(SpecNode.excerpt(name))'"
    switch status {
    case MAQUETTE_IMAGE_DONE: return
    case MAQUETTE_IMAGE_NO_LIBRARY:
      throw DiagnosticError(
        "\(name) cannot be read: \(kind) files need \(library), which is not installed",
        hint: "on Debian: apt-get install \(package)", id: .badPicture)
    default:
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let reason = SpecNode.excerpt(String(decoding: bytes, as: UTF8.self))
      throw DiagnosticError(
        "\(name) is \(kind == "SVG" ? "an" : "a") \(kind) file that is damaged: \(reason)",
        hint: "save it again", id: .badPicture)
    }
  }
}
