import MaquetteCore

/// What comparing two picture files takes of memory, told by their headers before either is unpacked.
package struct ComparedMemory: Hashable, Sendable {
  /// Bytes at the worst moment, when one is unpacked after the other.
  package let bytes: Int
  /// The same when both are unpacked at once; `nil` where other programs' decoders take what nobody can tell.
  package let bytesAtOnce: Int?
  /// Those of the files themselves.
  private let files: Int

  /// - Parameters:
  ///   - expected: the first file, which is unpacked first.
  ///   - actual: the second file.
  ///   - options: how they are compared: pixelmatch also takes the colours as the files have them.
  ///   - drawsDifferences: whether a picture of the differences is made.
  ///   - showsBeside: whether both are then unpacked again, one after the other, to be shown beside it.
  /// - Throws: ``DiagnosticError`` for files that are no pictures, or too large for any memory.
  package init(
    _ expected: [UInt8], _ actual: [UInt8], options: PixelComparison.Options = .init(),
    drawsDifferences: Bool, showsBeside: Bool = false
  ) throws {
    let keepsStraight = options.metric == .pixelmatch
    let one = try Picture(expected, keepsStraight), other = try Picture(actual, keepsStraight)
    let canvas = max(one.width, other.width) * max(one.height, other.height)
    let mask = min(one.width, other.width) * min(one.height, other.height)
    files = expected.count + actual.count
    let worst = max(
      one.unpacking, one.kept + other.unpacking,
      one.kept + other.kept + mask + (drawsDifferences ? canvas * 4 : 0),
      showsBeside ? canvas * 4 + max(one.unpacking, other.unpacking) : 0)
    bytes = files + worst
    let areOurs = one.isOurs && other.isOurs
    bytesAtOnce = areOurs ? files + max(worst, one.unpacking + other.unpacking) : nil
  }

  /// Refuses what takes more than it may, or more than there is.
  ///
  /// - Parameters:
  ///   - limit: bytes; `nil` for any number.
  ///   - file: how the message names what is compared; `nil` for nothing.
  /// - Throws: ``DiagnosticError`` that names the limit and the flag.
  package func check(_ limit: Int?, file: String? = nil) throws {
    let needed = (bytes + (1 << 20) - 1) >> 20
    guard let limit, bytes > limit else {
      // The files are there already.
      guard MemoryRoom.has(bytes - files) else {
        throw DiagnosticError(
          "comparing the pictures takes \(needed) MiB of memory, and less is free",
          file: file,
          hint: "use smaller pictures, \(SystemHint.memory)",
          id: .libraryFailure)
      }
      return
    }
    throw DiagnosticError(
      "comparing the pictures takes \(needed) MiB of memory; the limit is \(limit >> 20) MiB",
      file: file, hint: "use smaller pictures, or allow more with --max-memory \(needed)M")
  }

  /// What one of them takes.
  private struct Picture {
    let width: Int
    let height: Int
    /// Bytes of the pixels once they are unpacked.
    let kept: Int
    /// Bytes while they are unpacked: those, and the rows of the file.
    let unpacking: Int
    /// Whether our own decoder reads it.
    let isOurs: Bool

    init(_ bytes: [UInt8], _ keepsStraight: Bool) throws {
      let summary = try PictureReader.summary(of: bytes, file: "")
      (width, height) = (summary.width, summary.height)
      let pixels = width * height
      // Other programs' decoders keep a copy of their own beside what they hand out.
      var memory = pixels * 8
      var hasAlpha = true
      let structure = try? PNGStructure(bytes)
      isOurs = structure != nil
      if let structure {
        memory = structure.unpackingBytes
        hasAlpha = structure.channels.isMultiple(of: 2) || structure.transparency != nil
      }
      kept = pixels * (keepsStraight && hasAlpha ? 8 : 4)
      unpacking = max(memory, kept)
    }
  }
}
