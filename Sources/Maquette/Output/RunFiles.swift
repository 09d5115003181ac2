import MaquetteCore
import MaquetteSpec
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Decides which files a run may write. Nothing is written without its word, an ``OutputClaim``.
///
/// A run never writes onto what it reads, by whatever path, link or second name either is reached;
/// never twice into one place; never through a link that leaves the folder that was named; and,
/// where it made up the name itself, never over a file that it did not make.
///
/// Tell it of everything that the run reads before the first claim. Any thread may use it.
package final class RunFiles: Sendable {
  /// What somebody allowed besides.
  package struct Permissions: Hashable, Sendable {
    /// Whether files may be written through links that leave the folder that was named.
    package var followsLinks: Bool
    /// Whether names that were made up may replace files that somebody else made.
    package var replacesForeign: Bool

    /// Neither, unless said otherwise.
    package init(followsLinks: Bool = false, replacesForeign: Bool = false) {
      self.followsLinks = followsLinks
      self.replacesForeign = replacesForeign
    }
  }

  private struct State {
    /// What is read, by what it is and by where it is: a file may come while the run goes on.
    var inputs: [FileIdentity: String] = [:]
    var inputPlaces: [PathKey: String] = [:]
    /// What claims were given out for, by place.
    var outputs: [PathKey: (path: String, maker: String)] = [:]
    /// Folders that were made where they were missing, and in which nothing is left of runs that were
    /// killed, by place.
    var clean = PathSet()
  }

  private let permissions: Permissions
  private let places = FolderPlaces()
  private let state = Mutex(State())

  /// A run that reads nothing yet.
  package init(_ permissions: Permissions = Permissions()) { self.permissions = permissions }

  /// Takes files that the run reads, there or not; of a folder, as of fonts, all that is in it.
  package func reads(_ paths: [String]) {
    for path in paths where !path.isEmpty && path != "-" {
      let place = PathKey(places.place(of: path))
      let isNew = state.withLock { state in
        guard state.inputPlaces[place] == nil else { return false }
        state.inputPlaces[place] = path
        return true
      }
      guard isNew, let status = Disk.status(of: path) else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        let files = (try? FolderListing.files(in: path)) ?? []
        reads(files.map { Paths.slashed(path) + $0 })
        continue
      }
      let identity = FileIdentity(status)
      state.withLock { $0.inputs[identity] = $0.inputs[identity] ?? path }
    }
  }

  /// Takes files that the run wrote.
  package func wrote(_ paths: some Sequence<String>, for maker: String) {
    state.withLock { state in
      for path in paths { state.outputs[PathKey(places.place(of: path))] = (path, maker) }
    }
  }

  /// Takes the file that standard input comes from, if it is one.
  package func readsStandardInput() {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    let identity = FileIdentity(status)
    state.withLock { $0.inputs[identity] = $0.inputs[identity] ?? "standard input" }
  }

  /// Leave to write a file that somebody named.
  ///
  /// - Parameter maker: what it is made of or which flag named it, for messages.
  /// - Throws: ``OutputError`` that names both files.
  package func claim(_ path: String, for maker: String = "") throws(OutputError) -> OutputClaim {
    try claim(path, root: Paths.folder(of: path), maker: maker, isOurs: nil)
  }

  /// Leave to write a file that was found in a folder.
  ///
  /// - Parameter root: the folder that was named, which links may not leave.
  /// - Throws: ``OutputError`` that names both.
  package func claim(found path: String, in root: String) throws(OutputError) -> OutputClaim {
    try claim(path, root: root, maker: "", isOurs: nil)
  }

  /// Leave to write a file whose name was made up.
  ///
  /// - Parameters:
  ///   - root: the folder that was named, which links may not leave.
  ///   - maker: what it is made of, for messages.
  ///   - isOurs: whether a file's bytes are such as are written there; without it, whether they are a
  ///     picture or a page of ours.
  /// - Throws: ``OutputError`` that names both files.
  package func claim(
    derived path: String, in root: String, for maker: String = "",
    isOurs: @escaping @Sendable ([UInt8]) -> Bool = OwnFile.isOurs
  ) throws(OutputError) -> OutputClaim {
    try claim(path, root: root, maker: maker, isOurs: isOurs)
  }

  private func claim(
    _ path: String, root: String, maker: String, isOurs: (([UInt8]) -> Bool)?
  ) throws(OutputError) -> OutputClaim {
    let own = Disk.ownStatus(of: path)
    let isLink = own.map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    let status = isLink ? Disk.status(of: path) : own
    // Only what is known not to be there is made.
    if status == nil, errno != ENOENT, errno != ENOTDIR {
      throw .system(path: path, reason: String(cString: strerror(errno)))
    }
    if let status {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw .isDirectory(path: path)
      case S_IFREG: break
      // A device or a pipe is told everything as it is; renaming would replace it. Only who names
      // it means it: a pipe that nobody reads would be waited for.
      default:
        guard isOurs == nil || permissions.replacesForeign else {
          throw .isForeign(path: path, maker: maker)
        }
        return OutputClaim(path: path, target: path, isPlain: true, isThere: true)
      }
    }
    if isLink, status == nil { throw .leadsNowhere(path: path) }
    let place = try place(of: path, root: root, isLink: isLink)
    if let input = input(status.map(FileIdentity.init), place) {
      throw .isInput(path: path, input: input, maker: maker)
    }
    if status != nil, let isOurs, !permissions.replacesForeign {
      let bytes = try? FileReader.read(path: place, limit: Limits.snapshotBytes)
      guard let bytes, isOurs(bytes) else { throw .isForeign(path: path, maker: maker) }
    }
    let folder = Paths.folder(of: place)
    if status == nil, !state.withLock({ $0.clean.contains(folder) }) {
      try AtomicFile.makeFolder(of: path)
    }
    let other = state.withLock { state in
      let known = state.outputs.updateValue((path, maker), forKey: PathKey(place))
      return known.flatMap { Paths.areSame($0.path, path) && $0.maker == maker ? nil : $0 }
    }
    if let other {
      throw .isWritten(path: path, maker: maker, other: other.path, otherMaker: other.maker)
    }
    if state.withLock({ $0.clean.insert(folder) }) { Leftover.remove(in: folder) }
    return OutputClaim(path: path, target: place, isPlain: false, isThere: status != nil)
  }

  /// Where a file would be, with all links followed.
  private func place(of path: String, root: String, isLink: Bool) throws(OutputError) -> String {
    let (own, top) = (places.place(of: path), places.resolved(root))
    let place = isLink ? Disk.real(path) ?? own : own
    guard permissions.followsLinks || Disk.isBelow(place, top) else {
      throw .leadsAway(path: path, target: place, folder: root.isEmpty ? "." : root)
    }
    return place
  }

  /// The file that is read and would be written, as it was named.
  private func input(_ identity: FileIdentity?, _ place: String) -> String? {
    state.withLock { state in
      identity.flatMap { state.inputs[$0] } ?? state.inputPlaces[PathKey(place)]
    }
  }
}

/// The leave to write one file, which ``RunFiles`` gives.
package struct OutputClaim: Hashable, Sendable {
  /// The file as it was named.
  package let path: String
  /// The file with all links followed.
  let target: String
  /// Whether it is a device or a pipe.
  let isPlain: Bool
  /// Whether there was something when it was asked.
  let isThere: Bool
}
