internal import CPixelComparison
import MaquetteCore

/// The colours of a picture that has at most 256, with the rows of their indices.
struct PNGPalette {
  /// Straight `0xAARRGGBB`, in the order in which they first appear.
  let colors: [UInt32]
  /// How long the rows are together.
  let bytes: Int

  /// - Parameters:
  ///   - pixels: row by row, premultiplied.
  ///   - room: where the rows are written, made larger when it is too small.
  ///   - most: how large the rows may be.
  /// - Returns: `nil` for a picture of more colours, and for a larger one.
  /// - Throws: ``DiagnosticError`` when there is no memory for the rows.
  init?(_ pixels: [UInt32], width: Int, height: Int, room: inout [UInt8], most: Int) throws {
    bytes = (width + 1) * height
    guard bytes <= most else { return nil }
    var found = [UInt32](repeating: 0, count: Int(MAQUETTE_PALETTE))
    var count = 0
    if room.count < bytes {
      let bytes = bytes
      try MemoryRoom.check(bytes)
      // Not made empty before: where there are more colours, that would be all of the work.
      room = [UInt8](unsafeUninitializedCapacity: bytes) { rows, written in
        count = maquette_palette(pixels, width, height, &found, rows.baseAddress)
        written = count > 0 ? bytes : 0
      }
    } else {
      count = maquette_palette(pixels, width, height, &found, &room)
    }
    guard count > 0 else { return nil }
    colors = found[..<count].map(RasterImage.straight)
  }
}
