import Synchronization

/// Where folders are with all links followed, each looked up once: many files are in one.
///
/// It is for one piece of work, during which folders stay where they are. Any thread may use it.
package final class FolderPlaces: Sendable {
  private let known = Mutex<[PathKey: String]>([:])

  /// Nothing looked up yet.
  package init() {}

  /// A folder from the root on, as ``Disk/resolved(_:in:)`` finds it.
  package func resolved(_ folder: String) -> String {
    let key = PathKey(folder)
    return known.withLock { known in
      if let resolved = known[key] { return resolved }
      let resolved = Disk.resolved(folder)
      known[key] = resolved
      return resolved
    }
  }

  /// A file from the root on, whose own link, if it is one, is not followed: ``Disk/place(of:)``.
  package func place(of path: String) -> String {
    let folder = Paths.folder(of: path)
    let place = Paths.slashed(resolved(folder))
    // The same text is not kept twice.
    return Paths.areSame(place, folder) ? path : place + Paths.name(of: path)
  }
}
