import MaquetteCore

extension SpecLibrary {
  /// Looks which files there are.
  func list() {
    let roots = state.withLock(\.roots)
    let contents = roots.map { ($0, $0.content) }
    state.withLock { state in
      var order: [String] = []
      var keys: Set<String> = []
      var folders: Set<String> = []
      var problems: [String] = []
      for (root, content) in contents {
        folders.insert(FileKey.folder(root.key))
        guard let content else {
          problems.append(
            "the folder '\(root.name)' is gone; its specs are shown as they were until it is back")
          folders.insert(root.key + "/")
          // What was in it stays, so that nobody who looks at it loses it.
          order += state.order.filter {
            $0.hasPrefix(root.path) && keys.insert(FileKey.full($0)).inserted
          }
          continue
        }
        folders.formUnion(content.folders)
        for path in content.files where keys.insert(FileKey.full(path)).inserted {
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
      guard let old = state.files[spec.path] else { return }
      var spec = spec
      spec.revision = old.revision
      if old.revision == 0 || !spec.isShownAs(old) {
        state.revision += 1
        spec.revision = state.revision
      }
      if old.isSpec != spec.isSpec { state.isListed = false }
      if old.keys != spec.keys { state.dependencies = nil }
      state.files[spec.path] = spec
    }
  }
}

extension SpecLibrary.State {
  mutating func add(_ path: String, isNamed: Bool) {
    if files[path] != nil {
      if isNamed { files[path]?.isNamed = true }
      return
    }
    files[path] = WatchedSpec(id: nextID, path: path, isNamed: isNamed)
    nextID += 1
  }

  /// What all files depend on. Kept, since thousands of specs have thousands of them.
  mutating func everyDependency() -> (keys: Set<String>, folders: Set<String>) {
    if let dependencies { return dependencies }
    let keys = files.values.reduce(into: overrides.keys) { $0.formUnion($1.keys) }
    let all = (keys: keys, folders: Set(keys.map(FileKey.folder)))
    dependencies = all
    return all
  }

  /// Makes the list of specs from the files.
  mutating func collect() {
    let shown = order.compactMap { files[$0] }.filter { $0.isSpec && $0.revision > 0 }
    if !isListed || shown.map(\.id) != snapshot.specs.map(\.id) {
      revision += 1
      snapshot.listing = revision
      isListed = true
    }
    snapshot.specs = shown
    snapshot.revision = revision
  }
}
