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
    return try FolderListing.files(in: path, where: BaselineFolder.isLeftover)
      .map { "\(path)/\($0)" }
  }

  /// Removes one of ``leftovers()``.
  ///
  /// - Throws: ``OutputError`` when it cannot be removed.
  public func remove(leftover file: String) throws(OutputError) {
    guard unlink(file) == 0 || errno == ENOENT else {
      throw .system(path: file, reason: String(cString: strerror(errno)))
    }
  }

  /// Baselines that a run was killed in the middle of, sorted: ``settle(_:)`` ends what it began.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  public func unsettled() throws -> [SnapshotID] {
    guard FolderListing.isFolder(path) else { return [] }
    let ending = ".txt.pending"
    let files = try FolderListing.files(in: path) { $0.hasPrefix(".") && $0.hasSuffix(ending) }
    return files.compactMap { file in
      let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
      let name = file.dropFirst(folder.count + 1).dropLast(ending.count)
      return try? SnapshotID(folder + String(name))
    }.sorted()
  }

  /// Whether a file is named as ``StagedFile`` names its own, and its process is not at work.
  private static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix(".maquette-"), name.hasSuffix(".tmp") else { return false }
    let numbers = name.dropFirst(".maquette-".count).dropLast(".tmp".count).split(
      separator: "-", omittingEmptySubsequences: false
    ).map { Int32($0) }
    guard numbers.count == 2, let process = numbers[0], numbers[1] != nil, process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
