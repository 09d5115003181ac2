import Maquette
import MaquetteCore
import MaquetteSpec
import Synchronization

/// The specs in some files and folders, kept as they are now.
///
/// It does not watch: hand it what a ``FileWatcher`` tells, from one thread.
package final class SpecLibrary: Sendable {
  /// What is known, all of one moment.
  package struct Snapshot: Sendable {
    /// The specs, in the order of the folders and names.
    package internal(set) var specs: [WatchedSpec] = []
    /// What is wrong with the folders, a sentence each.
    package internal(set) var problems: [String] = []
    /// The number of the last change.
    package internal(set) var revision = 0
    /// The number of the last change of ``problems``, or of which specs there are.
    package internal(set) var listing = 0
    /// Whether every spec was read at least once.
    package internal(set) var isComplete = false
    /// The files that flags name, those that these name among them.
    package internal(set) var flagFiles: [String] = []
  }

  struct State {
    var snapshot = Snapshot()
    /// The number of the last change, which the snapshot may not show yet: whoever was told of a
    /// number never asks for what came with it again.
    var revision = 0
    /// Every file that may be a spec, also those that turned out to be something else.
    var files: [PathKey: WatchedSpec] = [:]
    var order: [String] = []
    var roots: [WatchRoot]
    var folders: Set<PathKey> = []
    var overrides = Overrides()
    /// When a spec was asked for last, to read those again first that somebody looks at.
    var asked: [Int: Int] = [:]
    var clock = 0
    var nextID = 1
    /// Whether the list of specs is as the folders are.
    var isListed = false
    /// What all files depend on, and the folders of that; `nil` when it must be put together anew.
    var dependencies: (keys: Set<PathKey>, folders: Set<PathKey>)?
  }

  let state: Mutex<State>
  let workers: Int
  private let flags: @Sendable (SpecDependencies) throws -> EnvironmentPatch
  private let published: @Sendable (Snapshot) -> Void
  private let root: ProjectRoot?

  /// A library of what is in files and folders; nothing is read yet.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user named them.
  ///   - workers: how many specs are read at the same time.
  ///   - root: the project below whose folder specs may name files, besides their own; `nil` for none.
  ///   - flags: reads what flags say, and tells which files they name.
  ///   - published: takes the state after each change.
  package init(
    paths: [String], workers: Int, root: ProjectRoot? = nil,
    flags: @escaping @Sendable (SpecDependencies) throws -> EnvironmentPatch = { _ in
      EnvironmentPatch()
    },
    published: @escaping @Sendable (Snapshot) -> Void
  ) {
    var seen = PathSet()
    let roots = paths.map { WatchRoot($0) }.filter { seen.insert($0.key) }
    state = Mutex(State(roots: roots))
    self.workers = workers
    self.root = root
    self.flags = flags
    self.published = published
  }

  /// What is known now.
  package var snapshot: Snapshot { state.withLock(\.snapshot) }

  /// The folders in which changes matter.
  package var folders: Set<PathKey> {
    state.withLock { $0.folders.union($0.everyDependency().folders) }
  }

  /// The spec with an id; `nil` when there is none.
  package func spec(_ id: Int) -> WatchedSpec? {
    state.withLock { state in
      state.clock += 1
      state.asked[id] = state.clock
      return state.snapshot.specs.first { $0.id == id }
    }
  }

  /// A spec with a text in the place of its file, read within limits. The library does not keep it.
  func draft(of spec: WatchedSpec, _ text: [UInt8], limits: DrawingLimits) -> WatchedSpec {
    spec.reading(text, state.withLock(\.overrides), limits)
  }

  package func take(_ change: WatchChange) {
    let affected: [String]
    switch change {
    case .everything:
      loadFlags()
      list()
      affected = state.withLock(\.order)
    case .paths(let paths):
      let areFlags = state.withLock { !$0.overrides.keys.isDisjoint(with: paths) }
      if areFlags { loadFlags() }
      let known = PathSet(areFlags ? [] : state.withLock(\.order))
      if concernsListing(paths) { list() }
      affected = state.withLock { state in
        state.order.filter { path in
          !known.contains(path) || state.files[PathKey(path)]?.keys.isDisjoint(with: paths) != true
        }
      }
    }
    read(affected)
    publish { $0.isComplete = true }
  }

  private func loadFlags() {
    let dependencies = SpecDependencies()
    var overrides = Overrides()
    overrides.root = root
    do {
      overrides.patch = try flags(dependencies)
    } catch let error as DiagnosticError {
      overrides.problems = error.diagnostics
    } catch {
      overrides.problems = [Diagnostic(.error, "\(error)")]
    }
    overrides.keys = dependencies.paths.reduce(into: []) { $0.formUnion(FileKey.all($1)) }
    state.withLock { state in
      state.overrides = overrides
      state.snapshot.flagFiles = dependencies.paths
      state.dependencies = nil
    }
  }

  /// Whether specs may have come or gone.
  private func concernsListing(_ paths: Set<PathKey>) -> Bool {
    let (roots, keys, folders) = state.withLock { state in
      (state.roots.map(\.key), state.everyDependency().keys, state.folders)
    }
    return paths.contains { key in
      let path = key.text
      if roots.contains(where: { Paths.areSame($0, path) }) || folders.contains(PathKey(path + "/"))
      {
        return true
      }
      // The folders have their own names there, by whatever link the root leads to them.
      guard folders.contains(PathKey(Paths.folder(of: path))) else { return false }
      if FolderIdentity(path) != nil { return true }
      guard SpecFile.hasEnding(path) else { return false }
      return !keys.contains(key) || FileKey.resolved(path) == nil
    }
  }

  /// Reads specs again, those first that were asked for last, and tells of each handful.
  private func read(_ paths: [String]) {
    let (specs, overrides) = state.withLock { state in
      let specs = paths.compactMap { state.files[PathKey($0)] }.enumerated().sorted { left, right in
        let (a, b) = (state.asked[left.element.id] ?? 0, state.asked[right.element.id] ?? 0)
        return a == b ? left.offset < right.offset : a > b
      }
      return (specs.map(\.element), state.overrides)
    }
    var rest = specs[...]
    while !rest.isEmpty {
      let handful = Array(rest.prefix(max(8, workers * 4)))
      rest = rest.dropFirst(handful.count)
      OrderedWork(count: handful.count, workers: workers).run(
        with: {}, work: { _, index in handful[index].read(overrides) }
      ) { spec, _ in
        self.keep(spec)
      }
      publish { _ in }
    }
  }

  private func publish(_ change: (inout Snapshot) -> Void) {
    let snapshot = state.withLock { state in
      change(&state.snapshot)
      state.collect()
      return state.snapshot
    }
    published(snapshot)
  }
}
