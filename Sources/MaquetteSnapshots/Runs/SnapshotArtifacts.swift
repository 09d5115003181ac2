import Foundation
import Maquette
import MaquetteCore
import MaquetteSpec

/// The folder of what shows failures.
public struct SnapshotArtifacts: Sendable {
  private let folder: String

  /// A folder, which need not be there.
  public init(folder: String) { self.folder = folder }

  /// Removes the files of the run before, so that nobody takes them for this one's. Only files that
  /// its results name are touched; where there are no results, none.
  public func removeOld() {
    let path = ArtifactPath.joined(folder, "results.json")
    guard let bytes = try? FileReader.read(path: path, limit: 1 << 30),
      let run = try? ResultsFile.read(bytes, file: path)
    else { return }
    for artifacts in run.results.compactMap(\.artifacts) {
      let names = [
        artifacts.expected, artifacts.actual, artifacts.actualScene, artifacts.diff,
        artifacts.comparison,
      ]
      for name in names.compactMap({ $0 }) where ArtifactPath.problem(of: name) == nil {
        unlink(ArtifactPath.joined(folder, name))
      }
    }
  }
}
