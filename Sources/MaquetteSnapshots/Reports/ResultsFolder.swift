import Maquette
import MaquetteCore
import MaquetteSpec

/// The results that tests leave: a file for each failure, since tests run beside one another, in
/// several processes too.
public enum ResultsFolder {
  /// What the names of such files end in.
  public static let ending = ".results.json"

  /// The runs in a folder, those of one folder of baselines as one.
  ///
  /// - Throws: ``DiagnosticError`` for a file that is none of results, or when there is none at all;
  ///   ``FileError`` for one that cannot be read.
  public static func runs(in folder: String) throws -> [SnapshotRun] {
    // Pictures of failures lie in folders below; results don't.
    let files = try FolderListing.files(in: folder) { $0.utf8.count > ending.utf8.count }
      .filter { $0.utf8.reversed().starts(with: ending.utf8.reversed()) && !$0.utf8.contains(0x2F) }
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
