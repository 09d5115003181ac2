import Foundation
import Maquette
import MaquetteCore

/// What runs that were killed left in the folder. Nobody takes such files for baselines.
extension BaselineFolder {
  /// Paths of temporary files whose process has ended, sorted; none when there is no such folder.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  public func leftovers() throws -> [String] {
    guard FolderListing.isFolder(path) else { return [] }
    return try FolderListing.files(in: path, where: Leftover.isOne)
      .map { "\(path)/\($0)" }
  }

  /// Removes one of ``leftovers()``.
  ///
  /// - Throws: ``OutputError`` when it cannot be removed.
  public func remove(leftover file: String) throws(OutputError) {
    guard Disk.remove(file) == 0 || errno == ENOENT else {
      throw .system(path: file, reason: String(cString: strerror(errno)))
    }
  }

  /// Baselines that a run was killed in the middle of, sorted: ``settle(_:)`` ends what it began.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  public func unsettled() throws -> [SnapshotID] {
    guard FolderListing.isFolder(path) else { return [] }
    let ending = ".txt.pending"
    let files = try FolderListing.files(in: path) {
      Paths.isHidden($0) && Paths.ends($0, in: ending)
    }
    return files.compactMap { file in
      let name = Paths.rest(of: Paths.rest(of: Paths.name(of: file), after: "."), before: ending)
      return try? SnapshotID(Paths.folder(of: file) + name)
    }.sorted()
  }
}
