import Glibc
import MaquetteCore
import MaquetteSpec

/// The folder of what shows failures.
package struct SnapshotArtifacts: Sendable {
  private let folder: String

  /// A folder, which need not be there.
  package init(folder: String) { self.folder = folder }

  /// Removes the files of the run before, so that nobody takes them for this one's. Only files that
  /// its results name, and that are named as a run names them, are touched; where there are no
  /// results, none.
  package func removeOld() {
    let path = ArtifactPath.joined(folder, "results.json")
    guard let bytes = try? FileReader.read(path: path, limit: Limits.resultBytes),
      SnapshotArtifacts.mayBeNamed(in: bytes), let run = try? ResultsFile.read(bytes, file: path)
    else { return }
    for result in run.results {
      guard let artifacts = result.artifacts else { continue }
      let own = ArtifactPath.all(of: result.id).paths
      for name in artifacts.paths
      where own.contains(name) && LinkedPath.firstLink(on: name, below: folder) == nil {
        Disk.remove(ArtifactPath.joined(folder, name))
      }
    }
  }

  /// Whether results name artifacts, besides the folder: those of a run that passed don't, and reading
  /// them takes a twentieth of the next run.
  private static func mayBeNamed(in results: [UInt8]) -> Bool {
    let key = Array("\"artifacts\"".utf8)
    return results.indices.count { results[$0] == key[0] && results[$0...].starts(with: key) } > 1
  }
}
