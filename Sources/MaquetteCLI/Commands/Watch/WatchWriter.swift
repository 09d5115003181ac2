import Maquette
import MaquetteCore
import MaquettePreview
import MaquetteSpec
import Synchronization

/// Writes the pictures of specs again on each save until somebody ends it.
struct WatchWriter {
  private let session: PreviewSession

  init(
    _ settings: PreviewSession.Settings, output: Batch.Output, formats: [PictureFormat],
    quiet: Bool, cache: PictureCache?, permissions: RunFiles.Permissions
  ) {
    let memory = Memory()
    session = PreviewSession(settings) { snapshot in
      let (changed, problems) = memory.news(in: snapshot)
      for problem in problems { Console.error("error: \(problem)") }
      // Flags are the same for all; what is wrong with the files that they name is each spec's.
      guard let overrides = changed.first?.overrides else { return }
      for spec in changed where spec.isBroken { Console.error(lines: spec.messages) }
      var batch = Batch(
        inputs: changed.filter { !$0.isBroken }.map { .file($0.path) }, output: output,
        variants: settings.variants, overrides: overrides, formats: formats,
        overlays: settings.overlays, fontPaths: settings.fontPaths)
      (batch.cache, batch.limits) = (cache, settings.limits)
      (batch.root, batch.permissions) = (settings.root, permissions)
      // A picture that a spec shows is not drawn onto, or it would be drawn again without end.
      batch.otherInputs = snapshot.specs.flatMap(\.inputs) + snapshot.flagFiles
      for spec in changed {
        batch.subfolders[PathKey(spec.path)] = SpecFinder.subfolder(
          of: spec.path, in: settings.paths)
      }
      do {
        try batch.check()
        // What went wrong was printed; the next save may mend it.
        try? BatchPrinter(batch, quiet: quiet).run(workers: settings.workers)
        cache?.trim()
      } catch let error as DiagnosticError {
        Console.report(error.diagnostics)
      } catch {
        Console.error("error: \(error)")
      }
    }
  }

  func run(until interruption: Interruption) {
    session.start()
    interruption.wait()
    session.stop()
  }
}

/// What was seen so far.
private final class Memory: Sendable {
  private let known = Mutex((revision: 0, problems: [String]()))

  /// The specs and problems that are new.
  func news(in snapshot: SpecLibrary.Snapshot) -> (specs: [WatchedSpec], problems: [String]) {
    known.withLock { known in
      let news = (
        snapshot.specs.filter { $0.revision > known.revision },
        snapshot.problems.filter { !known.problems.contains($0) }
      )
      known = (snapshot.revision, snapshot.problems)
      return news
    }
  }
}
