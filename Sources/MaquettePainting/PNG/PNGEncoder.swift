import MaquetteCore

/// Writes pictures as PNG files.
///
/// A picture of at most 256 colours, as most controls are, is written with a palette: a third of the
/// bytes to compress, and about two thirds of the file. Other opaque pictures are written without an alpha
/// channel. Rows are filtered where ``PNGRowFilter`` says that it pays. One thread at a time may use it.
package final class PNGEncoder {
  // Made for the first picture without a palette: it takes half a megabyte.
  private var pixelCompressor: PixelDeflater?
  // For a palette, whose pixels are bytes, and for what does not become smaller.
  private let byteCompressor: Deflater
  // Kept between pictures: the pixels with filter bytes. Those of a large picture take the place of
  // the picture itself, which is a quarter of a GiB at most.
  private var rows: [UInt8] = []
  private static let mostKept = 32 << 20
  // Of few rows, the filter's choice is sure only when both were tried.
  private static let mostTried = 1 << 20

  /// An encoder ready for any picture.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  package init() throws {
    byteCompressor = try Deflater(level: 7)
  }

  /// The bytes of a PNG file.
  ///
  /// - Parameter scale: pixels per point, written as the resolution: 72 dpi at 1.
  /// - Throws: ``DiagnosticError`` when memory runs out.
  package func encode(_ image: RasterImage, scale: Double) throws -> [UInt8] {
    var pixels = image.pixels
    return try encode(
      &pixels, width: image.width, height: image.height, scale: scale, isShared: true)
  }

  /// The bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - pixels: row by row; those of a large picture are written over.
  ///   - isShared: whether they are somebody else's, too, so that they are copied for it.
  func encode(
    _ pixels: inout [UInt32], width: Int, height: Int, scale: Double, isShared: Bool = false
  ) throws -> [UInt8] {
    if let palette = try PNGPalette(
      pixels, width: width, height: height, room: &rows, most: PNGEncoder.mostKept)
    {
      return try file(width, height, .palette, scale, palette: palette.colors) {
        try rows.withUnsafeBytes {
          try byteCompressor.compressed(UnsafeRawBufferPointer(rebasing: $0[..<palette.bytes]))
        }
      }
    }
    try WorkBudget.check(pixels: pixels.count)
    let isOpaque = RasterImage.isOpaque(pixels)
    let count = (width * (isOpaque ? 3 : 4) + 1) * height
    let filter = PNGRowFilter(pixels, width: width, height: height)
    return try file(width, height, isOpaque ? .rgb : .rgba, scale) {
      if count <= PNGEncoder.mostKept {
        func packed(_ filter: PNGRowFilter) throws -> [UInt8] {
          try fill(count) {
            PNGRows.write(
              pixels, width: width, height: height, isOpaque: isOpaque, filter: filter, to: $0)
          }
          return try rows.withUnsafeBytes {
            try compressed(
              UnsafeRawBufferPointer(rebasing: $0[..<count]), width, height, isOpaque)
          }
        }
        let filtered = try packed(filter)
        guard filter.isUsed, count <= PNGEncoder.mostTried else { return filtered }
        let plain = try packed(.none)
        return plain.count <= filtered.count ? plain : filtered
      }
      if isShared { try MemoryRoom.check((pixels.count + height) * 4) }
      PNGRows.makeRoom(in: &pixels, height: height)
      return try pixels.withUnsafeMutableBytes { bytes in
        PNGRows.write(
          over: bytes, width: width, height: height, isOpaque: isOpaque, filter: filter)
        return try compressed(
          UnsafeRawBufferPointer(rebasing: bytes[..<count]), width, height, isOpaque)
      }
    }
  }

  /// The rows of a picture without a palette.
  private func compressed(
    _ rows: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ isOpaque: Bool
  ) throws -> [UInt8] {
    let compressor = try pixelCompressor ?? PixelDeflater()
    pixelCompressor = compressor
    return try compressor.compressed(
      rows, width: width, height: height, pixel: isOpaque ? 3 : 4)
      ?? byteCompressor.compressed(rows)
  }

  /// Fills the first of the rows that are kept; more room is not made empty before.
  private func fill(_ count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) throws {
    guard rows.count < count else { return rows.withUnsafeMutableBufferPointer { write($0) } }
    try MemoryRoom.check(count)
    rows = [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      write(bytes)
      written = count
    }
  }

  /// A file around compressed pixels.
  private func file(
    _ width: Int, _ height: Int, _ kind: PNGChunks.Kind, _ scale: Double, palette: [UInt32] = [],
    data make: () throws -> [UInt8]
  ) throws -> [UInt8] {
    var file = PNGChunks()
    file.header(width: width, height: height, kind: kind)
    file.colorSpace()
    file.resolution(scale: scale)
    if kind == .palette { file.palette(palette) }
    let data = try make()
    guard !data.isEmpty else {
      throw DiagnosticError("compressing the picture failed", id: .libraryFailure)
    }
    try MemoryRoom.check(data.count)
    file.reserve(data.count + 64)
    file.chunk("IDAT", data[...])
    file.chunk("IEND", [])
    return file.bytes
  }
}
