import MaquetteCore
import Synchronization

/// The files that a spec is made of besides itself: pictures, theme files with what they extend,
/// and files of symbols.
///
/// Hand one to what reads a spec, and look at ``paths`` afterwards, also when reading failed: a
/// file that is missing or broken is among them, since the spec can be drawn once it is mended.
/// The spec's own file is not among them.
///
/// ```swift
/// let dependencies = SpecDependencies()
/// let document = try SpecDocument(
///   parsing: bytes, file: "ui/signin.yaml", folder: "ui/", dependencies: dependencies)
/// print(dependencies.paths)  // ["ui/cup@2x.png", "ui/brand.yaml"]
/// ```
///
/// Any thread may add to it.
package final class SpecDependencies: Sendable {
  private struct State {
    var paths: [String] = []
    var known = PathSet()
  }

  private let state = Mutex(State())

  /// An empty list.
  package init() {}

  /// The files in the order in which they were first asked for, each once: the spec's folder
  /// followed by the name that the spec, or the theme file, has for it. Links are not followed, so
  /// a path may stand for the same file as another one.
  package var paths: [String] { state.withLock(\.paths) }

  /// Adds a file.
  package func record(_ path: String) {
    // No file has such a name, and nobody could watch it or list it.
    guard !path.isEmpty, !path.utf8.contains(0) else { return }
    state.withLock { state in
      if state.known.insert(path) { state.paths.append(path) }
    }
  }
}
