import MaquetteCore

/// What the watcher's thread keeps: the folders and how each is watched.
struct WatchLoop {
  private enum Way {
    /// By the system, under a number.
    case system(Int32)
    /// By comparing with what it was.
    case comparing(FolderSnapshot)
    /// It is not there.
    case missing
  }

  private struct Folder {
    var way: Way
    var identity: FolderIdentity?
  }

  private let inotify: Inotify?
  private let note: (String) -> Void
  private var isNoted = false
  private var folders: [PathKey: Folder] = [:]
  /// Several names may lead to one folder, which the system watches only once.
  private var names: [Int32: Set<PathKey>] = [:]
  private var lastCheck = 0

  init(usesSystem: Bool, note: @escaping (String) -> Void) {
    inotify = usesSystem ? Inotify() : nil
    self.note = note
  }

  /// What tells of changes; -1 where nothing does.
  var descriptor: Int32 { inotify?.descriptor ?? -1 }

  /// Whether some folder changes without anybody telling.
  var mustCompare: Bool {
    folders.values.contains { folder in
      if case .system = folder.way { false } else { true }
    }
  }

  /// Watches exactly these.
  ///
  /// - Parameter start: when reading began that told of folders to watch, in nanoseconds since 1970.
  /// - Returns: what changed since then in folders that were not watched yet, and nobody tells.
  mutating func set(_ wanted: Set<PathKey>, since start: Int?) -> WatchChange {
    var change = WatchChange.paths([])
    for path in folders.keys where !wanted.contains(path) { forget(path) }
    for path in wanted where folders[path] == nil {
      add(path)
      if let start { change = change.joined(FolderSnapshot.news(in: path.text, since: start)) }
    }
    return change
  }

  private mutating func add(_ key: PathKey) {
    let path = key.text
    guard let identity = FolderIdentity(path) else {
      folders[key] = Folder(way: .missing)
      return
    }
    switch inotify?.add(path.isEmpty ? "." : path) {
    case .success(let watch):
      names[watch, default: []].insert(key)
      folders[key] = Folder(way: .system(watch), identity: identity)
    case .failure(let error) where error.isMissing:
      folders[key] = Folder(way: .missing)
    case .failure(let error): compare(path, identity, because: error.reason)
    case nil: compare(path, identity, because: "inotify is not available")
    }
  }

  private mutating func compare(_ path: String, _ identity: FolderIdentity, because: String) {
    folders[PathKey(path)] = Folder(way: .comparing(FolderSnapshot(path)), identity: identity)
    guard !isNoted else { return }
    isNoted = true
    note(
      "the system does not watch '\(path.isEmpty ? "." : path)' (\(because)); looking for changes "
        + "four times a second instead")
  }

  private mutating func forget(_ path: PathKey) {
    guard let folder = folders.removeValue(forKey: path) else { return }
    guard case .system(let watch) = folder.way else { return }
    names[watch]?.remove(path)
    if names[watch]?.isEmpty == true {
      names[watch] = nil
      inotify?.remove(watch)
    }
  }

  /// What happened since the last call.
  mutating func changes(now: Int, checkingEvery interval: Int) -> WatchChange {
    var change = told()
    for (path, folder) in folders {
      switch folder.way {
      case .system: break
      case .missing:
        add(path)
        if folders[path]?.identity != nil { change = .everything }
      case .comparing(let old):
        let new = FolderSnapshot(path.text)
        folders[path]?.way = .comparing(new)
        change = change.joined(.paths(Set(new.changes(since: old).map { PathKey(path.text + $0) })))
      }
    }
    guard now - lastCheck >= interval else { return change }
    lastCheck = now
    // A folder above may have been renamed, which nobody tells those in it.
    for (path, folder) in folders where folder.identity != FolderIdentity(path.text) {
      forget(path)
      add(path)
      change = .everything
    }
    return change
  }

  /// What the system tells.
  private mutating func told() -> WatchChange {
    var paths: Set<PathKey> = []
    var isEverything = false
    for event in inotify?.events() ?? [] {
      if event.isOverflow { isEverything = true }
      let folders = names[event.watch] ?? []
      if event.isFolderGone {
        for path in folders {
          forget(path)
          add(path)
          isEverything = true
        }
      } else {
        paths.formUnion(folders.map { PathKey($0.text + event.name) })
      }
    }
    return isEverything ? .everything : .paths(paths)
  }
}
