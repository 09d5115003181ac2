import ArgumentParser
import MaquetteCore
import MaquettePainting
import MaquetteSnapshots
import MaquetteSpec

/// Compares two picture files.
struct DiffedPair {
  let options: PixelComparison.Options
  let tolerance: SnapshotTolerance
  /// Bytes of memory that comparing two pictures may take.
  let memory: Int

  /// What came of two files.
  struct Result {
    var comparison: PixelComparison
    /// Whether no more pixels differ than may.
    var passes: Bool
    /// What of the files the pixels do not show.
    var warnings: [Diagnostic] = []
    /// Where they differ; `nil` unless asked for.
    var picture: RasterImage?
  }

  /// Compares; `-` stands for standard input.
  ///
  /// - Throws: an exit after what is wrong with either file was printed.
  func compare(_ expected: String, _ actual: String, drawsDifferences: Bool) throws -> Result {
    // What is wrong with either is told at once.
    var failure: ExitCode?
    func attempt<Value>(_ work: () throws -> Value) throws -> Value? {
      do {
        return try work()
      } catch let exit as ExitCode {
        failure = failure ?? exit
        return nil
      }
    }
    let files = [try attempt { try bytes(of: expected) }, try attempt { try bytes(of: actual) }]
    // Files with the same bytes are the same pictures, whose pixels nobody need know.
    if !drawsDifferences, let file = files[0], file == files[1] {
      return try reportingErrors(as: CommandExit.badSpec) {
        let summary = try PictureReader.summary(of: file, file: name(expected))
        return Result(
          comparison: PixelComparison(sameOfWidth: summary.width, height: summary.height),
          passes: true, warnings: summary.warnings)
      }
    }
    var isAtOnce = false
    if let one = files[0], let other = files[1] {
      isAtOnce = try check(
        one, other, named: "\(name(expected)) and \(name(actual))", drawsDifferences)
    }
    let keepsStraight = self.options.metric == .pixelmatch
    let sides = [(files[0], expected), (files[1], actual)].compactMap { bytes, path in
      bytes.map { Side(bytes: $0, name: name(path), keepsStraight: keepsStraight) }
    }
    let pictures = try DiffedPair.read(sides, atOnce: isAtOnce).map { picture in
      try attempt { try reportingErrors(as: CommandExit.badSpec) { try picture.get() } }
    }
    guard pictures.count == 2, let one = pictures[0], let other = pictures[1] else {
      throw failure ?? CommandExit.bug
    }
    var options = options
    options.ignored = tolerance.ignoredAreas.map { PixelRect(around: $0) }
    if !tolerance.ignoredComponents.isEmpty {
      options.ignored += try reportingErrors(as: CommandExit.badSpec) {
        try components([(files[0] ?? [], expected), (files[1] ?? [], actual)])
      }
    }
    let comparison = PixelComparison(one, other, options: options)
    return Result(
      comparison: comparison,
      passes: comparison.differentPixels <= tolerance.allowance(of: comparison.pixelCount),
      warnings: one.warnings + other.warnings,
      picture: drawsDifferences ? comparison.picture(over: one.image) : nil)
  }

  /// Where ignored components are in either picture.
  private func components(_ pictures: [(bytes: [UInt8], path: String)]) throws -> [PixelRect] {
    var scenes: [PictureScene] = []
    var problem: (any Error)?
    for picture in pictures {
      do {
        let path = picture.path == "-" ? nil : picture.path
        scenes.append(try PictureScene(of: picture.bytes, path: path))
      } catch {
        problem = problem ?? error
      }
    }
    // One picture's places are better than none.
    if scenes.isEmpty, let problem { throw problem }
    return try tolerance.ignoredComponents.flatMap { pattern in
      let areas = scenes.flatMap { $0.areas(of: pattern) }
      guard areas.isEmpty else { return areas }
      // Both pictures have most of them.
      var seen: Set<String> = []
      let paths = scenes.flatMap(\.paths).filter { seen.insert($0).inserted }
      let hint = Suggestion.hint(for: pattern, in: paths)
      throw DiagnosticError(
        "--ignore-component '\(SpecNode.excerpt(pattern))' names no component of either picture",
        hint: hint ?? "see the paths with 'maquette inspect'")
    }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    do {
      return try path == "-"
        ? FileReader.readStandardInput(limit: Limits.comparedBytes)
        : FileReader.read(path: path, limit: Limits.comparedBytes)
    } catch let error as FileError {
      let hint =
        switch error {
        case .isDirectory: "name two pictures, or two folders"
        case .tooLarge: "use a smaller picture"
        default: error.hint
        }
      var diagnostic = error.diagnostic
      diagnostic.hint = hint
      Console.report([diagnostic])
      throw error.exitCode
    }
  }

  /// - Returns: whether there is memory for unpacking both at once.
  /// - Throws: an exit when comparing takes more memory than it may. What is wrong with either file
  ///   is told when it is read.
  private func check(
    _ one: [UInt8], _ other: [UInt8], named name: String, _ drawsDifferences: Bool
  ) throws -> Bool {
    guard
      let needed = try? ComparedMemory(
        one, other, options: options, drawsDifferences: drawsDifferences)
    else { return false }
    try reportingErrors(as: CommandExit.badSpec) { try needed.check(memory, file: name) }
    return needed.bytesAtOnce.map { $0 <= memory && MemoryRoom.has($0) } ?? false
  }

  private func name(_ path: String) -> String { path == "-" ? "stdin" : path }

  /// A file that was read.
  private struct Side: Hashable {
    let bytes: [UInt8]
    let name: String
    let keepsStraight: Bool

    var picture: Swift.Result<PNGPicture, any Error> {
      Swift.Result {
        try PictureReader.read(bytes, file: name, keepsStraight: keepsStraight)
      }
    }
  }

  /// The pictures in files; the second of two with the same bytes is the first.
  private static func read(
    _ sides: [Side], atOnce isAtOnce: Bool
  ) -> [Swift.Result<PNGPicture, any Error>] {
    guard sides.count == 2 else { return sides.map(\.picture) }
    if sides[0].bytes == sides[1].bytes {
      let picture = sides[0].picture
      // What is wrong is told of each file.
      if case .success = picture { return [picture, picture] }
    }
    return (isAtOnce ? readAtOnce(sides) : nil) ?? sides.map(\.picture)
  }

  /// The same, with two threads; `nil` where there was not enough memory for that: each of them asks for it by
  /// itself, and takes some.
  private static func readAtOnce(_ sides: [Side]) -> [Swift.Result<PNGPicture, any Error>]? {
    let (one, other) = MaquetteCore.atOnce(sides[0], sides[1]) { $0.picture }
    return [one, other].contains(where: isShortage) ? nil : [one, other]
  }

  private static func isShortage(_ picture: Swift.Result<PNGPicture, any Error>) -> Bool {
    guard case .failure(let error as DiagnosticError) = picture else { return false }
    return error.diagnostics.contains { $0.id == .libraryFailure }
  }
}
