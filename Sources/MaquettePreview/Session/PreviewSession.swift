import Glibc
import Maquette
import MaquetteCore
import MaquetteLint
import MaquetteSpec
import Synchronization

/// Specs that are watched and drawn when somebody asks.
package final class PreviewSession: Sendable {
  /// What a session shows, and with what.
  package struct Settings: Sendable {
    /// Files and folders as the user named them.
    package var paths: [String]
    /// The combinations of traits in which each spec is shown.
    package var variants: [Variant] = [.plain]
    /// What is drawn over all pictures.
    package var overlays: [Overlay] = []
    /// Font files and folders besides the pinned fonts.
    package var fontPaths: [String] = []
    /// What each picture may take.
    package var limits = DrawingLimits()
    /// A folder below which specs may name files, besides their own: that of the configuration; `nil`
    /// for none.
    package var root: ProjectRoot?
    /// How many pictures are drawn at the same time.
    package var workers = 2
    /// Tells what the guidelines say to each picture; `nil` for nothing but what drawing finds.
    package var linter: Linter?
    /// Reads what flags say, and tells which files they name.
    package var flags: @Sendable (SpecDependencies) throws -> EnvironmentPatch = { _ in
      EnvironmentPatch()
    }
    /// Whether specs may be edited on the page.
    package var edits = false
    /// The files of the editor; `nil` for a plain field.
    package var editorFiles: EditorFiles?
    /// What flags said, for the spec that travels with an exported picture.
    package var embedding = EmbeddingOptions()
    /// How quick the watcher is.
    package var times = FileWatcher.Times()
    /// Takes sentences for the terminal.
    package var note: @Sendable (String) -> Void = { _ in }

    /// Those for some files and folders.
    package init(paths: [String]) { self.paths = paths }
  }

  /// What the session shows, and with what.
  package let settings: Settings
  let library: SpecLibrary
  let pool: RenderPool
  /// What edits specs; `nil` when they are only looked at.
  let editor: SpecEditor?
  private let listener: NewsListener
  private let watcher = Mutex<FileWatcher?>(nil)

  /// A session that does nothing yet.
  ///
  /// - Parameter changed: takes what is known after each change.
  package init(
    _ settings: Settings, changed: @escaping @Sendable (SpecLibrary.Snapshot) -> Void = { _ in }
  ) {
    self.settings = settings
    let listener = NewsListener()
    self.listener = listener
    editor = settings.edits ? SpecEditor(settings.editorFiles, limits: settings.limits) : nil
    pool = RenderPool(
      workers: settings.workers, fontPaths: settings.fontPaths, limits: settings.limits)
    library = SpecLibrary(
      paths: settings.paths, workers: settings.workers, root: settings.root, flags: settings.flags
    ) { snapshot in
      listener.ring()
      changed(snapshot)
    }
  }

  /// Begins to read and to watch; comes back at once.
  package func start() {
    let library = library
    let watcher = FileWatcher(times: settings.times, note: settings.note) { watcher, change in
      library.take(change)
      watcher.watch(library.folders)
    }
    self.watcher.withLock { $0 = watcher }
    // The watch comes first, so that nothing is missed between it and the reading.
    watcher.watch(Set(settings.paths.map { WatchRoot($0) }.map { PathKey(FileKey.folder($0.key)) }))
    watcher.report(.everything)
  }

  /// Ends the watching and the workers.
  package func stop() {
    watcher.withLock { watcher in
      watcher?.stop()
      watcher = nil
    }
    pool.stop()
  }

  /// Calls something after each change from now on, instead of what was called before.
  func listen(_ listener: @escaping @Sendable () -> Void) { self.listener.set(listener) }

  /// What is known now.
  package var snapshot: SpecLibrary.Snapshot { library.snapshot }
}

/// Who is told that there is news.
private final class NewsListener: Sendable {
  private let listener = Mutex<@Sendable () -> Void> {}

  func set(_ new: @escaping @Sendable () -> Void) { listener.withLock { $0 = new } }

  func ring() { listener.withLock { $0 }() }
}
