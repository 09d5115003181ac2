import Glibc
import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteSpec

/// Baselines on disk: for each name a picture, and beside it a text with the receipt and the scene.
package struct BaselineFolder: Hashable, Sendable {
  /// The folder as the user named it, without a slash at its end.
  package let path: String

  /// A folder, which is made when the first baseline is written.
  package init(_ path: String) {
    self.path = path.isEmpty ? "." : Paths.unslashed(path)
  }

  /// The path of a baseline's picture.
  package func picturePath(of id: SnapshotID) -> String { "\(path)/\(id).png" }

  /// Whether there is a picture, readable or not: a scene alone is no baseline.
  package func hasPicture(_ id: SnapshotID) -> Bool {
    Disk.exists(picturePath(of: id))
  }

  /// The path of the text beside it.
  package func textPath(of id: SnapshotID) -> String { "\(path)/\(id).txt" }

  /// The baseline with a name; `nil` when there is none. Nothing on disk is changed.
  ///
  /// - Throws: ``DiagnosticError`` when it is there and cannot be read.
  package func baseline(_ id: SnapshotID) throws -> Baseline? {
    try BaselineLock.holding(folder(of: id), isExclusive: false) { try read(id) }
  }

  private func read(_ id: SnapshotID) throws -> Baseline? {
    let png = try bytes(picturePath(of: id))
    var text = try bytes(textPath(of: id))
    // Who was killed had written both; what the picture is decides on which of them are meant.
    if let waiting = try waitingText(of: id, for: png) { text = waiting }
    // Whoever deletes a picture to have it recorded anew leaves the text.
    guard let png else { return nil }
    guard let text else { return Baseline(png: png, scene: nil, receipt: Receipt()) }
    let (receipt, scene) = Receipt.split(BaselineFolder.unixLines(text))
    return Baseline(png: png, scene: String(scene), receipt: receipt)
  }

  /// The text as it was written: version control may be told to end lines as Windows does.
  static func unixLines(_ text: [UInt8]) -> String {
    let (feed, mark) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard text.contains(mark) else { return String(decoding: text, as: UTF8.self) }
    let kept = text.indices.filter { index in
      text[index] != mark || index + 1 == text.count || text[index + 1] != feed
    }
    return String(decoding: kept.map { text[$0] }, as: UTF8.self)
  }

  /// Writes a baseline, unless it is there with the same picture and scene already: a receipt alone
  /// is no reason to rewrite a file.
  ///
  /// - Parameter files: what the run reads, which is not written onto.
  /// - Returns: whether anything was written.
  /// - Throws: ``OutputError``, also where a file is there that is no baseline; the baseline is what
  ///   it was then.
  @discardableResult
  package func write(
    _ baseline: Baseline, as id: SnapshotID, among files: RunFiles = RunFiles()
  ) throws(OutputError) -> Bool {
    try checkPlace(of: id)
    let place = try claim(picturePath(of: id), as: id, among: files)
    let text = try claim(textPath(of: id), as: id, among: files)
    let picture = try StagedFile(baseline.png, for: place)
    // The folder is there now, and can be locked.
    return try BaselineLock.holding(folder(of: id), isExclusive: true) { () throws(OutputError) in
      try replace(with: baseline, picture: picture, text: text, as: id)
    }
  }

  private func replace(
    with baseline: Baseline, picture: StagedFile, text place: OutputClaim, as id: SnapshotID
  ) throws(OutputError) -> Bool {
    settleLocked(id)
    if let old = try? read(id), old.isSame(as: baseline) {
      picture.discard()
      return false
    }
    guard let text = baseline.text else {
      try picture.commit()
      return true
    }
    let scene: StagedFile
    do {
      try checkPending(of: id)
      scene = try StagedFile(Array(text.utf8), for: place)
      try scene.commit(to: pendingPath(of: id))
    } catch {
      picture.discard()
      throw error
    }
    do {
      try picture.commit()
    } catch {
      Disk.remove(pendingPath(of: id))
      throw error
    }
    guard Disk.rename(pendingPath(of: id), to: textPath(of: id)) == 0 else {
      throw .system(path: textPath(of: id), reason: String(cString: strerror(errno)))
    }
    return true
  }

  /// - Throws: ``OutputError`` when something stands in the place of a baseline that no baseline may
  ///   replace: a folder, or a link that leads elsewhere and would have a stranger's file written.
  private func checkPlace(of id: SnapshotID) throws(OutputError) {
    for name in ["\(id).png", "\(id).txt"] {
      let file = "\(path)/\(name)"
      if let link = LinkedPath.firstLink(on: name, below: path) {
        throw .system(
          path: file,
          reason: link == file
            ? "a link is in its place; replace it with a file"
            : "'\(link)' is a link, and baselines are only in their own folder")
      }
      if Disk.isFolder(file) {
        throw .system(path: file, reason: "a folder is in its place; move it away")
      }
    }
  }

  /// The folder that a baseline's files are in.
  func folder(of id: SnapshotID) -> String {
    Paths.unslashed(Paths.folder(of: picturePath(of: id)))
  }

  /// Removes a baseline's files.
  ///
  /// - Throws: ``OutputError`` that names a file that could not be removed.
  package func remove(_ id: SnapshotID) throws(OutputError) {
    if let link = LinkedPath.firstLink(on: Paths.folder(of: id.text), below: path) {
      throw .system(
        path: picturePath(of: id),
        reason: "'\(link)' is a link, and baselines are only in their own folder")
    }
    for file in [picturePath(of: id), textPath(of: id)] { try BaselineFolder.remove(file: file) }
    try removePending(of: id)
  }

  static func remove(file: String) throws(OutputError) {
    guard Disk.remove(file) == 0 || errno == ENOENT else {
      throw .system(path: file, reason: String(cString: strerror(errno)))
    }
  }

  /// The names of all baselines, sorted; none when there is no such folder.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  package func ids() throws -> [SnapshotID] {
    guard Disk.exists(path) else { return [] }
    var ids: Set<SnapshotID> = []
    for file in try FolderListing.files(in: path)
    where Paths.ends(file, in: ".png") || Paths.ends(file, in: ".txt") {
      // What no run could have written is none of ours.
      if let id = try? SnapshotID(Paths.withoutEnding(file)) { ids.insert(id) }
    }
    return ids.sorted()
  }

  /// A file's bytes; `nil` when there is none.
  ///
  /// - Throws: ``DiagnosticError`` when it is there and cannot be read.
  package func bytes(_ path: String) throws -> [UInt8]? {
    do {
      return try FileReader.read(path: path, limit: Limits.snapshotBytes)
    } catch FileError.noSuchFile {
      return nil
    } catch let error as FileError {
      throw DiagnosticError("the baseline cannot be read: \(error.message)", file: path)
    }
  }

  /// What a receipt says about a picture.
  static func sum(of png: [UInt8]) -> String { "\(Checksum.crc32(png)) \(png.count)" }
}
