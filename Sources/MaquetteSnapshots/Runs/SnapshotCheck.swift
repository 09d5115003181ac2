import Maquette
import MaquetteCore
import MaquettePainting

/// Compares pictures with their baselines, and writes baselines as the mode says.
///
/// One thread at a time may use it.
package final class SnapshotCheck {
  /// How a check goes about its work.
  package struct Options: Hashable, Sendable {
    /// Where the baselines are.
    package var baselines: BaselineFolder
    /// Which of them are written.
    package var mode: RecordMode
    /// Whether small differences along edges and in text, and roundings, pass where the baseline was
    /// made with other libraries or fonts.
    package var isTolerant: Bool
    /// What is not compared, and how many pixels may differ.
    package var tolerances: SnapshotTolerances
    /// Where expected, actual and diff of failures go; `nil` for nowhere.
    package var artifacts: String?
    /// Bytes of memory that comparing a picture with its baseline may take.
    package var memory = Limits.pictureMemory

    /// Options; without further arguments nothing is written and nothing tolerated.
    package init(
      baselines: BaselineFolder, mode: RecordMode = .never, isTolerant: Bool = false,
      artifacts: String? = nil, tolerances: SnapshotTolerances = SnapshotTolerances()
    ) {
      self.tolerances = tolerances
      self.baselines = baselines
      self.mode = mode
      self.isTolerant = isTolerant
      self.artifacts = artifacts
    }
  }

  let options: Options
  private let receipts = ReceiptMaker()
  private let files: RunFiles
  private var pictures: ArtifactPictures?
  /// Why a file that shows a failure could not be written, the first time; `nil` when all could.
  package private(set) var unwritten: OutputError?
  /// The baseline that was read before its picture was drawn.
  private var ahead: (id: SnapshotID, baseline: Result<Baseline?, any Error>)?

  /// A check that has seen nothing yet.
  ///
  /// - Parameter files: what the run reads, which is not written onto.
  package init(_ options: Options, among files: RunFiles = RunFiles()) {
    self.options = options
    self.files = files
  }

  /// The file of a picture's baseline, for whoever is about to draw it: the same pixels need not be
  /// packed again. Empty without one, and where baselines are written: those are packed anew.
  package func keptFile(of id: SnapshotID) -> [UInt8] {
    guard options.mode == .never else { return [] }
    let found = Result { try options.baselines.baseline(id) }
    ahead = (id, found)
    return (try? found.get())?.png ?? []
  }

  private func baseline(_ id: SnapshotID) throws -> Baseline? {
    defer { ahead = nil }
    if let ahead, ahead.id == id { return try ahead.baseline.get() }
    return try options.baselines.baseline(id)
  }

  /// What comes of a picture.
  ///
  /// - Throws: ``OutputError`` when a baseline cannot be written; ``unwritten`` tells of artifacts.
  package func result(of drawn: DrawnSnapshot) throws -> SnapshotResult {
    var result = SnapshotResult(
      id: drawn.id.text, source: drawn.source, variant: drawn.variant, status: .same)
    result.scale = drawn.scale
    let problems = drawn.problems
    guard problems.isEmpty else { return try failed(result, problems, drawn) }
    let kept: Baseline?
    // What only looks leaves every file as it is.
    if options.mode != .never { options.baselines.settle(drawn.id) }
    do {
      kept = try baseline(drawn.id)
    } catch let error as DiagnosticError {
      return try damaged(result, error.diagnostics, drawn, from: nil)
    }
    guard let kept else {
      result.status = .missing
      if try isBlank(drawn) { return try failed(result, [DrawnSnapshot.isEmpty], drawn) }
      if options.mode != .never { return try record(drawn, into: result) }
      result.diagnostics += options.baselines.lostPicture(of: drawn.id)
      result.identity = SnapshotResult.Identity(of: drawn)
      try keep(drawn, expected: nil, diff: nil, in: &result)
      return result
    }
    if kept.png == drawn.png, kept.scene == drawn.scene { return result }
    return try differing(drawn, from: kept, result)
  }

  private func differing(
    _ drawn: DrawnSnapshot, from kept: Baseline, _ plain: SnapshotResult
  ) throws -> SnapshotResult {
    var result = plain
    if try isBlank(drawn) { return try failed(result, [DrawnSnapshot.isEmpty], drawn) }
    let damage = BaselineDamage(
      kept, picturePath: options.baselines.picturePath(of: drawn.id),
      textPath: options.baselines.textPath(of: drawn.id))
    guard damage.textProblems.isEmpty else {
      return try damaged(result, damage.pictureProblems + damage.textProblems, drawn, from: kept)
    }
    // What is wrong with a file is told when it is read.
    let needed = try? ComparedMemory(
      kept.png, drawn.png, drawsDifferences: true, showsBeside: true)
    do {
      try needed?.check(options.memory)
    } catch let error as DiagnosticError {
      return try failed(result, error.diagnostics.map { $0.naming(drawn.source) }, drawn)
    }
    let receipt = receipts.receipt(of: drawn)
    let comparison: SnapshotComparison
    do {
      comparison = try SnapshotComparison(
        kept, drawn, receipt: receipt, isTolerant: options.isTolerant,
        tolerance: options.tolerances.tolerance(of: drawn.id).joined(with: drawn.tolerance),
        textPath: options.baselines.textPath(of: drawn.id))
    } catch let error as DiagnosticError {
      let named = error.diagnostics.map { $0.naming(options.baselines.picturePath(of: drawn.id)) }
      let words = damage.pictureProblems
      return try damaged(result, words.isEmpty ? named : words, drawn, from: kept)
    }
    comparison.describe(in: &result)
    let isSceneLost = kept.scene == nil && drawn.scene != nil
    if result.status.passes, isSceneLost {
      return try damaged(result, [sceneIsLost(of: drawn.id)], drawn, from: kept)
    }
    if result.status == .same { return result }
    if options.mode == .all || (options.mode == .failed && !result.status.passes) {
      return try record(drawn, into: result)
    }
    if !result.status.passes {
      // Nothing else says why nothing is explained.
      if isSceneLost { result.diagnostics.append(sceneIsLost(of: drawn.id)) }
      try keep(drawn, expected: kept.png, diff: comparison.diff, in: &result)
    }
    return result
  }

  /// What is damaged is recorded again where the mode says so; what stands in the way, such as a
  /// folder, is not.
  ///
  /// - Parameter kept: its bytes; `nil` when it cannot be read at all.
  private func damaged(
    _ result: SnapshotResult, _ problems: [Diagnostic], _ drawn: DrawnSnapshot, from kept: Baseline?
  ) throws -> SnapshotResult {
    let isRecording = options.mode == .all || options.mode == .failed
    guard isRecording || kept != nil else { return try failed(result, problems, drawn) }
    var result = result
    result.status = .damaged
    result.diagnostics = problems
    if isRecording { return try record(drawn, into: result) }
    if try isBlank(drawn) { return try failed(result, [DrawnSnapshot.isEmpty], drawn) }
    try keep(drawn, expected: kept?.png, diff: nil, in: &result)
    return result
  }

  /// Equal pixels alone would let pass what only the scene tells, such as what is spoken.
  private func sceneIsLost(of id: SnapshotID) -> Diagnostic {
    Diagnostic(
      .error, "the baseline '\(id)' has a picture but no scene",
      file: options.baselines.textPath(of: id),
      hint: GitCommand.takeAgain(options.baselines.textPath(of: id)))
  }

  private func record(_ drawn: DrawnSnapshot, into result: SnapshotResult) throws -> SnapshotResult
  {
    var result = result
    let receipt = receipts.receipt(of: drawn)
    try options.baselines.write(
      Baseline(png: drawn.png, scene: drawn.scene, receipt: receipt), as: drawn.id,
      among: files)
    result.isRecorded = true
    return result
  }

  private func failed(
    _ result: SnapshotResult, _ problems: [Diagnostic], _ drawn: DrawnSnapshot
  ) throws -> SnapshotResult {
    var result = result
    result.status = .failed
    result.diagnostics = problems
    try keep(drawn, expected: nil, diff: nil, in: &result)
    return result
  }

  /// Whether all pixels are one colour.
  private func isBlank(_ drawn: DrawnSnapshot) throws -> Bool {
    let image = try PNGDecoder.decode(drawn.png)
    return image.isPlain
  }

  /// Writes what shows the failure.
  private func keep(
    _ drawn: DrawnSnapshot, expected: [UInt8]?, diff: RasterImage?, in result: inout SnapshotResult
  ) throws {
    guard let folder = options.artifacts else { return }
    let writer = try pictures ?? ArtifactPictures(among: files)
    pictures = writer
    let receipt = receipts.receipt(of: drawn)
    let material = ArtifactPictures.Material(
      expected: expected, actual: drawn.png,
      actualScene: drawn.scene.map { receipt.text + $0 }, diff: diff)
    let written: ArtifactPictures.Written
    do {
      written = try writer.write(material, for: result, to: folder)
    } catch let error as OutputError {
      // What was found is told all the same.
      unwritten = unwritten ?? error
      return
    }
    result.artifacts = written.artifacts
    // That what is damaged cannot be shown goes without saying.
    if result.status != .damaged { result.diagnostics += written.warnings }
  }
}
