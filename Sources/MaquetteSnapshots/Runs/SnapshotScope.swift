import Maquette
import MaquetteCore

/// Which baselines are a source's own.
struct SnapshotScope {
  /// How receipts name pictures of the gallery.
  static let gallery = "gallery"
  /// How receipts of tests begin.
  static let test = "test "

  private let files: PathSet
  private let folders: [String]
  private let hasGallery: Bool
  private let prefix: String

  /// - Parameter specs: keys of the specs that the source has.
  init(_ source: SnapshotSource, specs: [String], keys: SnapshotKeys) {
    prefix = source.folder
    var files = PathSet(specs)
    var folders: [String] = []
    for path in source.paths {
      if SpecFinder.isFolder(path) {
        let inside = SpecFinder.folder(path) + "x"
        // Of a folder elsewhere nobody can tell what was in it: names there have no folders.
        if keys.holds(inside) { folders.append(keys.folder(of: inside)) }
      } else {
        _ = files.insert(keys.key(of: path))
      }
    }
    self.files = files
    self.folders = folders
    hasGallery = source.includesGallery
  }

  /// Whether a baseline is one of the source's.
  ///
  /// - Parameter receipt: what it says of the spec tells; where it says nothing, the name alone must.
  func holds(_ id: SnapshotID, _ receipt: Receipt) -> Bool {
    let key = receipt.value("spec")
    let isGallery =
      key == SnapshotScope.gallery || Paths.starts(id.text, with: SnapshotScope.gallery + "/")
    if isGallery { return hasGallery }
    if let key {
      guard !Paths.starts(key, with: SnapshotScope.test) else { return false }
      if files.contains(key) { return true }
      guard receipt.value("place") != Receipt.elsewhere else { return false }
      return folders.contains { Paths.starts(key, with: $0) }
    }
    return folders.contains { Paths.starts(id.text, with: prefix + $0) }
  }
}

/// Names specs from the folder that the folder of baselines is in, or the configuration, so that
/// names are the same wherever a command runs.
struct SnapshotKeys: Sendable {
  /// The whole path of that folder, with a slash at its end.
  let root: String
  private let places = FolderPlaces()

  /// - Parameter folder: the folder that names start from, with a slash at its end or empty for the
  ///   current one; `nil` for the one that the baselines are in.
  init(baselines: BaselineFolder, root folder: String? = nil) {
    root = Paths.folder(of: Batch.fullPath(of: folder.map { $0 + "x" } ?? baselines.path))
  }

  /// Whether a path is below that folder.
  func holds(_ path: String) -> Bool { Paths.starts(full(path), with: root) }

  /// A path from the root on. One that ends in a slash or in dots names no file, and is its folder's.
  private func full(_ path: String) -> String {
    let name = Paths.name(of: path)
    let isFolder = ["", ".", ".."].contains { Paths.areSame($0, name) }
    return isFolder ? places.resolved(path) : places.place(of: path)
  }

  /// A spec's path below that folder; for one outside of it, its name alone.
  func key(of path: String) -> String {
    let full = full(path)
    return Paths.starts(full, with: root) ? Paths.rest(of: full, after: root) : Paths.name(of: full)
  }

  /// Where a spec is that has no folder in its key, as receipts say it; empty for others.
  func place(of path: String) -> String {
    guard holds(path) else { return Receipt.elsewhere }
    return Paths.folder(of: key(of: path)).isEmpty ? Receipt.here : ""
  }

  /// The folder of that path, with a slash at its end or empty.
  func folder(of path: String) -> String {
    Paths.folder(of: key(of: path))
  }
}
