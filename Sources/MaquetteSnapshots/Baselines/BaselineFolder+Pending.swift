import Maquette
import MaquetteCore

/// Texts that wait while a picture is replaced, so that a run that is killed between the two leaves a
/// baseline that is old or new and not half of each.
extension BaselineFolder {
  private static let ending = ".txt.pending"

  /// Where the text waits.
  func pendingPath(of id: SnapshotID) -> String {
    let text = textPath(of: id)
    return "\(Paths.folder(of: text)).\(Paths.name(of: text)).pending"
  }

  /// The text that waits and belongs to a picture; `nil` when there is none, or another's file.
  func waitingText(of id: SnapshotID, for png: [UInt8]?) throws -> [UInt8]? {
    guard let png, let waiting = try bytes(pendingPath(of: id)),
      (try? BaselineText(waiting))?.sum == BaselineFolder.sum(of: png)
    else { return nil }
    return waiting
  }

  /// A baseline that a run was killed in the middle of, or a file that only looks so.
  package struct Unsettled: Hashable, Sendable {
    /// The baseline.
    package var id: SnapshotID
    /// The text that waits.
    package var file: String
    /// Why it is left alone; `nil` when ``settle(_:)`` ends what was begun.
    package var strangeness: String?
  }

  /// Baselines that a run was killed in the middle of, and files that are called as theirs, sorted.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  package func unsettled() throws -> [Unsettled] {
    guard FolderListing.isFolder(path) else { return [] }
    let files = try FolderListing.files(in: path) {
      Paths.isHidden($0) && Paths.ends($0, in: BaselineFolder.ending)
    }
    let ids = files.compactMap { file in
      let name = Paths.rest(of: Paths.name(of: file), after: ".")
      return try? SnapshotID(
        Paths.folder(of: file) + Paths.rest(of: name, before: BaselineFolder.ending))
    }
    return ids.sorted().map { id in
      Unsettled(id: id, file: pendingPath(of: id), strangeness: pendingStrangeness(of: id))
    }
  }

  /// Ends what a run that was killed began: puts the text that waits into its place, or removes it.
  /// What no run wrote stays where it is, as does what is in its place.
  package func settle(_ id: SnapshotID) {
    guard Disk.ownStatus(of: pendingPath(of: id)) != nil else { return }
    BaselineLock.holding(folder(of: id), isExclusive: true) { settleLocked(id) }
  }

  /// ``settle(_:)`` for who holds the lock.
  func settleLocked(_ id: SnapshotID) {
    guard Disk.ownStatus(of: pendingPath(of: id)) != nil, pendingStrangeness(of: id) == nil else {
      return
    }
    if let waiting = try? waitingText(of: id, for: bytes(picturePath(of: id))), !waiting.isEmpty {
      _ = Disk.rename(pendingPath(of: id), to: textPath(of: id))
    } else {
      Disk.remove(pendingPath(of: id))
    }
  }

  /// - Throws: ``OutputError`` when another's file is where the text would wait.
  func checkPending(of id: SnapshotID) throws(OutputError) {
    let pending = pendingPath(of: id)
    guard Disk.ownStatus(of: pending) != nil else { return }
    guard let bytes = try? bytes(pending), BaselineText.isOne(bytes), !Disk.isLink(pending) else {
      throw .isNoBaseline(path: pending, maker: id.text)
    }
  }

  /// Removes the text that waits, if a run wrote it.
  ///
  /// - Throws: ``OutputError`` when it cannot be removed.
  func removePending(of id: SnapshotID) throws(OutputError) {
    do { try checkPending(of: id) } catch { return }
    try BaselineFolder.remove(file: pendingPath(of: id))
  }

  /// What keeps the text that waits from being touched; `nil` for nothing.
  private func pendingStrangeness(of id: SnapshotID) -> String? {
    let (pending, text) = (pendingPath(of: id), textPath(of: id))
    for file in [pending, text] {
      if let link = LinkedPath.firstLink(on: Paths.rest(of: file, after: "\(path)/"), below: path) {
        return "'\(link)' is a link"
      }
    }
    guard let waiting = try? bytes(pending) else { return "'\(pending)' cannot be read" }
    do throws(BaselineText.Strangeness) {
      _ = try BaselineText(waiting)
    } catch {
      return error.words(about: pending)
    }
    guard (try? waitingText(of: id, for: bytes(picturePath(of: id)))) != nil,
      Disk.exists(text)
    else { return nil }
    do throws(BaselineText.Strangeness) {
      guard let old = try? bytes(text) else { return "'\(text)' cannot be read" }
      _ = try BaselineText(old)
    } catch {
      return error.words(about: text)
    }
    return nil
  }
}
