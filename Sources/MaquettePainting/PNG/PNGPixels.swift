internal import CDeflate
internal import CPixelComparison
import MaquetteCore

/// Unpacks the pixels of a PNG file.
struct PNGPixels {
  private let structure: PNGStructure
  private let bytes: [UInt8]

  init(_ structure: PNGStructure, in bytes: [UInt8]) {
    (self.structure, self.bytes) = (structure, bytes)
  }

  /// A part of the picture that is stored as rows of its own: one for the whole picture, or up to
  /// seven when it is interlaced.
  private struct Pass {
    var x = 0
    var y = 0
    var stepX = 1
    var stepY = 1
    var width = 0
    var height = 0
    var rowBytes = 0

    var size: Int { (rowBytes + 1) * height }
  }

  /// - Throws: ``PNGProblem``.
  func picture(file: String?, keepsStraight: Bool) throws -> PNGPicture {
    let passes = passes()
    let size = passes.reduce(0) { $0 + $1.size }
    var rows = try inflated(to: size)
    let count = structure.width * structure.height
    try PNGPixels.checkRoom(count * 4)
    var problem: PNGProblem?
    var straight = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      var first = 0
      rows.withUnsafeMutableBufferPointer { rows in
        for pass in passes where problem == nil {
          if let rows = rows.baseAddress, let target = target.baseAddress {
            problem = unpack(pass, rows + first, target)
          }
          first += pass.size
        }
      }
      initialized = problem == nil ? count : 0
    }
    if let problem { throw problem }
    // They take as much as the pixels, or twice that.
    rows = []
    func picture(_ pixels: [UInt32], _ straight: [UInt32]?) -> PNGPicture {
      PNGPicture(
        image: RasterImage(width: structure.width, height: structure.height, pixels: pixels),
        warnings: structure.warnings(file: file), straightPixels: straight)
    }
    if RasterImage.isOpaque(straight) { return picture(straight, nil) }
    guard keepsStraight else {
      straight.withUnsafeMutableBufferPointer { pixels in
        _ = maquette_premultiply(pixels.baseAddress, pixels.baseAddress, pixels.count)
      }
      return picture(straight, nil)
    }
    try PNGPixels.checkRoom(count * 4)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      _ = maquette_premultiply(straight, target.baseAddress, count)
      initialized = count
    }
    return picture(pixels, straight)
  }

  private static func checkRoom(_ bytes: Int) throws {
    guard MemoryRoom.has(bytes) else {
      throw PNGProblem(
        MemoryRoom.message(bytes), hint: MemoryRoom.hint, id: .libraryFailure)
    }
  }

  private func passes() -> [Pass] {
    let places: [(x: Int, y: Int, stepX: Int, stepY: Int)] =
      structure.isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    let bits = structure.depth * structure.channels
    return places.compactMap { place in
      let width = (structure.width - place.x + place.stepX - 1) / place.stepX
      let height = (structure.height - place.y + place.stepY - 1) / place.stepY
      guard structure.width > place.x, structure.height > place.y else { return nil }
      return Pass(
        x: place.x, y: place.y, stepX: place.stepX, stepY: place.stepY, width: width,
        height: height, rowBytes: (width * bits + 7) / 8)
    }
  }

  /// The filtered rows.
  private func inflated(to size: Int) throws -> [UInt8] {
    if structure.data.count > 1 {
      // They grow while they are joined.
      try PNGPixels.checkRoom(2 * structure.data.reduce(0) { $0 + $1.count })
    }
    let packed =
      structure.data.count == 1
      ? bytes[structure.data[0]] : ArraySlice(structure.data.flatMap { bytes[$0] })
    // Deflate makes nothing more than 1,032 times smaller: a small file cannot ask for much memory.
    guard size / 1032 <= packed.count else { throw PNGProblem(damaged: "its pixels end early") }
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw PNGProblem(
        "libdeflate could not be started: there is no memory left",
        hint: "close other programs, and try again", id: .libraryFailure)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    try PNGPixels.checkRoom(size)
    var result = LIBDEFLATE_BAD_DATA
    let rows = [UInt8](unsafeUninitializedCapacity: size) { target, count in
      packed.withUnsafeBytes { packed in
        // Without a place for the size, it must be exactly this one.
        result = libdeflate_zlib_decompress(
          decompressor, packed.baseAddress, packed.count, target.baseAddress, size, nil)
      }
      count = result == LIBDEFLATE_SUCCESS ? size : 0
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return rows
    case LIBDEFLATE_SHORT_OUTPUT: throw PNGProblem(damaged: "its pixels end early")
    case LIBDEFLATE_INSUFFICIENT_SPACE:
      throw PNGProblem(damaged: "it contains more pixels than its header says")
    default: throw PNGProblem(damaged: "its pixels cannot be unpacked")
    }
  }

  private func unpack(
    _ pass: Pass, _ rows: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>
  ) -> PNGProblem? {
    let pixelBytes = max(1, structure.depth * structure.channels / 8)
    guard maquette_unfilter(rows, pass.rowBytes, pass.height, pixelBytes) else {
      return PNGProblem(damaged: "a row has a filter that the format does not have")
    }
    let palette = palette()
    let isRight = palette.withUnsafeBufferPointer { palette in
      var samples = maquette_samples()
      samples.depth = UInt8(structure.depth)
      samples.channels = UInt8(structure.channels)
      samples.is_palette = structure.kind == 3
      samples.palette = palette.baseAddress
      samples.palette_count = UInt16(palette.count)
      if structure.kind != 3, let place = structure.transparency {
        let key = stride(from: place.lowerBound, to: place.upperBound, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        samples.has_key = true
        samples.key = key.count == 3 ? (key[0], key[1], key[2]) : (key[0], key[0], key[0])
      }
      return maquette_expand(
        rows, pass.rowBytes, pass.width, pass.height, &samples,
        target + pass.y * structure.width + pass.x, structure.width, pass.stepX, pass.stepY)
    }
    return isRight ? nil : PNGProblem(damaged: "a pixel has a colour that its palette does not")
  }

  private func palette() -> [UInt32] {
    guard structure.kind == 3, let place = structure.palette else { return [] }
    let alphas = structure.transparency.map { bytes[$0] } ?? []
    return (0..<place.count / 3).map { index in
      let at = place.lowerBound + index * 3
      let alpha = index < alphas.count ? alphas[alphas.startIndex + index] : 255
      return UInt32(alpha) << 24 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8
        | UInt32(bytes[at + 2])
    }
  }
}

extension PNGStructure {
  /// What pixels of 8 bits do not show.
  func warnings(file: String?) -> [Diagnostic] {
    var result: [Diagnostic] = []
    if isAnimated {
      result.append(
        Diagnostic(
          .warning, "the PNG file is animated; only the picture shown without animation is read",
          file: file))
    }
    if depth == 16 {
      result.append(
        Diagnostic(
          .warning, "the PNG file has 16 bits for each colour; they are rounded to 8", file: file))
    }
    return result
  }
}
