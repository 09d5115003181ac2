import MaquetteCore

/// A text that travels inside a picture's file: in an `iTXt` chunk of PNG, the `metadata` of SVG, an
/// attached file of PDF. It changes nothing of what is seen.
package enum PictureAttachment {
  /// The most bytes that an attached text may have once it is unpacked.
  package static let limit = Limits.specBytes + (1 << 16)

  /// Why there is no text.
  package enum Problem: Error, Hashable, Sendable {
    /// The file is no PNG, SVG or PDF.
    case notAPicture
    /// There is nothing of ours in it.
    case nothing
    /// There is something, but it is damaged.
    case damaged
    /// It would be longer than ``limit``.
    case tooLong
    /// There are several, and they differ.
    case several(Int)
  }

  /// A picture's file with a text in it; a file of another kind stays as it is.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - name: the name that a PDF's attached file gets.
  ///   - bytes: the file, as it is written here.
  ///   - packer: one from ``packer()``, for whoever attaches many.
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  package static func attach(
    _ text: String, name: String, to bytes: [UInt8], by packer: Deflater? = nil
  ) throws -> [UInt8] {
    let packer = try packer ?? PictureAttachment.packer()
    var text = text
    let packed = try text.withUTF8 { try packer.compressed(UnsafeRawBufferPointer($0)) }
    // The file is made anew, of parts.
    try MemoryRoom.check(2 * (bytes.count + packed.count))
    switch kind(of: bytes) {
    case .png: return PNGText.attach(packed, to: bytes)
    case .svg: return SVGMetadata.attach(packed, to: bytes)
    case .pdf: return PDFAttachment.attach(packed, name: name, to: bytes)
    case nil: return bytes
    }
  }

  /// Makes attached texts short. One thread at a time may use it.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  package static func packer() throws -> Deflater { try Deflater(level: 9) }

  /// The text in a picture's file, whatever the file is called.
  package static func text(in bytes: [UInt8]) throws(Problem) -> String {
    let found: [[UInt8]?]
    switch kind(of: bytes) {
    case .png: found = PNGText.attached(in: bytes)
    case .svg: found = SVGMetadata.attached(in: bytes)
    case .pdf: found = PDFAttachment.attached(in: bytes)
    case nil: throw .notAPicture
    }
    guard let first = found.first else { throw .nothing }
    var texts: Set<String> = []
    // Each costs time and memory: a file with thousands is not ours.
    guard found.count <= 16 else { throw .several(found.count) }
    for packed in found {
      guard let packed else { throw .damaged }
      do throws(ZlibData.Problem) {
        let unpacked = try ZlibData.unpacked(packed, limit: limit)
        guard let text = String(validating: unpacked, as: UTF8.self) else { throw .damaged }
        texts.insert(text)
      } catch {
        switch error {
        case .damaged: throw .damaged
        case .tooLong: throw .tooLong
        }
      }
    }
    guard texts.count == 1, let text = texts.first, first != nil else {
      throw .several(texts.count)
    }
    return text
  }

  private enum Kind { case png, svg, pdf }

  private static func kind(of bytes: [UInt8]) -> Kind? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: Array("%PDF-".utf8)) { return .pdf }
    let isSVG = ByteSearch("<svg").first(in: bytes.prefix(4096)) != nil
    return isSVG ? .svg : nil
  }
}
