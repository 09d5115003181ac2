import Glibc
import Maquette
import MaquetteCore
import MaquetteSpec

extension MarkdownResult {
  /// Why nothing was written, though nothing is wrong with the documents.
  public struct ChangedDuringRun: Error {
    /// The documents that somebody else changed.
    public var names: [String]
  }

  /// Writes the pictures and documents that have to change: all of them, or none.
  ///
  /// Everything is written beside its place first, then the documents are compared with what was
  /// read, and only then everything is put into place: pictures before the documents that show
  /// them.
  ///
  /// - Parameters:
  ///   - permissions: what may be written besides new files and our own.
  ///   - inputs: files that were read besides the documents and what they are made of.
  /// - Returns: the paths of what was written.
  /// - Throws: ``OutputError`` when something cannot be written, ``ChangedDuringRun`` when a
  ///   document is no longer what was read, ``FileError`` when it cannot be read again.
  @discardableResult
  package func write(
    _ permissions: RunFiles.Permissions = RunFiles.Permissions(), besides inputs: [String] = []
  ) throws -> [String] {
    let files = RunFiles(permissions)
    files.reads(rules.flatMap(\.inputs) + documents.map(\.document.name) + inputs)
    var staged: [(path: String, file: StagedFile)] = []
    do {
      for picture in pictures {
        let place = try files.claim(
          derived: picture.path, in: picture.root, for: picture.document)
        staged.append((picture.path, try StagedFile(picture.bytes, for: place)))
      }
      for document in documents where document.needsWriting {
        guard let target = document.document.target else { continue }
        let place = try document.claim(target, among: files, permissions)
        // A document keeps its permissions.
        let mode = Disk.status(of: target).map { $0.st_mode & 0o7777 }
        staged.append((target, try StagedFile(document.bytes, for: place, mode: mode)))
      }
      let changed = try documents.filter { try $0.isChangedSince() }.map(\.document.name)
      guard changed.isEmpty else { throw ChangedDuringRun(names: changed) }
    } catch {
      for file in staged { file.file.discard() }
      throw error
    }
    try StagedFile.commit(staged.map(\.file))
    return staged.map(\.path)
  }

  /// Removes what this program drew for blocks that are not there any more, once the documents are
  /// written.
  ///
  /// - Returns: the paths of what was removed.
  package func removeFormer() -> [String] { FormerPictures.remove(former) }
}

extension MarkdownResult.Document {
  /// Whether the place of the result has another text.
  fileprivate var needsWriting: Bool {
    guard let target = document.target else { return false }
    if isInPlace { return isStale }
    return (try? FileReader.read(path: target, limit: Limits.documentBytes)) != bytes
  }

  /// Whether the result goes where the document came from.
  var isInPlace: Bool {
    document.target.map { Paths.areSame($0, document.name) } ?? false
  }

  /// Leave to write the result. A document is written where it was read, and whoever names a link to
  /// one means the file behind it; no other file that was read is. Links that were found in a folder
  /// may not lead out of it.
  fileprivate func claim(
    _ target: String, among files: RunFiles, _ permissions: RunFiles.Permissions
  ) throws(OutputError) -> OutputClaim {
    guard isInPlace else { return try files.claim(target, for: document.name) }
    // Renaming would replace a file that its owner made read-only.
    guard Disk.allows(W_OK, target) else {
      throw .system(path: target, reason: String(cString: strerror(errno)))
    }
    guard let folder = document.searchedFolder, !permissions.followsLinks else {
      return try RunFiles(RunFiles.Permissions(followsLinks: true)).claim(target)
    }
    return try RunFiles().claim(found: target, in: folder)
  }

  /// Whether the file that was read is another one by now.
  fileprivate func isChangedSince() throws -> Bool {
    guard isInPlace else { return false }
    return try FileReader.read(path: document.name, limit: Limits.documentBytes) != document.bytes
  }
}
