import Synchronization

/// Where folders are with all links followed, each looked up once: many files are in one.
///
/// It is for one piece of work, during which folders stay where they are. Any thread may use it.
package final class FolderPlaces: Sendable {
  private struct State {
    var known: [PathKey: String] = [:]
    /// The folder that was asked for last, and where it is: the next file is in it as a rule.
    var last: (folder: String, place: String) = ("", "")
  }

  private let state = Mutex(State())

  /// Nothing looked up yet.
  package init() {}

  /// A folder from the root on, as ``Disk/resolved(_:in:)`` finds it.
  package func resolved(_ folder: String) -> String {
    let key = PathKey(folder)
    return state.withLock { state in
      if let resolved = state.known[key] { return resolved }
      let resolved = Disk.resolved(folder)
      state.known[key] = resolved
      return resolved
    }
  }

  /// A file from the root on, whose own link, if it is one, is not followed: ``Disk/place(of:)``.
  package func place(of path: String) -> String {
    let folder = Paths.folder(of: path)
    let last = state.withLock { $0.last }
    var place = last.place
    if place.isEmpty || !Paths.areSame(last.folder, folder) {
      place = Paths.slashed(resolved(folder))
      state.withLock { [place] in $0.last = (folder, place) }
    }
    // The same text is not kept twice.
    return Paths.areSame(place, folder) ? path : place + Paths.name(of: path)
  }
}
