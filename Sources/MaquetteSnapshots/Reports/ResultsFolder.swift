import Maquette
import MaquetteCore
import MaquetteSpec

/// The results that tests leave: a file for each failure, since tests run beside one another, in
/// several processes too.
package enum ResultsFolder {
  /// What the names of such files end in.
  package static let ending = ".results.json"

  /// The runs in a folder, those of one folder of baselines as one.
  ///
  /// - Throws: ``DiagnosticError`` for a file that is none of results, or when there is none at all;
  ///   ``FileError`` for one that cannot be read.
  package static func runs(in folder: String) throws -> [SnapshotRun] {
    // Pictures of failures lie in folders below; results don't.
    let all = try FolderListing.files(in: folder) { _ in true }.filter { !$0.utf8.contains(0x2F) }
    let ofTests = all.filter { Paths.ends($0, in: ending) }
    // `verify` and `merge-results` leave one file for all.
    let files = ofTests.isEmpty ? all.filter { Paths.areSame($0, "results.json") } : ofTests
    guard !files.isEmpty else {
      throw DiagnosticError(
        "there are no results in '\(folder)'",
        hint: "name the results.json of a run, or the folder of tests that failed")
    }
    var runs: [SnapshotRun] = []
    for file in files {
      let path = ArtifactPath.joined(folder, file)
      let run = try ResultsFile.read(
        FileReader.read(path: path, limit: Limits.resultBytes), file: path)
      if let index = runs.firstIndex(where: { $0.baselines == run.baselines }) {
        runs[index].results += run.results
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}
