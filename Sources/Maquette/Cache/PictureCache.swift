import MaquetteSpec
import MaquetteText
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Remembers which pictures are as they would be drawn, so that they need not be drawn again.
///
/// For each spec there is a small file named after a hash of everything that is known before it is
/// drawn: the spec's bytes, the flags, the program, its libraries and the fonts. In it are hashes of
/// the files that the spec turned out to name, and of the pictures. A spec is left out only when all
/// of them are still the same; pictures themselves are not kept. Whatever is wrong with the cache,
/// the worst that happens is that a picture is drawn.
///
/// Any number of threads and processes may use one folder: entries are whole or not there.
public final class PictureCache: Sendable {
  /// Entries in each of the 256 folders; above that the oldest go.
  static let mostInFolder = 256

  private let folder: String
  private let fingerprint: String
  private let hashes = Mutex<[String: String?]>([:])
  private let touched = Mutex<Set<String>>([])

  /// A cache in a folder, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - settings: everything besides specs and files that decides on pictures, for example flags.
  ///   - files: files that flags name.
  ///   - fontPaths: font files and folders besides the pinned fonts.
  /// - Returns: `nil` for a folder that cannot be made, is another user's, or that others may write
  ///   to: they could tell us that stale pictures are fresh.
  public init?(folder: String, settings: [String], files: [String] = [], fontPaths: [String] = []) {
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + "1/"
    guard CacheFolder.prepare(path) else { return nil }
    self.folder = path
    let catalog = FontCatalog(fontPaths: fontPaths)
    let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    let contents = files.map { "\($0) \(PictureCache.hash(ofFile: $0) ?? "-")" }
    let parts =
      [["maquette \(MaquetteVersion.text)", CacheFolder.programIdentity], libraries, settings]
      + [contents, catalog.identity]
    // Lengths keep a part from running into the next one.
    fingerprint = SHA256.hex(of: 
      parts.map { part in
        "\(part.count)\n" + part.map { "\($0.utf8.count) \($0)\n" }.joined()
      }.joined())
  }

  /// The folder that is used unless somebody names one: `maquette` below `XDG_CACHE_HOME`, or below
  /// `.cache` in the home folder; `nil` when neither is an absolute path.
  public static var defaultFolder: String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return variable("XDG_CACHE_HOME").map { $0 + "/maquette" }
      ?? variable("HOME").map { $0 + "/.cache/maquette" }
  }

  /// The name of a spec's entry.
  func key(name: String, source: [UInt8]) -> String {
    SHA256.hex(of: "\(fingerprint)\n\(SHA256.hex(of: source))\n\(name)")
  }

  /// The entry of a key, when everything is still as it says.
  func current(_ key: String) -> CacheEntry? {
    guard let bytes = CacheFolder.read(path(of: key), limit: CacheEntry.limit),
      let entry = CacheEntry(bytes, key: key), !entry.outputs.isEmpty,
      entry.inputs.allSatisfy({ hash(of: $0.path) == $0.hash }),
      entry.outputs.allSatisfy({ PictureCache.hash(ofFile: $0.path) == $0.hash })
    else { return nil }
    return entry
  }

  /// Remembers what was drawn; keeps quiet when that is not possible.
  ///
  /// - Parameter start: when drawing began. What changed since then, may have been read before.
  func store(
    _ key: String, inputs: [String], fonts: [String], outputs: [CacheEntry.File],
    since start: timespec
  ) {
    var files: [CacheEntry.File] = []
    for path in inputs {
      guard CacheFolder.isOlder(path, than: start), let hash = hash(of: path) else { return }
      files.append(CacheEntry.File(hash: hash, path: path))
    }
    let entry = CacheEntry(inputs: files, fonts: fonts, outputs: outputs)
    guard let text = entry.text(key: key) else { return }
    guard (try? AtomicFile.write(Array(text.utf8), to: path(of: key))) != nil else { return }
    touched.withLock { _ = $0.insert(String(key.prefix(2))) }
  }

  /// Removes the oldest entries where there are too many, when all is drawn.
  func trim() {
    for part in touched.withLock({ $0.sorted() }) {
      CacheFolder.trim("\(folder)\(part)/", to: PictureCache.mostInFolder)
    }
  }

  private func path(of key: String) -> String { "\(folder)\(key.prefix(2))/\(key.dropFirst(2))" }

  /// The hash of a file that many specs may name, computed once.
  private func hash(of path: String) -> String? {
    if let known = hashes.withLock({ $0[path] }) { return known }
    let hash = PictureCache.hash(ofFile: path)
    hashes.withLock { $0[path] = hash }
    return hash
  }

  private static func hash(ofFile path: String) -> String? {
    (try? FileReader.read(path: path, limit: Limits.imageBytes)).map { SHA256.hex(of: $0) }
  }
}
