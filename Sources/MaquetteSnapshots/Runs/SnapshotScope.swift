import Maquette
import MaquetteCore

/// Which baselines are a source's own.
struct SnapshotScope {
  /// How receipts name pictures of the gallery.
  static let gallery = "gallery"
  /// How receipts of tests begin.
  static let test = "test "

  private let files: Set<String>
  private let folders: [String]
  private let hasGallery: Bool
  private let prefix: String

  /// - Parameter specs: keys of the specs that the source has.
  init(_ source: SnapshotSource, specs: [String], keys: SnapshotKeys) {
    prefix = source.folder
    var files = Set(specs)
    var folders: [String] = []
    for path in source.paths {
      if SpecFinder.isFolder(path) {
        let inside = SpecFinder.folder(path) + "x"
        // Of a folder elsewhere nobody can tell what was in it: names there have no folders.
        if keys.holds(inside) { folders.append(keys.folder(of: inside)) }
      } else {
        files.insert(keys.key(of: path))
      }
    }
    self.files = files
    self.folders = folders
    hasGallery = source.includesGallery
  }

  /// Whether a baseline is one of the source's.
  ///
  /// - Parameter key: what its receipt says of the spec; `nil` when it has none, and the name
  ///   alone must tell.
  func holds(_ id: SnapshotID, key: String?) -> Bool {
    let isGallery = key == SnapshotScope.gallery || id.text.hasPrefix(SnapshotScope.gallery + "/")
    if isGallery { return hasGallery }
    if let key {
      guard !key.hasPrefix(SnapshotScope.test) else { return false }
      return files.contains(key) || folders.contains { key.hasPrefix($0) }
    }
    return folders.contains { id.text.hasPrefix(prefix + $0) }
  }
}

/// Names specs from the folder that the folder of baselines is in, or the configuration, so that
/// names are the same wherever a command runs.
struct SnapshotKeys: Sendable {
  private let root: String

  /// - Parameter folder: the folder that names start from, with a slash at its end or empty for the
  ///   current one; `nil` for the one that the baselines are in.
  init(baselines: BaselineFolder, root folder: String? = nil) {
    let full = Batch.fullPath(of: folder.map { $0 + "x" } ?? baselines.path)
    root = full.lastIndex(of: "/").map { String(full[...$0]) } ?? "/"
  }

  /// Whether a path is below that folder.
  func holds(_ path: String) -> Bool { Batch.fullPath(of: path).hasPrefix(root) }

  /// A spec's path below that folder; for one outside of it, its name alone.
  func key(of path: String) -> String {
    let full = Batch.fullPath(of: path)
    if full.hasPrefix(root) { return String(full.dropFirst(root.count)) }
    return full.lastIndex(of: "/").map { String(full[full.index(after: $0)...]) } ?? full
  }

  /// The folder of that path, with a slash at its end or empty.
  func folder(of path: String) -> String {
    let key = key(of: path)
    return key.lastIndex(of: "/").map { String(key[...$0]) } ?? ""
  }
}
