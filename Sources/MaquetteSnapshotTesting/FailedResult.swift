import Glibc
import Maquette
import MaquetteCore
import MaquetteSnapshots
import MaquetteSpec

/// What `maquette snapshot accept` takes of one failure: a file of results of its own, so that tests
/// which run beside one another, in several processes too, need not know of each other.
struct FailedResult {
  let result: SnapshotResult
  let baselines: BaselineFolder
  let artifacts: String

  /// The file. Equal names in two folders of baselines are two files.
  private var path: String {
    let name = result.id.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    let digest = ContentHash(baselines.path + "\0" + result.id).short(8)
    let readable = name.map { $0.utf8.count <= 180 ? $0 + "." : "" } ?? ""
    return ArtifactPath.joined(artifacts, readable + digest + ResultsFolder.ending)
  }

  /// Writes the file.
  func write() throws {
    let run = SnapshotRun(
      baselines: baselines.path, artifacts: artifacts, results: [result], acceptCommand: command)
    let claim = try RunFiles().claim(
      derived: path, in: artifacts, for: result.id, isOurs: ArtifactPictures.isOurs)
    try AtomicFile.write(Array(ResultsFile.text(run).utf8), to: claim)
  }

  /// Removes the file that an earlier run may have left.
  func remove() {
    guard let bytes = try? FileReader.read(path: path, limit: Limits.resultBytes),
      ArtifactPictures.isOurs(bytes)
    else { return }
    unlink(path)
  }

  /// What accepts the failure, without what says which one.
  private var command: String {
    "maquette snapshot accept --from \(Escape.shellWord(path)) "
      + "--baselines \(Escape.shellWord(baselines.path))"
  }

  /// The lines that accept it, and all failures of these baselines.
  var accepting: [String] {
    let all =
      "maquette snapshot accept --from \(Escape.shellWord(artifacts)) "
      + "--baselines \(Escape.shellWord(baselines.path)) --all"
    return ["accept it with: \(command) --all", "accept all that failed with: \(all)"]
  }
}
