internal import CImageLibraries
import MaquetteCore

/// Reads JPEG files with libjpeg-turbo.
enum JPEGDecoder {
  /// The pixels as they are stored.
  static func decode(_ file: [UInt8], width: Int, height: Int) throws(PictureFailure)
    -> RasterImage
  {
    guard MemoryRoom.has(width * height * 4) else { throw .noRoom }
    var message = ImageMessage()
    var status = MAQUETTE_IMAGE_FAILED
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      target.initialize(repeating: 0)
      status = file.withUnsafeBufferPointer { bytes in
        message.withPointer {
          maquette_decode_jpeg(
            bytes.baseAddress, bytes.count, Int32(clamping: width), Int32(clamping: height),
            target.baseAddress, $0)
        }
      }
      count = width * height
    }
    try message.check(status)
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
  func check(_ status: maquette_image_status) throws(PictureFailure) {
    switch status {
    case MAQUETTE_IMAGE_DONE: return
    case MAQUETTE_IMAGE_NO_LIBRARY: throw .noLibrary
    default:
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .damaged(String(decoding: bytes, as: UTF8.self))
    }
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
    do throws(PictureFailure) {
      try check(status)
    } catch {
      guard case .damaged(let reason) = error else {
        throw DiagnosticError(
          "\(name) cannot be read: \(kind) files need \(library), which is not installed",
          hint: "on Debian: apt-get install \(package)", id: .badPicture)
      }
      guard !PictureFailure.tellsOfMemory(reason) else {
        throw DiagnosticError(
          "\(name) cannot be read: \(library) has not enough memory", hint: MemoryRoom.hint,
          id: .libraryFailure)
      }
      throw DiagnosticError(
        "\(name) is a \(kind) file that is damaged: \(SpecNode.excerpt(reason))",
        hint: "save it again", id: .badPicture)
    }
  }
}
