import MaquetteCore

/// A file or folder that the user named.
struct WatchRoot: Hashable, Sendable {
  /// The path as it was named; a folder's with a slash at its end, the current one empty.
  let path: String
  /// Whether it is, or was, a folder.
  let isFolder: Bool
  /// The path from the root without a slash at its end.
  let key: String

  /// Looks at what is there now.
  init(_ path: String) {
    let plain = path.isEmpty || path == "." || path == "./"
    isFolder = plain || Paths.endsInSlash(path) || FolderIdentity(path) != nil
    self.path = plain ? "" : isFolder ? Paths.slashed(path) : path
    let name = plain ? "." : isFolder ? Paths.unslashed(self.path) : path
    // A link keeps its name, as it may be led elsewhere; `.` and `..` are no names.
    let isName =
      !Paths.areSame(Paths.name(of: name), ".") && !Paths.areSame(Paths.name(of: name), "..")
    key = isName ? FileKey.full(name) : FileKey.resolved(name) ?? FileKey.full(name)
  }

  /// The specs in it and the folders to watch for others; `nil` for a folder that is gone.
  var content: (files: [String], folders: Set<PathKey>)? {
    // A link may be changed to lead to another folder, and a folder may come back.
    let above: Set<PathKey> = [PathKey(FileKey.folder(key))]
    guard isFolder else { return ([path], above) }
    guard FolderIdentity(path) != nil else { return nil }
    let found = SpecSearch.below(path)
    return (
      found.files,
      above.union(
        found.folders.map { PathKey(Paths.slashed(FileKey.resolved($0.text) ?? $0.text)) })
    )
  }

  /// How a person calls it.
  var name: String { path.isEmpty ? "." : path }
}
