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
    var commonBits = UInt32.max
    var straight =
      try structure.isUnpackedInPlace
      ? pixelsOverRows(&commonBits) : pixelsBesideRows(&commonBits)
    let count = straight.count
    func picture(_ pixels: [UInt32], _ straight: [UInt32]?) -> PNGPicture {
      PNGPicture(
        image: RasterImage(width: structure.width, height: structure.height, pixels: pixels),
        warnings: structure.warnings(file: file), straightPixels: straight)
    }
    if commonBits >> 24 == 255 { return picture(straight, nil) }
    guard keepsStraight else {
      straight.withUnsafeMutableBufferPointer { pixels in
        _ = maquette_premultiply(pixels.baseAddress, pixels.baseAddress, pixels.count)
      }
      return picture(straight, nil)
    }
    try PNGPixels.checkRoom(count * 4)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      WrittenMemory.bringIn(target)
      _ = maquette_premultiply(straight, target.baseAddress, count)
      initialized = count
    }
    return picture(pixels, straight)
  }

  /// The pixels, not multiplied by alpha, in the memory that the rows were in: at its end, so that each
  /// pixel is written where the rows have been read.
  private func pixelsOverRows(_ commonBits: inout UInt32) throws -> [UInt32] {
    let (count, size) = (structure.width * structure.height, structure.rowsSize)
    let words = structure.pixelBytes / 4
    try checkRoom(words * 4, rows: size)
    return try [UInt32](unsafeUninitializedCapacity: words) { target, initialized in
      WrittenMemory.bringIn(target)
      let memory = UnsafeMutableRawBufferPointer(target)
      let rows = UnsafeMutableRawBufferPointer(rebasing: memory[(words * 4 - size)..<words * 4])
      try inflate(to: rows)
      if let rows = rows.baseAddress, let target = target.baseAddress, let pass = passes().first,
        let problem = unpack(
          pass, rows.assumingMemoryBound(to: UInt8.self), target, &commonBits)
      {
        throw problem
      }
      initialized = count
    }
  }

  /// The same, beside the rows.
  private func pixelsBesideRows(_ commonBits: inout UInt32) throws -> [UInt32] {
    let passes = passes()
    let size = passes.reduce(0) { $0 + $1.size }
    try checkRoom(size, rows: size)
    let rows = try [UInt8](unsafeUninitializedCapacity: size) { target, initialized in
      WrittenMemory.bringIn(target)
      try inflate(
        to: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[..<size]))
      initialized = size
    }
    let count = structure.width * structure.height
    try PNGPixels.checkRoom(count * 4)
    return try [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      WrittenMemory.bringIn(target)
      var first = 0
      try rows.withUnsafeBufferPointer { rows in
        for pass in passes {
          if let rows = rows.baseAddress, let target = target.baseAddress,
            let problem = unpack(pass, rows + first, target, &commonBits)
          {
            throw problem
          }
          first += pass.size
        }
      }
      initialized = count
    }
  }

  private static func checkRoom(_ bytes: Int) throws {
    guard MemoryRoom.has(bytes) else {
      throw PNGProblem(MemoryRoom.message(bytes), hint: MemoryRoom.hint, id: .libraryFailure)
    }
  }

  /// - Parameter rows: how many bytes are unpacked.
  private func checkRoom(_ bytes: Int, rows: Int) throws {
    // Deflate makes nothing more than 1,032 times smaller: a small file cannot ask for much memory.
    guard rows / 1032 <= structure.data.reduce(0, { $0 + $1.count }) else {
      throw PNGProblem(damaged: "its pixels end early")
    }
    try PNGPixels.checkRoom(bytes)
  }

  private func passes() -> [Pass] {
    let places: [(x: Int, y: Int, stepX: Int, stepY: Int)] =
      structure.isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return places.compactMap { place in
      let width = (structure.width - place.x + place.stepX - 1) / place.stepX
      let height = (structure.height - place.y + place.stepY - 1) / place.stepY
      guard structure.width > place.x, structure.height > place.y else { return nil }
      return Pass(
        x: place.x, y: place.y, stepX: place.stepX, stepY: place.stepY, width: width,
        height: height, rowBytes: structure.rowBytes(of: width))
    }
  }

  /// The compressed pixels. Their parts are joined in an array that does not grow.
  private func packed() throws -> ArraySlice<UInt8> {
    guard structure.data.count != 1 else { return bytes[structure.data[0]] }
    try PNGPixels.checkRoom(structure.joinedBytes)
    let joined = [UInt8](unsafeUninitializedCapacity: structure.joinedBytes) { target, count in
      for part in structure.data {
        let rest = UnsafeMutableBufferPointer(rebasing: target[count...])
        count += rest.update(fromContentsOf: bytes[part])
      }
    }
    return joined[...]
  }

  /// Unpacks the filtered rows, of which there must be exactly so many bytes.
  private func inflate(to rows: UnsafeMutableRawBufferPointer) throws {
    let packed = try packed()
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw PNGProblem(
        "libdeflate could not be started: there is no memory left",
        hint: "close other programs, and try again", id: .libraryFailure)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = packed.withUnsafeBytes { packed in
      // Without a place for the size, it must be exactly this one.
      libdeflate_zlib_decompress(
        decompressor, packed.baseAddress, packed.count, rows.baseAddress, rows.count, nil)
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return
    case LIBDEFLATE_SHORT_OUTPUT: throw PNGProblem(damaged: "its pixels end early")
    case LIBDEFLATE_INSUFFICIENT_SPACE:
      throw PNGProblem(damaged: "it contains more pixels than its header says")
    default: throw PNGProblem(damaged: "its pixels cannot be unpacked")
    }
  }

  /// - Parameter commonBits: the bits that all pixels so far have.
  private func unpack(
    _ pass: Pass, _ rows: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>,
    _ commonBits: inout UInt32
  ) -> PNGProblem? {
    let palette = palette()
    var lines = [UInt8](repeating: 0, count: 2 * pass.rowBytes)
    let result = palette.withUnsafeBufferPointer { palette in
      var samples = samples()
      samples.palette = palette.baseAddress
      samples.palette_count = UInt16(palette.count)
      return maquette_unpack(
        rows, pass.rowBytes, pass.width, pass.height, &samples, &lines,
        target + pass.y * structure.width + pass.x, structure.width * pass.stepY, pass.stepX,
        &commonBits)
    }
    return switch result {
    case MAQUETTE_UNPACKED: nil
    case MAQUETTE_WRONG_FILTER:
      PNGProblem(damaged: "a row has a filter that the format does not have")
    default: PNGProblem(damaged: "a pixel has a colour that its palette does not")
    }
  }

  private func samples() -> maquette_samples {
    var samples = maquette_samples()
    samples.depth = UInt8(structure.depth)
    samples.channels = UInt8(structure.channels)
    samples.is_palette = structure.kind == 3
    if structure.kind != 3, let place = structure.transparency {
      let key = stride(from: place.lowerBound, to: place.upperBound, by: 2).map {
        // Bits beyond the depth mean nothing.
        (UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])) & UInt16((1 << structure.depth) - 1)
      }
      samples.has_key = true
      samples.key = key.count == 3 ? (key[0], key[1], key[2]) : (key[0], key[0], key[0])
    }
    return samples
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
