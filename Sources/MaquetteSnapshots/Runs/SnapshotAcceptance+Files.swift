import Glibc
import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteSpec

/// What files have to be before anything is done with them: results may come from somebody else.
extension SnapshotAcceptance {
  /// What a run drew, as a new baseline.
  ///
  /// - Throws: ``DiagnosticError`` when the files are not what the run wrote, ``FileError`` when one
  ///   cannot be read.
  func drawn(_ artifacts: SnapshotResult.Artifacts?) throws -> Baseline {
    guard let artifacts, let picture = artifacts.actual, let scene = artifacts.actualScene else {
      throw DiagnosticError("the run kept no picture of it; verify again")
    }
    let (png, text) = (try bytes(picture), try bytes(scene))
    let image = try PNGDecoder.decode(png)
    guard !image.isPlain else { throw DiagnosticError("the picture is empty") }
    let (receipt, dump) = Receipt.split(String(decoding: text, as: UTF8.self))
    _ = try SceneOutline(parsing: String(dump))
    let isWhole = artifacts.digest.map { $0 == ArtifactPath.digest(of: png, scene: text) } ?? true
    guard isWhole, receipt.value("png").map({ $0 == BaselineFolder.sum(of: png) }) ?? true else {
      throw DiagnosticError("its files are not those that the run wrote; verify again")
    }
    return Baseline(png: png, scene: String(dump), receipt: receipt)
  }

  /// Gives a baseline the name that the run found for it.
  ///
  /// - Throws: ``DiagnosticError`` when it is not what the run saw, or is none of ours.
  func rename(_ result: SnapshotResult, to id: SnapshotID) throws -> Decision.Action {
    let drawn = try drawn(result.artifacts)
    let old = try SnapshotID(result.renamedFrom ?? "")
    guard let kept = try folder.baseline(old) else {
      // Accepted before.
      if let new = try? folder.baseline(id), new.isSame(as: drawn) { return .unchanged }
      throw DiagnosticError("'\(old)' is gone since the run; verify again")
    }
    guard kept.scene == drawn.scene else {
      throw DiagnosticError("'\(old)' changed since the run; verify again")
    }
    try checkKept(id, expected: nil)
    if case .altered(let reason) = folder.origin(of: old) {
      try folder.write(drawn, as: id)
      return .copied(from: old.text, reason)
    }
    try checkOurs(old)
    try folder.write(drawn, as: id)
    try folder.remove(old)
    return .renamed(from: old.text)
  }

  /// Removes a baseline that nothing draws.
  ///
  /// - Returns: whether there was one.
  /// - Throws: ``DiagnosticError`` when the files of that name were written by no run: whoever wrote
  ///   the results may have meant other files.
  func removeObsolete(_ id: SnapshotID) throws -> Bool {
    guard try folder.baseline(id) != nil else {
      // A text without a picture may be anybody's.
      guard Disk.exists(folder.textPath(of: id)) else { return false }
      throw DiagnosticError(
        "'\(folder.textPath(of: id))' has no picture beside it; remove it yourself if you don't need it"
      )
    }
    try checkOurs(id)
    try folder.remove(id)
    return true
  }

  /// - Throws: ``DiagnosticError`` when a run did not write it.
  private func checkOurs(_ id: SnapshotID) throws {
    if let reason = folder.strangeness(of: id) {
      throw DiagnosticError(
        "'\(folder.picturePath(of: id))' is not a baseline with a scene and a receipt: \(reason); "
          + "remove it yourself if you don't need it")
    }
  }

  /// - Throws: ``DiagnosticError`` when the baseline is not what the run compared with.
  func checkKept(_ id: SnapshotID, expected: String?) throws {
    let kept = try? folder.baseline(id)
    let seen = try expected.map(bytes)
    guard kept?.png == seen else {
      throw DiagnosticError("its baseline changed since the run; verify again")
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    if let link = LinkedPath.firstLink(on: path, below: artifacts) {
      throw DiagnosticError("'\(link)' is a link, which no run writes")
    }
    return try FileReader.read(
      path: ArtifactPath.joined(artifacts, path), limit: Limits.snapshotBytes)
  }
}
