import Glibc
import Maquette
import MaquetteCore

/// Keeps two runs from writing results into one folder, where the reports of one would lie beside the
/// pictures of the other.
///
/// The folder itself is locked, so that no file is left behind, and a run that is killed holds
/// nothing. Where locks are not to be had, as on some network drives, the work goes on without.
package final class ResultsLock {
  private let file: Int32

  /// Locks a folder until this goes away; for writing it is made when it is missing.
  ///
  /// - Parameters:
  ///   - folder: the folder of results.
  ///   - isWriting: whether the work writes; any number may read.
  /// - Throws: ``DiagnosticError`` when another run is at work there, ``OutputError`` when the folder
  ///   cannot be made.
  package init(_ folder: String, isWriting: Bool = true) throws {
    let folder = folder.isEmpty ? "." : Paths.unslashed(folder)
    if isWriting, !FolderListing.isFolder(folder) {
      try AtomicFile.makeFolder(of: folder + "/results.json")
    }
    file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    let kind = isWriting ? LOCK_EX : LOCK_SH
    while flock(file, kind | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return }
      close(file)
      throw DiagnosticError(
        "another run is writing its results into '\(folder)'",
        hint: isWriting
          ? "wait until it has ended, or give this one a folder of its own with --artifacts"
          : "wait until it has ended")
    }
  }

  deinit {
    if file >= 0 { close(file) }
  }
}
