import MaquetteCore
import MaquetteSpec
import MaquetteText
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps what was drawn, so that it need not be drawn again.
///
/// For each spec there is a file named after a SHA-256 of everything that is known before it is drawn:
/// its bytes and name, what flags say, the program, its libraries and the fonts. In it are the
/// pictures, what is doubtful about them, and hashes of the files that the spec turned out to name:
/// only while those are the same does it count. Whatever is wrong with the cache, the worst that
/// happens is that something is drawn.
///
/// Any number of threads and processes may use one folder: an entry that is not whole counts as none.
/// It never has many more than ``mostBytes``.
package final class PictureCache: Sendable {
  /// The bytes that all entries together may have on the disk: 256 MiB. What was not used for the
  /// longest time goes.
  package static let mostBytes = 256 << 20

  /// The folders that entries are spread over: the first digit of their names.
  private static let folders = 16

  private struct State {
    /// The hashes of files that many specs may name, and what the files were then.
    var hashes: [PathKey: (identity: CacheFolder.Identity, hash: String)] = [:]
    /// The folders that got something.
    var touched: Set<Character> = []
    var problem: String?
  }

  private let folder: String
  private let fingerprint: String
  private let libraries: Set<String>
  private let state = Mutex(State())

  /// A cache in a folder, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - fontPaths: font files and folders besides the pinned fonts.
  /// - Returns: `nil` for a folder that cannot be made, is another user's, or that others may write
  ///   to: they could give us pictures of theirs.
  package init?(folder: String, fontPaths: [String] = []) {
    let path = Paths.slashed(folder) + "1/"
    guard CacheFolder.prepare(path) else { return nil }
    self.folder = path
    let versions = LibraryVersions.all
    // Asking for versions may load what was not loaded yet.
    let loaded = LoadedLibraries.identities
    libraries = Set(loaded)
    fingerprint = SHA256.hex(
      of: [
        [MaquetteVersion.text], loaded, versions.map { "\($0.name) \($0.version)" },
        FontCatalog(fontPaths: fontPaths).identity,
      ].map { StableText.of($0) }.joined(separator: ","))
  }

  /// The folder that is used unless somebody names one: `maquette` below `XDG_CACHE_HOME`, or below
  /// `.cache` in the home folder; `nil` when the first is no absolute path and the second no folder.
  package static var defaultFolder: String? {
    func variable(_ name: String) -> String? {
      Disk.variable(name).flatMap { Paths.isAbsolute($0) ? $0 : nil }
    }
    if let folder = variable("XDG_CACHE_HOME") { return folder + "/maquette" }
    guard let home = variable("HOME"), FolderListing.isFolder(home) else { return nil }
    return home + "/.cache/maquette"
  }

  /// Why something could not be kept, for example that the disk is full; `nil` when all could.
  package var problem: String? { state.withLock(\.problem) }

  /// The name of an entry.
  func key(of parts: [String]) -> String {
    SHA256.hex(of: StableText.of([fingerprint] + parts))
  }

  /// The entry of a key, when everything is still as it says.
  func entry(_ key: String) -> CacheEntry? {
    guard let bytes = CacheFolder.read(path(of: key), limit: CacheEntry.limit),
      let entry = CacheEntry(bytes, key: key),
      entry.inputs.allSatisfy({ hash(of: $0.path) == $0.hash }),
      entry.libraries.allSatisfy(LoadedLibraries.isCurrent)
    else { return nil }
    CacheFolder.touch(path(of: key))
    return entry
  }

  /// Keeps what was drawn, if that is possible.
  ///
  /// - Parameters:
  ///   - paths: the files that were read besides the spec.
  ///   - start: when drawing began. What changed since then may have been read before.
  func keep(_ entry: CacheEntry, as key: String, madeOf paths: [String], since start: timespec) {
    // One full disk is enough.
    guard state.withLock({ $0.problem == nil }) else { return }
    var entry = entry
    for path in paths {
      guard CacheFolder.isOlder(path, than: start), let hash = hash(of: path) else { return }
      entry.inputs.append(CacheEntry.Input(path: path, hash: hash))
    }
    // Libraries for pictures are loaded when a spec shows some.
    if !paths.isEmpty {
      entry.libraries = LoadedLibraries.identities.filter { !libraries.contains($0) }
    }
    guard let bytes = entry.encoded(key: key) else { return }
    do {
      if !CacheFolder.create(bytes, at: path(of: key)) {
        CacheFolder.clear(path(of: key))
        try AtomicFile.write(bytes, to: RunFiles().claim(path(of: key)))
      }
      state.withLock { state in
        if let first = key.first { state.touched.insert(first) }
      }
    } catch {
      state.withLock { $0.problem = error.description }
    }
  }

  /// Removes what was not used for the longest time where there is too much; to be called when all is
  /// drawn.
  package func trim() {
    for part in state.withLock({ $0.touched.sorted() }) {
      CacheFolder.trim("\(folder)\(part)/", to: PictureCache.mostBytes / PictureCache.folders)
    }
  }

  private func path(of key: String) -> String { "\(folder)\(key.prefix(1))/\(key.dropFirst())" }

  /// The hash of a file that many specs may name, computed once for as long as it is the same file.
  private func hash(of path: String) -> String? {
    guard let identity = CacheFolder.Identity(path) else { return nil }
    if let known = state.withLock({ $0.hashes[PathKey(path)] }), known.identity == identity {
      return known.hash
    }
    let isSettled = CacheFolder.isOlder(path, than: CacheFolder.now)
    guard let bytes = try? FileReader.read(path: path, limit: Limits.imageBytes) else { return nil }
    let hash = SHA256.hex(of: bytes)
    // What changed just now may change again without looking any different.
    if isSettled { state.withLock { $0.hashes[PathKey(path)] = (identity, hash) } }
    return hash
  }
}
