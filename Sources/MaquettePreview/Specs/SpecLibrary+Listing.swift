import MaquetteCore

extension SpecLibrary {
  /// Looks which files there are.
  func list() {
    let roots = state.withLock(\.roots)
    let contents = roots.map { ($0, $0.content) }
    state.withLock { state in
      var order: [String] = []
      var keys: Set<PathKey> = []
      var folders: Set<PathKey> = []
      var problems: [String] = []
      for (root, content) in contents {
        folders.insert(PathKey(FileKey.folder(root.key)))
        guard let content else {
          problems.append(
            "the folder '\(root.name)' is gone; its specs are shown as they were until it is back")
          folders.insert(PathKey(root.key + "/"))
          // What was in it stays, so that nobody who looks at it loses it.
          order += state.order.filter {
            Paths.starts($0, with: root.path)
              && keys.insert(PathKey(FileKey.full($0))).inserted
          }
          continue
        }
        folders.formUnion(content.folders)
        for path in content.files where keys.insert(PathKey(FileKey.full(path))).inserted {
          order.append(path)
          state.add(path, isNamed: !root.isFolder)
        }
        if root.isFolder, content.files.isEmpty {
          problems.append(
            "there is no spec in '\(root.name)' yet: save one there whose name ends in .yaml")
        }
      }
      state.order = order
      state.folders = folders
      state.snapshot.problems = problems
      state.isListed = false
    }
  }

  /// Takes a spec that was read again.
  func keep(_ spec: WatchedSpec) {
    state.withLock { state in
      guard let old = state.files[PathKey(spec.path)] else { return }
      var spec = spec
      spec.revision = old.revision
      if old.revision == 0 || !spec.isShownAs(old) {
        state.revision += 1
        spec.revision = state.revision
      }
      if old.isSpec != spec.isSpec { state.isListed = false }
      if old.keys != spec.keys { state.dependencies = nil }
      state.files[PathKey(spec.path)] = spec
    }
  }
}

extension SpecLibrary.State {
  mutating func add(_ path: String, isNamed: Bool) {
    let key = PathKey(path)
    if files[key] != nil {
      if isNamed { files[key]?.isNamed = true }
      return
    }
    files[key] = WatchedSpec(id: nextID, path: path, isNamed: isNamed)
    nextID += 1
  }

  /// What all files depend on. Kept, since thousands of specs have thousands of them.
  mutating func everyDependency() -> (keys: Set<PathKey>, folders: Set<PathKey>) {
    if let dependencies { return dependencies }
    let keys = files.values.reduce(into: overrides.keys) { $0.formUnion($1.keys) }
    let all = (keys: keys, folders: Set(keys.map { PathKey(FileKey.folder($0.text)) }))
    dependencies = all
    return all
  }

  /// Makes the list of specs from the files.
  mutating func collect() {
    let shown = order.compactMap { files[PathKey($0)] }.filter { $0.isSpec && $0.revision > 0 }
    if !isListed || shown.map(\.id) != snapshot.specs.map(\.id) {
      revision += 1
      snapshot.listing = revision
      isListed = true
    }
    snapshot.specs = shown
    snapshot.revision = revision
  }
}
