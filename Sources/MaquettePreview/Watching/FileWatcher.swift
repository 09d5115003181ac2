import Glibc
import MaquetteCore
import Synchronization

/// Tells when something changes in some folders.
///
/// It has a thread of its own. Changes that come soon after one another are told at once, after a
/// short rest. A folder that disappears, or is replaced by another of its name, is looked for until
/// it is there again. Where the system has no more watches to give, folders are compared instead.
package final class FileWatcher: Sendable {
  /// Times, in milliseconds.
  package struct Times: Sendable {
    /// How long nothing must happen before changes are told.
    package var rest = 20
    /// How long changes may be held back while more of them come.
    package var patience = 100
    /// How often folders are compared that the system does not watch, or that are missing.
    package var polling = 250
    /// How often it is looked whether folders are still the same ones.
    package var check = 1000

    /// The usual ones.
    package init() {}
  }

  private struct State {
    var folders: Set<PathKey> = []
    var isStopped = false
    var asked = WatchChange.paths([])
  }

  private let state = Mutex(State())
  private let times: Times
  private let bell = Bell()

  /// A watcher that watches nothing yet.
  ///
  /// - Parameters:
  ///   - times: how quick it is.
  ///   - usesSystem: `false` compares folders always, as where inotify is not to be had.
  ///   - note: takes a sentence when it has to compare, from the watcher's thread, or has none; called once.
  ///   - report: takes the watcher and each change, from the watcher's thread.
  package init(
    times: Times = Times(), usesSystem: Bool = true, note: @escaping @Sendable (String) -> Void,
    report: @escaping @Sendable (FileWatcher, WatchChange) -> Void
  ) {
    self.times = times
    let isStarted = startThread { [self] in
      var loop = WatchLoop(usesSystem: usesSystem, note: note)
      run(&loop, report: report)
    }
    if !isStarted { note("changes are not seen: the system has no thread left") }
  }

  /// Watches exactly these folders from now on; each has a slash at its end, or is empty for the
  /// current one. Missing ones are awaited.
  package func watch(_ folders: Set<PathKey>) {
    state.withLock { $0.folders = folders }
    bell.ring()
  }

  /// Reports a change as if it had been seen.
  package func report(_ change: WatchChange) {
    state.withLock { $0.asked = $0.asked.joined(change) }
    bell.ring()
  }

  /// Ends the watcher's thread soon.
  package func stop() {
    state.withLock { $0.isStopped = true }
    bell.ring()
  }

  private func run(_ loop: inout WatchLoop, report: @Sendable (FileWatcher, WatchChange) -> Void) {
    var known: Set<PathKey> = []
    var pending = WatchChange.paths([])
    var first = 0
    var last = 0
    // Whoever is told reads, draws, and then says what to watch from now on.
    var told: Int?
    while true {
      let (wanted, isStopped) = state.withLock { ($0.folders, $0.isStopped) }
      if isStopped { return }
      var missed = WatchChange.paths([])
      if wanted != known {
        missed = loop.set(wanted, since: told)
        known = wanted
      }
      wait(for: loop.descriptor, pending.isEmpty && missed.isEmpty ? delay(of: loop) : times.rest)
      let asked = state.withLock { state in
        defer { state.asked = .paths([]) }
        return state.asked
      }
      let change = loop.changes(now: Self.now, checkingEvery: times.check).joined(asked)
        .joined(missed)
      let now = Self.now
      if !change.isEmpty {
        if pending.isEmpty { first = now }
        last = now
        pending = pending.joined(change)
      }
      let isDue = now - last >= times.rest || now - first >= times.patience
      if !pending.isEmpty, isDue {
        told = FolderSnapshot.now
        report(self, pending)
        pending = .paths([])
      }
    }
  }

  private func delay(of loop: WatchLoop) -> Int {
    loop.mustCompare ? min(times.polling, times.check) : times.check
  }

  private func wait(for descriptor: Int32, _ milliseconds: Int) {
    var sources = [
      pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&sources, nfds_t(sources.count), Int32(milliseconds))
    bell.rest()
  }

  /// Milliseconds of a clock that is never set.
  private static var now: Int { SystemClock.steady.now / 1_000_000 }
}
