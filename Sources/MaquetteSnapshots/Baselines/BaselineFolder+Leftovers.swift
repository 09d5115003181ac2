import Glibc
import Maquette

/// What runs that were killed left in the folder. Nobody takes such files for baselines.
extension BaselineFolder {
  /// Paths of temporary files whose process has ended, sorted; none when there is no such folder.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  package func leftovers() throws -> [String] {
    guard FolderListing.isFolder(path) else { return [] }
    return try FolderListing.files(in: path, where: Leftover.isOne)
      .map { "\(path)/\($0)" }
  }

  /// Removes one of ``leftovers()``.
  ///
  /// - Throws: ``OutputError`` when it cannot be removed.
  package func remove(leftover file: String) throws(OutputError) {
    try BaselineFolder.remove(file: file)
  }
}
