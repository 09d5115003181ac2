import MaquetteCore
import MaquetteSpec
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What one spec is drawn from, for the cache and for build systems.
///
/// Make it before the spec is read and hand ``dependencies`` to what reads it. Ask ``known(_:in:)``
/// before drawing; otherwise tell of every scene that is drawn, and ``keep(_:diagnostics:)`` what
/// came of it. Without a cache nothing is known, and ``inputs`` are told all the same.
package final class DrawingRecord: Sendable {
  /// Takes the files that the spec names.
  package let dependencies: SpecDependencies

  private struct State {
    var place: (cache: PictureCache, key: String)?
    var fonts: Set<PathKey> = []
    var entry: CacheEntry?
  }

  /// When everything that the spec names was as it was read, or was changed later.
  private let start: timespec
  private let state = Mutex(State())

  /// A record of nothing yet.
  package init() { (dependencies, start) = (SpecDependencies(), CacheFolder.now) }

  private init(_ other: DrawingRecord) {
    (dependencies, start) = (other.dependencies, other.start)
  }

  /// A record for another picture of the same spec, which was read only once.
  package func another() -> DrawingRecord { DrawingRecord(self) }

  /// What was drawn before from the same; `nil` when it has to be drawn.
  ///
  /// - Parameters:
  ///   - parts: everything that decides on what is drawn but the program, its libraries, the fonts and
  ///     the files that the spec names; the kind of work is the first of them. They are made where there is
  ///     a cache.
  ///   - cache: where to look; `nil` knows nothing and keeps nothing.
  package func known(_ parts: @autoclosure () -> [String], in cache: PictureCache?) -> CacheEntry? {
    guard let cache else { return nil }
    let key = cache.key(of: parts())
    let entry = cache.entry(key)
    state.withLock { state in
      state.place = (cache, key)
      state.entry = entry
    }
    return entry
  }

  /// Takes the fonts of a scene.
  package func drew(_ scene: Scene) {
    var fonts: Set<PathKey> = []
    for node in scene.nodes { for item in node.allItems { item.addFonts(to: &fonts) } }
    state.withLock { $0.fonts.formUnion(fonts) }
  }

  /// Lets the cache keep what was drawn.
  package func keep(_ files: [CacheEntry.File], diagnostics: [Diagnostic] = []) {
    let state = state.withLock { state in
      // What the cache had was not what was wanted.
      state.entry = nil
      return state
    }
    guard let place = state.place else { return }
    var entry = CacheEntry()
    (entry.files, entry.diagnostics, entry.fonts) = (
      files, diagnostics, state.fonts.sorted().map(\.text)
    )
    place.cache.keep(entry, as: place.key, madeOf: dependencies.paths, since: start)
  }

  /// The files that decide on what is drawn: those that the spec names, then fonts.
  package var inputs: [String] {
    let state = state.withLock { $0 }
    guard let entry = state.entry else {
      return dependencies.paths + state.fonts.sorted().map(\.text)
    }
    return entry.inputs.map(\.path) + entry.fonts
  }
}

extension DrawItem {
  /// Adds the files of the fonts that it is drawn with.
  fileprivate func addFonts(to fonts: inout Set<PathKey>) {
    switch self {
    case .text(let run, _): fonts.insert(PathKey(run.face.file))
    case .group(let group): for item in group.items { item.addFonts(to: &fonts) }
    default: break
    }
  }
}
